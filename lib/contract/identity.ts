// How the web process tells the news service who is calling: a token valid for one minute, signed
// with a secret that both have. A client cannot forge one, and the service trusts nothing else.
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { regions } from '@/lib/model/region';

/**
 * "Identity crosses to a remote service as a short-lived signed token"; the lifetime is ours, in
 * seconds.
 */
const identityLifeSeconds = 60;
/** How far ahead the signer's clock may be; ours. */
const clockAheadSeconds = 60;

const identity = z.object({
  /** The id of a signed-in reader's account. */
  user: z.string().min(1).max(128).optional(),
  /** The id in the signed device cookie; guests have no other identity. */
  device: z.string().min(1).max(128).optional(),
  location: z.literal('PH').optional(),
  /** The visitor's country as named by the deployment's edge, two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The hash of a personal access token: the news service knows its owner and scope. */
  access: z.string().min(1).max(128).optional(),
  /** The call may not change anything: set by the news service for a token with that scope. */
  readOnly: z.boolean().optional(),
  /** The call may only read favorites: set as above. */
  feedOnly: z.boolean().optional(),
  /** The visitor's network address as the web process saw it, hashed: for limits only. */
  address: z.string().min(1).max(64).optional(),
  /** The device was made for this very call: it owns nothing before its cookie comes back. */
  fresh: z.boolean().optional(),
  /** Whether guests of the deployment may ask the assistant. */
  guestChat: z.boolean().optional(),
  /** False where the deployment has no comments: then messages about them are left out. */
  comments: z.boolean().optional(),
  /** Only set for calls that send messages: login calls, operators' calls, a new token. */
  login: z
    .object({
      /** The id in the sealed cookie of one sign-in, to which codes and flows are bound. */
      transaction: z.string().min(16).max(128),
      region: z.enum(regions),
      /** The name of the site, used in messages. */
      brand: z.string().max(40),
      /** The site's origin, to which providers return; never taken from a request. */
      origin: z.string().max(255).optional(),
      /** The site is a local one: messages that cannot be sent may be shown. */
      local: z.boolean().optional(),
    })
    .optional(),
  /** The call arrived on an inner host; operators' calls are answered only there. */
  inner: z.boolean().optional(),
});
export type Identity = z.infer<typeof identity>;

const audience = 'news-service';
const algorithm = 'HS256';

const keys = new Map<string, Promise<CryptoKey>>();

/**
 * Derives the key of a secret once, as that costs more than a signature. A process has few secrets.
 */
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
 * The tokens most recently signed or verified here, by secret. Verifying costs as much as signing:
 * a token that this process signed itself is not verified, and any other one only once. Pages and
 * the news service are bundled separately, and a page sends the same token with several calls.
 */
const good = new Map<string, Good>();
const goodMost = 256;

const goodKey = (token: string, secret: string) => `${token} ${secret}`;

function noteGood(token: string, secret: string, found: Good): void {
  good.set(goodKey(token, secret), found);
  if (good.size <= goodMost) return;
  for (const oldest of good.keys()) return void good.delete(oldest);
}

/**
 * The tokens of this second, by identity, time and secret: a page and its calls identify one
 * visitor many times.
 */
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

/**
 * Response header that says why a token was refused, for the person who set up the two services.
 */
export const identityRefusedHeader = 'x-identity-refused';
/** It was signed with another secret, or had expired on arrival. */
export type IdentityRefusal = 'secret' | 'clock';

/** Why a token is refused: a valid signature on an expired token means that the clocks differ. */
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
      // Not a token at all.
    }
  }
  return 'secret';
}

/** Not expired, and not valid for longer than our lifetime; `exp` in seconds, as in the claim. */
const isInTime = (exp: number, now: number): boolean =>
  exp > Math.floor(now / 1000) && exp - now / 1000 <= identityLifeSeconds + clockAheadSeconds;

/**
 * The identity in a token; undefined if it is forged, expired, unsigned, for another audience, or
 * valid for longer than our lifetime, so that a stolen token is soon worthless.
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
