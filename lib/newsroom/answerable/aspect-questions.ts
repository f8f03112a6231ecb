// The generic questions, in any language, that a given article answers. Protects: no two of them
// show the same answer.
import { distinctSources } from '@/lib/model/feed/sources';
import { pickText, type Language } from '@/lib/model/text/languages';
import type { Passage } from '../evidence/passages';
import type { Aspect } from '../language/lexicon/aspect-signs';
import { lexicons } from '../language/lexicons';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { inOneScript } from '../language/segment';
import { newsNumbersOf } from '../language/text-terms';
import type { StoredEvent } from '../types';
import { headlineBlock } from './headlines';
import { quotablePassages } from './quotable-passages';
import { readQuestion } from './question';
import { answerWithin } from './within';

/**
 * The most informative first; what any sentence would answer last. Left out: years, which reports
 * of anything have.
 */
const offered: readonly Aspect[] = [
  'outlook',
  'cause',
  'reactions',
  'effects',
  'background',
  'figures',
  'sources',
  'main',
];

/** The passages that answer a question about an article; none where it has no answer. */
function answering(event: StoredEvent, question: string, lang: Language): Passage[] {
  const { outcome, chosen } = answerWithin(event, readQuestion(question, lang));
  return outcome === 'quoted' ? chosen.flatMap((one) => one.passages) : [];
}

const textOf = (passages: readonly Passage[]) => passages.map(({ text }) => text).join('\n');

/** An article's answer to one of its questions, as text; '' where it has none. */
export const answerTo = (event: StoredEvent, question: string, lang: Language): string =>
  textOf(answering(event, question, lang));

/** The generic question about an aspect, in `lang`. */
export const aspectQuestion = (aspect: Aspect, lang: Language): string =>
  lexicons[lang].aspects[aspect].offered;

/** An article of one sentence would answer every question with it; one of two needs no summary. */
const sentencesLeast = { any: 2, main: 3 };

/** How much an article says: its sentences without headlines, and the sources of all it says. */
function sizeOf(event: StoredEvent, lang: Language) {
  const passages = quotablePassages(event, lang);
  const sentences = passages.filter(({ block }) => block !== headlineBlock).length;
  return { sentences, sources: new Set(passages.flatMap(({ citations }) => citations)).size };
}

/**
 * How many publishers an article cites in its text: beside that, a mere headline says nothing more.
 */
function publishersTold(event: StoredEvent, lang: Language): number {
  const passages = quotablePassages(event, lang);
  const titles = new Set(event.references.map(({ title }) => title));
  const lines = passages.filter(({ block }) => block !== headlineBlock);
  const told = lines.every(({ text }) => titles.has(text)) ? passages : lines;
  const cited = new Set(told.flatMap(({ citations }) => citations));
  return distinctSources(event.references.filter(({ order = 0 }) => cited.has(order))).length;
}

/** The first sentence of an article. */
const openingOf = (event: StoredEvent, lang: Language): string | undefined =>
  quotablePassages(event, lang).find(({ block }) => block !== headlineBlock)?.text;

/**
 * Whether an article says more than a headline and one sentence, so that there is something to ask.
 */
export function saysMore(event: StoredEvent, lang: Language): boolean {
  const { sentences, sources } = sizeOf(event, lang);
  return sentences >= sentencesLeast.any || sources > 1;
}

/** With fewer different numbers, ‘which figures are given’ has hardly an answer. */
const figuresLeast = 3;

/** Whether a passage clearly gives the reason of something that the headline is about. */
function givesReason({ text, lang }: Passage, event: StoredEvent): boolean {
  const sign = lexicons[lang].aspects.cause.tellsClearly;
  const headline = tellingTerms(pickText(event.title, lang), lang);
  return (sign?.test(inOneScript(text)) ?? true) && sharedTelling(text, lang, headline) > 0;
}

/**
 * Whether an answer is worth being offered: a sentence that any purpose or number makes an answer
 * for who asks says little to who is invited to ask.
 */
function isWorthAsking(aspect: Aspect, found: readonly Passage[], event: StoredEvent): boolean {
  if (aspect === 'cause') return found.some((one) => givesReason(one, event));
  if (aspect !== 'figures') return true;
  const numbers = found.flatMap(({ text, lang }) => newsNumbersOf(text, lang));
  return new Set(numbers).size >= figuresLeast;
}

/** Aspects that any sentence would answer. */
const ofAnySentence: ReadonlySet<Aspect> = new Set(['sources', 'main']);

/**
 * At most `most` aspects to ask about in `lang`, each with a different answer, and none that the
 * first sentence already gives.
 */
export function answeredAspects(event: StoredEvent, lang: Language, most: number): Aspect[] {
  const asked: Aspect[] = [];
  const shown = new Set<string>();
  if (!saysMore(event, lang)) return [];
  const { sentences } = sizeOf(event, lang);
  const opening = openingOf(event, lang);
  for (const aspect of offered) {
    if (asked.length >= most) break;
    if (aspect === 'main' && sentences < sentencesLeast.main) continue;
    if (aspect === 'sources' && publishersTold(event, lang) < 2) continue;
    const found = answering(event, aspectQuestion(aspect, lang), lang);
    const answer = textOf(found);
    if (answer === '' || shown.has(answer) || !isWorthAsking(aspect, found, event)) continue;
    if (answer === opening && !ofAnySentence.has(aspect)) continue;
    shown.add(answer);
    asked.push(aspect);
  }
  return asked;
}

/** Whether a question is one of the generic ones. */
export const isAspectQuestion = (text: string, lang: Language): boolean =>
  offered.some((aspect) => aspectQuestion(aspect, lang) === text);

/** The generic questions that an article answers. */
export const aspectQuestions = (event: StoredEvent, lang: Language, most: number): string[] =>
  answeredAspects(event, lang, most).map((aspect) => aspectQuestion(aspect, lang));
