// Answers and refusals in the common form of all calls.
import type { Envelope } from '@/lib/contract';
import type { Refusal } from './refusal';

/**
 * An answer in the envelope of the contract, not to be cached. Fields of `answer` override those of
 * success.
 */
export function envelope(answer: Envelope, status: number): Response {
  const body = {
    base_resp: { error_code: 0, error_message: '' },
    code: 0,
    msg: 'success',
    ...answer,
  };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** A refusal as HTTP: its status, its envelope, and `Retry-After` where it has a time. */
export function refused(refusal: Refusal): Response {
  const { code, message, status, reason, values, retryAfterSeconds } = refusal;
  const base_resp = { error_code: code, error_message: message, reason, values };
  const answer = envelope({ base_resp, code, msg: message }, status);
  if (retryAfterSeconds !== undefined) answer.headers.set('retry-after', `${retryAfterSeconds}`);
  return answer;
}
