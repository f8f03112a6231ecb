// How far down an article was read in this visit. Protects: who leaves an article and comes back is
// where they were, also after a reload. A text that has changed since begins at its top.
import { z } from 'zod';
import { readStored, removeStored, writeStored } from './storage';

const key = 'reading_places';
/** The places kept; the oldest goes. */
const placesMost = 100;

const pixels = z.number().nonnegative();
const stored = z.array(z.tuple([z.string(), z.string(), pixels, z.number()]));
type Places = z.infer<typeof stored>;

export type KeptPlace = {
  /** Pixels from the top of the article. */
  topPx: number;
  /** The place that the service was last known to have; another one is of another device. */
  told: number;
};

function read(): Places {
  try {
    return stored.parse(JSON.parse(readStored(key, 'sessionStorage') ?? '[]'));
  } catch {
    return [];
  }
}

/** Where this version was left in this visit; undefined where it was not read. */
export function readingPlace(id: string, version: string): KeptPlace | undefined {
  const [, , topPx, told] = read().find(([event, of]) => event === id && of === version) ?? [];
  return topPx === undefined || told === undefined ? undefined : { topPx, told };
}

export function keepReadingPlace(id: string, version: string, { topPx, told }: KeptPlace): void {
  const others = read().filter(([event]) => event !== id);
  const place = [id, version, Math.round(topPx), told] satisfies Places[number];
  const places = topPx > 0 || told > 0 ? [...others, place] : others;
  writeStored(key, JSON.stringify(places.slice(-placesMost)), 'sessionStorage');
}

export function clearReadingPlaces(): void {
  removeStored(key, 'sessionStorage');
}
