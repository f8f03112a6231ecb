// Writes the report of a day by rule from its current events: the same events give the same report.
// Protects: every sentence is word for word from its source, with that source.
import type { DailyEntry } from '@/lib/contract';
import { setImmediate as turn } from 'node:timers/promises';
import { allTabs } from '@/lib/model/feed/further-tabs';
import {
  languages,
  pick,
  readLanguage,
  toTag,
  type Language,
  type LocalizedText,
} from '@/lib/model/text/languages';
import { speaks } from '@/lib/model/text/own-language';
import { quotablePassages } from '../answerable/quotable-passages';
import { headlineBlock } from '../answerable/headlines';
import { plainMarkdown } from '../evidence/passages';
import type { DayEvent, StoredDailyReport } from '../store/contract/day-store';
import type { Store } from '../store/contract/store';
import type { Twin } from '../store/contract/twin-store';
import { toldTime } from '../told-time';
import type { StoredEvent } from '../types';
import { timesOf } from './calendar-day';

/** How many events a report considers; on a larger day those with the lowest ranks are left out. */
const dailyEventsMost = 5_000;
/** The entries of a section, and the characters of an entry's quoted sentence. */
const dailyEntriesOfSection = 8;
const dailySentenceChars = 400;

const otherNames = { en: 'More news', zh: '其他新闻', ph: 'Iba pang balita' } as const;
const otherName: LocalizedText = languages.map((lang) => ({
  lang: toTag(lang),
  text: otherNames[lang],
}));

/** Sections in the order of the tabs; events of none come last. */
const sections = [
  ...allTabs.slice(1).map(({ key, name }) => ({ key, name })),
  { key: 'other', name: otherName },
];

const isReadable = ({ lang, title }: DayEvent, reader: Language) =>
  lang === reader || speaks(title, reader);

/** Events that the reader can read first, then those with most sources, then the newest. */
const byWeight = (reader: Language) => (a: DayEvent, b: DayEvent) =>
  Number(isReadable(b, reader)) - Number(isReadable(a, reader)) ||
  b.sources - a.sources ||
  b.rank_time - a.rank_time ||
  (a.id < b.id ? -1 : 1);

/** Of events on one happening in several languages, only the first. */
function withoutTwins(
  events: readonly DayEvent[],
  twins: ReadonlyMap<string, readonly Twin[]>,
): DayEvent[] {
  const told = new Set<string>();
  return events.filter(({ id }) => {
    if (told.has(id)) return false;
    for (const twin of twins.get(id) ?? []) told.add(twin.id);
    return true;
  });
}

const sectionOf = ({ tabs }: DayEvent) =>
  sections.find(({ key }) => tabs.includes(key))?.key ?? 'other';

/** The first quotable sentence that does not repeat the headline. */
function sentenceOf(event: StoredEvent, title: string, lang: Language): DailyEntry['sentence'] {
  const passages = quotablePassages(event, lang);
  const isNew = ({ text }: { text: string }) =>
    text !== title && [...text].length <= dailySentenceChars;
  const found =
    passages.find((one) => one.block !== headlineBlock && isNew(one)) ?? passages.find(isNew);
  if (!found) return undefined;
  const references = event.references.filter(
    ({ order }) => order !== undefined && found.citations.includes(order),
  );
  return references.length > 0
    ? { text: found.text, lang: toTag(found.lang), references }
    : undefined;
}

/** The full entry of an event; undefined where it was removed meanwhile. */
async function entryOf(
  store: Store,
  { id, sources }: DayEvent,
  lang: Language,
  twins: readonly Twin[] | undefined,
): Promise<DailyEntry | undefined> {
  const event = await store.events.get(id);
  // Yields to other work between two articles.
  await turn();
  if (!event || event.taken_down) return undefined;
  const written = pick(event.title, lang);
  const title = plainMarkdown(written?.text ?? '');
  const of = readLanguage(written?.lang ?? '');
  return {
    event_id: event.id,
    title,
    lang: toTag(of && of !== 'source' ? of : event.lang),
    sentence: sentenceOf(event, title, lang),
    sources_count: Math.max(1, sources),
    release_time: toldTime(event),
    also_in: twins?.map((twin) => ({ id: twin.id, lang: toTag(twin.lang), title: twin.title })),
  };
}

/** Undefined for a day without news. The caller adds `made_at` and `final`. */
export async function writeReport(
  store: Store,
  {
    day,
    lang,
    zone,
    without = [],
  }: { day: string; lang: Language; zone: string; without?: readonly string[] },
): Promise<Omit<StoredDailyReport, 'made_at' | 'final'> | undefined> {
  const { from, to } = timesOf(day, zone);
  const all = await store.dailyReports.events(from, to, dailyEventsMost);
  // Also without the events that they were merged into, and those of the same happening in another
  // language.
  const named = await store.events.namesOf(without);
  const others = await store.twins.of(named);
  const left = new Set([...named, ...[...others.values()].flat().map(({ id }) => id)]);
  const found = all.filter(({ id }) => !left.has(id));
  const real = found.filter(({ sample }) => !sample);
  const events = real.length > 0 ? real : found;
  if (events.length === 0) return undefined;
  const twins = await store.twins.of(events.map(({ id }) => id));
  const ordered = withoutTwins(events.toSorted(byWeight(lang)), twins);
  const written: StoredDailyReport['sections'] = [];
  for (const { key, name } of sections) {
    const chosen = ordered.filter((event) => sectionOf(event) === key);
    const entries: DailyEntry[] = [];
    for (const event of chosen.slice(0, dailyEntriesOfSection)) {
      const entry = await entryOf(store, event, lang, twins.get(event.id));
      if (entry) entries.push(entry);
    }
    if (entries.length > 0) written.push({ key, name, entries });
  }
  return { day, lang, events_count: events.length, sections: written };
}
