// How far down an article was read in this visit. Protects: who leaves an article and comes back is
// where they were, also after a reload. A text that has changed since begins at its top.
import { z } from 'zod';
import { readStored, writeStored } from './storage';

const key = 'reading_places';
/** The places kept; the oldest goes. */
const placesMost = 100;

const stored = z.array(z.tuple([z.string(), z.string(), z.number().nonnegative()]));
type Places = z.infer<typeof stored>;

function read(): Places {
  try {
    return stored.parse(JSON.parse(readStored(key, 'sessionStorage') ?? '[]'));
  } catch {
    return [];
  }
}

/** Pixels from the top of the article at which this version was left; 0 where it was not read. */
export function readingPlace(id: string, version: string): number {
  return read().find(([event, of]) => event === id && of === version)?.[2] ?? 0;
}

export function keepReadingPlace(id: string, version: string, topPx: number): void {
  const others = read().filter(([event]) => event !== id);
  const place = [id, version, Math.round(topPx)] satisfies Places[number];
  const places = topPx > 0 ? [...others, place] : others;
  writeStored(key, JSON.stringify(places.slice(-placesMost)), 'sessionStorage');
}
