// Whether who asks has what is there already (RFC 9110, 13.1.2). Protects: a proxy that compresses
// weakens the ETag of what passes through it, and what comes back must be known by it still.

const entityTag = /(?:W\/)?("[^"]*")/g;

/** `ifNoneMatch`: the header as it came. A weak tag is the same as a strong one, and `*` is any. */
export function isKnownEtag(
  ifNoneMatch: string | null | undefined,
  etag: string | undefined,
): boolean {
  if (!ifNoneMatch || etag === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(entityTag)].some(([, tag]) => tag === strong);
}
