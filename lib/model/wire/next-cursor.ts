// Where a list goes on that comes page by page. Protects: a service that repeats itself, or names no
// page after this one, is asked no further; else whoever loads to the end would load for ever.

/** The cursor after the page of `cursor` ('' is that of the first one); undefined at the end. */
export function nextCursor(
  { has_more, next_cursor }: { has_more?: boolean; next_cursor?: string },
  cursor: string,
): string | undefined {
  return has_more && next_cursor && next_cursor !== cursor ? next_cursor : undefined;
}
