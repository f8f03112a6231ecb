// The cached user info: a cache entry like any other, with type, date and data. It is only the last
// known state; the session alone decides who is signed in.
import { removeCache, writeCache } from './cache';

export type StoredUserInfo = { user_id: string; name?: string; is_init_interests?: boolean };

const only = '';

export function keepUserInfo(info: StoredUserInfo, now: number): void {
  writeCache('user_info', only, info, now);
}

export function forgetUserInfo(): void {
  removeCache('user_info', only);
}
