// How the web process itself says no to a call: in the same envelope that the news service uses,
// so that a client needs one way to read an answer.
import { refusalOf, type RefusalReason, type RefusalValues } from '@/lib/contract';

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What every answer that is not a page carries: it is data, never a document. */
export const dataHeaders = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** An envelope that says why: code, HTTP status and text are the reason's. */
export function refusal(
  reason: RefusalReason,
  values: RefusalValues = {},
  headers: Record<string, string> = {},
): Response {
  const { code, status, message } = refusalOf(reason, values);
  const base_resp = { error_code: code, error_message: message, reason, values };
  return Response.json(
    { base_resp, code, msg: message },
    { status, headers: { ...dataHeaders, 'cache-control': 'no-store', ...headers } },
  );
}
