// The cookies that hold a login service's session. They never reach the browser: they are stored
// inside our own sealed cookie and sent back to that service only.
import * as z from 'zod';

export type Jar = Readonly<Record<string, string>>;

const name = /^[!#$%&'*+.^_`|~\w-]{1,64}$/;
const value = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,2048}$/;
/** Sealing adds half of its length, and a browser stores at most 4 KiB in one cookie. */
const most = 2_000;

export const jarShape = z.record(z.string().regex(name), z.string().regex(value));

function ends(attributes: readonly string[], now: number): boolean {
  return attributes.some((attribute) => {
    const [key = '', ...rest] = attribute.split('=');
    const text = rest.join('=').trim();
    if (key.trim().toLowerCase() === 'max-age') return Number(text) <= 0;
    return key.trim().toLowerCase() === 'expires' && Date.parse(text) <= now;
  });
}

/** The jar after an answer's `Set-Cookie` headers; the same object when nothing changed. */
export function afterAnswer(jar: Jar, setCookies: readonly string[], now: number): Jar {
  let next = jar;
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(';');
    const cut = pair.indexOf('=');
    const key = pair.slice(0, cut).trim();
    const text = pair.slice(cut + 1).trim();
    if (cut < 1 || !name.test(key) || !value.test(text)) continue;
    const { [key]: before, ...others } = next;
    if (!ends(attributes, now)) next = { ...others, [key]: text };
    else if (before !== undefined) next = others;
  }
  return JSON.stringify(next).length > most ? jar : next;
}

/** The `Cookie` header with the content of a jar; undefined for an empty one. */
export function cookieHeader(jar: Jar): string | undefined {
  const pairs = Object.entries(jar).map(([key, text]) => `${key}=${text}`);
  return pairs.length > 0 ? pairs.join('; ') : undefined;
}
