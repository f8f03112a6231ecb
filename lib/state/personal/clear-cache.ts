// Clearing the cache: storage, and everything that this page has loaded from it. The lists load
// again.
import { atom } from 'jotai';
import { clearCache } from '@/lib/browser/storage/clear-cache';
import { notifyAtom } from '../page/notices';
import { askAtom } from '../page/popups';
import { loadSettingsAtom } from '../page/settings';
import { forgetLocalSettingsAtom } from '../page/change-settings';
import { clearOfflineAtom } from '../offline/leave-offline';
import { startOverAtom } from '../feed/start-feeds';

export const clearCacheAtom = atom(null, async (_get, set): Promise<boolean> => {
  if ((await set(askAtom)({ kind: 'confirm', act: 'clear-cache' })) !== true) return false;
  // If its code cannot be loaded, the page shows no conversation; only stored data is left.
  const chat = await import('../chat/chat').catch(() => undefined);
  try {
    await set(clearOfflineAtom, clearCache);
  } catch {
    set(notifyAtom, { key: 'personal.clearFailed', tone: 'bad' });
    return false;
  }
  if (chat) set(chat.forgetChatAtom);
  set(forgetLocalSettingsAtom);
  set(loadSettingsAtom);
  set(notifyAtom, { key: 'personal.cacheCleared', tone: 'good' });
  await set(startOverAtom, new AbortController().signal);
  return true;
});
