// The lists of API version 2: tabs and history as in version 1, the first list of a new reader, and
// the events of followed topics.
import { randomUUID } from 'node:crypto';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { Context, Handlers } from '../context';
import { hiddenFor, pageWithout } from '../hidden-events';
import { ownerOf } from '../owner';
import { readingOf } from '../reading-of';
import type { Owner, Page } from '../store/contract/store';
import { shownTabs } from '../tabs/shown-tabs';
import type { StoredEvent } from '../types';
import { listedEvents } from '../wire-event';
import { eventHandlers } from './events';

/** How many of the most followed topics represent those of a reader who follows none; ours. */
const hotTopics = 20;

async function answered(page: Page<StoredEvent>, { store, identity }: Context) {
  return {
    data: {
      events: await listedEvents(store, ownerOf(identity), page.items),
      has_more: page.next !== undefined,
      session_end: page.next === undefined,
      session_id: `s_${randomUUID()}`,
      next_cursor: page.next ?? '',
    },
  };
}

async function ofTopics(
  topics: Owner | readonly string[],
  { cursor, limit }: { cursor: string; limit: number },
  context: Context,
) {
  const { store, identity } = context;
  const owner = ownerOf(identity);
  const isHidden = await hiddenFor(store, owner);
  const page = await pageWithout(isHidden, { cursor: cursor || undefined, limit }, (next, most) =>
    store.streams.ofTopics({ topics, owner, cursor: next, limit: most }),
  );
  return answered(page, context);
}

/** One of each list in turn, each event once. */
function inTurn(lists: readonly (readonly StoredEvent[])[], most: number): StoredEvent[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const events = new Map<string, StoredEvent>();
  for (let row = 0; row < longest; row += 1) {
    for (const list of lists) {
      const event = list[row];
      if (event && events.size < most) events.set(event.id, event);
    }
  }
  return [...events.values()];
}

export const listHandlers: Handlers<'lists'> = {
  async ListOnboardingEvents({ limit, news_language }, context) {
    const { store, identity, tabs } = context;
    const owner = ownerOf(identity);
    const isHidden = await hiddenFor(store, owner);
    const reading = await readingOf(context, news_language);
    const keys = (await shownTabs(store, tabs)).map(({ key }) => key);
    const own = keys.filter((key) => key !== defaultTabKey);
    const each = Math.max(1, Math.ceil(limit / Math.max(1, own.length)));
    // The first tab fills the room that the others leave.
    const asked = [...own.map((tab) => ({ tab, most: each })), { tab: defaultTabKey, most: limit }];
    const lists = await Promise.all(
      asked.map(({ tab, most }) =>
        pageWithout(isHidden, { cursor: undefined, limit: most }, (cursor, size) =>
          store.events.page({ tab, cursor, limit: size, owner, reading }),
        ),
      ),
    );
    const items = inTurn(
      lists.map((page) => page.items),
      limit,
    );
    return answered({ items }, context);
  },

  ListTabEvents: ({ limit, ...asked }, context) =>
    eventHandlers.ListEvents(
      {
        ...asked,
        load_count: limit,
        card_mode: 0,
        expand_categories: false,
        followed_event_ids: [],
      },
      context,
    ),

  async ListFollowedEvents(asked, context) {
    const owner = ownerOf(context.identity);
    return ofTopics(owner ?? [], asked, context);
  },

  async ListFollowedEventsDefault(asked, context) {
    const hot = await context.store.topics.hot(undefined, hotTopics);
    return ofTopics(
      hot.items.map(({ id }) => id),
      asked,
      context,
    );
  },

  ListShownEvents: (asked, context) => eventHandlers.ListDisplayedEvents(asked, context),
};
