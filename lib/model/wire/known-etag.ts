// Whether the client already has the current version (RFC 9110, 13.1.2). Protects: a compressing
// proxy weakens the ETag of what passes through it, and it must still match when it comes back.

const entityTag = /(?:W\/)?("[^"]*")/g;

/** `ifNoneMatch`: the header as received. A weak tag equals a strong one, and `*` matches any. */
export function isKnownEtag(
  ifNoneMatch: string | null | undefined,
  etag: string | undefined,
): boolean {
  if (!ifNoneMatch || etag === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(entityTag)].some(([, tag]) => tag === strong);
}
