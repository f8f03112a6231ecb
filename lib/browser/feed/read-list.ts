// "A news-read list (event ids) is kept in session storage": what was read in this visit is marked
// as read even if the service stores no mark for it.
import { readStored } from '../storage/storage';

export const readListKey = 'news_read';

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** The ids of the events read in this visit, the last one at the end. */
export function readIds(): string[] {
  const ids = parse(readStored(readListKey, 'sessionStorage'));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
