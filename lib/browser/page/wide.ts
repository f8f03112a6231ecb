// Whether list and article are side by side: the reader chose it, and the window has the room.
// "Wide layout threshold: window width over 1000"; exactly that width counts as wide.
import { wideLayoutPx } from '@/lib/model/limits/page';

/** Whether there is a choice: a desktop whose window has the room. */
export function hasWideRoom(): boolean {
  return document.documentElement.dataset.mode === 'pc' && window.innerWidth >= wideLayoutPx;
}

export function isWide(): boolean {
  return document.documentElement.dataset.layout === 'wide' && hasWideRoom();
}
