// From a question to its passages: what the full-text search finds, read in full and ranked by
// passage.
import type { Language } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import { quotablePassages } from '../answerable/quotable-passages';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import type { Passage } from '../evidence/passages';
import { findCandidates, freshness } from './candidates';
import { isHeadlineOf } from '../answerable/headlines';
import type { Question } from '../answerable/question';
import { rankEvent, type RankedEvent } from '../answerable/rank';
import { lexicons } from '../language/lexicons';
import { createAlike } from '../language/word-forms';

export type Retrieval = {
  /** Best first. */
  events: RankedEvent[];
  /** The live event in which the question was asked. */
  context?: StoredEvent;
  /** The only events that were considered, such as those of a topic; all without it. */
  within?: ReadonlySet<string>;
  /** Ranks one of its events by other passages than its own. */
  rank?: (event: StoredEvent, passages: readonly Passage[]) => RankedEvent;
  /** The events of an earlier answer that the question is about. */
  told?: readonly StoredEvent[];
  /** When the question is asked, in milliseconds. */
  now?: number;
};

/** An event that readers may see, or undefined. */
export async function liveEvent(
  store: Store,
  id: string | undefined,
): Promise<StoredEvent | undefined> {
  const event = id ? await store.events.get(id) : undefined;
  return event && !event.taken_down ? event : undefined;
}

/**
 * A word or two are a subject rather than a pasted headline, even if an event has that headline.
 */
const wordsOfHeadline = 3;

/**
 * Readers know the language they ask in: news in another language count less, in another script
 * least.
 */
const foreignCounts = { sameLetters: 0.75, otherLetters: 0.65 };

function readingCounts({ isForeign, passages }: RankedEvent, lang: Language): number {
  if (!isForeign) return 1;
  const isSame = passages.some((one) => lexicons[one.lang].letters === lexicons[lang].letters);
  return isSame ? foreignCounts.sameLetters : foreignCounts.otherLetters;
}

/**
 * Whether the question limits the age of news and the event is older; the sample edition has no
 * date.
 */
const isLate = ({ writing, release_time }: StoredEvent, { withinDays }: Question, now: number) =>
  withinDays !== undefined && writing !== 'sample' && now - release_time > withinDays * dayMs;

/** Everything in the news that matches a question. `now` in milliseconds. */
export async function retrieve(
  store: Store,
  question: Question,
  now: number,
  within?: ReadonlySet<string>,
): Promise<Retrieval> {
  const { terms, candidates } = await findCandidates(store, question, now, within);
  const found = await Promise.all(candidates.map(({ id }) => liveEvent(store, id)));
  const anywhere = new Map(candidates.map((candidate) => [candidate.id, candidate.terms]));
  const alike = createAlike(question.lang);
  const rank = (event: StoredEvent, passages: readonly Passage[]): RankedEvent => {
    const given = { terms, found: anywhere.get(event.id), alike };
    const ranked = rankEvent(event, passages, question, given);
    const reading = readingCounts(ranked, question.lang);
    const score = ranked.score * reading * freshness(event.rank_time, now);
    const isHeadline =
      question.terms.length >= wordsOfHeadline && isHeadlineOf(event, question.written);
    return { ...ranked, score, isLate: isLate(event, question, now), isHeadline };
  };
  const events = found
    .filter((event) => event !== undefined)
    .map((event) => rank(event, quotablePassages(event, question.lang)))
    .filter(({ passages }) => passages.length > 0)
    .sort((a, b) => b.score - a.score);
  return { events, within, rank, now };
}
