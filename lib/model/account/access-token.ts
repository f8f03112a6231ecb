// How a personal access token looks, so that it is known wherever it is met: in a header, as the
// password of a reader app, or by whoever scans for leaked secrets.

export const accessTokenPrefix = 'cwt_';
const form = /^cwt_[\w-]{43}$/;

export const isAccessToken = (text: string): boolean => form.test(text);

/** The token of `Authorization: Bearer …` or `GoogleLogin auth=…`; undefined where there is none. */
export function bearerToken(authorization: string | null): string | undefined {
  const given = /^(?:Bearer|GoogleLogin auth=)\s*(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
  return given?.startsWith(accessTokenPrefix) ? given : undefined;
}
