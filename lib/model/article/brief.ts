// A brief is a sentence or two of plain text; it may contain images, and those may stand for
// videos.
import { captionOf, videoOf } from '../feed/image-address';
import { safeHref } from '../wire/safe-href';
import { briefImage, withoutImages } from './brief-words';

export type BriefImage = { src: string; alt: string; caption?: string; video?: string };

/** The text of a brief, and its images in order; images without a safe address are left out. */
export function readBrief(brief: string): { text: string; images: BriefImage[] } {
  const images = [...brief.matchAll(briefImage)].flatMap(([, alt = '', address]): BriefImage[] => {
    const src = safeHref(address);
    const caption = captionOf(alt);
    return src ? [{ ...videoOf(src), alt: caption ?? alt, caption: caption || undefined }] : [];
  });
  return { text: withoutImages(brief), images };
}
