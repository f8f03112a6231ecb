// The questions that fit any article, in any language, of those that one article answers. Protects
// that no two of them show the same.
import type { Language } from '@/lib/model/text/languages';
import type { Aspect } from '../language/lexicon/aspect-signs';
import { lexicons } from '../language/lexicons';
import type { StoredEvent } from '../types';
import { headlineBlock } from './headlines';
import { quotablePassages } from './quotable-passages';
import { readQuestion } from './question';
import { answerWithin } from './within';

/**
 * In the order in which they tell a reader most. Years stand in reports of anything; what each source says,
 * the page shows below its text, and a sentence of any kind answers it.
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

/** What an article says to a question of its own, as text; '' where it does not answer. */
export function answerTo(event: StoredEvent, question: string, lang: Language): string {
  const { outcome, chosen } = answerWithin(event, readQuestion(question, lang));
  const passages = chosen.flatMap((one) => one.passages);
  return outcome === 'quoted' ? passages.map(({ text }) => text).join('\n') : '';
}

/** The question after an aspect of any article, in `lang`. */
export const aspectQuestion = (aspect: Aspect, lang: Language): string =>
  lexicons[lang].aspects[aspect].offered;

/** An article of one sentence answers every question with that; one of two needs no sum of it. */
const sentencesLeast = { any: 2, main: 3 };

/** How much an article says: its sentences besides headlines, and the sources of all it says. */
function sizeOf(event: StoredEvent, lang: Language) {
  const passages = quotablePassages(event, lang);
  const sentences = passages.filter(({ block }) => block !== headlineBlock).length;
  return { sentences, sources: new Set(passages.flatMap(({ citations }) => citations)).size };
}

/** The sentence that an article begins with. */
const openingOf = (event: StoredEvent, lang: Language): string | undefined =>
  quotablePassages(event, lang).find(({ block }) => block !== headlineBlock)?.text;

/** Whether an article says more than one headline and one sentence, so that there is something to ask. */
export function saysMore(event: StoredEvent, lang: Language): boolean {
  const { sentences, sources } = sizeOf(event, lang);
  return sentences >= sentencesLeast.any || sources > 1;
}

/** The aspects that any sentence answers. */
const ofAnySentence: ReadonlySet<Aspect> = new Set(['sources', 'main']);

/**
 * At most `most` aspects that can be asked after in `lang`, each with an answer of its own: nobody asks what
 * the first sentence says.
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
    const answer = answerTo(event, aspectQuestion(aspect, lang), lang);
    if (answer === '' || shown.has(answer)) continue;
    if (answer === opening && !ofAnySentence.has(aspect)) continue;
    shown.add(answer);
    asked.push(aspect);
  }
  return asked;
}

/** Whether a question fits any article, as those after the aspects do. */
export const isAspectQuestion = (text: string, lang: Language): boolean =>
  offered.some((aspect) => aspectQuestion(aspect, lang) === text);

/** The questions after them. */
export const aspectQuestions = (event: StoredEvent, lang: Language, most: number): string[] =>
  answeredAspects(event, lang, most).map((aspect) => aspectQuestion(aspect, lang));
