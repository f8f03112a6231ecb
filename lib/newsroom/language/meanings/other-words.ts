// Other words for a word of a question: from the table of meanings, and from the names of people,
// organizations and places in our languages. Protects that a question is answered even if it says
// "汇款费用" where the article says "汇款成本", or 沃什 where it says Warsh.
import { languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { lexicons } from '../lexicons';
import { fold } from '../segment';
import { stemOf } from '../word-forms';
import {
  deedRows,
  languageOfKeys,
  meaningRows,
  nameRows,
  newsNameRows,
  newsWordRows,
  type Row,
} from './rows';

export type OtherWord = { lang: Language; word: string };

/** A single character occurs in too many other words to be searched; it may still be asked for. */
const isCharacter = (word: string) => /^\p{Script=Han}$/u.test(word);

const keyOf = (word: string, lang: Language) => stemOf(fold(word), lang);

type Tables = {
  /** For each language, by the stem of each word, all other words of the same lines. */
  known: ReadonlyMap<Language, Map<string, OtherWord[]>>;
  /** For each language, by each word as written, all other words of its own lines. */
  knownAsWritten: ReadonlyMap<Language, Map<string, OtherWord[]>>;
  names: ReadonlyMap<Language, Set<string>>;
  /** Names of several words, by their first word; longest first. */
  longNames: Map<string, string[]>;
};

/** From further words only those in other languages are used: see `newsWords`. */
function add(
  { known, knownAsWritten, names, longNames }: Tables,
  row: Row,
  areNames: boolean,
  isAcross = false,
): void {
  const all = languages.flatMap((lang) =>
    (row[lang] ?? []).map((word) => ({ lang, word: fold(word) })),
  );
  for (const { lang, word } of all) {
    const key = keyOf(word, lang);
    const before = known.get(lang)?.get(key) ?? [];
    const isNew = (one: OtherWord) =>
      one.word !== word && !before.some((old) => old.word === one.word && old.lang === one.lang);
    const others = all.filter(
      (one) =>
        isNew(one) && !isCharacter(one.word) && !(isAcross && !areNames && one.lang === lang),
    );
    known.get(lang)?.set(key, [...before, ...others]);
    const written = knownAsWritten.get(lang);
    const own = all.filter(
      (one) =>
        one.word !== word &&
        !isCharacter(one.word) &&
        !(isAcross && !areNames && one.lang === lang),
    );
    written?.set(word, [...(written.get(word) ?? []), ...own]);
    if (!areNames) continue;
    names.get(lang)?.add(key);
    const [first = '', ...rest] = word.split(/[ -]/);
    if (!lexicons[lang].spaced || rest.length === 0) continue;
    longNames.set(first, [...(longNames.get(first) ?? []), word]);
  }
}

/** For each language, the stems of words for actions and occurrences. */
const readDeeds = () =>
  byLanguage(
    (lang) => new Set(deedRows.flatMap((row) => row[lang] ?? []).map((word) => keyOf(word, lang))),
  );

function readTables() {
  const forEach = <T>(make: () => T) => new Map(languages.map((lang) => [lang, make()]));
  const tables: Tables = {
    known: forEach(() => new Map<string, OtherWord[]>()),
    knownAsWritten: forEach(() => new Map<string, OtherWord[]>()),
    names: forEach(() => new Set<string>()),
    longNames: new Map(),
  };
  for (const row of meaningRows) add(tables, row, false);
  for (const row of deedRows) add(tables, row, false);
  for (const row of nameRows) add(tables, row, true);
  for (const row of newsNameRows) add(tables, row, true, true);
  for (const row of newsWordRows) add(tables, row, false, true);
  for (const list of tables.longNames.values()) list.sort((a, b) => b.length - a.length);
  const longest = byLanguage((lang) =>
    Math.max(0, ...[...(tables.known.get(lang)?.keys() ?? [])].map((word) => [...word].length)),
  );
  return { ...tables, deeds: readDeeds(), longest };
}

let made: ReturnType<typeof readTables> | undefined;
/** Built on first use: not every process that loads this module needs them. */
const tables = () => (made ??= readTables());

/** The longest word of a language in the tables, in characters. */
export const longestWord = (lang: Language): number => tables().longest[lang];

/**
 * The English word that a word was borrowed from, or that it is as written: ‘nag-resign’ is to
 * resign.
 */
function borrowedOf(token: string, lang: Language): string | undefined {
  const { borrowedFrom, mixesEnglish } = lexicons[lang];
  const borrowed = borrowedFrom?.(token);
  if (borrowed || !mixesEnglish) return borrowed;
  // English words other than the tables' actions may well be words of the language itself.
  return tables().deeds[languageOfKeys].has(keyOf(token, languageOfKeys)) ? token : undefined;
}

/** Other words for the meaning of `token`, in every language; none if the tables do not have it. */
export function otherWords(token: string, lang: Language): readonly OtherWord[] {
  const { known, knownAsWritten } = tables();
  const of = known.get(lang);
  // Words with one root may differ in meaning: batas is a law, and bata a child.
  const written = lexicons[lang].root && knownAsWritten.get(lang)?.get(fold(token));
  if (written) return written;
  // The stem of a short word is the word itself, except for its plural.
  const found = of?.get(keyOf(token, lang)) ?? of?.get(token.replace(/(?<!s)s$/, ''));
  if (found) return found;
  const form = lexicons[lang].forms?.get(token)?.find((one) => of?.has(keyOf(one, lang)));
  if (form) return of?.get(keyOf(form, lang)) ?? [];
  const borrowed = borrowedOf(token, lang);
  if (borrowed) {
    const others = known.get(languageOfKeys)?.get(keyOf(borrowed, languageOfKeys)) ?? [];
    return [{ lang: languageOfKeys, word: borrowed }, ...others];
  }
  const action = lexicons[lang].outcome?.exec(token)?.[1];
  const others = action ? of?.get(action) : undefined;
  return action && others ? [{ lang, word: action }, ...others] : [];
}

/**
 * Whether the tables have a folded word as written or without its linker, or its language has no
 * roots.
 */
export function isWritten(word: string, lang: Language): boolean {
  const { root, linked } = lexicons[lang];
  if (root === undefined) return true;
  const written = tables().knownAsWritten.get(lang);
  const bare = linked?.exec(word)?.[1];
  return written?.has(word) === true || (bare !== undefined && written?.has(bare) === true);
}

/** Whether the tables have a folded word. */
export const isKnownWord = (word: string, lang: Language): boolean =>
  tables().known.get(lang)?.has(word) ?? false;

/** Whether the tables have a folded word, or a form of it, as an action or occurrence. */
export const isKnownDeed = (word: string, lang: Language): boolean =>
  isDeedOf(word, lang) || isDeedOf(borrowedOf(word, lang), languageOfKeys);

const isDeedOf = (word: string | undefined, lang: Language): boolean =>
  word !== undefined &&
  [word, ...(lexicons[lang].forms?.get(word) ?? [])].some((one) =>
    tables().deeds[lang].has(keyOf(one, lang)),
  );

/** Whether the tables have a folded word as a name. */
export const isKnownName = (word: string, lang: Language): boolean =>
  tables().names.get(lang)?.has(keyOf(word, lang)) ?? false;

/** The known names of several words in a folded text: "hong kong", "north korea". */
export function longNamesIn(folded: string): string[] {
  const { longNames } = tables();
  const found: string[] = [];
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const name = longNames
      .get(word)
      ?.find(
        (one) =>
          folded.startsWith(one, index) && !/[\p{L}\p{N}]/u.test(folded[index + one.length] ?? ' '),
      );
    if (name) found.push(name);
  }
  return found;
}
