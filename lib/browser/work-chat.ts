// The work-chat app around the page, where there is one.

type Access = { scopeList: string[]; success(): void; fail(): void };

declare global {
  interface Window {
    tt?: { requestAccess?(access: Access): void };
  }
}

/**
 * "Sign-in through the work-chat app asks for app access permission with an empty scope list." True
 * where it was given, or where no such app is there to ask.
 */
export function askWorkChatAccess(): Promise<boolean> {
  const ask = window.tt?.requestAccess?.bind(window.tt);
  if (!ask) return Promise.resolve(true);
  return new Promise((resolve) =>
    ask({ scopeList: [], success: () => resolve(true), fail: () => resolve(false) }),
  );
}
