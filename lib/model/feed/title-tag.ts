// The language of one title, from whoever wrote it.
import { tagOfLetters } from '../text/voice-tag';
import type { Source } from './entry';

/** The `lang` attribute of a source's title. */
export function titleTag({ lang, title = '' }: Source): string | undefined {
  return lang ?? tagOfLetters(title);
}
