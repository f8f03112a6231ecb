// Whose something is. Protects: what a guest did stays with the device, what a reader did with the
// account.
import type { Identity } from '@/lib/contract/identity';
import type { Owner } from './store/contract/store';

/** Whose private rows these are: the user's, else the device's; undefined for a first visit. */
export function ownerOf({ user, device }: Identity): Owner | undefined {
  if (user) return `u:${user}`;
  return device ? `d:${device}` : undefined;
}
