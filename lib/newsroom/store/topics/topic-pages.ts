// The lists of topics, and the timeline of one, page by page.
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import { TopicStatus } from '@/lib/model/wire/enums';
import { countOfCursor, readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { storedEvent } from '../events/event-row';
import type { Schema } from '../engine/schema';
import type { TopicStore } from '../contract/store';
import { ofLiveEvent, ofLiveTopic } from '../engine/live-topic';
import { newestThatFit } from '../engine/look-through';
import { nameOf, storedTopic } from './topic-row';

/** Followers from which a topic made of somebody's own words is shown to everybody; ours. */
export const publicQueryFollowers = 2;

const dated = z.tuple([z.int(), z.string()]);
const counted = z.tuple([countOfCursor, z.int(), z.string()]);

/** A topic in somebody's own words is shown to others once somebody else follows it too. */
const isPublic = (eb: ExpressionBuilder<Schema, 'track'>) =>
  eb.or([
    eb('track.event_id', 'is not', null),
    eb('track.type', '=', 'editorial'),
    eb('track.follow_count', '>=', publicQueryFollowers),
  ]);

/** Whether a topic's name contains `part`, in any case. */
function isNamed(part: string) {
  const lower = part.toLowerCase();
  // Testing the JSON first rules out most names. It may contain a part that the name does not
  // (`"text"`).
  const inJson = JSON.stringify(lower).slice(1, -1);
  return (name: string) =>
    name.toLowerCase().includes(inJson) &&
    nameOf(name).some(({ text }) => text.toLowerCase().includes(lower));
}

/** Topics that are listed with one event; ours. */
const heldMost = 10;

/** Reads `track`, `track_follow` and `track_item`. */
export function createTopicPages(
  database: Database,
): Pick<TopicStore, 'followed' | 'hot' | 'holding' | 'items' | 'cursorAt' | 'list'> {
  const { query } = database;
  return {
    async followed(owner, cursor, limit) {
      const after = cursor === undefined ? undefined : readCursor(cursor, dated);
      const rows = await query()
        .selectFrom('track_follow')
        .innerJoin('track', 'track.id', 'track_follow.track_id')
        .selectAll('track')
        .select('followed_at')
        .where('owner', '=', owner)
        .where('track.taken_down', '=', 0)
        .where(ofLiveEvent())
        .$call((select) =>
          after === undefined
            ? select
            : select.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('followed_at', 'track_follow.track_id'), '<', tuple(...after)),
              ),
        )
        .orderBy('followed_at', 'desc')
        .orderBy('track_follow.track_id', 'desc')
        .limit(limit + 1)
        .execute();
      const wanted = rows.slice(0, limit);
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map(({ followed_at: _, ...row }) => storedTopic(row)),
        next: end && writeCursor([end.followed_at, end.id]),
      };
    },

    async hot(cursor, limit) {
      const after = cursor === undefined ? undefined : readCursor(cursor, counted);
      const rows = await query()
        .selectFrom('track')
        .selectAll()
        .where('item_count', '>', 0)
        .where('taken_down', '=', 0)
        .where(ofLiveEvent())
        .where('status', '<>', TopicStatus.STOPPED)
        .where(isPublic)
        .$call((select) =>
          after === undefined
            ? select
            : select.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('follow_count', 'updated_at', 'id'), '<', tuple(...after)),
              ),
        )
        .orderBy('follow_count', 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const wanted = rows.slice(0, limit);
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map(storedTopic),
        next: end && writeCursor([end.follow_count, end.updated_at, end.id]),
      };
    },

    async list(part, cursor, limit) {
      const fits = part === '' ? undefined : isNamed(part);
      const { items, next } = await newestThatFit(database, {
        ...{ table: 'track', column: 'name', fits, cursor, limit },
      });
      return { items: items.map(storedTopic), next };
    },

    async holding(eventId) {
      const rows = await query()
        .selectFrom('track_item')
        .innerJoin('track', 'track.id', 'track_item.track_id')
        .selectAll('track')
        .where('track_item.event_id', '=', eventId)
        .where('track.taken_down', '=', 0)
        .where(ofLiveEvent())
        .where('status', '<>', TopicStatus.STOPPED)
        .where((eb) => isPublic(eb))
        .orderBy('follow_count', 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('track.id', 'desc')
        .limit(heldMost)
        .execute();
      return rows.map(storedTopic);
    },

    async cursorAt(id, at) {
      if ('time' in at) return writeCursor([at.time + 1, '']);
      const row = await query()
        .selectFrom('track_item')
        .innerJoin('event', 'event.id', 'track_item.event_id')
        .select('time')
        .where('track_id', '=', id)
        .where('event_id', '=', at.event_id)
        .where('taken_down', '=', 0)
        .where(ofLiveTopic('track_item.track_id'))
        .executeTakeFirst();
      // Nothing sorts between an id and the same id followed by the lowest character.
      return row && writeCursor([row.time, `${at.event_id}\u0001`]);
    },

    async items(id, cursor, limit) {
      const after = cursor === undefined ? undefined : readCursor(cursor, dated);
      const rows = await query()
        .selectFrom('track_item')
        .innerJoin('event', 'event.id', 'track_item.event_id')
        .selectAll('event')
        .select('time')
        .where('track_id', '=', id)
        .where('taken_down', '=', 0)
        .where(ofLiveTopic('track_item.track_id'))
        .$call((select) =>
          after === undefined
            ? select
            : select.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('time', 'track_item.event_id'), '<', tuple(...after)),
              ),
        )
        .orderBy('time', 'desc')
        .orderBy('track_item.event_id', 'desc')
        .limit(limit + 1)
        .execute();
      const wanted = rows.slice(0, limit);
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map((row) => ({ event: storedEvent(row), time: row.time })),
        next: end && writeCursor([end.time, end.id]),
      };
    },
  };
}
