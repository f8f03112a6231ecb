// "location=ph in the URL is stored and from then on sent as x-location: PH; any other value
// clears it." The store is a cookie; these are the three halves of that sentence.
import type { Deployment } from '@/lib/deployments';
import { rulesOf } from '@/lib/model/region-rules';
import { locationCookieSeconds } from '@/lib/model/limits/service';
import { cookieName, readCookie, setCookie } from './cookies';

const name = 'location';
/** The only country that is stored, as addresses and the cookie spell it. */
const philippines = 'ph';

/** What an address asks for: the cookie to set or clear, or undefined when it says nothing. */
export function locationCookie(query: URLSearchParams, secure: boolean): string | undefined {
  const asked = query.get(name);
  if (asked === null) return undefined;
  const stays = asked.toLowerCase() === philippines;
  return setCookie(name, stays ? philippines : '', stays ? locationCookieSeconds : 0, secure);
}

/** The stored location of a request, as identities and the `x-location` header spell it. */
export function locationOf(headers: Headers, secure: boolean): 'PH' | undefined {
  return readCookie(headers, cookieName(name, secure)) === philippines ? 'PH' : undefined;
}

/**
 * "The Philippine build": an sg site that serves that country, or any reader whose location it is.
 */
export function isPhilippine(
  { region, countries }: Pick<Deployment, 'region' | 'countries'>,
  location: 'PH' | undefined,
): boolean {
  return location === 'PH' || (rulesOf(region).countries && countries?.includes('PH') === true);
}
