// What was typed into a form and not yet sent. Protects: it outlives the popup, a reload and the way
// through the sign-in, and goes with the reader (`forgetTyped`), as nobody else is to find it.
import { draftKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, storedKeys, writeStored } from './storage';

/** The forms that keep what is typed; those of a thing carry its id. */
export type DraftPlace =
  | 'feedback'
  | 'topic'
  | 'theme'
  | 'mute'
  | `${'bot' | 'topic' | 'theme' | 'feed' | 'deep' | 'comment' | 'report' | 'notice'}:${string}`;

/** What stands in the form of that place in this tab, as text. */
export function draftOf(place: DraftPlace) {
  const key = `${draftKey}:${place}`;
  return {
    read: () => readStored(key, 'sessionStorage') ?? '',
    keep: (text: string) =>
      text ? writeStored(key, text, 'sessionStorage') : removeStored(key, 'sessionStorage'),
  };
}

/** Removes those of every place. */
export function forgetDrafts(): void {
  for (const key of storedKeys('sessionStorage'))
    if (key.startsWith(`${draftKey}:`)) removeStored(key, 'sessionStorage');
}
