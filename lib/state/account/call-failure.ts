// What a failed call of an account is to its reader. Protects: a refusal is told in the reader's
// language, and what got no answer is told in no words of the service or the client.
import type { Notice } from '@/lib/client/interceptor';
import { ServiceError } from '@/lib/client/service-error';
import { secondMs } from '@/lib/model/time';

/** The message of a refusal that said its reason. */
type ReasonNotice = Extract<Notice, { key: string }>;

/** What is told of a refusal: the message of its reason, else the service's own words. */
export type Told = { notice?: ReasonNotice; text?: string };

export type Failed = Told & {
  ok: false;
  /** When it may be tried again, milliseconds since 1970. */
  until?: number;
  /** No answer came that says anything: nobody knows whether it was done. */
  unanswered?: true;
};

/** Whether an answer came at all, as this error says. */
export const isAnswered = ({ kind }: ServiceError): boolean =>
  kind !== 'network' && kind !== 'aborted' && kind !== 'malformed';

export function toldOf({ kind, notice, message }: ServiceError): Told {
  // It comes without its reason, and its words are the service's.
  if (kind === 'notLoggedIn') return { notice: { key: 'errors.refused.signIn' } };
  return notice && 'key' in notice ? { notice } : { text: message || undefined };
}

/** When a refused call may be tried again, milliseconds since 1970. */
export const againAt = ({ retryAfterSeconds }: ServiceError, now = Date.now()) =>
  retryAfterSeconds === undefined ? undefined : now + retryAfterSeconds * secondMs;

/** A call that was rejected, whatever with. */
export function failureOf(error: unknown): Failed & { code?: number } {
  if (!(error instanceof ServiceError) || !isAnswered(error))
    return { ok: false, unanswered: true };
  return { ok: false, code: error.code, ...toldOf(error), until: againAt(error) };
}
