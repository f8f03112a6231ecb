// Names of people in a question as the other script spells them: 王楚钦 and "Wang Chuqin".
import type { Language } from '@/lib/model/text/languages';
import { inCharacters } from '../language/chinese/names/pinyin';
import type { Spelled } from '../language/lexicon/spelled';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';

/** A surname and a given name, the way Chinese names are written in Latin letters. */
const latinName =
  /(?<![\p{L}-])(\p{Lu}[a-zü]{0,6}) (\p{Lu}[a-zü]{1,11}(?:-[a-zü]{1,6})?)(?![\p{L}-])/gu;

/** Characters of a name, its surname first. */
const nameSizes = [2, 3];

type Find = (token: string) => Spelled | undefined;

const either = (all: readonly Spelled[]): Spelled | undefined =>
  all.length === 0
    ? undefined
    : {
        forms: all.flatMap(({ forms }) => forms),
        pattern: new RegExp(all.map(({ pattern }) => pattern.source).join('|'), 'u'),
      };

/** A dictionary cuts 董明珠 into 董 and 明珠: every run that may be a name and holds the token is tried. */
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

/** Finds the spelling of a token of the text: a folded word, or a run of characters. */
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
