// The paths that reader apps call, and how a call tells the news service which site it came to.

export const readerSiteHeader = 'x-reader-site';
export const readerLoginPath = '/accounts/ClientLogin';

export const isReaderPath = (path: string): boolean => /^\/reader\/api\/0\/./.test(path);

/** All calls of the API, including the sign-in. */
export const isReaderCall = (path: string): boolean =>
  path === readerLoginPath || isReaderPath(path);
