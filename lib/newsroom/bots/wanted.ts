// Which posts a reader's settings of a bot allow.
import { hides } from '../hidden-events';
import type { BotSettings, StoredPost } from '../store/contract/bot-store';
import type { StoredEvent } from '../types';

/** Whether an event is in a wanted language and has none of the excluded words. */
export function isEventOf(event: StoredEvent, { languages, left_out_words }: BotSettings): boolean {
  if (languages.length > 0 && !languages.includes(event.lang)) return false;
  return hides(left_out_words.map((label) => ({ kind: 'word', label })))?.(event) !== true;
}

/**
 * The event of a post with the cited line, which may be from another report than the headline and
 * name what the headline does not.
 */
export const postedEvent = ({ event, line }: StoredPost): StoredEvent => ({
  ...event,
  brief: [...event.brief, { lang: line.lang, text: line.text }],
});

/** Whether a reader with these settings gets a post. */
export function isWanted(post: StoredPost, settings: BotSettings): boolean {
  const { daily_limit } = settings;
  return (
    (daily_limit === 0 || post.ordinal <= daily_limit) && isEventOf(postedEvent(post), settings)
  );
}
