// A brief is a sentence or two of plain text; it may hold pictures, and those may stand for videos.
import { splitCitations } from '../markdown/citation-groups';
import { captionOf, videoOf } from '../feed/image-address';
import { safeHref } from '../wire/safe-href';

export type BriefImage = { src: string; alt: string; caption?: string; video?: string };

const image = /!\[([^\][]*)\]\(([^()\s]{1,2048})\)/g;

/** The words of a brief, and its pictures in order; pictures without a safe address are left out. */
export function readBrief(brief: string): { text: string; images: BriefImage[] } {
  const images = [...brief.matchAll(image)].flatMap(([, alt = '', address]): BriefImage[] => {
    const src = safeHref(address);
    const caption = captionOf(alt);
    return src ? [{ ...videoOf(src), alt: caption ?? alt, caption: caption || undefined }] : [];
  });
  return { text: brief.replace(image, ' ').replace(/\s+/g, ' ').trim(), images };
}

/** The words of a brief on a card, which has room for neither pictures nor citation marks. */
export function briefWords(brief: string): string {
  const { text } = readBrief(brief);
  return splitCitations(text)
    .filter((part) => typeof part === 'string')
    .join('');
}
