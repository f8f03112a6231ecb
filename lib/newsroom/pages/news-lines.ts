// Which lines of a page are its article. Lines around it are recognized by their form (short,
// linked, incomplete) and by their position, not by their publisher.
import { lengthInLatin } from '@/lib/model/text/scripts';
import type { Line } from './block-lines';
import { isNotice } from './notices';

const sentenceEnd = /[.!?。！？…][”’"'」』）)\]]*$/u;

/** Lines from this length on are running text, shorter ones labels. */
const proseChars = 80;
const labelChars = 60;

/** Whether a line is running text: long, and ended like a sentence. */
function isProse({ kind, text, linked }: Line): boolean {
  return (
    kind !== 'heading' &&
    lengthInLatin(text) >= proseChars &&
    sentenceEnd.test(text) &&
    linked < 0.7
  );
}

/** Whether a line is only a link to something else. */
function isLink({ text, linked }: Line): boolean {
  return linked >= 0.9 || (linked >= 0.7 && !sentenceEnd.test(text));
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Above the first paragraph are the headline again, labels and names. */
function isMasthead({ text }: Line, title: string): boolean {
  if (bare(text) === title) return true;
  return lengthInLatin(text) < labelChars && !sentenceEnd.test(text);
}

/**
 * The article's own lines, including headings, lists and tables; `title` is the page's headline.
 */
export function newsLines(lines: readonly Line[], title: string): Line[] {
  const kept = lines.filter((line) => !isNotice(line.text) && !isLink(line));
  const first = kept.findIndex(isProse);
  if (first < 0) return kept;
  const last = kept.findLastIndex(isProse);
  const headline = bare(title);
  return [
    ...kept.slice(0, first).filter((line) => !isMasthead(line, headline)),
    ...kept.slice(first, last + 1),
    // A heading after the last paragraph introduces what the page shows next.
    ...kept.slice(last + 1).filter(({ kind }) => kind !== 'heading'),
  ];
}
