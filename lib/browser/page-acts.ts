// What is done to the page as a whole, and what it hands to the reader: by presses, and by apps around it.
import { minuteMs } from '@/lib/model/time';

/** Takes a parameter out of the address, which stays where it is in the history. */
export function dropQueryParameter(name: string): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
}

/** Nothing of the page is seen any more. */
export function hidePage(): void {
  document.documentElement.style.visibility = 'hidden';
}

export function reloadPage(): void {
  window.location.reload();
}

/** Hands a text to the reader as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs);
}
