// Sign-in events for operators, as fields of the log: `event` says what happened, `account` whose
// it is; `address` and `network` are keyed hashes. Protects: a reader of the log alone can neither
// sign in with it nor identify anybody.
import type { Logger } from 'pino';
import type { Context } from '../context';

export type SecurityEvent =
  | 'account_created'
  | 'account_deleted'
  | 'address_changed'
  | 'code_refused'
  | 'locked_out'
  | 'messages_used_up'
  | 'operator_act'
  | 'password_changed'
  | 'password_refused'
  | 'password_reset'
  | 'rate_limited'
  | 'sessions_ended'
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'token_made'
  | 'token_refused'
  | 'token_revoked';

/** Events that may be an attack. */
const worrying: ReadonlySet<SecurityEvent> = new Set(['locked_out', 'messages_used_up']);

export type SecurityFields = {
  account?: string;
  address?: string;
  method?: string;
  scene?: string;
  /** What an operator did, or whoever is limited wanted to. */
  act?: string;
  /** What an operator did it to, or which access token. */
  target?: string;
};

/** Writes one line with `msg: security`, at level warn where an operator should look. */
export function securityEvent(
  { log, identity }: Context,
  event: SecurityEvent,
  fields: SecurityFields = {},
): void {
  securityLine(log, event, { ...fields, network: identity.address });
}

/** The same for what no request caused. */
export function securityLine(
  log: Pick<Logger, 'info' | 'warn'>,
  event: SecurityEvent,
  fields: SecurityFields & { network?: string },
): void {
  const level = worrying.has(event) ? 'warn' : 'info';
  log[level]({ event, ...fields }, 'security');
}
