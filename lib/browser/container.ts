// The native app around the page, where there is one. The specification names no form for its bridge:
// the least that signing in needs. What the app does not offer, the page does itself.

import { isMobile } from '@/lib/model/app-mode';

type Bridge = { openNewsList?(): void; exitApp?(): void };

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

/** "Exit app shows only in the native container on a mobile device." */
export function mayExitApp(): boolean {
  return inContainer() && isMobile(window.navigator.userAgent);
}

/** Asks the container to close the app; where it cannot, the page closes itself. */
export function exitApp(): void {
  const bridge = window.NativeBridge;
  if (bridge?.exitApp) bridge.exitApp();
  else window.close();
}
