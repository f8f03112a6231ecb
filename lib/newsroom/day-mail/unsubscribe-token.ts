// The signed token in a mail for unsubscribing with one click; it names the subscriber. Protects:
// nobody can end another reader's mail, and the token allows nothing else.
import { createHmac, hkdfSync } from 'node:crypto';
import { equal } from '../accounts/keys';

export type UnsubscribeTokens = {
  of(userId: string): string;
  /** The id of the account; undefined for an invalid token. */
  read(token: string): string | undefined;
};

/** Signs with the first secret and accepts those of all: a mail outlives a change of secrets. */
export function createUnsubscribeTokens(secrets: readonly string[]): UnsubscribeTokens {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'cubewire daily mail', 32)),
  );
  const signed = (userId: string) =>
    keys.map((key) => createHmac('sha256', key).update(userId).digest('base64url'));
  return {
    of: (userId) => `${userId}.${signed(userId)[0] ?? ''}`,
    read(token) {
      const at = token.lastIndexOf('.');
      const userId = token.slice(0, Math.max(0, at));
      const mark = token.slice(at + 1);
      return userId && signed(userId).some((one) => equal(one, mark)) ? userId : undefined;
    },
  };
}
