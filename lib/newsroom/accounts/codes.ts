// Sends and checks codes. Protects: a code is random, stored as a keyed hash, and valid once, for
// one scene, one address and the browser that requested it; every guess is counted before it is
// compared.
import { randomInt } from 'node:crypto';
import { minuteMs } from '@/lib/model/time';
import {
  emailCodeMs,
  emailCodeTries,
  emailCodeLength,
  phoneCodeMs,
  phoneCodeTries,
  resendMs,
} from '@/lib/model/limits/account';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import type { CodeScene } from '../store/contract/account-store';
import { failed, tooOften } from './answers';
import type { Message } from './delivery-channel';
import { equal } from './keys';
import { countedAs } from './known-device';
import { accountPhrases, filled } from './phrases';
import { securityEvent } from './security-events';
import { admitSend } from './send-limits';
import { rateLimited, flowOf, isLocal, networkRateLimits } from './visitor';

export type CodeAddress = { kind: Message['kind']; address: string; scene: CodeScene };

const rules = {
  phone: { tries: phoneCodeTries, lifeMs: phoneCodeMs },
  email: { tries: emailCodeTries, lifeMs: emailCodeMs },
} as const;

/** The number of digits in a code, by the kind of message that carries it. */
export function codeLength({ accounts }: Context, kind: Message['kind']): number {
  return kind === 'phone' ? accounts.phoneCodeLength : emailCodeLength;
}

function newCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

function written({ kind, scene, address }: CodeAddress, code: string, context: Context): Message {
  const phrases = accountPhrases[context.call.language];
  const brand = context.identity.login?.brand ?? 'Cubewire';
  const minutes = rules[kind].lifeMs / minuteMs;
  const fill = (text: string) => filled(text, { code, brand, minutes });
  if (kind === 'phone' || scene === 'phone') {
    return { kind, to: address, subject: '', text: fill(phrases.sms) };
  }
  const { subject, text } = phrases.mail[scene];
  return {
    kind,
    to: address,
    subject: fill(subject),
    text: `${fill(text)}\n\n${phrases.foot}\n`,
  };
}

/**
 * Sends a code. The answer and its timing are the same whether or not the address has an account.
 */
export async function sendCode(to: CodeAddress, context: Context) {
  const { kind, scene, address } = to;
  const { accounts, store, now, call, log } = context;
  const flow = flowOf(context);
  if (!flow) return failed(call.language, LoginError.FlowExpired);
  const channel = accounts.channels.of(kind, isLocal(context));
  if (!channel) return failed(call.language, LoginError.NotAvailable);
  const [subject] = await countedAs(kind, address, context);
  const { lifeMs } = rules[kind];
  const closedUntil = kind === 'phone' ? await store.accounts.failures.closedUntil(subject) : 0;
  // A wait shorter than the code's life can be sat out; under a longer one the code would be
  // useless.
  if (closedUntil - now > lifeMs) {
    securityEvent(context, 'locked_out', { address: subject, method: kind });
    throw tooOften(call.language, Math.ceil((closedUntil - now) / 1000));
  }
  const undelivered = await admitSend({ kind, scene, subject }, context);
  const code = newCode(codeLength(context, kind));
  const key = { scene, subject, flow };
  const digest = accounts.keys.digest(key, code);
  await store.accounts.codes.put({ ...key, digest, ends_at: now + lifeMs }, now);
  try {
    await channel(written(to, code, context));
  } catch (error) {
    log.error({ err: error, kind }, 'a code could not be delivered');
    await store.deliveries.note({ kind: 'code', channel: kind, failed: 1 }, now);
    // A code that counts as sent stays valid: it may well arrive, and another cannot be requested
    // yet.
    const maybeTaken = await undelivered(error);
    if (!maybeTaken) await store.accounts.codes.drop(scene, subject);
    return failed(call.language, LoginError.NotDelivered);
  }
  await store.deliveries.note({ kind: 'code', channel: kind, sent: 1 }, now);
  return {
    status: true,
    msg: accountPhrases[call.language].done,
    data: { resend_after_seconds: resendMs / 1000, code_length: codeLength(context, kind) },
  };
}

