// The questions that fit any article, in any language, of those that one article answers. Protects
// that no two of them show the same.
import type { Language } from '@/lib/model/text/languages';
import type { Aspect } from '../language/lexicon/aspect-signs';
import { lexicons } from '../language/lexicons';
import type { StoredEvent } from '../types';
import { readQuestion } from './question';
import { answerWithin } from './within';

/** In the order in which they tell a reader most. */
const offered: readonly Aspect[] = [
  'sources',
  'background',
  'outlook',
  'cause',
  'reactions',
  'effects',
  'figures',
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

/** At most `most` aspects that can be asked after in `lang`, each with an answer of its own. */
export function answeredAspects(event: StoredEvent, lang: Language, most: number): Aspect[] {
  const asked: Aspect[] = [];
  const shown = new Set<string>();
  for (const aspect of offered) {
    if (asked.length >= most) break;
    const answer = answerTo(event, aspectQuestion(aspect, lang), lang);
    if (answer === '' || shown.has(answer)) continue;
    shown.add(answer);
    asked.push(aspect);
  }
  return asked;
}

/** The questions after them. */
export const aspectQuestions = (event: StoredEvent, lang: Language, most: number): string[] =>
  answeredAspects(event, lang, most).map((aspect) => aspectQuestion(aspect, lang));
