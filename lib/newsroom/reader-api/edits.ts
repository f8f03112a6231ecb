// Changes by a reader app: read, starred and liked, whole lists read, and topics unfollowed.
import { changesRead } from '../changes-read';
import { Refusal } from '../refusal';
import type { ReaderCall } from './reader-call';
import { markOf, plainStream, states, streamOf } from './stream-id';
import { namedEvents } from './streams';

function mayWrite({ readOnly }: ReaderCall): void {
  if (readOnly) throw new Refusal('tokenReadOnly');
}

/** Unknown labels and states are ignored, since apps send them in passing. */
export async function editTag(call: ReaderCall): Promise<string> {
  mayWrite(call);
  const { store, owner, given, now } = call;
  const ids = await namedEvents(call);
  // A form may have thousands of fields, and setting each mark is a transaction.
  const tagsOf = (name: string) => new Set(given.all(name).map(plainStream));
  const set = async (tag: string, on: boolean) => {
    const mark = markOf(tag);
    const unread = mark === 'read' ? !on : on && plainStream(tag) === states.keptUnread;
    if (unread) await store.streams.setUnread(owner, ids);
    else if (mark === 'read') {
      await store.streams.setRead(owner, ids, now);
      await changesRead(store, owner, ids, now);
    } else if (mark === 'starred') await store.readers.setFavorite(owner, ids, on, now);
    else if (mark === 'liked') await store.readers.setLiked(owner, ids, on, now);
  };
  for (const tag of tagsOf('a')) await set(tag, true);
  for (const tag of tagsOf('r')) await set(tag, false);
  return 'OK';
}

/**
 * The last millisecond of a time in seconds, milliseconds, microseconds or nanoseconds,
 * distinguished by magnitude. A time in seconds includes the whole second: apps send the one in
 * which the newest item was written.
 * @throws Refusal 400 for an invalid time: taken for now, it would mark unseen items as read
 */
function milliseconds(text: string | undefined, now: number): number {
  let time = Number(text || 0);
  // `Number` turns blanks into 0.
  if ((text && !/^\d+(?:\.\d+)?(?:e\+?\d+)?$/i.test(text)) || !Number.isFinite(time)) {
    throw new Refusal('input', { values: { detail: 'ts: is not a time' } });
  }
  if (time === 0) return now;
  if (time < 100_000_000_000) return Math.floor(time) * 1000 + 999;
  while (time >= 100_000_000_000_000) time /= 1000;
  return Math.floor(time);
}

/**
 * What is newer than `ts`, in any unit (none: now), stays unread. Throws 404 for an unknown stream,
 * 400 for an invalid time.
 */
export async function markAllAsRead(call: ReaderCall): Promise<string> {
  mayWrite(call);
  const { store, owner, given, now } = call;
  const of = streamOf(given.first('s') ?? '');
  if (!of) throw new Refusal('missing', { values: { detail: 'There is no such stream.' } });
  const until = milliseconds(given.first('ts'), now);
  await store.streams.markAllRead({ owner, of }, until, now);
  return 'OK';
}

/** Topics can be unfollowed here; everything else is chosen on the site. */
export async function editSubscription(call: ReaderCall): Promise<string> {
  mayWrite(call);
  const { store, owner, given, now } = call;
  const of = streamOf(given.first('s') ?? '');
  if (given.first('ac') !== 'unsubscribe' || of?.kind !== 'topic') {
    throw new Refusal('input', { values: { detail: 'ac: only a topic can be unsubscribed' } });
  }
  await store.topics.setFollowed(owner, of.id, false, now);
  return 'OK';
}

/**
 * Feeds are chosen by who runs the site: an address adds nothing, which other servers say in an answer
 * that apps show, not in a refusal that they take for a server without this call.
 */
export async function quickAdd({ given }: ReaderCall): Promise<object> {
  const error = 'The feeds of this site are chosen by its operators.';
  return { numResults: 0, query: given.first('quickadd') ?? '', error };
}
