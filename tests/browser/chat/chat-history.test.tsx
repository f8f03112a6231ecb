import { readCache, sweepCache, writeCache } from '@/lib/browser/storage/cache';
import { openChatHistory, type ChatHistory } from '@/lib/browser/chat/chat-history';
import { chatSession, globalSession, sweepSessions } from '@/lib/browser/chat/chat-session';
import { newItem, type ChatItem, type LoadingState } from '@/lib/model/chat/item';
import { z } from 'zod';

const day = 24 * 3600_000;
let now = 1_732_180_000_000;
let counter = 0;
const chance = { now: () => now, random: () => (counter = (counter + 1) % 997) / 997 };

function item(n: number, state: LoadingState = 'completed'): ChatItem {
  const context = { content: '', eventId: 'e1', tab: 'recommend' };
  const send = { input: `question ${n}`, chat_type: 'chat', context } as const;
  const made = newItem(send, { now: n, random: 0.5, language: 'en', sessionId: '42' });
  return { ...made, loadingState: state };
}
const inputs = (items: readonly ChatItem[]) => items.map(({ userMessage }) => userMessage.input);
function saved(...items: ChatItem[]): ChatHistory {
  const history = openChatHistory(chance);
  for (const one of items) {
    history.save(one);
    history.flush();
  }
  return history;
}
const many = (count: number) => Array.from({ length: count }, (_, n) => item(n + 1));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the chat history', () => {
  it('returns what was saved, newest first', () => {
    const [one, two] = [item(1), item(2)];
    const answered: ChatItem = {
      ...two,
      botAnswer: { chunks: [{ type: 'answer', content: 'Wet', mark: 'end' }] },
      failure: { msg: 'x' },
    };
    expect(saved(one, answered).load()).toEqual({ items: [answered, one] });
  });

  it('links pages of twenty from the newest to the oldest', () => {
    const history = saved(...many(45));
    const head = history.load();
    const second = history.load(head.previousChunkId);
    const third = history.load(second.previousChunkId);
    expect([head, second, third].map(({ items }) => items.length)).toEqual([5, 20, 20]);
    expect(third.previousChunkId).toBeUndefined();
    const all = inputs([head, second, third].flatMap(({ items }) => items));
    expect(all).toEqual(inputs(many(45).reverse()));
  });

  it('keeps the position of a message that is saved again, also on an older page', () => {
    const history = saved(...many(21));
    const old = { ...item(1), chatFeedBack: { like: true, dislike: false } };
    history.save(old);
    history.flush();
    const head = history.load();
    expect(inputs(head.items)).toEqual(['question 21']);
    expect(history.load(head.previousChunkId).items.at(-1)).toEqual(old);
  });

  it('cancels messages that are still loading', () => {
    const states: LoadingState[] = ['init', 'connecting', 'streaming', 'failed'];
    const history = saved(...states.map((state, n) => item(n, state)));
    const found = history.load().items.map(({ loadingState }) => loadingState);
    expect(found).toEqual(['failed', 'canceled', 'canceled', 'canceled']);
  });

  it('hides items without a chat_type', () => {
    const history = saved(item(1), item(2));
    const { chat_type: _, ...userMessage } = item(1).userMessage;
    writeCache('chatbot_history', item(1).id, { ...item(1), userMessage }, now);
    expect(inputs(history.load().items)).toEqual(['question 2']);
  });

  it('skips a page on which nothing is left', () => {
    const history = saved(...many(21));
    localStorage.removeItem(`chatbot_history:${item(21).id}`);
    expect(history.load().items).toHaveLength(20);
  });

  it('ends a cyclic chain of pages', () => {
    const history = openChatHistory(chance);
    writeCache('chatbot_history_page', 'head', { chatItemKeys: [], previousChunkId: 'a' }, now);
    writeCache('chatbot_history_page', 'a', { chatItemKeys: ['x'], previousChunkId: 'head' }, now);
    expect(history.load()).toEqual({ items: [] });
  });

  it('leaves out unknown chunks and keeps the message', () => {
    const history = saved(item(1));
    const chunks = [{ type: 'hologram' }, { type: 'answer', content: 'Wet' }];
    writeCache('chatbot_history', item(1).id, { ...item(1), botAnswer: { chunks } }, now);
    expect(history.load().items[0]?.botAnswer.chunks).toEqual([{ type: 'answer', content: 'Wet' }]);
  });

  it('is kept for 3 days and not longer', () => {
    saved(item(1));
    now += 3 * day;
    expect(openChatHistory(chance).load().items).toHaveLength(1);
    now += 1;
    expect(openChatHistory(chance).load().items).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('chatbot_history'))).toEqual(
      [],
    );
  });
});

