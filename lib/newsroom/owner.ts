// The owner of private rows. Protects: a guest's data stays with the device, a reader's with the
// account.
import type { Identity } from '@/lib/contract/identity';
import type { Owner } from './store/contract/store';

/** The owner of private rows: the user, else the device; undefined on a first visit. */
export function ownerOf({ user, device }: Identity): Owner | undefined {
  if (user) return `u:${user}`;
  return device ? `d:${device}` : undefined;
}
