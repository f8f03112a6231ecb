// What readers say that needs no search: greetings, thanks, who are you, and the plainest wishes of a
// news reader, the latest and everything on something. Protects that they are answered at once, by
// nobody's guess, and cost nothing of an allowance.
import { languages, type Language } from '@/lib/model/text/languages';
import { languageOfAnyLetter } from '../language/detect-language';
import { lexicons } from '../language/lexicons';
import { otherLanguage, type OtherLanguage } from '../language/other-language';
import { talks, type Period, type Talk } from '../language/lexicon/plain-needs';

export type PlainNeed =
  | { kind: 'talk'; talk: Talk; lang: Language }
  | { kind: 'unsupported'; language: OtherLanguage }
  | { kind: 'latest'; period: Period; lang: Language }
  /** News on what the text names. */
  | { kind: 'about'; subject: string; lang: Language };

const bareOf = (text: string) =>
  text
    .trim()
    .replace(/^[\s¿¡]+|[\s?？!！.。…~,，]+$/g, '')
    .replace(/\s+/g, ' ');

/** Longer texts are questions. */
const longest = 120;

function needIn(text: string, lang: Language): PlainNeed | undefined {
  const of = lexicons[lang].plainNeeds;
  const talk = talks.find((one) => of[one].test(text));
  if (talk) return { kind: 'talk', talk, lang };
  if (of.latest.test(text)) {
    const period = of.week.test(text) ? 'week' : of.day.test(text) ? 'day' : 'any';
    return { kind: 'latest', period, lang };
  }
  const subject = of.about.exec(text)?.slice(1).find(Boolean)?.trim();
  return subject ? { kind: 'about', subject, lang } : undefined;
}

/**
 * What a text plainly asks for, in the language it is said in; undefined for every other question.
 * `simplified` is the same text in Simplified Chinese.
 */
export function plainNeed(simplified: string, reader: Language): PlainNeed | undefined {
  const text = bareOf(simplified);
  if (text === '' || text.length > longest) return undefined;
  const own = languageOfAnyLetter(text);
  const order = own ? [own] : new Set([reader, ...languages]);
  for (const lang of order) {
    const need = needIn(text, lang);
    if (need) return need;
  }
  const language = otherLanguage(text);
  return language && { kind: 'unsupported', language };
}
