// The work-chat app as a host.
import type { Container } from './container';
import { webContainer } from './web';

type Access = {
  appID?: string;
  scopeList: string[];
  success(given?: { code?: string }): void;
  fail(): void;
};

export type WorkChatHost = {
  requestAccess?(access: Access): void;
  openSchema?(page: { schema: string; external: boolean }): void;
  closeWindow?(): void;
};

const ios = /iPhone|iPad|iPod/i;

export function workChatContainer(host: WorkChatHost, userAgent: string): Container {
  return {
    kind: 'work-chat',
    openPage(address) {
      const schema = new URL(address, window.location.origin).href;
      if (host.openSchema) host.openSchema({ schema, external: false });
      else webContainer.openPage(schema);
    },
    close() {
      if (!host.closeWindow) return false;
      host.closeWindow();
      return true;
    },
    appInfo: () => Promise.resolve(undefined),
    openNewsList: () => false,
    // "Swipe is disabled in the work-chat app on iOS unless enabled": there a swipe goes back in
    // the app.
    swipes: !ios.test(userAgent),
  };
}

/**
 * "Sign-in through the work-chat app asks for app access permission with an empty scope list." True
 * if it was given, or if there is no such app to ask.
 */
export function askAccess(host: WorkChatHost | undefined): Promise<boolean> {
  const ask = host?.requestAccess?.bind(host);
  if (!ask) return Promise.resolve(true);
  return new Promise((resolve) =>
    ask({ scopeList: [], success: () => resolve(true), fail: () => resolve(false) }),
  );
}

/** The code by which the app's cloud function identifies the user; undefined if it gives none. */
export function askCode(
  host: WorkChatHost | undefined,
  appID: string,
): Promise<string | undefined> {
  const ask = host?.requestAccess?.bind(host);
  if (!ask) return Promise.resolve(undefined);
  return new Promise((resolve) =>
    ask({
      appID,
      scopeList: [],
      success: (given) => resolve(given?.code),
      fail: () => resolve(undefined),
    }),
  );
}
