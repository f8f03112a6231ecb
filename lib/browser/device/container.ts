// The page's host: a browser, the native app, or the work-chat app.
import { isMobile } from '@/lib/model/wire/app-mode';
import type { Container } from './containers/container';
import { nativeContainer, type NativeBridge } from './containers/native';
import { webContainer } from './containers/web';
import { workChatContainer, type WorkChatHost } from './containers/work-chat';
import { inContainer } from './in-container';

declare global {
  interface Window {
    NativeBridge?: NativeBridge;
    tt?: WorkChatHost;
  }
}

/** The container of this page, detected at each call: hosts may inject their bridge late. */
export function currentContainer(): Container {
  if (inContainer()) return nativeContainer(window.NativeBridge);
  if (window.tt) return workChatContainer(window.tt, window.navigator.userAgent);
  return webContainer;
}

/**
 * "In a native container, after login the native news list opens"; false if no container opens it.
 */
export function openNativeNewsList(): boolean {
  return currentContainer().openNewsList();
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
