// How the web process itself refuses a call: in the same envelope that the news service uses, so
// that a client parses only one format.
import { refusalOf, type RefusalReason, type RefusalValues } from '@/lib/contract';

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The headers of every answer that is not a page: it is data, never a document. */
export const dataHeaders = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The content of a refusal envelope: its code and text are the reason's. */
export function refusalBody(reason: RefusalReason, values: RefusalValues = {}) {
  const { code, message } = refusalOf(reason, values);
  const base_resp = { error_code: code, error_message: message, reason, values };
  return { base_resp, code, msg: message };
}

/** A refusal envelope, with the reason's HTTP status. */
export function refusal(
  reason: RefusalReason,
  values: RefusalValues = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json(refusalBody(reason, values), {
    status: refusalOf(reason, values).status,
    headers: { ...dataHeaders, 'cache-control': 'no-store', ...headers },
  });
}
