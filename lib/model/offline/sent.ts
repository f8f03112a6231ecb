// What becomes of something the reader did, by how its call ended. Protects: only a service that
// understood and said no takes it back; whatever else went wrong, it is sent again.

/** What becomes of an entry by how its call ended. */
export type Sent = 'taken' | 'refused' | 'later';

/** An answer as far as it decides; `code` is that of its envelope, absent where it has none. */
export type SentAnswer = {
  /** The HTTP status; undefined where no answer came. */
  status: number | undefined;
  code: number | undefined;
  /** Whether the answer said when to try again. */
  waits: boolean;
};

/** Runs inside the offline worker too, as text: it uses nothing but its arguments. */
export function sentBy({ status, code, waits }: SentAnswer, notLoggedIn: number): Sent {
  // 401 and the code beside it: another sign-in may come. 408, 425, 429: not now, says HTTP itself.
  if (status === undefined || status >= 500 || waits) return 'later';
  if (code === notLoggedIn || [401, 408, 425, 429].includes(status)) return 'later';
  if (status >= 400) return 'refused';
  // Without a code it was not the service that answered, but a network that asks to sign in.
  if (code === undefined) return 'later';
  return code === 0 ? 'taken' : 'refused';
}
