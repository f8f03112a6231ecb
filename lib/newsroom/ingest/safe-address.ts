// Every link and image address of a feed passes here: absolute, http or https, without credentials,
// and not into anybody's private network. What does not pass is as good as absent.
import { addressChars } from '@/lib/model/limits/service';
import { isPublicHost } from './public-address';

/** The address resolved against `base`, or undefined when it is not one to show or fetch. */
export function safeAddress(written: string | undefined, base?: string): string | undefined {
  const address = written?.trim();
  if (!address || address.length > addressChars || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username || url.password || !isPublicHost(url.hostname)) return undefined;
  return url.href.length > addressChars ? undefined : url.href;
}
