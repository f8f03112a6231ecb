// The cached user info: an entry like every other of the cache, with type, date and data. It says
// what was known last; who is signed in says the session alone.
import { removeCache, writeCache } from './cache';

export type StoredUserInfo = { user_id: string; name?: string; is_init_interests?: boolean };

const only = '';

export function keepUserInfo(info: StoredUserInfo, now: number): void {
  writeCache('user_info', only, info, now);
}

export function forgetUserInfo(): void {
  removeCache('user_info', only);
}
