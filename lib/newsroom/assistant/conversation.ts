// What a question takes over from those before it. Protects that a question of its own never inherits
// ("Radiohead?" after Thames Water), that "and in China?" does, and that what was asked in one article
// is not gone on with in another.
import type { StoredTurn } from '../store/contract/store';
import type { Language } from '@/lib/model/text/languages';

/** "And …?", "what about …?": said only by who goes on. */
const goesOn: Record<Language, RegExp> = {
  en: /^\s*(?:and|but|so|or|also|what about|how about|and what about)\b(?!.{80})/i,
  zh: /^\s*(?:那么?|还有|而且|另外)|呢[？?]?\s*$/,
  ph: /^\s*(?:at|eh|e|paano naman|paano ang|o)\b(?!.{80})/i,
};
/** Words that stand for something said before. */
const standsFor: Record<Language, RegExp> = {
  en: /\b(?:it|its|they|them|their|he|him|his|she|her|hers|this|that|these|those|there|then)\b/i,
  zh: /他|她|它|这|那|其|此/,
  ph: /\b(?:siya|niya|kanya|sila|nila|kanila|ito|iyon|iyan|nito|niyon|doon|dito|noon)\b/i,
};
const onlyAsks =
  /^\s*(?:why|how|when|where|who|really|为什么|为何|怎么|什么时候|哪里|谁|bakit|paano|kailan|saan|sino)\s*[?？]?\s*$/i;

/** The turns of the conversation that belong to the same article, or to the list; newest first. */
export function turnsOfPlace(
  earlier: readonly StoredTurn[],
  eventId: string | undefined,
): StoredTurn[] {
  return earlier.filter((turn) => turn.event_id === eventId);
}

/** Whether a question needs the one before it to be understood; `terms` are what it names itself. */
export function isContinuation(text: string, lang: Language, terms: number): boolean {
  if (goesOn[lang].test(text)) return terms <= 3;
  return terms === 0 && (standsFor[lang].test(text) || onlyAsks.test(text));
}
