// What else a word of a question may be called, by the table of meanings. Protects that a question is
// answered though its reader says "汇款费用" where the article says "汇款成本".
import { languages, type Language } from '@/lib/model/text/languages';
import { fold } from './segment';
import { meanings } from './meanings';
import { stemOf } from './word-forms';

export type OtherWord = { lang: Language; word: string };

/** The columns of the table. */
const columns = ['en', 'zh', 'ph'] as const satisfies Language[];

/** A character alone is found inside of too many other words; it may be asked for all the same. */
const isCharacter = (word: string) => /^\p{Script=Han}$/u.test(word);

const keyOf = (word: string, lang: Language) => stemOf(fold(word), lang);

/** For each language, under the stem of each word, all that stands in the same lines. */
const known = new Map(languages.map((lang) => [lang, new Map<string, OtherWord[]>()]));

for (const line of meanings.trim().split('\n')) {
  const cells = line.split('|').map((cell) => cell.split(',').map((word) => fold(word.trim())));
  const all = columns.flatMap((lang, at) => (cells[at] ?? []).map((word) => ({ lang, word })));
  for (const { lang, word } of all) {
    const key = keyOf(word, lang);
    const before = known.get(lang)?.get(key) ?? [];
    const others = all.filter((one) => one.word !== word && !isCharacter(one.word));
    known.get(lang)?.set(key, [...before, ...others]);
  }
}

/** The longest Chinese word of the table, in characters. */
export const longestChinese = Math.max(
  ...[...(known.get('zh')?.keys() ?? [])].map((word) => [...word].length),
);

/** The action alone, of an action with its outcome: 冻住 is 冻. */
const withOutcome = /^(\p{Script=Han})[住掉坏破光死]$/u;

/** Other words for what `token` means, in every language; none where the table does not know it. */
export function otherWords(token: string, lang: Language): readonly OtherWord[] {
  const of = known.get(lang);
  // Stems of short words are the words themselves, but for their plural.
  const found = of?.get(keyOf(token, lang)) ?? of?.get(token.replace(/s$/, ''));
  if (found || lang !== 'zh') return found ?? [];
  const action = withOutcome.exec(token)?.[1];
  const others = action ? of?.get(action) : undefined;
  return action && others ? [{ lang, word: action }, ...others] : [];
}

export const isChineseWord = (word: string): boolean => known.get('zh')?.has(word) ?? false;
