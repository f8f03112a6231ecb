// The newest events for who asks for the news: those in the asked language first, of the asked time
// where there are any, each with its headline and its first sentence.
import type { Language } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import type { Chosen } from '../answerable/choice';
import { headlineBlock } from '../answerable/headlines';
import type { Period } from '../language/lexicon/plain-needs';
import { quotablePassages } from '../answerable/quotable-passages';
import { liveEvent } from './retrieve';

const looked = 60;
const shown = 5;
const reach: Record<Period, number> = { any: Infinity, day: dayMs, week: 7 * dayMs };

/** The headline and the first sentence of an event, as passages that answer. */
export function openingOf(event: StoredEvent, lang: Language): Chosen {
  const passages = quotablePassages(event, lang);
  const headline = passages.find(({ block }) => block === headlineBlock);
  const sentence = passages.find(({ block }) => block !== headlineBlock);
  const chosen = [headline, sentence].filter((passage) => passage !== undefined);
  return { event, passages: chosen.map((one) => ({ ...one, own: 1, fit: 1, score: 1 })) };
}

/** `older`: nothing is of the asked time, and these came before it. */
export async function latestEvents(
  store: Store,
  { period, lang, tab = 'recommend' }: { period: Period; lang: Language; tab?: string },
  now: number,
): Promise<{ chosen: Chosen[]; older: boolean }> {
  const { items } = await store.events.page({ tab, limit: looked });
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
