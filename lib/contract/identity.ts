// Who is asking, as the web process tells the news service: a token that lives one minute, signed
// with a secret that both hold. A client cannot write one, and the service trusts nothing else.
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { regions } from '@/lib/model/region';

/** "Identity crosses to a remote service as a short-lived signed token"; the life is ours, in seconds. */
const identityLifeSeconds = 60;
/** How far ahead the clock of whoever signs may be; ours. */
const clockAheadSeconds = 60;

const identity = z.object({
  /** The id of a signed-in reader's account. */
  user: z.string().min(1).max(128).optional(),
  /** The id in the signed device cookie; guests are known by nothing else. */
  device: z.string().min(1).max(128).optional(),
  location: z.literal('PH').optional(),
  /** The country that the deployment's edge names, in two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The hash of a personal access token: the news service knows whose it is, and what it may. */
  access: z.string().min(1).max(128).optional(),
  /** The call may change nothing: set by the news service for a token of that scope. */
  readOnly: z.boolean().optional(),
  /** The call may read favorites and no more: as above. */
  feedOnly: z.boolean().optional(),
  /** The visitor's network address as the web process saw it, hashed: for limits only. */
  address: z.string().min(1).max(64).optional(),
  /** Guests of the deployment may ask the assistant. */
  guestChat: z.boolean().optional(),
  /** False where the deployment has no comments: then nothing is told of them. */
  comments: z.boolean().optional(),
  /** What only calls that send messages are told: the login calls, those of operators, a new token. */
  login: z
    .object({
      /** The id in the sealed cookie of one sign-in: codes and flows are bound to it. */
      transaction: z.string().min(16).max(128),
      region: z.enum(regions),
      /** The name of the site in messages. */
      brand: z.string().max(40),
      /** Where the site is, for providers to come back to; never from a request. */
      origin: z.string().max(255).optional(),
      /** The site is a local one: what nothing can send may be shown. */
      local: z.boolean().optional(),
    })
    .optional(),
  /** The call came in on an inner host: the only ones where operators' calls are answered. */
  inner: z.boolean().optional(),
});
export type Identity = z.infer<typeof identity>;

const audience = 'news-service';
const algorithm = 'HS256';

const keys = new Map<string, Promise<CryptoKey>>();

/** The key of a secret, made once: making it costs more than the signature. A process has a few secrets. */
function keyOf(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key) {
    const bytes = new TextEncoder().encode(secret);
    const form = { name: 'HMAC', hash: 'SHA-256' };
    key = crypto.subtle.importKey('raw', bytes, form, false, ['sign', 'verify']);
    keys.set(secret, key);
  }
  return key;
}

type Good = { who: string; exp: number };

/**
 * The tokens that were signed or found good here last, by secret. One that the same process wrote itself
 * needs no look at its signature, which costs as much as to sign it, and any other one look: pages and
 * the news service are bundled apart, and a page sends the same token with several calls.
 */
const good = new Map<string, Good>();
const goodMost = 256;

const goodKey = (token: string, secret: string) => `${token} ${secret}`;

function noteGood(token: string, secret: string, found: Good): void {
  good.set(goodKey(token, secret), found);
  if (good.size <= goodMost) return;
  for (const oldest of good.keys()) return void good.delete(oldest);
}

/** The tokens of this second, by who, when and secret: a page and its calls name one visitor many times. */
const tokens = new Map<string, Promise<string>>();
const tokensMost = 256;

/** A token for `authorization: Bearer …`. `now` in milliseconds since 1970. */
export function signIdentity(who: Identity, secret: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const key = JSON.stringify([who, seconds, secret]);
  const known = tokens.get(key);
  if (known) return known;
  const token = newToken(who, secret, seconds);
  if (tokens.size >= tokensMost) tokens.clear();
  tokens.set(key, token);
  return token;
}

async function newToken(who: Identity, secret: string, seconds: number): Promise<string> {
  const exp = seconds + identityLifeSeconds;
  const token = await new SignJWT({ ...who })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(exp)
    .sign(await keyOf(secret));
  noteGood(token, secret, { who: JSON.stringify(who), exp });
  return token;
}

/** Told in an answer when a token was refused, for whoever set the two services up. */
export const identityRefusedHeader = 'x-identity-refused';
/** Why: another secret signed it, or it was over before it came. */
export type IdentityRefusal = 'secret' | 'clock';

/** Why a token that is refused is: a good signature, and too old, speaks for clocks that differ. */
export async function whyRefused(
  token: string,
  secrets: readonly string[],
): Promise<IdentityRefusal> {
  for (const secret of secrets) {
    try {
      const { exp = 0 } = decodeJwt(token);
      const inTime = (exp - 1) * 1000;
      if (await verifyIdentity(token, secret, inTime)) return 'clock';
    } catch {
      // No token at all.
    }
  }
  return 'secret';
}

/** Neither over nor longer to live than ours; `exp` in seconds, as the claim has it. */
const isInTime = (exp: number, now: number): boolean =>
  exp > Math.floor(now / 1000) && exp - now / 1000 <= identityLifeSeconds + clockAheadSeconds;

/**
 * The identity in a token; undefined when it is forged, expired, unsigned, meant for another, or lives
 * longer than ours do: a token that came into wrong hands is soon worth nothing.
 */
export async function verifyIdentity(
  token: string,
  secret: string,
  now: number,
): Promise<Identity | undefined> {
  const known = good.get(goodKey(token, secret));
  if (known) {
    return isInTime(known.exp, now) ? identity.safeParse(JSON.parse(known.who)).data : undefined;
  }
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: [algorithm],
      audience,
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    });
    const { exp = Infinity } = payload;
    const who = isInTime(exp, now) ? identity.safeParse(payload).data : undefined;
    if (who) noteGood(token, secret, { who: JSON.stringify(who), exp });
    return who;
  } catch {
    return undefined;
  }
}
