// What is said while the login service does not answer. Protects: a reader is not told to sign in, nor
// answered as a guest, because somebody else is down.
import { BadRequest } from '../request/bad-request';

export const signInUnknownSeconds = 5;

/** For a call that needs to know who makes it. */
export function signInUnknown(): BadRequest {
  const headers = { 'retry-after': String(signInUnknownSeconds) };
  return new BadRequest('signInUnknown', {}, { headers });
}
