// The generic questions, in any language, that a given article answers. Protects: no two of them
// show the same answer.
import { distinctSources } from '@/lib/model/feed/sources';
import type { Language } from '@/lib/model/text/languages';
import type { Aspect } from '../language/lexicon/aspect-signs';
import { lexicons } from '../language/lexicons';
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

/** An article's answer to one of its questions, as text; '' where it has none. */
export function answerTo(event: StoredEvent, question: string, lang: Language): string {
  const { outcome, chosen } = answerWithin(event, readQuestion(question, lang));
  const passages = chosen.flatMap((one) => one.passages);
  return outcome === 'quoted' ? passages.map(({ text }) => text).join('\n') : '';
}

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
    const answer = answerTo(event, aspectQuestion(aspect, lang), lang);
    if (answer === '' || shown.has(answer)) continue;
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
