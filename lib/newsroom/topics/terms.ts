// What a topic looks for and whether an event is about it: the telling words of a question or of a
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
/** Words asked for are meant: all but the least telling of several must occur. */
const leastOfQuery = 0.75;
/** A headline names more than the story: a later one on the same matter shares about half of it. */
const leastOfEvent = 0.45;
/** One word that two headlines share is mostly chance. */
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
    // A name of words is found by them; of `AT&T` and `C++` no word is left.
    if (!segment(name, lang).every(isTerm)) terms.set(name, nameWeight);
  }
  const frequencies = await postings.frequencies(lang, [...terms.keys()]);
  const vector = weigh(terms, frequencies, most);
  // A word that every article holds has no weight; when nothing else was asked for, it counts.
  const weights = vector.size > 0 ? [...vector] : [...terms].slice(0, most);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return Object.fromEntries(weights.map(([term, weight]) => [term, weight / sum]));
}

/** What the words of a reader look for; no terms where there is no word in them. */
export async function soughtByQuery(
  query: string,
  lang: Language,
  postings: Postings,
): Promise<Sought> {
  return { terms: await shares(query, lang, postings, Infinity), least: leastOfQuery };
}

/** What a follower of an event looks for. */
export async function soughtByEvent(event: StoredEvent, postings: Postings): Promise<Sought> {
  const title = ownText(event.title, event.lang);
  return { terms: await shares(title, event.lang, postings, termsOfEvent), least: leastOfEvent };
}

/**
 * How much of what is looked for an event names, 0 to 1, and in how many words. `lang` is the language
 * of what is looked for: both are cut into words by one rule, also where the event is in another one.
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

/** Whether an event is about what a topic looks for. */
export function isAbout(event: StoredEvent, { terms, least }: Sought, lang = event.lang): boolean {
  const { share, words } = namedShare(event, terms, lang);
  const needed = Math.min(sharedLeast, Object.keys(terms).length);
  return words >= needed && share >= least;
}
