// How the web process itself says no to a call: in the same envelope that the news service uses,
// so that a client needs one way to read an answer.

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What every answer that is not a page carries: it is data, never a document. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** An envelope of HTTP `status` whose error code is the status too. */
export function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const body = {
    base_resp: { error_code: status, error_message: message },
    code: status,
    msg: message,
  };
  return Response.json(body, {
    status,
    headers: { ...dataHeaders, 'cache-control': 'no-store', ...headers },
  });
}
