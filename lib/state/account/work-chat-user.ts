// The reader's name according to the surrounding work-chat app, for display; undefined elsewhere.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { workChatCode } from '@/lib/browser/device/work-chat';
import type { WorkChatUser } from '@/lib/model/account/work-chat-user';
import { siteAtom } from '../page/deployment';
import { fetchAtom } from '../page/service';

export const workChatUserAtom = atom<Pick<WorkChatUser, 'name' | 'enName'> | undefined>(undefined);

/**
 * Asks the app, where the deployment is configured for it. Never fails: only the name would be
 * missing.
 */
export const readWorkChatUserAtom = atom(null, async (get, set): Promise<void> => {
  const { workChatAppId } = get(siteAtom);
  if (workChatAppId === undefined) return;
  const code = await workChatCode(workChatAppId);
  if (code === undefined) return;
  const { z } = await import('zod');
  const shape = z.object({ data: z.object({ name: z.string(), enName: z.string() }) });
  try {
    const response = await get(fetchAtom).fetch(
      new Request(`${ownOrigin()}/api/work_chat_user`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      }),
    );
    const said = shape.safeParse(await response.json());
    if (said.success) set(workChatUserAtom, said.data.data);
  } catch {
    // The personal center shows a guest.
  }
});
