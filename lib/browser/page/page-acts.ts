// Actions on the page as a whole, and files for the reader; triggered by presses, and by
// surrounding apps.
import { minuteMs } from '@/lib/model/time';

/** Removes a parameter from the address without a history step. */
export function dropQueryParameter(name: string): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
}

/** Hides the whole page. */
export function hidePage(): void {
  document.documentElement.style.visibility = 'hidden';
}

export function reloadPage(): void {
  window.location.reload();
}

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs);
}
