// The refusal while the login service does not answer. Protects: an outage of another service
// neither makes a reader sign in again nor gets them a guest's answer.
import { BadRequest } from '../request/bad-request';

export const signInUnknownSeconds = 5;

/** For calls that need to know who the caller is. */
export function signInUnknown(): BadRequest {
  const headers = { 'retry-after': String(signInUnknownSeconds) };
  return new BadRequest('signInUnknown', {}, { headers });
}
