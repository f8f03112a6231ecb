// The interface's own messages, so that a test finds a thing by what its reader sees, in any
// language.
import { createTranslator } from 'next-intl';
import { readFileSync } from 'node:fs';
import { toTag, type Language } from '@/lib/model/text/languages';

/** Formats a message of the interface in `language`. */
export function wordsOf(language: Language) {
  const messages: Record<string, never> = JSON.parse(
    readFileSync(`messages/${language}.json`, 'utf8'),
  );
  const t = createTranslator({ locale: toTag(language), messages });
  // Bold parts are plain text here.
  const b = (words: string) => words;
  return (key: string, values?: Record<string, string | number>): string =>
    t.markup(key as never, { b, ...values } as never);
}
export type Words = ReturnType<typeof wordsOf>;
