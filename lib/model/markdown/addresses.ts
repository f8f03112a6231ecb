// Every href and src of a text goes through `safeHref`; an image's caption and video become data
// attributes.
import type { Element, Root } from 'hast';
import { captionOf, videoOf } from '../feed/image-address';
import { safeHref } from '../wire/safe-href';
import { replaceChildren, walkElements, type Child } from './walk';

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

/**
 * Makes every address safe in place: links without one become text, images without one are removed.
 */
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
    if (child.tagName === 'a' && !child.properties.href) return child.children.flatMap(drop);
    return [child];
  };
  replaceChildren(tree, drop);
  walkElements(tree, (node) => replaceChildren(node, drop));
}
