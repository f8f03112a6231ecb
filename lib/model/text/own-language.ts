// Texts that are there in a language itself, and tables with a row for each language.
import { languages, type Language, type LocalizedText, readLanguage } from './languages';

/** A row for each language, made by the same rule. */
export const byLanguage = <Row>(rowOf: (lang: Language) => Row): Record<Language, Row> =>
  // All keys are there: it goes through the list that the type is made of.
  Object.fromEntries(languages.map((lang) => [lang, rowOf(lang)])) as Record<Language, Row>;

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
