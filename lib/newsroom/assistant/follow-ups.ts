// Questions to ask next: those that the article of the answer suggests, without the one just asked.
import { pickText, type Language } from '@/lib/model/text/languages';
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
  const known = new Set(asked.map(bare));
  const questions = (event?.follow_up_questions ?? []).map((texts) => pickText(texts, lang));
  return questions.filter((text) => text !== '' && !known.has(bare(text))).slice(0, most);
}
