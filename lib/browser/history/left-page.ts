// The page from which the sign-up was opened, remembered across a reload. Protects: it is a page of
// this site, whatever the storage contains.
import { leftPageKey } from '@/lib/model/wire/further-keys';
import { ownOrigin } from './address';
import { readStored, removeStored, writeStored } from '../storage/storage';

/** The path prefix of the reader's pages. */
const pages = '/m/';

export function readLeftPage(): string | undefined {
  const kept = readStored(leftPageKey, 'sessionStorage');
  if (kept === undefined || !URL.canParse(kept, ownOrigin())) return undefined;
  const { origin, pathname, search } = new URL(kept, ownOrigin());
  return origin === ownOrigin() && pathname.startsWith(pages) ? pathname + search : undefined;
}

export const keepLeftPage = (page: string): void =>
  writeStored(leftPageKey, page, 'sessionStorage');

export const forgetLeftPage = (): void => removeStored(leftPageKey, 'sessionStorage');
