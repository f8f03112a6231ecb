// Languages that we have no words for: told by their script or their smallest words, so that who asks
// in one hears so in it.
import { lexicons } from './lexicons';

export const otherLanguages = [
  'ja', 'ko', 'th', 'ru', 'ar', 'hi', 'es', 'fr', 'de', 'pt', 'it', 'id', 'vi',
] as const; // prettier-ignore
export type OtherLanguage = (typeof otherLanguages)[number];

const scripts: readonly [OtherLanguage, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** Small words that stand in nearly every sentence, and in none of ours. */
const smallWords: readonly [OtherLanguage, ReadonlySet<string>][] = (
  [
    [
      'es',
      'qué que el los las una por para con cuál cuáles hay está están noticias hoy sobre del quién cómo dónde cuándo y es',
    ],
    [
      'fr',
      'quelles quelle quels quel sont les des une est le la du dans sur pour avec qui aujourd hui nouvelles pourquoi comment où et que',
    ],
    [
      'de',
      'was ist der die das und nicht ein eine wer wie warum wann wo gibt es heute nachrichten über von mit für neues den im',
    ],
    [
      'pt',
      'quais são os as uma por para com não está notícias hoje sobre quem como onde quando e é do da que',
    ],
    [
      'it',
      'quali sono gli le una per con non è notizie oggi chi come dove quando perché il di che del cosa',
    ],
    [
      'id',
      'apa yang adalah dan di dengan untuk tidak ini itu berita hari siapa bagaimana mengapa kapan ada dari tentang',
    ],
    ['vi', 'là gì và của có không những các cho với tin tức hôm nay ai như thế nào ở về một'],
  ] as const
).map(([language, words]) => [language, new Set(words.split(' '))]);

const ours = new Set(Object.values(lexicons).flatMap(({ everyday }) => [...everyday]));

/** A foreign language of a text, or undefined where it may be one of ours. */
export function otherLanguage(text: string): OtherLanguage | undefined {
  for (const [language, script] of scripts) {
    if ((text.match(script)?.length ?? 0) >= 2) return language;
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const own = count(ours);
  const [best] = smallWords
    .map(([language, set]) => ({ language, hits: count(set) }))
    .sort((a, b) => b.hits - a.hits);
  const isOne = best && best.hits >= 3 && best.hits > own + 1 && best.hits >= words.length / 3;
  return isOne ? best.language : undefined;
}
