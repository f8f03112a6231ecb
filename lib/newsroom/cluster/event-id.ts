// The id of the event that an article opens, derived from the article alone.
import { createHash } from 'node:crypto';

/** `attempt`: counts up while the id is taken, as by an event that was merged into another. */
export function eventIdOf(articleId: string, attempt = 0): string {
  const text = attempt === 0 ? articleId : `${articleId} ${attempt}`;
  return `e_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}
