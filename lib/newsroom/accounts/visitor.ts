// The caller as the login calls see it, and the limits that apply to every caller.
import { minuteMs, hourMs } from '@/lib/model/time';
import {
  checksOfNetworkAMinute,
  checksOfNetworkAnHour,
  lookupsOfNetworkAMinute,
  lookupsOfNetworkAnHour,
  sendsOfNetworkAMinute,
  sendsOfNetworkAnHour,
} from '@/lib/model/limits/account';
import { rulesOf } from '@/lib/model/region-rules';
import type { Context } from '../context';
import { tooOften } from './answers';
import { admit, type RateLimit } from './rate-limits';
import { hashOf } from './keys';
import { securityEvent } from './security-events';

const networkLimits = {
  send: { aMinute: sendsOfNetworkAMinute, anHour: sendsOfNetworkAnHour },
  check: { aMinute: checksOfNetworkAMinute, anHour: checksOfNetworkAnHour },
  lookup: { aMinute: lookupsOfNetworkAMinute, anHour: lookupsOfNetworkAnHour },
} as const;

/** All readers of a network share one address; where it is unknown, the device is used. */
export const networkOf = ({ identity }: Context): string =>
  identity.address ?? identity.device ?? 'nobody';

/** The limits of an act for this call's network, a minute and an hour, for {@link rateLimited}. */
export function networkRateLimits(act: keyof typeof networkLimits, context: Context): RateLimit[] {
  const network = networkOf(context);
  const { aMinute, anHour } = networkLimits[act];
  return [
    { scope: `${act}:minute:${network}`, most: aMinute, ms: minuteMs },
    { scope: `${act}:hour:${network}`, most: anHour, ms: hourMs },
  ];
}

/** Counts one attempt; throws the 429 when it is over the limit. Returns how to take it back. */
export async function rateLimited(rateLimits: readonly RateLimit[], context: Context) {
  const { store, now, call } = context;
  const outcome = await admit(store.quotas, rateLimits, now);
  if (outcome.admitted) return outcome.undo;
  securityEvent(context, 'rate_limited', { act: outcome.act });
  throw tooOften(call.language, outcome.retryAfterSeconds);
}

/** The hash of the browser's transaction; undefined where it has none to bind a code to. */
export function flowOf({ identity }: Context): string | undefined {
  return identity.login && hashOf(identity.login.transaction);
}

/** Whether messages may go to the outbox: only on a local site. */
export function isLocal({ identity }: Context): boolean {
  return identity.login?.local === true;
}

/** Whether the visitor's region offers sign-in by phone only. */
export function isPhoneOnly({ identity }: Context): boolean {
  return identity.login !== undefined && rulesOf(identity.login.region).phoneOnly;
}
