// Texts that exist in a given language itself, and tables with a row for each language.
import { languages, type Language, type LocalizedText, readLanguage } from './languages';

/** A row for each language, built by the same rule. */
export const byLanguage = <Row>(rowOf: (lang: Language) => Row): Record<Language, Row> =>
  // All keys are present: it maps the list from which the type is derived.
  Object.fromEntries(languages.map((lang) => [lang, rowOf(lang)])) as Record<Language, Row>;

/** Whether a text exists in `language` itself, not only in a fallback language. */
export function speaks(text: LocalizedText, language: Language): boolean {
  return text.some(({ lang }) => readLanguage(lang) === language);
}

/** The texts that exist in `language` itself; all of them if none does. */
export function inOwnLanguage(
  texts: readonly LocalizedText[],
  language: Language,
): LocalizedText[] {
  const own = texts.filter((text) => speaks(text, language));
  return own.length > 0 ? own : [...texts];
}
