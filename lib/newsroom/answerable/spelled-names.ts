// People's names in a question as the other script spells them: 王楚钦 and "Wang Chuqin".
import type { Language } from '@/lib/model/text/languages';
import { inCharacters } from '../language/chinese/names/pinyin';
import type { Spelled } from '../language/lexicon/spelled';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';

/** A surname and a given name, as Chinese names are written in Latin letters. */
const latinName =
  /(?<![\p{L}-])(\p{Lu}[a-zü]{0,6}) (\p{Lu}[a-zü]{1,11}(?:-[a-zü]{1,6})?)(?![\p{L}-])/gu;

/** The lengths of Chinese names in characters, surname first. */
const nameSizes = [2, 3];

type Find = (token: string) => Spelled | undefined;

const either = (all: readonly Spelled[]): Spelled | undefined =>
  all.length === 0
    ? undefined
    : {
        forms: all.flatMap(({ forms }) => forms),
        pattern: new RegExp(all.map(({ pattern }) => pattern.source).join('|'), 'u'),
      };

/**
 * A dictionary splits 董明珠 into 董 and 明珠: try every run that may be a name and contains the token.
 */
function inLatin(text: string, spell: (name: string) => Spelled | undefined): Find {
  const characters = [...fold(text)];
  const runs = characters.flatMap((_, at) =>
    nameSizes.flatMap((size) => {
      const name = characters.slice(at, at + size).join('');
      const spelled = spell(name);
      return spelled ? [{ name, spelled }] : [];
    }),
  );
  return (token) =>
    either(runs.filter(({ name }) => name.includes(token)).map(({ spelled }) => spelled));
}

/**
 * Returns a function that finds the other spelling of a token: a folded word, or a run of
 * characters.
 */
export function spelledNames(text: string, lang: Language): Find {
  const { inOtherScript } = lexicons[lang];
  if (inOtherScript) return inLatin(text, inOtherScript);
  const found = new Map<string, Spelled>();
  for (const [, family = '', given = ''] of text.matchAll(latinName)) {
    const spelled = inCharacters(fold(family), fold(given));
    if (!spelled) continue;
    for (const word of [family, ...given.split('-')]) found.set(fold(word), spelled);
  }
  return (token) => found.get(token);
}
