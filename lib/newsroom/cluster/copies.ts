// When an article repeats another: an agency text in a second paper, or a page sent again.
import { hourMs } from '@/lib/model/time';
import { lexicons } from '../language/lexicons';
import type { Entry } from './postings';
import { isCopy } from './sketch';

/** A shorter headline may be chosen twice by chance. */
const fewestWords = 4;
const fewestCharacters = 8;
/** A headline that a feed repeats later than this heads another report: serials reuse theirs. */
const resentHours = 12;

const telling = ({ headline, lang }: Pick<Entry, 'headline' | 'lang'>) =>
  lexicons[lang].spaced
    ? headline.split(' ').length >= fewestWords
    : headline.length >= fewestCharacters;

/** Whether two articles of one language and time have one text, or one headline and no other text to tell them apart. */
export function repeats(article: Entry, other: Entry): boolean {
  if (isCopy(article.sketch, other.sketch)) return true;
  if (article.headline !== other.headline || !telling(article)) return false;
  const hours = Math.abs(article.published_at - other.published_at) / hourMs;
  const bare = article.sketch.length === 0 || other.sketch.length === 0;
  return bare || (article.feed_id === other.feed_id && hours <= resentHours);
}
