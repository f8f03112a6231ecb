// Pictures of an event: first one of each article that is not a copy, then the rest.
import type { Syndication } from './syndication';
import { maxCovers } from './budget';

const clean = (address: string) => address.replace(/^[\s"'“”‘’]+|[\s"'“”‘’]+$/g, '');

/** At most nine different http(s) addresses. */
export function coversOf({ originals, copies }: Syndication): string[] {
  const first = originals.flatMap(({ images }) => images.slice(0, 1));
  const rest = [...originals, ...copies].flatMap(({ images }) => images);
  const addresses = [...first, ...rest].map(clean).filter((url) => /^https?:\/\/\S+$/i.test(url));
  return [...new Set(addresses)].slice(0, maxCovers);
}
