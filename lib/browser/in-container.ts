// Whether an app stands around this page; what is asked of it is in `container.ts`.

/** Whether the page stands inside the native app. */
export function inContainer(): boolean {
  return document.documentElement.dataset.mode === 'app';
}

/** Whether any app is known to stand around the page. */
export function inHost(): boolean {
  return inContainer() || 'tt' in window;
}
