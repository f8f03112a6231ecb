// The id of the event that an article opens: known from the article alone.
import { createHash } from 'node:crypto';

/** `attempt`: when the id was used before, by an event that became part of another. */
export function eventIdOf(articleId: string, attempt = 0): string {
  const text = attempt === 0 ? articleId : `${articleId} ${attempt}`;
  return `e_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}
