// Where this page stands: in a browser, in the native app, or in the work-chat app.
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

/** The container of this page, looked up anew: hosts may put their bridge in late. */
export function currentContainer(): Container {
  if (inContainer()) return nativeContainer(window.NativeBridge);
  if (window.tt) return workChatContainer(window.tt, window.navigator.userAgent);
  return webContainer;
}

/** "In a native container, after login the native news list opens"; false where nobody opens it. */
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
