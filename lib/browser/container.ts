// The native app around the page, where there is one. The specification names no form for its bridge:
// the least that signing in needs. What the app does not offer, the page does itself.

type Bridge = { openNewsList?(): void };

declare global {
  interface Window {
    NativeBridge?: Bridge;
  }
}

/** Whether the page stands inside the native app. */
export function inContainer(): boolean {
  return document.documentElement.dataset.mode === 'app';
}

/** "In a native container, after login the native news list opens"; false where nobody opens it. */
export function openNativeNewsList(): boolean {
  const bridge = inContainer() ? window.NativeBridge : undefined;
  if (!bridge?.openNewsList) return false;
  bridge.openNewsList();
  return true;
}
