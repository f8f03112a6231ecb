// What a topic searches for, and whether an event is about it: the telling words of a query or a
// headline, each with its share, and how much of them an event names in its title and brief.
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import { readLanguage } from '@/lib/model/text/languages';
import { bodyTerms, isBeginning, nameWeight, titleTerms } from '../cluster/terms';
import { weigh } from '../cluster/weigh';
import type { Postings } from '../cluster/postings';
import { segment } from '../language/segment';
import { signedNames } from '../language/signed-names';
import type { StoredEvent } from '../types';
import type { StoredTopic } from '../store/contract/store';

export type Sought = Pick<StoredTopic, 'terms' | 'least'>;

/** Enough to recognize the story; few enough that a later development still shares most of them. */
const termsOfEvent = 8;
/** A reader means the words of a query: all but the least telling of several must occur. */
const leastOfQuery = 0.75;
/**
 * A headline names more than the story: a later one on the same subject shares about half of it.
 */
const leastOfEvent = 0.45;
/** A single word in two headlines is mostly coincidence. */
const sharedLeast = 2;

/** The text of an event in its own language. */
export function ownText(texts: LocalizedText, lang: Language): string {
  const spelled = texts.find((text) => readLanguage(text.lang) === lang);
  return (spelled ?? texts.find((text) => text.lang === 'source') ?? texts[0])?.text ?? '';
}

async function shares(
  text: string,
  lang: Language,
  postings: Postings,
  most: number,
): Promise<Record<string, number>> {
  const terms = new Map([...titleTerms(text, lang, '')].filter(([term]) => !isBeginning(term)));
  const isTerm = (piece: string) =>
    [...titleTerms(piece, lang, '').keys()].some((term) => terms.has(term));
  for (const name of signedNames(text)) {
    // Names that consist of words are found by them; `AT&T` and `C++` leave no word.
    if (!segment(name, lang).every(isTerm)) terms.set(name, nameWeight);
  }
  const frequencies = await postings.frequencies(lang, [...terms.keys()]);
  const vector = weigh(terms, frequencies, most);
  // A word in every article has no weight; if there is no other, it counts.
  const weights = vector.size > 0 ? [...vector] : [...terms].slice(0, most);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return Object.fromEntries(weights.map(([term, weight]) => [term, weight / sum]));
}

/** What a reader's words search for; without terms where there is no word in them. */
export async function soughtByQuery(
  query: string,
  lang: Language,
  postings: Postings,
): Promise<Sought> {
  return { terms: await shares(query, lang, postings, Infinity), least: leastOfQuery };
}

/** What to search for to follow an event. */
export async function soughtByEvent(event: StoredEvent, postings: Postings): Promise<Sought> {
  const title = ownText(event.title, event.lang);
  return { terms: await shares(title, event.lang, postings, termsOfEvent), least: leastOfEvent };
}

/**
 * How much of the terms an event names, 0 to 1, and how many words. `lang` is the language of the
 * terms: both are segmented by its rules, even if the event is in another one.
 */
export function namedShare(event: StoredEvent, terms: Sought['terms'], lang = event.lang) {
  const title = ownText(event.title, event.lang);
  const brief = ownText(event.brief, event.lang);
  const named = new Set([
    ...titleTerms(title, lang, '').keys(),
    ...bodyTerms(brief, lang).keys(),
    ...signedNames(title),
    ...signedNames(brief),
  ]);
  const found = Object.entries(terms).filter(([term]) => named.has(term));
  return { share: found.reduce((sum, [, part]) => sum + part, 0), words: found.length };
}

/** Whether an event is about what a topic searches for. */
export function isAbout(event: StoredEvent, { terms, least }: Sought, lang = event.lang): boolean {
  const { share, words } = namedShare(event, terms, lang);
  const needed = Math.min(sharedLeast, Object.keys(terms).length);
  return words >= needed && share >= least;
}
