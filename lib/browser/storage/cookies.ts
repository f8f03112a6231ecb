// The few settings that the server must know to render the first screen as the reader wants it.
// They contain no secrets and no identity; those are in HttpOnly cookies that only the server
// writes.

const yearSeconds = 31_536_000;

/** Stores a setting for a year. Values are plain words; failures are ignored. */
export function writeCookie(name: string, value: string): void {
  try {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
    document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
  } catch {
    // A sandboxed page has no cookies; the setting then lasts as long as the page.
  }
}

/** A setting as the server will see it; undefined without such a cookie. */
export function readCookieText(name: string): string | undefined {
  try {
    const pairs = document.cookie.split('; ');
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
