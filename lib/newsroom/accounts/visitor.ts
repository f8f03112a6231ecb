// Who asks, as the login calls see it, and the limits that count for every one of them.
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

const networkLimits = {
  send: { aMinute: sendsOfNetworkAMinute, anHour: sendsOfNetworkAnHour },
  check: { aMinute: checksOfNetworkAMinute, anHour: checksOfNetworkAnHour },
  lookup: { aMinute: lookupsOfNetworkAMinute, anHour: lookupsOfNetworkAnHour },
} as const;

/** A network has all its readers behind one address; without one, a device stands for it. */
export const networkOf = ({ identity }: Context): string =>
  identity.address ?? identity.device ?? 'nobody';

/**
 * The limits of an act for the network of this call, a minute and an hour, for {@link
 * rateLimited}.
 */
export function networkRateLimits(act: keyof typeof networkLimits, context: Context): RateLimit[] {
  const network = networkOf(context);
  const { aMinute, anHour } = networkLimits[act];
  return [
    { scope: `${act}:minute:${network}`, most: aMinute, ms: minuteMs },
    { scope: `${act}:hour:${network}`, most: anHour, ms: hourMs },
  ];
}

/** Counts one attempt; throws the 429 when it is one too many. Answers how to take it back. */
export async function rateLimited(rateLimits: readonly RateLimit[], context: Context) {
  const { store, now, call } = context;
  const outcome = await admit(store.quotas, rateLimits, now);
  if (!outcome.admitted) throw tooOften(call.language, outcome.retryAfterSeconds);
  return outcome.undo;
}

/** The hash of the browser's transaction; undefined where it has none to bind a code to. */
export function flowOf({ identity }: Context): string | undefined {
  return identity.login && hashOf(identity.login.transaction);
}

/** Whether messages may land in the outbox: the site itself must be a local one. */
export function isLocal({ identity }: Context): boolean {
  return identity.login?.local === true;
}

/** Whether the visitor's region leaves the phone alone to sign in with. */
export function isPhoneOnly({ identity }: Context): boolean {
  return identity.login !== undefined && rulesOf(identity.login.region).phoneOnly;
}
