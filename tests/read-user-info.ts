// Reads the cached user info as an embedding page does: no page of ours reads it.
import * as z from 'zod';
import { readCache } from '@/lib/browser/storage/cache';

const userInfo = z.object({
  user_id: z.string(),
  name: z.string().optional(),
  is_init_interests: z.boolean().optional(),
});

export const readUserInfo = () => readCache('user_info', '', userInfo)?.data;
