// The cached user info: an entry like every other of the cache, with type, date and data. It says
// what was known last; who is signed in says the session alone.
import * as z from 'zod';
import { readCache, removeCache, writeCache } from './cache';

const userInfo = z.object({
  user_id: z.string(),
  name: z.string().optional(),
  is_init_interests: z.boolean().optional(),
});
export type StoredUserInfo = z.infer<typeof userInfo>;

const only = '';

export function readUserInfo(): StoredUserInfo | undefined {
  return readCache('user_info', only, userInfo)?.data;
}

export function keepUserInfo(info: StoredUserInfo, now: number): void {
  writeCache('user_info', only, info, now);
}

export function forgetUserInfo(): void {
  removeCache('user_info', only);
}