describe('saves', () => {
  const stored = () =>
    readCache('chatbot_history', item(1).id, z.object({ loadingState: z.string() }))?.data
      .loadingState;

  it('are throttled to 100 ms, and the last state is not lost', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const history = openChatHistory(chance);
    history.save(item(1, 'init'));
    expect(stored()).toBe('init');
    const writes = write.mock.calls.length;
    for (const state of ['connecting', 'streaming', 'completed'] as const) {
      history.save(item(1, state));
      jest.advanceTimersByTime(30);
    }
    expect(write.mock.calls.length).toBe(writes);
    expect(stored()).toBe('init');
    jest.advanceTimersByTime(10);
    expect(stored()).toBe('completed');
    expect(write.mock.calls.length).toBe(writes + 1);
    write.mockRestore();
  });

  it('of two tabs lose nothing of each other', () => {
    const [one, other] = [openChatHistory(chance), openChatHistory(chance)];
    one.save(item(1));
    other.save(item(2));
    one.save(item(3));
    jest.advanceTimersByTime(100);
    expect(inputs(one.load().items)).toEqual(['question 3', 'question 2', 'question 1']);
  });

  it('fail silently where storage fails', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    const history = saved(item(1));
    expect(history.load()).toEqual({ items: [] });
    const session = globalSession(now, 0.5);
    expect(globalSession(now, 0.7)).toBe(session);
    for (const spy of spies) spy.mockRestore();
    expect(globalSession(now, 0.9)).toBe(session);
  });
});

describe('the chat session', () => {
  it('is a random number under the global_session key, and is reused', () => {
    const session = globalSession(now, 0.25);
    expect(session).toBe('250000000000');
    expect(globalSession(now, 0.75)).toBe(session);
    const key = 'chatbot_session:global_session';
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      type: 'chatbot_session',
      date: now,
      data: { sessionId: session },
    });
  });

  it("is stored per chat id, and stays when the browser's session changes", () => {
    const session = globalSession(now, 0.25);
    expect(chatSession('1_2', session, now)).toBe(session);
    localStorage.removeItem('chatbot_session:global_session');
    expect(globalSession(now, 0.75)).not.toBe(session);
    expect(chatSession('1_2', globalSession(now), now)).toBe(session);
  });

  it('of a message is forgotten with the history, that of the browser is not', () => {
    const session = chatSession('1_2', globalSession(now, 0.25), now);
    sweepSessions(now + 3 * day + 1);
    expect(localStorage.getItem('chatbot_session:1_2')).toBeNull();
    expect(globalSession(now)).toBe(session);
  });
});

describe('the cache', () => {
  it('treats entries of a wrong type or with empty data as absent', () => {
    const put = (text: string) => localStorage.setItem('chatbot_history:a', text);
    const found = () => readCache('chatbot_history', 'a', z.string());
    put(JSON.stringify({ type: 'chatbot_history', date: 1, data: 'x' }));
    expect(found()).toEqual({ type: 'chatbot_history', date: 1, data: 'x' });
    for (const wrong of [
      { type: 'news_detail', date: 1, data: 'x' },
      { type: 'chatbot_history', date: 1, data: '' },
      { type: 'chatbot_history', date: 1, data: null },
      { type: 'chatbot_history', date: 1, data: 7 },
      { type: 'chatbot_history', data: 'x' },
      'x',
    ]) {
      put(JSON.stringify(wrong));
      expect(found()).toBeUndefined();
    }
    put('{');
    expect(found()).toBeUndefined();
  });

  it('is swept kind by kind, unreadable entries first', () => {
    writeCache('news_detail', 'a', 'x', 1);
    writeCache('chatbot_history', 'a', 'x', 1);
    writeCache('chatbot_history', 'b', 'x', 2);
    localStorage.setItem('chatbot_history:c', '{');
    localStorage.setItem('language', 'en');
    sweepCache('chatbot_history', (date) => date < 2);
    expect(Object.keys(localStorage).sort()).toEqual([
      'chatbot_history:b',
      'language',
      'news_detail:a',
    ]);
  });
});
