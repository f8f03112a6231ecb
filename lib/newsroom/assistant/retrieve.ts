// From a question to the passages that bear on it: the event in context first, then what the full
// text finds, read whole and ranked by passage.
import type { Language } from '@/lib/model/text/languages';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { findCandidates, freshness } from './candidates';
import { passagesOf, type Passage } from '../evidence/passages';
import type { Question } from './question';
import { rankEvent, type RankedEvent } from './rank';
import { createAlike } from '../language/word-forms';

export type Retrieval = {
  /** Best first; the event in context is first when it has anything to say. */
  events: RankedEvent[];
  /** The live event that the question was asked about. */
  context?: StoredEvent;
};

/** The event in context is preferred to another that fits this much better. */
const contextBonus = 1.5;

async function liveEvent(store: Store, id: string | undefined): Promise<StoredEvent | undefined> {
  const event = id ? await store.events.get(id) : undefined;
  return event && !event.taken_down ? event : undefined;
}

/** The passages of an event that may be quoted: a source that speaks to machines brings none. */
export function quotablePassages(event: StoredEvent, lang: Language): Passage[] {
  const passages = passagesOf(event, lang);
  const hostile = new Set(
    passages.filter(({ suspect }) => suspect).flatMap(({ citations }) => citations),
  );
  return passages.filter(({ citations }) => !citations.every((order) => hostile.has(order)));
}

/** Everything that bears on a question. `now` in milliseconds. */
export async function retrieve(
  store: Store,
  question: Question,
  eventId: string | undefined,
  now: number,
): Promise<Retrieval> {
  const context = await liveEvent(store, eventId);
  const { terms, candidates } = await findCandidates(store, question, now);
  const others = await Promise.all(
    candidates.filter(({ id }) => id !== context?.id).map(({ id }) => liveEvent(store, id)),
  );
  const anywhere = new Map(candidates.map((candidate) => [candidate.id, candidate.terms]));
  const alike = createAlike(question.lang);
  const events = [context, ...others]
    .filter((event) => event !== undefined)
    .map((event) => {
      const passages = quotablePassages(event, question.lang);
      const ranked = rankEvent(event, passages, question, {
        terms,
        found: anywhere.get(event.id),
        alike,
      });
      const bonus = event === context ? contextBonus : 1;
      return { ...ranked, score: ranked.score * bonus * freshness(event.rank_time, now) };
    })
    .filter(({ passages }) => passages.length > 0)
    .sort((a, b) => b.score - a.score);
  return { events, context };
}
