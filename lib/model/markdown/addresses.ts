// Every href and src of a text goes through `safeHref`, and images tell their caption and video.
import type { Element, Root } from 'hast';
import { safeHref } from '../safe-href';
import { replaceChildren, walkElements, type Child } from './walk';

/** "Images whose alt text begins with a {address} prefix show the remainder as a source caption." */
const captionPrefix = /^\s*\{[^{}]*\}\s*/;
/** "Brief images may carry a video parameter." */
const videoParameter = 'video';

/** The caption that an alt text carries, or undefined when it is a plain description. */
export function captionOf(alt: string): string | undefined {
  return captionPrefix.test(alt) ? alt.replace(captionPrefix, '').trim() : undefined;
}

/** The image's own address and the video that it stands for, if it carries one. */
export function videoOf(src: string): { src: string; video?: string } {
  if (!src.startsWith('http')) return { src };
  const url = new URL(src);
  const video = safeHref(url.searchParams.get(videoParameter));
  url.searchParams.delete(videoParameter);
  return video?.startsWith('http') ? { src: url.href, video } : { src };
}

function readImage(image: Element): void {
  const address = safeHref(image.properties.src);
  const alt = String(image.properties.alt ?? '');
  const caption = captionOf(alt);
  const { src, video } = address ? videoOf(address) : {};
  image.properties = {
    src,
    alt: caption ?? alt,
    dataCaption: caption || undefined,
    dataVideo: video,
  };
}

/** Makes every address safe in place: links without one stay as text, images without one go. */
export function safeAddresses(tree: Root): void {
  walkElements(tree, (node) => {
    if (node.tagName === 'img') readImage(node);
    else {
      const { href } = node.properties;
      delete node.properties.src;
      delete node.properties.cite;
      if (node.tagName === 'a') node.properties.href = safeHref(href, { mail: true });
    }
  });
  const drop = (child: Child): Child[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'img' && !child.properties.src) return [];
    if (child.tagName === 'a' && !child.properties.href) return child.children;
    return [child];
  };
  replaceChildren(tree, drop);
  walkElements(tree, (node) => replaceChildren(node, drop));
}
