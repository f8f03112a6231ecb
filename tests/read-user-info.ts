// The cached user info, as whoever embeds the site reads it: no page of ours does.
import * as z from 'zod';
import { readCache } from '@/lib/browser/cache';

const userInfo = z.object({
  user_id: z.string(),
  name: z.string().optional(),
  is_init_interests: z.boolean().optional(),
});

export const readUserInfo = () => readCache('user_info', '', userInfo)?.data;
