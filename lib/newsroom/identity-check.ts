// Who a call says it is from, by the token of the web process. Protects: an instance that was set up
// with another secret, or whose clock is another, is named in the log, once a minute at most: whoever
// reaches the port may send tokens without end.
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
/** A call without a token is nobody's; one with a token that does not hold is refused. */
export type IdentityCheck = (request: Request, now: number) => Promise<Checked>;

const tokenOf = ({ headers }: Request) =>
  /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];

/** Whether a caller claims to be somebody, rightly or not. */
export const hasToken = (request: Request): boolean => tokenOf(request) !== undefined;

/** Any of the secrets may have signed an identity. */
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
