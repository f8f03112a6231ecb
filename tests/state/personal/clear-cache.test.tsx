/** @jest-environment ./tests/dom-with-fetch.mjs */
import { clearCacheAtom } from '@/lib/state/personal/clear-cache';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom } from '@/lib/state/feed/load-feed';
import { noticesAtom } from '@/lib/state/page/notices';
import { closePopupAtom } from '@/lib/state/page/popups';
import { settingsAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { openHistoryAtom, sendAtom } from '@/lib/state/chat/chat';
import { answer, leavePages, newChatReader, settle } from '../chat-reader';
import { listOf, newReader } from '../reader';

const context = { content: '', eventId: '', tab: 'recommend' };

beforeEach(() => {
  leavePages();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const confirmed = (store: ReturnType<typeof newReader>['store'], yes: boolean) => {
  const clearing = store.set(clearCacheAtom);
  store.set(closePopupAtom, undefined, yes || undefined);
  return clearing;
};

describe('the row that clears the cache', () => {
  it('asks first; canceled, everything stays', async () => {
    const { store, asked } = newReader(() => listOf(['a']));
    localStorage.setItem('news_list:x', '{}');
    expect(await confirmed(store, false)).toBe(false);
    expect(localStorage.getItem('news_list:x')).toBe('{}');
    expect(asked).toEqual([]);
  });

  it('clears, confirms it, and requests the list again; reading modes have their defaults', async () => {
    let ids = ['a'];
    const { store } = newReader(() => listOf(ids));
    store.set(changeSettingsAtom, { bilingual: true, theme: 'dark' });
    await store.set(loadFeedAtom, 'recommend', 'refresh');
    ids = ['b'];
    expect(await confirmed(store, true)).toBe(true);
    expect(store.get(feedAtom('recommend')).events.map(({ id }) => id)).toEqual(['b']);
    expect(store.get(settingsAtom)).toMatchObject({ bilingual: false, theme: 'dark' });
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'personal.cacheCleared', tone: 'good' }]);
  });

  it('removes the conversation from the page, and the next question starts another', async () => {
    const reader = newChatReader();
    const ask = async (input: string) => {
      void reader.store.set(sendAtom, { input, chat_type: 'chat', context });
      await settle();
    };
    await ask('Why?');
    await reader.turn().say(answer('Because'));
    const before = reader.turn();
    const clearing = confirmed(reader.store, true);
    await settle();
    expect(await clearing).toBe(true);
    await settle();
    expect(before.isLeft()).toBe(true);
    expect(reader.items()).toEqual([]);
    await ask('And then?');
    expect(reader.items().map(({ userMessage }) => userMessage.input)).toEqual(['And then?']);
    const session = reader.turn().call.headers['session-id'];
    expect(session).not.toBe(before.call.headers['session-id']);
    leavePages();
    const later = newChatReader();
    later.store.set(openHistoryAtom);
    expect(later.items()).toHaveLength(1);
  });

  it('says "Clear fail" where the storage fails', async () => {
    const { store } = newReader(() => listOf(['a']));
    localStorage.setItem('news_list:x', '{}');
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await confirmed(store, true)).toBe(false);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'personal.clearFailed', tone: 'bad' }]);
  });
});
