// What a reader's settings of a bot let through.
import { hides } from '../hidden-events';
import type { BotSettings, StoredPost } from '../store/contract/bot-store';
import type { StoredEvent } from '../types';

/** Its language, and none of the words that are left out. */
export function isEventOf(event: StoredEvent, { languages, left_out_words }: BotSettings): boolean {
  if (languages.length > 0 && !languages.includes(event.lang)) return false;
  return hides(left_out_words.map((label) => ({ kind: 'word', label })))?.(event) !== true;
}

/**
 * An event as a post of it reads: with the cited line, which may be of another report than the headline
 * and name what that one does not.
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
