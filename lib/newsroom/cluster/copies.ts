// When an article repeats another: an agency text in a second paper, or a page that was sent again.
import { hourMs } from '@/lib/model/time';
import { lexicons } from '../language/lexicons';
import type { Entry } from './postings';
import { isCopy } from './fingerprint';

/** Two publishers may choose a shorter headline independently. */
const fewestWords = 4;
const fewestCharacters = 8;
/** After this time, the same headline in a feed is another report: serials reuse theirs. */
const resentHours = 12;

const telling = ({ headline, lang }: Pick<Entry, 'headline' | 'lang'>) =>
  lexicons[lang].spaced
    ? headline.split(' ').length >= fewestWords
    : headline.length >= fewestCharacters;

/**
 * Whether two articles of one language and time have the same text, or the same headline and no
 * other text to distinguish them.
 */
export function repeats(article: Entry, other: Entry): boolean {
  if (isCopy(article.fingerprint, other.fingerprint)) return true;
  if (article.headline !== other.headline || !telling(article)) return false;
  const hours = Math.abs(article.published_at - other.published_at) / hourMs;
  const bare = article.fingerprint.length === 0 || other.fingerprint.length === 0;
  return bare || (article.feed_id === other.feed_id && hours <= resentHours);
}
