// Follow-up questions: those that the article of the answer suggests, except the one just asked. An
// article in another language suggests generic questions in the language of the question.
import { pickText, type Language } from '@/lib/model/text/languages';
import { speaks } from '@/lib/model/text/own-language';
import { aspectQuestions } from '../answerable/aspect-questions';
import { fold } from '../language/segment';
import type { StoredEvent } from '../types';

const most = 3;
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** At most three questions in `lang`. */
export function followUps(
  event: StoredEvent | undefined,
  asked: readonly string[],
  lang: Language,
): string[] {
  if (!event) return [];
  const known = new Set(asked.map(bare));
  const unasked = (text: string) => !known.has(bare(text));
  const own = event.follow_up_questions
    .filter((texts) => speaks(texts, lang))
    .map((texts) => pickText(texts, lang));
  const questions = own.length > 0 ? own : aspectQuestions(event, lang, most + known.size);
  return questions.filter(unasked).slice(0, most);
}
