// The lists of bots and their pages. Protects: a page continues after the last row of the page
// before, even if that bot was followed, unfollowed or hidden meanwhile, or has moved.
import * as z from 'zod';
import { botCategories } from '@/lib/model/limits/bots';
import { followsOf } from './reader-posts';
import { closeness } from './by-interests';
import type { Context } from '../context';
import { ownerOf } from '../owner';
import type { BotFollow, StoredBot } from '../store/contract/bot-store';
import type { Cursor, Interest } from '../store/contract/store';
import { readCursor, writeCursor } from '../store/engine/cursor';

/** The sort key of a list, ascending; the last part is the id, so that keys are unique. */
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

/** The sort key of a bot in each list; undefined where the list does not include it. */
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
 * A page of a list of `bots`, sorted in memory since they are all loaded.
 * @throws Refusal 400 for a malformed cursor.
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
