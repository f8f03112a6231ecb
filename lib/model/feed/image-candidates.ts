// Which images compete for which box, and how long each may take to load.
import { imageBlockMs } from '../limits/article';

/** How long an image may take in a larger block of `count` images, in ms. */
export function imageBlockTimeoutMs(count: number): number {
  if (count <= 2) return imageBlockMs.upToTwo;
  if (count === 3) return imageBlockMs.three;
  return count === 4 ? imageBlockMs.four : imageBlockMs.more;
}

/**
 * The candidates of each box: the first addresses one each, further ones distributed in turn. No
 * address competes in two boxes.
 */
export function dealCandidates(urls: readonly string[], boxes: number): string[][] {
  const dealt = urls.slice(0, boxes).map((url) => [url]);
  urls.slice(boxes).forEach((url, index) => dealt[index % boxes]?.push(url));
  return dealt;
}
