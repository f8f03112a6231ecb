// The page as part of an application: which form it has, what the address asks of it, how to leave.
import { isMobile } from '@/lib/model/app-mode';

/** "Exit app shows only in the native container on a mobile device." */
export function mayExitApp(): boolean {
  const { mode } = document.documentElement.dataset;
  return mode === 'app' && isMobile(window.navigator.userAgent);
}

type Bridge = { call?(operation: string): unknown };

/** Asks the container to close the app; without one that answers, the page closes itself. */
export function exitApp(): void {
  const { NativeBridge } = window as Window & { NativeBridge?: Bridge };
  if (NativeBridge?.call) NativeBridge.call('exitApp');
  else window.close();
}

/** A parameter of the address. */
export function queryParameter(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}

/** Takes a parameter out of the address, which stays where it is in the history. */
export function dropQueryParameter(name: string): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
}

/** Hands a text to the reader as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
