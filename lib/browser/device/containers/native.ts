// The native app as a host. The specification names one operation of its bridge, getAppInfo; the
// others are the minimum that the rules need. What the app does not support, the page does itself.
import type { Container } from './container';
import { webContainer } from './web';

export type NativeBridge = {
  /** "Returns data.deviceID and data.installID." */
  getAppInfo?(): unknown;
  openPage?(page: { url: string; title?: string }): void;
  closePage?(): void;
  openNewsList?(): void;
  exitApp?(): void;
};

const field = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Parsed by hand: every first screen loads this, and a schema library would add 90 KB. */
function readAppInfo(said: unknown) {
  const data = field(said, 'data');
  if (typeof data !== 'object' || data === null) return undefined;
  return {
    deviceId: textOf(field(data, 'deviceID')),
    installId: textOf(field(data, 'installID')),
  };
}

/**
 * "A native web view with query env=lynx and language=zh-CN, plus an optional title": for our own
 * pages, with titles for those of the public website. A publisher's address stays as it is.
 */
export function nativePageAddress(address: string, title?: string): string {
  const url = new URL(address, window.location.origin);
  if (url.origin !== window.location.origin && !title) return url.href;
  url.searchParams.set('env', 'lynx');
  url.searchParams.set('language', 'zh-CN');
  if (title) url.searchParams.set('title', title);
  return url.href;
}

export function nativeContainer(bridge: NativeBridge | undefined): Container {
  return {
    kind: 'native',
    openPage(address, title) {
      const url = nativePageAddress(address, title);
      if (bridge?.openPage) bridge.openPage({ url, ...(title ? { title } : {}) });
      else webContainer.openPage(url);
    },
    close() {
      if (!bridge?.closePage) return false;
      bridge.closePage();
      return true;
    },
    async appInfo() {
      try {
        return readAppInfo(await bridge?.getAppInfo?.());
      } catch {
        return undefined;
      }
    },
    openNewsList() {
      if (!bridge?.openNewsList) return false;
      bridge.openNewsList();
      return true;
    },
    swipes: true,
  };
}