export type Checked =
  { right: true; consume(): Promise<boolean> } | { right: false; triesLeft: number | undefined };

/** Thrown inside a transaction to roll back what it counted. */
class NothingToTry extends Error {}

/**
 * Counts a failure of the address and a try of its code, both or neither: when many send the same
 * code at once, those that find it used up count as no guess. Returns until when the address is
 * closed, or 0 and the digest to compare with, if there is one.
 */
async function beginTry(
  key: { scene: CodeScene; subject: string; flow: string },
  failing: string,
  tries: number,
  { store, now }: Context,
): Promise<{ closedUntil: number; found?: { digest: string; tries: number } }> {
  const { codes, failures } = store.accounts;
  try {
    return await store.transaction(async () => {
      const closedUntil = await failures.begin(failing, now);
      if (closedUntil > 0) return { closedUntil };
      const found = await codes.attempt(key, tries, now);
      if (!found) throw new NothingToTry();
      return { closedUntil, found };
    });
  } catch (error) {
    if (error instanceof NothingToTry) return { closedUntil: 0 };
    throw error;
  }
}

/** The subject under which this browser's code was sent, if one is waiting. */
async function waitingFor(
  { kind, scene, address }: CodeAddress,
  flow: string,
  context: Context,
): Promise<string | undefined> {
  const { store, now } = context;
  for (const subject of await countedAs(kind, address, context)) {
    if (await store.accounts.codes.waits(scene, subject, flow, now)) return subject;
  }
  return undefined;
}

/**
 * Compares a code. However many attempts run at once, only as many are compared as the code has
 * tries. Without a code waiting in this browser nothing is compared, and nothing counts against the
 * address. Throws the 429 of the network and of the address.
 */
export async function checkCode(to: CodeAddress, code: string, context: Context): Promise<Checked> {
  const { kind, scene } = to;
  const { accounts, store, now, call } = context;
  await rateLimited(networkRateLimits('check', context), context);
  const { codes, failures } = store.accounts;
  const flow = flowOf(context);
  const none = { right: false, triesLeft: undefined } as const;
  const subject = flow && (await waitingFor(to, flow, context));
  if (!flow || !subject) return none;
  // Failures of an email address count per browser transaction, so that strangers cannot lock its
  // owner out; with so few codes and tries a day, six digits are safe enough. Four-digit phone
  // codes are not: their failures count for the number as a whole.
  const failing = kind === 'email' ? `${subject}:${flow}` : subject;
  const key = { scene, subject, flow };
  const { closedUntil, found } = await beginTry(key, failing, rules[kind].tries, context);
  if (closedUntil > 0) {
    securityEvent(context, 'locked_out', { address: subject, method: kind });
    throw tooOften(call.language, Math.ceil((closedUntil - now) / 1000));
  }
  if (!found) return none;
  if (!equal(found.digest, accounts.keys.digest(key, code))) {
    securityEvent(context, 'code_refused', { address: subject, method: kind, scene });
    return { right: false, triesLeft: rules[kind].tries - found.tries };
  }
  await failures.forgive(failing);
  await failures.forgive(subject);
  // A right code was no guess, so a caller that does not consume it leaves its tries as they were.
  await codes.forgive({ scene, subject, digest: found.digest });
  return { right: true, consume: () => codes.consume({ scene, subject, digest: found.digest }) };
}

/** The failure for a wrong code, with `triesLeft` where it is known. */
export function wrongCode({ call }: Context, { triesLeft }: { triesLeft: number | undefined }) {
  return failed<{ tries_left: number }>(call.language, LoginError.WrongCode, {
    ...(triesLeft !== undefined && { tries_left: triesLeft }),
  });
}
