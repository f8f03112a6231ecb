// Interprets an answer by status and body alone. This is the only place that decides what readers
// are told, so that no caller has to look at a status again.
import {
  errorCode,
  notLoggedIn,
  plainEnvelope,
  refusalKey,
  type Envelope,
  type RefusalValues,
} from '@/lib/contract';

/** What the reader is shown: a message key, or the service's own text. */
export type Notice =
  | { key: 'errors.backendError' | 'errors.serviceError' | 'errors.interfaceMissing' }
  | RefusedNotice
  | { text: string };

/** A refusal by its reason: its text is in the reader's messages. */
export type RefusedNotice = {
  key: NonNullable<ReturnType<typeof refusalKey>>;
  values?: RefusalValues;
};

export type Verdict =
  | { outcome: 'answer'; answer: unknown; notice?: Notice }
  | { outcome: 'refused'; code: number; message: string; notice: Notice }
  | { outcome: 'notLoggedIn'; code: number; message: string }
  | { outcome: 'malformed'; notice: Notice };

const gatewayStatuses = [502, 503, 504];

/** The body as an envelope: an object with a result code. */
function readEnvelope(body: unknown): Envelope | undefined {
  const parsed = plainEnvelope.safeParse(body);
  if (!parsed.success) return undefined;
  const { base_resp, code } = parsed.data;
  return base_resp || code !== undefined ? parsed.data : undefined;
}

/**
 * How a refusal is shown to a reader: by its reason, else the service's text, else that it failed.
 */
export function refusedNotice({ base_resp }: Envelope): Notice {
  const key = refusalKey(base_resp?.reason);
  if (key) return { key, values: base_resp?.values };
  const text = base_resp?.error_message;
  return text ? { text } : { key: 'errors.backendError' };
}

/** `body` is the parsed JSON of the answer, undefined when it is not JSON. */
export function interpret(status: number, body: unknown): Verdict {
  const serviceError: Notice = { key: 'errors.serviceError' };
  // A gateway's own text is for operators; the reader gets a message in their language.
  if (gatewayStatuses.includes(status)) {
    return { outcome: 'answer', answer: {}, notice: serviceError };
  }
  const envelope = readEnvelope(body);
  const code = envelope && (errorCode(envelope) ?? (envelope.code === notLoggedIn && notLoggedIn));
  const message = envelope?.base_resp?.error_message || envelope?.msg || '';
  if (code === notLoggedIn) return { outcome: 'notLoggedIn', code, message };
  if (status === 401) return { outcome: 'answer', answer: {} };
  if (envelope && code) {
    return { outcome: 'refused', code, message, notice: refusedNotice(envelope) };
  }
  if (status >= 200 && status < 300) {
    if (body === undefined) return { outcome: 'malformed', notice: serviceError };
    return { outcome: 'answer', answer: body };
  }
  if (status !== 404) return { outcome: 'answer', answer: {}, notice: serviceError };
  if (envelope) return { outcome: 'answer', answer: body };
  return { outcome: 'answer', answer: {}, notice: { key: 'errors.interfaceMissing' } };
}
