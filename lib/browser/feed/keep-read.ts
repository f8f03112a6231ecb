// Stores what was read in this visit.
import { removeStored, writeStored } from '../storage/storage';
import { readListKey, readIds } from './read-list';

/** How many event ids a session's news-read list holds; the specification sets no limit. */
export const readListEntries = 500;

/** Adds an event to the list. */
export function addReadId(id: string): void {
  const ids = [...readIds().filter((known) => known !== id), id].slice(-readListEntries);
  writeStored(readListKey, JSON.stringify(ids), 'sessionStorage');
}

export function clearReadIds(): void {
  removeStored(readListKey, 'sessionStorage');
}
