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

/** At most `most` questions in `lang`, each with an answer that none before it has. */
export function aspectQuestions(event: StoredEvent, lang: Language, most: number): string[] {
  const asked: string[] = [];
  const shown = new Set<string>();
  for (const aspect of offered) {
    if (asked.length >= most) break;
    const { offered: text } = lexicons[lang].aspects[aspect];
    const answer = answerTo(event, text, lang);
    if (answer === '' || shown.has(answer)) continue;
    shown.add(answer);
    asked.push(text);
  }
  return asked;
}
