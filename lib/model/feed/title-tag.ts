// The language of a title, according to its source.
import { tagOfLetters } from '../text/voice-tag';
import type { Source } from './entry';

/** The `lang` attribute of a source's title. */
export function titleTag({ lang, title = '' }: Source): string | undefined {
  return lang ?? tagOfLetters(title);
}
