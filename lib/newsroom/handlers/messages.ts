// Readers' messages: the list, the count on the bell, and which are read. Protects: a site without
// comments never mentions them, and messages about comments, from another site or from before, stay
// unchanged.
import {
  isQuiet,
  messageKindNames,
  messageKinds,
  typesOfComments,
} from '@/lib/model/messages/kinds';
import { signedIn, type Context, type Handlers } from '../context';
import { wireMessages } from '../messages/wire-message';
import { Refusal } from '../refusal';
import type { Owner } from '../store/contract/store';

const typeNumbers = [...new Set(messageKindNames.map((kind) => messageKinds[kind]))];

/** The message types that the caller's site does not show. */
const untold = ({ identity }: Context) => (identity.comments === false ? typesOfComments : []);

async function unreadOf(owner: Owner, context: Context) {
  const { store, now } = context;
  const without = untold(context);
  const counts = await store.messages.unreadCount(owner);
  const types = typeNumbers.flatMap((type) => {
    const count = without.includes(type) ? 0 : (counts.get(type) ?? 0);
    return count > 0 ? [{ type, count }] : [];
  });
  const { quiet_hours: quiet } = await store.interests.setting(owner);
  return {
    unread_count: types.reduce((sum, { count }) => sum + count, 0),
    types,
    quiet: quiet !== undefined && isQuiet(quiet, now),
  };
}

export const messageHandlers: Handlers<'messages'> = {
  async ListMessages({ type, sub_type, cursor, limit }, context) {
    const { store, call } = context;
    const without = untold(context);
    const query = { type, kind: sub_type, without, cursor: cursor || undefined, limit };
    const page = await store.messages.list(signedIn(context), query);
    return {
      data: {
        messages: await wireMessages(store, page.items, call.language),
        has_more: page.next !== undefined,
        next_cursor: page.next ?? '',
      },
    };
  },

  async MarkMessagesRead({ message_id, message_ids, type, sub_type, all, until }, context) {
    const owner = signedIn(context);
    const ids = message_id === undefined ? message_ids : [message_id, ...(message_ids ?? [])];
    if (!ids && type === undefined && sub_type === undefined && !all) {
      const detail = 'message_ids, type, sub_type or all is needed';
      throw new Refusal('input', { values: { detail } });
    }
    const which = { ids, type, kind: sub_type, without: untold(context), until };
    await context.store.messages.markRead(owner, which, context.now);
    return { data: await unreadOf(owner, context) };
  },

  async GetUnreadMessageCount(_, context) {
    const { user } = context.identity;
    return { data: user ? await unreadOf(`u:${user}`, context) : { unread_count: 0 } };
  },
};
