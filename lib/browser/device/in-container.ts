// Whether the page is inside an app; `container.ts` talks to it.

/** Whether the page is inside the native app. */
export function inContainer(): boolean {
  return document.documentElement.dataset.mode === 'app';
}

/** Whether the page is inside any known app. */
export function inHost(): boolean {
  return inContainer() || 'tt' in window;
}
