// Verifies a caller's identity by the token of the web process. Protects: an instance with another
// secret or a wrong clock is reported in the log, at most once a minute, since anyone who reaches
// the port may send tokens without end.
import type { Logger } from 'pino';
import {
  verifyIdentity,
  whyRefused,
  type Identity,
  type IdentityRefusal,
} from '@/lib/contract/identity';
import { createOnceAMinute } from '@/lib/model/timing/once-a-minute';
import type { Clock } from './types';

const remedies: Readonly<Record<IdentityRefusal, string>> = {
  secret: 'a caller signs with another NEWS_SERVICE_SECRET: set the same on both sides',
  clock:
    'the clock of a caller is a minute or more ahead or behind: let both sides keep network time',
};

export type Checked = { identity: Identity } | { refused: IdentityRefusal };
/** A call without a token is anonymous; one with an invalid token is refused. */
export type IdentityCheck = (request: Request, now: number) => Promise<Checked>;

const tokenOf = ({ headers }: Request) =>
  /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];

/** Whether a caller claims an identity, validly or not. */
export const hasToken = (request: Request): boolean => tokenOf(request) !== undefined;

/** Accepts identities signed with any of the secrets. */
export function createIdentityCheck(
  secrets: readonly string[],
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): IdentityCheck {
  const onceAMinute = createOnceAMinute(clock);

  return async (request, now) => {
    const token = tokenOf(request);
    if (!token) return { identity: {} };
    for (const secret of secrets) {
      const identity = await verifyIdentity(token, secret, now);
      if (identity) return { identity };
    }
    const refused = await whyRefused(token, secrets);
    const id = request.headers.get('x-request-id') ?? undefined;
    onceAMinute(refused, () =>
      log.warn({ event: 'identity_refused', reason: refused, id }, remedies[refused]),
    );
    return { refused };
  };
}
