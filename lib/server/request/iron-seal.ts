// Creates seals that iron-session can open, synchronously. Protects: every new visitor gets one,
// and the library makes eight WebCrypto operations for each, whose trips to a thread and back take
// ten times as long as the work. The format and the strength are the library's own.
import { createCipheriv, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const form = 'Fe26.2';
/** The id of the single password; iron-session's own format puts the version at the end. */
const passwordId = '1';
const version = '~2';
const leastPassword = 32;

/**
 * A key from a password that is already long and random: one round mixes in the salt, as the
 * library does.
 */
const keyOf = (password: string, salt: string) => pbkdf2Sync(password, salt, 1, 32, 'sha1');

/** Seals `data` so that iron-session's `unsealData` opens it for `ttl` seconds; 0 is forever. */
export function ironSeal(data: object, password: string, ttl: number, now = Date.now()): string {
  if (password.length < leastPassword) throw new Error('The secret is too short to seal with.');
  const [salt, macSalt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', keyOf(password, salt), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]);
  const ends = ttl > 0 ? String(now + ttl * 1_000) : '';
  const parts = [
    ...[form, passwordId, salt],
    ...[iv.toString('base64url'), sealed.toString('base64url'), ends],
  ];
  const said = parts.join('*');
  const mac = createHmac('sha256', keyOf(password, macSalt)).update(said).digest('base64url');
  return `${said}*${macSalt}*${mac}${version}`;
}
