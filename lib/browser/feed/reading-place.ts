// How far an article was read in this visit. Protects: a reader who leaves an article and comes
// back is at the same position, also after a reload. A text that has changed since starts at its
// top.
import { readStored, removeStored, writeStored } from '../storage/storage';

const key = 'reading_places';
/** How many positions are kept; the oldest is dropped. */
const placesMost = 100;

/** An event, its version, pixels from the top, the service's position. */
type Place = [string, string, number, number];

export type KeptPlace = {
  /** Pixels from the top of the article. */
  topPx: number;
  /**
   * The position that the service was last known to have; a different one is from another device.
   */
  told: number;
};

/** Parsed by hand: the first screen loads this, without a schema library. */
function isPlace(given: unknown): given is Place {
  if (!Array.isArray(given) || given.length !== 4) return false;
  const [id, version, topPx, told] = given as unknown[];
  const isPixels = typeof topPx === 'number' && Number.isFinite(topPx) && topPx >= 0;
  return typeof id === 'string' && typeof version === 'string' && isPixels && Number.isFinite(told);
}

function read(): Place[] {
  try {
    const stored: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? '[]');
    return Array.isArray(stored) && stored.every(isPlace) ? stored : [];
  } catch {
    return [];
  }
}

/** Where this version was left in this visit; undefined if it was not read. */
export function readingPlace(id: string, version: string): KeptPlace | undefined {
  const [, , topPx, told] = read().find(([event, of]) => event === id && of === version) ?? [];
  return topPx === undefined || told === undefined ? undefined : { topPx, told };
}

export function keepReadingPlace(id: string, version: string, { topPx, told }: KeptPlace): void {
  const others = read().filter(([event]) => event !== id);
  const place = [id, version, Math.round(topPx), told] satisfies Place;
  const places = topPx > 0 || told > 0 ? [...others, place] : others;
  writeStored(key, JSON.stringify(places.slice(-placesMost)), 'sessionStorage');
}

export function clearReadingPlaces(): void {
  removeStored(key, 'sessionStorage');
}
