// How a failed account call is reported to the reader. Protects: a refusal is reported in the
// reader's language, and a missing answer never in the words of the service or the client.
import type { Notice } from '@/lib/client/interceptor';
import { ServiceError } from '@/lib/client/service-error';
import { secondMs } from '@/lib/model/time';

/** The message of a refusal that has a reason. */
type ReasonNotice = Extract<Notice, { key: string }>;

/** How a refusal is reported: the message of its reason, else the service's own text. */
export type Told = { notice?: ReasonNotice; text?: string };

export type Failed = Told & {
  ok: false;
  /** When it may be tried again, milliseconds since 1970. */
  until?: number;
  /** No meaningful answer arrived: it is unknown whether the action took effect. */
  unanswered?: true;
};

/** Whether the error says that an answer arrived at all. */
export const isAnswered = ({ kind }: ServiceError): boolean =>
  kind !== 'network' && kind !== 'aborted' && kind !== 'malformed';

export function toldOf({ kind, notice, message }: ServiceError): Told {
  // This refusal has no reason, and its text is the service's own.
  if (kind === 'notLoggedIn') return { notice: { key: 'errors.refused.signIn' } };
  return notice && 'key' in notice ? { notice } : { text: message || undefined };
}

/** When a refused call may be tried again, milliseconds since 1970. */
export const againAt = ({ retryAfterSeconds }: ServiceError, now = Date.now()) =>
  retryAfterSeconds === undefined ? undefined : now + retryAfterSeconds * secondMs;

/** Describes a call that was rejected, whatever the error. */
export function failureOf(error: unknown): Failed & { code?: number } {
  if (!(error instanceof ServiceError) || !isAnswered(error))
    return { ok: false, unanswered: true };
  return { ok: false, code: error.code, ...toldOf(error), until: againAt(error) };
}
