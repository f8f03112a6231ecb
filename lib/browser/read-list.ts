// "A news-read list (event ids) is kept in session storage": what was read in this visit is marked
// as read also where the service keeps no mark of it.
import { readStored, removeStored, writeStored } from './storage';

/** How many event ids the news-read list of a session holds; the specification leaves it open. */
export const readListEntries = 500;

const key = 'news_read';

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** The ids of the events read in this visit, the last one at the end. */
export function readIds(): string[] {
  const ids = parse(readStored(key, 'sessionStorage'));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Adds an event to the list. */
export function addReadId(id: string): void {
  const ids = [...readIds().filter((known) => known !== id), id].slice(-readListEntries);
  writeStored(key, JSON.stringify(ids), 'sessionStorage');
}

export function clearReadIds(): void {
  removeStored(key, 'sessionStorage');
}
