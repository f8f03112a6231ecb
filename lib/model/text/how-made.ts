// How the text that a reader sees was written: a translation says so, and only to its readers.
import { pick, readLanguage, type Language, type LocalizedText } from './languages';

/** How an event was written: quoted by rule, by a model, or part of the sample edition. */
export type Writing = 'extract' | 'model' | 'sample';
/** The same for one of its texts: quoted sentences may be shown in a model's translation. */
export type HowMade = Writing | 'translated';

type Made = { title: LocalizedText; writing: Writing; translated?: readonly string[] };

/** Whether a model translated the text in `lang`, in any of its spellings. */
export function isTranslated(lang: string, translated: readonly string[] = []): boolean {
  const language = readLanguage(lang);
  return language !== undefined && translated.some((one) => readLanguage(one) === language);
}

/** How the text was written that a reader of `language` is shown, judging by its title. */
export function howMade({ title, writing, translated }: Made, language: Language): HowMade {
  const shown = pick(title, language)?.lang ?? '';
  return writing === 'extract' && isTranslated(shown, translated) ? 'translated' : writing;
}
