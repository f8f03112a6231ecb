import type { MouseEvent } from 'react';

/** Whether a link is followed in this page: with a modifier key it opens beside it. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey;
}
