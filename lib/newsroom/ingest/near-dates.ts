// What a feed suggests about the times of its items without a date: those of the items around them,
// the days that its addresses name, and when it was changed last. Protects: what a feed has listed
// for months is not today's news because nobody had fetched it before.
import { dayMs } from '@/lib/model/time';

/** A feed that was changed as lately as this may hold news of today. */
const latelyMs = 2 * dayMs;

/** Days in this many addresses date a feed; in fewer they may be those of an anniversary; ours. */
const namedLeast = 3;

type NearItem = {
  /** When it was published; undefined where nothing says it. */
  time?: number;
  /** The days that its address names. */
  named: readonly number[];
};

type NearFeed = {
  /** When it was last changed, as far as it says so. */
  changed?: number;
  /** Whether it dates its items. */
  isDated: boolean;
  now: number;
};

/** For each item a time near its own; undefined where the feed suggests none, or one of today. */
export function nearDates(
  items: readonly NearItem[],
  { changed = Infinity, isDated, now }: NearFeed,
): (number | undefined)[] {
  const ofFeed = newestNamed(items, now) ?? (changed < now - latelyMs ? changed : undefined);
  // The newest item is the first: the next one below is older than one without a date.
  const times = items.map(({ time }) => time);
  return times.map((own, at) => {
    if (own !== undefined) return own;
    const around = isDated
      ? (firstOf(times.slice(at + 1)) ?? firstOf(times.slice(0, at).reverse()))
      : undefined;
    return around ?? ofFeed;
  });
}

const firstOf = (times: readonly (number | undefined)[]) =>
  times.find((time) => time !== undefined);

/** The newest day that enough of the addresses name. */
function newestNamed(items: readonly NearItem[], now: number): number | undefined {
  const days = items.flatMap(({ named }) => {
    const past = named.filter((day) => day <= now);
    return past.length > 0 ? Math.max(...past) : [];
  });
  return days.length < namedLeast ? undefined : Math.max(...days);
}
