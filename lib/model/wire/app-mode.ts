// The display mode of a page: the framed desktop page, the phone page, or the app's.

export const AppMode = { PC: 'pc', H5: 'h5', APP: 'app' } as const;
export type AppModeValue = (typeof AppMode)[keyof typeof AppMode];

const mobile = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|Windows Phone|Opera Mini/i;

/** By the `User-Agent` header: a phone gets the page without a frame. */
export function isMobile(userAgent: string): boolean {
  return mobile.test(userAgent);
}

/**
 * "PC mode applies when the device is not mobile and the query flag size=large is absent."
 * `container` is true inside the native app.
 */
export function appMode(page: {
  userAgent: string;
  size?: string | null;
  container?: boolean;
}): AppModeValue {
  if (page.container) return AppMode.APP;
  return isMobile(page.userAgent) || page.size === 'large' ? AppMode.H5 : AppMode.PC;
}
