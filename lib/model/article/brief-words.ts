// The words of a brief on a card: what its pictures are is no part of the list's first load.
import { splitCitations } from '../markdown/citation-groups';

/** A picture of a brief: what it shows, and its address. */
export const briefImage = /!\[([^\][]*)\]\(([^()\s]{1,2048})\)/g;

/** The text of a brief, on one line. */
export const withoutImages = (brief: string): string =>
  brief.replace(briefImage, ' ').replace(/\s+/g, ' ').trim();

/** The words of a brief on a card, which has room for neither pictures nor citation marks. */
export function briefWords(brief: string): string {
  return splitCitations(withoutImages(brief))
    .filter((part) => typeof part === 'string')
    .join('');
}
