// Checks every link and image address of a feed: absolute, http or https, without credentials, and
// not in a private network. An address that fails is treated as absent.
import { addressChars } from '@/lib/model/limits/service';
import { isPublicHost } from './public-address';

/** The address resolved against `base`, or undefined when it must not be shown or fetched. */
export function safeAddress(written: string | undefined, base?: string): string | undefined {
  const address = written?.trim();
  if (!address || address.length > addressChars || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username || url.password || !isPublicHost(url.hostname)) return undefined;
  return url.href.length > addressChars ? undefined : url.href;
}
