// Everything that the service stores about one reader, as rows for export. A page is bounded and
// continues where the last one ended. Protects: nothing of the reader is missing, nothing of
// anybody else is in it, and taking an event down, which hides it from lists, hides no row here.
import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod';
import { chunkList } from '@/lib/contract';
import type { OwnDataSection } from '@/lib/model/account/own-data';
import { readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import type { OwnDataStore } from '../contract/store';
import { readCurrent } from '../events/live-events';

type Part = {
  table: keyof Schema;
  /** The time column that orders its rows. */
  time: string;
  /** Distinguishes rows with the same time. */
  key: RawBuilder<string>;
  columns: readonly string[];
};

const eventKey = sql<string>`event_id`;

/** Contains every table with an `owner`, except the reader's settings row; a test compares. */
export const ownDataParts: Record<OwnDataSection, Part> = {
  favourites: { table: 'event_collect', time: 'created_at', key: eventKey, columns: ['event_id'] },
  likes: { table: 'event_like', time: 'created_at', key: eventKey, columns: ['event_id'] },
  reads: {
    table: 'event_read',
    time: 'read_at',
    key: eventKey,
    columns: ['event_id', 'version', 'place'],
  },
  shown: {
    table: 'event_shown',
    time: 'shown_at',
    key: sql<string>`tab || '/' || event_id`,
    columns: ['event_id', 'tab'],
  },
  dislikes: {
    table: 'disinterest',
    time: 'created_at',
    key: sql<string>`target || '/' || target_id`,
    columns: ['target', 'target_id', 'version'],
  },
  comments: {
    table: 'comment',
    time: 'created_at',
    key: sql<string>`id`,
    columns: ['id', 'event_id', 'root_id', 'text', 'like_count', 'hidden'],
  },
  commentLikes: {
    table: 'comment_like',
    time: 'created_at',
    key: sql<string>`comment_id`,
    columns: ['comment_id'],
  },
  messages: {
    table: 'message',
    time: 'created_at',
    key: sql<string>`id`,
    columns: ['id', 'kind', 'subject', 'things', 'payload', 'read_at'],
  },
  mutes: {
    table: 'mute',
    time: 'created_at',
    key: sql<string>`kind || '/' || value`,
    columns: ['kind', 'label'],
  },
  dailyMail: {
    table: 'daily_mail',
    time: 'created_at',
    key: sql<string>`owner`,
    columns: ['wanted', 'lang', 'day', 'state'],
  },
  reports: {
    table: 'report',
    time: 'created_at',
    key: sql<string>`id`,
    // What somebody else wrote is theirs: of a comment only its id is exported.
    columns: [
      'id',
      'target',
      'event_id',
      'event_version_id',
      'reason',
      'text',
      'turn_id',
      'question',
      'answer',
      'comment_id',
    ],
  },
  interests: {
    table: 'interest',
    time: 'created_at',
    key: sql<string>`category || '/' || keyword`,
    columns: ['category', 'keyword'],
  },
  bots: {
    table: 'bot_follow',
    time: 'followed_at',
    key: sql<string>`bot_id`,
    columns: ['bot_id', 'settings'],
  },
  bot_posts: {
    table: 'bot_post',
    time: 'posted_at',
    key: sql<string>`id`,
    columns: ['bot_id', 'event_id'],
  },
  posts_shown: {
    table: 'post_shown',
    time: 'shown_at',
    key: sql<string>`post_id`,
    columns: ['post_id'],
  },
  topics: {
    table: 'track_follow',
    time: 'followed_at',
    key: sql<string>`track_id`,
    columns: ['track_id', 'read_at'],
  },
  madeTopics: {
    table: 'track_maker',
    time: 'made_at',
    key: sql<string>`track_id`,
    columns: ['track_id'],
  },
  themes: {
    table: 'theme',
    time: 'created_at',
    key: sql<string>`id`,
    columns: ['id', 'name', 'definition', 'shared', 'taken_down', 'deleted_at'],
  },
  followedThemes: {
    table: 'theme_follow',
    time: 'followed_at',
    key: sql<string>`theme_id`,
    columns: ['theme_id'],
  },
  themeFeeds: {
    table: 'theme_feed',
    time: 'added_at',
    key: sql<string>`theme_id || '/' || feed_id`,
    columns: ['theme_id', 'address'],
  },
  themeRuns: {
    table: 'theme_run',
    time: 'created_at',
    key: sql<string>`id`,
    columns: ['id', 'theme_id', 'question', 'state', 'saved', 'report', 'ended_at'],
  },
  chats: {
    table: 'chat_turn',
    time: 'created_at',
    key: sql<string>`id`,
    columns: ['id', 'session', 'event_id', 'question', 'language', 'state', 'chunks'],
  },
  ratings: {
    table: 'answer_rating',
    time: 'created_at',
    key: sql<string>`turn_id`,
    columns: ['turn_id', 'event_id', 'question', 'language', 'rating', 'chunks'],
  },
  answers: {
    table: 'published_answer',
    time: 'created_at',
    key: sql<string>`id`,
    columns: ['id', 'turn_id', 'event_id', 'question', 'language', 'asked_at', 'chunks'],
  },
  tokens: {
    table: 'access_token',
    time: 'created_at',
    key: sql<string>`id`,
    columns: ['id', 'name', 'scope', 'used_at'],
  },
  readingTimes: {
    table: 'reading_timer',
    time: 'updated_at',
    key: sql<string>`timer`,
    columns: ['timer', 'duration'],
  },
  remoteValues: {
    table: 'remote_value',
    time: 'updated_at',
    key: sql<string>`name`,
    columns: ['name', 'value'],
  },
};

const place = z.tuple([z.int(), z.string()]);
const listed = z.object({ title: z.unknown() });
type Row = Record<string, unknown> & { at: number; key: string };

/** Adds the answer as text, with the sources that its numbers refer to. */
function answered({ chunks, ...turn }: Record<string, unknown>): Record<string, unknown> {
  const said = chunkList.parse(JSON.parse(String(chunks)));
  return {
    ...turn,
    answer: said.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join(''),
    references: said.flatMap((chunk) => (chunk.type === 'reference' ? chunk.references : [])),
  };
}

export function createOwnData(database: Database): OwnDataStore {
  const { engine, query } = database;

  /**
   * The titles of the events by the given ids, including taken-down ones. A rating keeps the id that
   * its event had then: it may have been merged since.
   */
  async function titlesOf(ids: readonly string[]): Promise<Map<string, unknown>> {
    if (ids.length === 0) return new Map();
    const asked = [...new Set(ids)];
    const { ids: current, rows } = await readCurrent(database, asked, (now) =>
      query().selectFrom('event').select(['id', 'listed']).where(engine.oneOf('id', now)).execute(),
    );
    const titles = new Map(
      rows.map((row) => [row.id, listed.parse(JSON.parse(row.listed)).title] as const),
    );
    return new Map(asked.map((id, at) => [id, titles.get(current[at] ?? id)]));
  }

  return {
    async page(owner, section, cursor, limit) {
      const { table, time, key, columns } = ownDataParts[section];
      const at = sql.ref<number>(time);
      const [after, last] = cursor === undefined ? [-1, ''] : readCursor(cursor, place);
      const { rows } = await sql<Row>`
        select ${sql.join(columns.map((column) => sql.ref(column)))}, ${at} as at, ${key} as key
        from ${sql.table(table)}
        where owner = ${owner} and (${at} > ${after} or (${at} = ${after} and ${key} > ${last}))
        order by ${at}, ${key} limit ${limit + 1}`.execute(query());
      const wanted = rows.slice(0, limit);
      const titles = await titlesOf(
        wanted.flatMap(({ event_id }) => (typeof event_id === 'string' ? [event_id] : [])),
      );
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map(({ key: _, ...row }) => {
          const title = titles.get(String(row.event_id));
          const item = title === undefined ? row : { ...row, title };
          if ('chunks' in item) return answered(item);
          // The report of an answer stores its chunks under `answer`.
          const { answer } = item as Record<string, unknown>;
          return typeof answer === 'string' ? answered({ ...item, chunks: answer }) : item;
        }),
        next: end && writeCursor([end.at, end.key]),
      };
    },
  };
}
