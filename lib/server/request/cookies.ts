// The conventions of our cookies: always HttpOnly, always for the whole site, bound to the host by
// the `__Host-` prefix wherever the connection is encrypted.
import type { Deployment } from '@/lib/deployments';
import type { ReadHeaders } from './plain-request';

/** The value of a cookie in a request, or undefined. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** Whether the browser sees https: the edge in front of us says so, or the deployment is public. */
export function isSecure(headers: ReadHeaders, deployment: Deployment): boolean {
  const protocol = headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return protocol === 'https' || deployment.env === 'online';
}

/** `__Host-name`, or plain `name` over http, where browsers refuse the prefix. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** A `Set-Cookie` value. `maxAge` in seconds; 0 clears the cookie. */
export function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return `${cookieName(name, secure)}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}

/** A `Set-Cookie` value that lasts until the browser is closed; an empty one is cleared. */
export function sessionCookie(name: string, value: string, secure: boolean): string {
  const cookie = setCookie(name, value, 0, secure);
  return value === '' ? cookie : cookie.replace(' Max-Age=0;', '');
}

/**
 * Makes a cookie that the answer sets or, with `Max-Age=0`, clears visible to the rest of this
 * request.
 */
export function applySetCookie(headers: Headers, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const name = pair.slice(0, pair.indexOf('='));
  const others = (headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && cookie.split('=')[0]?.trim() !== name);
  const kept = attributes.includes('Max-Age=0') ? others : [...others, pair];
  if (kept.length > 0) headers.set('cookie', kept.join('; '));
  else headers.delete('cookie');
}
