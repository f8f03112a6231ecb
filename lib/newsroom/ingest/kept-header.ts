// Stores a version header of a publisher's response, to be sent back with the next request.
import type { FetchedAnswer } from './guarded-fetch';

/**
 * The value of a header such as `etag`, to be sent back; undefined where it is missing or is not 1
 * to 500 printable ASCII characters: it is untrusted and becomes part of a request.
 */
export function keptHeader(answer: FetchedAnswer, name: string): string | undefined {
  const value = answer.headers.get(name) ?? '';
  return /^[\x20-\x7e]{1,500}$/.test(value) ? value : undefined;
}
