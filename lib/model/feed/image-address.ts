// Data that an image in a text carries: a caption in the alt text, a video in the address.
import { safeHref } from '../wire/safe-href';

/** "Images whose alt text begins with a {address} prefix show the remainder as a source caption." */
const captionPrefix = /^\s*\{[^{}]*\}\s*/;
/** "Brief images may carry a video parameter." */
const videoParameter = 'video';

/** The caption in an alt text, or undefined when it is a plain description. */
export function captionOf(alt: string): string | undefined {
  return captionPrefix.test(alt) ? alt.replace(captionPrefix, '').trim() : undefined;
}

/** The image's own address and the video that it stands for, if any. */
export function videoOf(src: string): { src: string; video?: string } {
  if (!src.startsWith('http')) return { src };
  const url = new URL(src);
  const video = safeHref(url.searchParams.get(videoParameter));
  url.searchParams.delete(videoParameter);
  return video?.startsWith('http') ? { src: url.href, video } : { src };
}
