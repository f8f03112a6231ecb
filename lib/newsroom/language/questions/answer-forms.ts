// Phrases in a model's answer that are not statements about the news: introductions, refusals, and
// pressure on the reader to do something.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';

const all = Object.values(lexicons).map(({ answers }) => answers);

/** A line with such an ending opens a list; a longer one states something. */
const leadWords = 8;
const leadCharacters = 20;

/** Whether a line only introduces what follows, and can be neither right nor wrong. */
export function opensOnly(text: string, lang: Language): boolean {
  const bare = text.replace(/[*_]/g, '').trim();
  if (all.some(({ opens }) => opens.test(bare))) return true;
  if (!/[:：]$/.test(bare) || /\d/.test(bare)) return false;
  return lexicons[lang].spaced
    ? bare.split(/\s+/).length <= leadWords
    : bare.length <= leadCharacters;
}

/** Whether a sentence says, in words, that there is no answer. */
export const refuses = (text: string): boolean =>
  all.some(({ refuses: forms }) => forms.some((form) => form.test(text)));

/** Whether a sentence urges its reader to follow a link or to send money. */
export const pressesReader = (text: string): boolean =>
  all.some(({ presses }) => presses.test(text));
