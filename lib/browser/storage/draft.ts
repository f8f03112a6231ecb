// Unsent input of forms. Protects: it survives the popup, a reload and signing in, and is removed
// with its reader (`forgetTyped`), so that nobody else finds it.
import { draftKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, storedKeys, writeStored } from './storage';

/** The forms whose input is stored; those about a thing include its id. */
export type DraftPlace =
  | 'feedback'
  | 'topic'
  | 'theme'
  | 'mute'
  | `${'bot' | 'topic' | 'theme' | 'feed' | 'deep' | 'comment' | 'report' | 'notice'}:${string}`;

/** The form's stored input in this tab, as text. */
export function draftOf(place: DraftPlace) {
  const key = `${draftKey}:${place}`;
  return {
    read: () => readStored(key, 'sessionStorage') ?? '',
    keep: (text: string) =>
      text ? writeStored(key, text, 'sessionStorage') : removeStored(key, 'sessionStorage'),
  };
}

/** Removes the input of all forms. */
export function forgetDrafts(): void {
  for (const key of storedKeys('sessionStorage'))
    if (key.startsWith(`${draftKey}:`)) removeStored(key, 'sessionStorage');
}
