// What happens to an action of the reader, by how its call ended. Protects: only a service that
// understood and refused reverts it; after any other failure it is sent again.

/** What happens to an entry by how its call ended. */
export type Sent = 'taken' | 'refused' | 'later';

/** The parts of an answer that matter; `code` is that of its envelope, absent where it has none. */
export type SentAnswer = {
  /** The HTTP status; undefined if no answer came. */
  status: number | undefined;
  code: number | undefined;
  /** Whether the answer said when to try again. */
  waits: boolean;
};

/** Also runs inside the offline worker, as text: it uses nothing but its arguments. */
export function sentBy({ status, code, waits }: SentAnswer, notLoggedIn: number): Sent {
  // 401 and the sign-in code: the reader may sign in again. 408, 425, 429: retry later, by HTTP's
  // own definition.
  if (status === undefined || status >= 500 || waits) return 'later';
  if (code === notLoggedIn || [401, 408, 425, 429].includes(status)) return 'later';
  if (status >= 400) return 'refused';
  // Without a code the answer came not from the service, but from a captive network.
  if (code === undefined) return 'later';
  return code === 0 ? 'taken' : 'refused';
}
