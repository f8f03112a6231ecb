// The text of a brief on a card: extracting its images is not part of the list's first load.
import { splitCitations } from '../markdown/citation-groups';

/** An image in a brief: its description and its address. */
export const briefImage = /!\[([^\][]*)\]\(([^()\s]{1,2048})\)/g;

/** The text of a brief, on one line. */
export const withoutImages = (brief: string): string =>
  brief.replace(briefImage, ' ').replace(/\s+/g, ' ').trim();

/** The text of a brief on a card, which has no room for images or citation marks. */
export function briefWords(brief: string): string {
  return splitCitations(withoutImages(brief))
    .filter((part) => typeof part === 'string')
    .join('');
}
