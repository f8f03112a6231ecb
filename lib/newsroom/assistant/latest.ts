// The events for a reader who asks for the news: for today those of its report, else the newest,
// those in the asked language first, within the asked time where there are any; each with headline
// and first sentence.
import type { DailyEntry } from '@/lib/contract';
import { readLanguage, type Language } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import { isoDay } from '@/lib/model/calendar';
import { timesOf } from '../day/calendar-day';
import type { Days } from '../language/questions/dates';
import type { DayEvent, StoredDailyReport } from '../store/contract/day-store';
import type { Owner, Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import type { Chosen } from '../answerable/choice';
import { headlineBlock } from '../answerable/headlines';
import { hiddenFor, pageWithout } from '../hidden-events';
import type { Period } from '../language/lexicon/plain-needs';
import { quotablePassages } from '../answerable/quotable-passages';
import { liveEvent } from './retrieve';

const looked = 60;
const shown = 5;
/**
 * How far back each period reaches; yesterday has a report, and without it the newest are shown.
 */
const reach: Record<Period, number> = {
  any: Infinity,
  yesterday: Infinity,
  day: dayMs,
  week: 7 * dayMs,
  then: Infinity,
};

/** The headline and first sentence of an event, as answering passages. */
export function openingOf(event: StoredEvent, lang: Language): Chosen {
  const passages = quotablePassages(event, lang);
  const headline = passages.find(({ block }) => block === headlineBlock);
  const sentence = passages.find(({ block }) => block !== headlineBlock);
  const chosen = [headline, sentence].filter((passage) => passage !== undefined);
  return { event, passages: chosen.map((one) => ({ ...one, own: 1, fit: 1, score: 1 })) };
}

/**
 * The events of a day, for a reader who asks what happened on it: those in its report, the most
 * reported first, so that the answer agrees with the report.
 */
export async function reportedEvents(
  store: Store,
  { lang, sections }: Pick<StoredDailyReport, 'lang' | 'sections'>,
): Promise<Chosen[]> {
  const entries = sections.flatMap((section) => section.entries);
  const isOwn = (entry: DailyEntry) => readLanguage(entry.lang) === lang;
  const ordered = entries.toSorted(
    (a, b) =>
      Number(isOwn(b)) - Number(isOwn(a)) ||
      b.sources_count - a.sources_count ||
      b.release_time - a.release_time,
  );
  // An event that was removed or merged since leaves its place to the next one.
  const events = new Map<string, StoredEvent>();
  for (const { event_id } of ordered) {
    if (events.size === shown) break;
    const event = await liveEvent(store, event_id);
    if (event) events.set(event.id, event);
  }
  return [...events.values()].map((one) => openingOf(one, lang));
}

/**
 * The events of the days that a reader named, without what they mute or hide; those in the asked
 * language first.
 */
export async function eventsOfDays(
  store: Store,
  { days, lang, tab }: { days: Days; lang: Language; tab?: string },
  { zone, owner }: { zone: string; owner?: Owner },
): Promise<Chosen[]> {
  const isHidden = await hiddenFor(store, owner);
  const from = timesOf(isoDay(days.from), zone).from;
  const found = await store.dailyReports.events(from, timesOf(isoDay(days.to), zone).from, looked);
  const isOwn = ({ lang: of, title }: DayEvent) =>
    of === lang || title.some((one) => one.lang === lang);
  const ofTab = found.filter(({ tabs, sample }) => !sample && (!tab || tabs.includes(tab)));
  const ordered = [...ofTab.filter(isOwn), ...ofTab.filter((one) => !isOwn(one))];
  const chosen: Chosen[] = [];
  for (const { id } of ordered) {
    if (chosen.length === shown) break;
    const event = await liveEvent(store, id);
    if (event && isHidden?.(event) !== true) chosen.push(openingOf(event, lang));
  }
  return chosen;
}

/**
 * Without what `owner` mutes, hides or finds uninteresting. `older`: there is nothing within the
 * asked time, and these are from before.
 */
export async function latestEvents(
  store: Store,
  { period, lang, tab = 'recommend' }: { period: Period; lang: Language; tab?: string },
  { now, owner }: { now: number; owner?: Owner },
): Promise<{ chosen: Chosen[]; older: boolean }> {
  const isHidden = await hiddenFor(store, owner);
  const { items } = await pageWithout<StoredEvent>(
    isHidden,
    { cursor: undefined, limit: looked },
    // As lists do, so that a site with much more in other languages still tells of the asked one.
    (cursor, limit) =>
      store.events.page({ tab, cursor, limit, owner, reading: { lang, first: true } }),
  );
  const real = items.filter(({ writing }) => writing !== 'sample');
  const news = real.length > 0 ? real : items;
  const isAsked = ({ lang: of, title }: StoredEvent) =>
    of === lang || title.some((one) => one.lang === lang);
  const inTime = news.filter(({ release_time }) => now - release_time <= reach[period]);
  const wanted = inTime.length > 0 ? inTime : news;
  const ordered = [...wanted.filter(isAsked), ...wanted.filter((one) => !isAsked(one))];
  const events = await Promise.all(ordered.slice(0, shown).map(({ id }) => liveEvent(store, id)));
  const chosen = events.filter((event) => event !== undefined).map((one) => openingOf(one, lang));
  return { chosen, older: inTime.length === 0 };
}
