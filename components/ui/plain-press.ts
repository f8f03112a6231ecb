import type { MouseEvent } from 'react';

/** Whether a link is pressed to be followed here: with a key held it opens beside this page. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey;
}
