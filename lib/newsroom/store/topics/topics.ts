// The topics that readers follow. Protects: there is one topic for each subject, a follower counts
// once, and news stays marked as new until its reader has seen it.
import { isDeepStrictEqual } from 'node:util';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { Database } from '../engine/database';
import { ofLiveEvent } from '../engine/live-topic';
import { holdRow } from '../engine/hold-row';
import { currentIds } from '../events/live-events';
import { holdLiveEvents, holdNamed } from '../events/hold-events';
import type { FollowMark, NewTopic, StoredTopic, TopicStore } from '../contract/store';
import type { TopicSearch } from '../contract/topic-store';
import { createTopicPages } from './topic-pages';
import { createMadeTopics } from './made-topics';
import { storedTopic, topicRow } from './topic-row';

/** Whether a topic still searches for what was searched. */
const looksFor = ({ terms, least, lang }: StoredTopic, sought: TopicSearch): boolean =>
  least === sought.least && lang === sought.lang && isDeepStrictEqual(terms, sought.terms);

/** Rows of `track` (a topic), `track_follow` and `track_item` (an event of it). */
export function createTopics(database: Database): TopicStore {
  const { engine, query } = database;

  const get: TopicStore['get'] = async (id, all) => {
    const row = await query()
      .selectFrom('track')
      .selectAll()
      .where('id', '=', id)
      .$if(all === undefined, (select) => select.where('taken_down', '=', 0).where(ofLiveEvent()))
      .executeTakeFirst();
    return row && storedTopic(row);
  };

  /**
   * A topic that was never searched stays in its initial state; an editorial one runs by itself.
   */
  function statusOf({ type, status, search_count }: StoredTopic, followers: number): number {
    if (type === 'editorial') return status;
    if (followers === 0) return TopicStatus.STOPPED;
    return search_count === 0 ? TopicStatus.INIT : TopicStatus.RUNNING;
  }

  /**
   * Counts the rows instead of adding and subtracting, so that the count cannot drift. The caller
   * locks the topic first.
   */
  async function recount(id: string): Promise<void> {
    const topic = await get(id, 'all');
    if (!topic) return;
    const { followers } = await query()
      .selectFrom('track_follow')
      .select(({ fn }) => fn.countAll<number | string>().as('followers'))
      .where('track_id', '=', id)
      .executeTakeFirstOrThrow();
    const follow_count = Number(followers);
    await query()
      .updateTable('track')
      .set({ follow_count, status: statusOf(topic, follow_count) })
      .where('id', '=', id)
      .execute();
  }

  /** The topic of an event that was merged meanwhile is about the event it was merged into. */
  async function ofCurrentEvent(topic: NewTopic): Promise<NewTopic> {
    const event_id = await holdNamed(database, topic.event_id);
    if (event_id === null || event_id === topic.event_id) return topic;
    const isOfEvent = topic.key === `e:${topic.event_id}`;
    return { ...topic, event_id, key: isOfEvent ? `e:${event_id}` : topic.key };
  }

  return {
    ...createTopicPages(database),
    ...createMadeTopics(database, recount),
    get,

    async takeDown(id, down) {
      await query()
        .updateTable('track')
        .set({ taken_down: down ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },

    create: (asked, maker) =>
      database.transaction(async () => {
        const topic = await ofCurrentEvent(asked);
        const row = {
          ...topicRow({
            ...topic,
            ...{ follow_count: 0, item_count: 0, search_count: 0 },
            ...{ searched_at: 0, updated_at: topic.created_at, taken_down: false },
          }),
        };
        await query()
          .insertInto('track')
          .values(row)
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
        const stored = await query()
          .selectFrom('track')
          .selectAll()
          .where('key', '=', topic.key)
          .executeTakeFirstOrThrow();
        if (maker !== undefined && stored.type === 'user_create' && stored.follow_count === 0) {
          const made = { owner: maker, made_at: topic.created_at };
          await query()
            .insertInto('track_maker')
            .values({ track_id: stored.id, ...made })
            .onConflict((conflict) => conflict.column('track_id').doUpdateSet(made))
            .execute();
        }
        return storedTopic(stored);
      }),

    takeTurn: (owner) => engine.takeTurn(query(), `topics:${owner}`),

    setFollowed: (owner, id, followed, now) =>
      database.transaction(async () => {
        if (!(await holdRow(database, 'track', id))) return;
        if (followed) {
          await query()
            .insertInto('track_follow')
            .values({ owner, track_id: id, followed_at: now, read_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        } else {
          await query()
            .deleteFrom('track_follow')
            .where('owner', '=', owner)
            .where('track_id', '=', id)
            .execute();
        }
        await recount(id);
      }),

    async marks(owner, ids) {
      if (ids.length === 0) return new Map<string, FollowMark>();
      const rows = await query()
        .selectFrom('track_follow')
        .innerJoin('track', 'track.id', 'track_follow.track_id')
        .leftJoin('track_maker', 'track_maker.track_id', 'track.id')
        .select(['track_follow.track_id', 'read_at', 'updated_at', 'track_maker.owner as maker'])
        .where('track_follow.owner', '=', owner)
        .where(engine.oneOf('track_follow.track_id', ids))
        .execute();
      return new Map(
        rows.map(({ track_id, read_at, updated_at, maker }) => [
          track_id,
          { followed: true, has_updated: updated_at > read_at, own: maker === owner },
        ]),
      );
    },

    async markRead(owner, id, now) {
      await query()
        .updateTable('track_follow')
        .set({ read_at: now })
        .where('owner', '=', owner)
        .where('track_id', '=', id)
        .execute();
    },

    async followedCount(owner) {
      const { topics } = await query()
        .selectFrom('track_follow')
        .select(({ fn }) => fn.countAll<number | string>().as('topics'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      return Number(topics);
    },

    async due(limit) {
      const rows = await query()
        .selectFrom('track')
        .selectAll()
        .where('status', 'in', [TopicStatus.INIT, TopicStatus.RUNNING])
        .where('taken_down', '=', 0)
        .where(ofLiveEvent())
        .orderBy('searched_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(storedTopic);
    },

    found: (id, events, now, sought) =>
      database.transaction(async () => {
        const ids = events.map((event) => event.id);
        const live = new Set(await holdLiveEvents(database, ids));
        // Its maker may have deleted it since, or changed what it searches for.
        const topic = (await holdRow(database, 'track', id)) ? await get(id, 'all') : undefined;
        if (!topic || (sought && !looksFor(topic, sought))) return 0;
        // An event that was merged since it was found is added as the one it was merged into.
        const current = await currentIds(database, ids);
        const rows = events
          .map((event, at) => ({
            ...{ track_id: id, event_id: current[at] ?? event.id },
            ...{ time: event.release_time, added_at: now },
          }))
          .filter(({ event_id }) => live.has(event_id));
        const added =
          rows.length === 0
            ? []
            : await query()
                .insertInto('track_item')
                .values(rows)
                .onConflict((conflict) => conflict.doNothing())
                .returning('event_id')
                .execute();
        await query()
          .updateTable('track')
          .set(({ eb }) => ({
            search_count: eb('search_count', '+', 1),
            searched_at: now,
            item_count: eb('item_count', '+', added.length),
            ...(added.length > 0 ? { updated_at: now } : {}),
            status: eb
              .case()
              .when('status', '=', TopicStatus.INIT)
              .then(TopicStatus.RUNNING)
              .else(eb.ref('status'))
              .end(),
          }))
          .where('id', '=', id)
          .execute();
        return added.length;
      }),
  };
}
