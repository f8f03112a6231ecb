// What a publisher's answer says of its version, kept to be sent back at the next request.
import type { FetchedAnswer } from './guarded-fetch';

/**
 * The value of a header such as `etag`, as it may be sent back; undefined where there is none, or one
 * of other than 1 to 500 printable ASCII characters: it comes from a stranger and is written into a
 * request.
 */
export function keptHeader(answer: FetchedAnswer, name: string): string | undefined {
  const value = answer.headers.get(name) ?? '';
  return /^[\x20-\x7e]{1,500}$/.test(value) ? value : undefined;
}
