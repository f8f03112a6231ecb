// Every spelling of a language, in one place: `en zh ph` inside the program, `EN ZH PH` on the
// service wire, `zh-CN` and `source` inside content. Nothing else may compare language codes.
import { countHan } from './scripts';

/** Languages of the interface, in the order in which they are offered. */
export const languages = ['en', 'zh', 'ph'] as const;
export type Language = (typeof languages)[number];

/** A row for each language, made by the same rule. */
export const byLanguage = <Row>(rowOf: (lang: Language) => Row): Record<Language, Row> =>
  // All keys are there: it goes through the list that the type is made of.
  Object.fromEntries(languages.map((lang) => [lang, rowOf(lang)])) as Record<Language, Row>;

/** `source` is the language that the publisher wrote in. */
export type ContentLanguage = Language | 'source';

/** One text in several languages, as the wire carries it. */
export type LocalizedText = { lang: string; text: string }[];

const spellings: Record<ContentLanguage, readonly string[]> = {
  en: ['en', 'english'],
  zh: ['zh', 'cn', 'chinese'],
  ph: ['ph', 'fil', 'tl', 'filipino', 'tagalog'],
  source: ['source'],
};
const bySpelling = new Map(
  ([...languages, 'source'] as const).flatMap((lang) =>
    spellings[lang].map((spelling) => [spelling, lang] as const),
  ),
);

/** Reads any spelling (`EN`, `zh-CN`, `zh_Hant`, `fil-PH`, `source`); undefined when it is none of ours. */
export function readLanguage(spelling: string): ContentLanguage | undefined {
  const primary = spelling.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return bySpelling.get(primary);
}

/** Reads a language of the interface, or answers the fallback. */
export function toLanguage(spelling: string | null | undefined, fallback: Language): Language {
  const found = spelling ? readLanguage(spelling) : undefined;
  return found && found !== 'source' ? found : fallback;
}

const wireNames = { en: 'EN', zh: 'ZH', ph: 'PH', source: 'source' } as const satisfies Record<
  ContentLanguage,
  string
>;

/** The spelling of the service wire: `EN`, `ZH`, `PH`, or `source`. */
export function toWireLanguage<L extends ContentLanguage>(language: L): (typeof wireNames)[L] {
  return wireNames[language];
}

const tags = { en: 'en', zh: 'zh-CN', ph: 'fil' } as const satisfies Record<Language, string>;

/** The BCP 47 tag for the `lang` attribute and `Intl`. */
export function toTag(language: Language): (typeof tags)[Language] {
  return tags[language];
}

/** The `lang` attribute of a text in whatever spelling its language came; none for `source`. */
export function langTag(spelling: string | undefined): string | undefined {
  const language = spelling ? readLanguage(spelling) : undefined;
  return language && language !== 'source' ? toTag(language) : undefined;
}

/** Open Graph spells a language with a territory. */
export const openGraphLocales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  zh: 'zh_CN',
  ph: 'fil_PH',
};

const latinWords = /\p{Script=Latin}+/gu;
/** Words that hardly a sentence of the one language lacks and the other has not. */
const filipinoWords = /^(?:ang|ng|mga|nang|sa|ni|ay|hindi|ito|noong)$/i;
const englishWords = /^(?:the|of|and|to|in|is|are|was|for|on|that|with|has)$/i;
/** A name or two are spoken by any voice. */
const fewWords = 3;

/**
 * The tag of the voice that most of a text calls for, by its letters and its commonest words; undefined
 * where they leave it open. A Chinese character counts like a word, so that a name in other letters
 * decides nothing; and as a voice for Chinese reads those too, only a sentence of theirs outdoes it.
 */
export function tagOfLetters(text: string): string | undefined {
  const words = text.match(latinWords) ?? [];
  const characters = countHan(text);
  const count = (known: RegExp) => words.filter((word) => known.test(word)).length;
  const [filipino, english] = [count(filipinoWords), count(englishWords)];
  if (characters > 0 && (characters >= words.length || filipino + english === 0)) return tags.zh;
  if (words.length < fewWords) return undefined;
  return filipino > english ? tags.ph : tags.en;
}

/**
 * The first language of an `Accept-Language` header that the interface has, best quality first;
 * undefined where there is none.
 */
export function wishedLanguage(header: string | null): Language | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const found = readLanguage(tag);
    if (found && found !== 'source') return found;
  }
  return undefined;
}

/** The same, else the fallback. */
export function acceptedLanguage(header: string | null, fallback: Language): Language {
  return wishedLanguage(header) ?? fallback;
}

/**
 * The entry for a reader of `language`: that language, else what the publisher wrote, else the first
 * one. Works on any list whose entries carry a `lang` in any spelling. What stands there as `source`
 * and, word for word, under the name of its language is answered as the latter: who shows it knows how
 * it is spoken, and that two languages of an article are one and the same text.
 */
export function pick<T extends { lang: string; text?: string }>(
  entries: readonly T[] | undefined,
  language: ContentLanguage,
): T | undefined {
  if (!entries) return undefined;
  const own = entries.find((entry) => readLanguage(entry.lang) === language);
  if (own) return own;
  const source = entries.find((entry) => readLanguage(entry.lang) === 'source');
  if (source?.text === undefined) return source ?? entries[0];
  return entries.find((entry) => entry !== source && entry.text === source.text) ?? source;
}

/** The text for a reader of `language`, by the rule of {@link pick}; empty when there is none. */
export function pickText(text: LocalizedText | undefined, language: ContentLanguage): string {
  return pick(text, language)?.text ?? '';
}

/**
 * The tag of the language that a publisher wrote a text in: of the entry that has, word for word, what
 * stands there as `source`. None where no entry tells.
 */
export function sourceTag(text: LocalizedText): string | undefined {
  const source = text.find(({ lang }) => readLanguage(lang) === 'source');
  return langTag(text.find((entry) => entry !== source && entry.text === source?.text)?.lang);
}

/** Whether a text is there in `language` itself, not only in another one that stands in for it. */
export function speaks(text: LocalizedText, language: Language): boolean {
  return text.some(({ lang }) => readLanguage(lang) === language);
}

/** Those of several texts that are there in `language` itself; all of them where none is. */
export function inOwnLanguage(
  texts: readonly LocalizedText[],
  language: Language,
): LocalizedText[] {
  const own = texts.filter((text) => speaks(text, language));
  return own.length > 0 ? own : [...texts];
}
