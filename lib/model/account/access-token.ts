// The format of a personal access token, so that it is recognized in a header, as the password of a
// reader app, or by secret scanners.

export const accessTokenPrefix = 'cwt_';
const form = /^cwt_[\w-]{43}$/;

export const isAccessToken = (text: string): boolean => form.test(text);

/**
 * The token in `Authorization: Bearer …` or `GoogleLogin auth=…`; undefined where there is none.
 */
export function bearerToken(authorization: string | null): string | undefined {
  const given = /^(?:Bearer|GoogleLogin auth=)\s*(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
  return given?.startsWith(accessTokenPrefix) ? given : undefined;
}
