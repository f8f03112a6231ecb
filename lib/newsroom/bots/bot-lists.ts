// The lists of bots and their pages. Protects: a page goes on behind the row that the last one ended
// with, also where that one was followed, let go or hidden meanwhile, or has changed its place.
import * as z from 'zod';
import { botCategories } from '@/lib/model/limits/bots';
import { followsOf } from './reader-posts';
import { closeness } from './by-interests';
import type { Context } from '../context';
import { ownerOf } from '../owner';
import type { BotFollow, StoredBot } from '../store/contract/bot-store';
import type { Cursor, Interest } from '../store/contract/store';
import { readCursor, writeCursor } from '../store/engine/cursor';

/** What a list is sorted by, the least first; the last is the id, so that no two are alike. */
type Key = readonly (number | string)[];
type Row = { bot: StoredBot; key: Key };
export type BotListType = 'all' | 'followed' | 'recommended' | 'hot' | 'fitting';

const place = z
  .array(z.union([z.number(), z.string()]))
  .min(2)
  .max(4);

function compare(a: Key, b: Key): number {
  for (const [at, left] of a.entries()) {
    const right = b[at] ?? '';
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

const byFollowers = ({ follow_count, posted_at, id }: StoredBot): Key => [
  -follow_count,
  -posted_at,
  id,
];

type Reader = { follows: ReadonlyMap<string, BotFollow>; interests: readonly Interest[] };

/** The place of a bot in a list; undefined where it is none of it. */
const keyIn: Record<BotListType, (bot: StoredBot, reader: Reader) => Key | undefined> = {
  all: ({ category, id }) => [botCategories.indexOf(category), id],
  hot: byFollowers,
  followed({ id }, { follows }) {
    const follow = follows.get(id);
    return follow && [-follow.followed_at, id];
  },
  recommended: (bot, { follows, interests }) =>
    follows.has(bot.id) ? undefined : [-closeness(bot, interests), ...byFollowers(bot)],
  fitting(bot, { interests }) {
    const points = closeness(bot, interests);
    return points > 0 ? [-points, ...byFollowers(bot)] : undefined;
  },
};

async function interestsOf({ store, identity }: Context): Promise<Interest[]> {
  const owner = ownerOf(identity);
  return owner ? store.interests.of(owner) : [];
}

export type BotPage = {
  bots: StoredBot[];
  next?: Cursor;
  follows: ReadonlyMap<string, BotFollow>;
};

/**
 * A page of a list of `bots`: all are at hand, so it is sorted here.
 * @throws Refusal 400 where the cursor is none of ours.
 */
export async function botPage(
  type: BotListType,
  bots: Iterable<StoredBot>,
  { cursor, limit }: { cursor: string; limit: number },
  context: Context,
): Promise<BotPage> {
  const behind = cursor === '' ? undefined : readCursor(cursor, place);
  const follows = await followsOf(context);
  const interests = type === 'recommended' || type === 'fitting' ? await interestsOf(context) : [];
  const rows: Row[] = [];
  for (const bot of bots) {
    const key = keyIn[type](bot, { follows, interests });
    if (key && (!behind || compare(key, behind) > 0)) rows.push({ bot, key });
  }
  rows.sort((a, b) => compare(a.key, b.key));
  const wanted = rows.slice(0, limit);
  const last = rows.length > limit ? wanted.at(-1) : undefined;
  return { bots: wanted.map(({ bot }) => bot), next: last && writeCursor(last.key), follows };
}
