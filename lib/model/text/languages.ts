// Every spelling of a language, in one place: `en zh ph` inside the program, `EN ZH PH` on the
// service wire, `zh-CN` and `source` inside content. Nothing else may compare language codes.

/** Languages of the interface, in the order in which they are offered. */
export const languages = ['en', 'zh', 'ph'] as const;
export type Language = (typeof languages)[number];

/** `source` is the language in which the publisher wrote. */
export type ContentLanguage = Language | 'source';

/** One text in several languages, in wire format. */
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

/**
 * Parses any spelling (`EN`, `zh-CN`, `zh_Hant`, `fil-PH`, `source`); undefined for other
 * languages.
 */
export function readLanguage(spelling: string): ContentLanguage | undefined {
  const primary = spelling.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return bySpelling.get(primary);
}

/** Parses a language of the interface, or returns the fallback. */
export function toLanguage(spelling: string | null | undefined, fallback: Language): Language {
  const found = spelling ? readLanguage(spelling) : undefined;
  return found && found !== 'source' ? found : fallback;
}

export const tags = { en: 'en', zh: 'zh-CN', ph: 'fil' } as const satisfies Record<
  Language,
  string
>;

/** The BCP 47 tag for the `lang` attribute and `Intl`. */
export function toTag(language: Language): (typeof tags)[Language] {
  return tags[language];
}

/** The `lang` attribute of a text, for any spelling of its language; none for `source`. */
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

/**
 * The entry for a reader of `language`: that language, else the publisher's original, else the
 * first one. Works on any list whose entries carry a `lang` in any spelling. If the `source` entry
 * is word for word the same as one with a language name, the latter is returned: its language is
 * then known for speech, and two languages of an article can be recognized as the same text.
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
 * The language tag of a publisher's original: that of the entry whose text is word for word the
 * `source` text. Undefined if no entry matches.
 */
export function sourceTag(text: LocalizedText): string | undefined {
  const source = text.find(({ lang }) => readLanguage(lang) === 'source');
  return langTag(text.find((entry) => entry !== source && entry.text === source?.text)?.lang);
}
