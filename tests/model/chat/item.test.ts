import type { ChatChunk } from '@/lib/model/chat/chunk';
import { isChatId, newChatId, newSessionId } from '@/lib/model/chat/ids';
import { loadingStates, newItem, type ChatItem, type Send } from '@/lib/model/chat/item';
import { citedReference, isSearching, pluginsOf } from '@/lib/model/chat/plugins';
import { findRepeat } from '@/lib/model/chat/repeat';
import { chatScene } from '@/lib/model/chat/scene';

const extra = { now: 1_732_180_000_000, random: 0.25, language: 'zh', sessionId: '42' } as const;
const free: Send = {
  input: 'Why is water wet?',
  chat_type: 'chat',
  context: { content: '', eventId: '', tab: 'recommend' },
};

describe('a chat item', () => {
  it('has the fields of a stored one', () => {
    const send: Send = {
      ...free,
      chat_type: 'reference',
      context: { content: 'A cited sentence.', eventId: 'e1', tab: 'sports' },
      chat_model_type: 'long',
    };
    expect(newItem(send, extra)).toEqual({
      id: '1732180000000_250000000000',
      userMessage: {
        input: 'Why is water wet?',
        chat_type: 'reference',
        event_id: 'e1',
        scene: 'detail',
        chat_model_type: 'long',
        context: { content: 'A cited sentence.', eventId: 'e1', tab: 'sports' },
      },
      userMessageExtra: { sessionId: '42', language: 'zh' },
      botAnswer: { chunks: [] },
      loadingState: 'init',
      chatFeedBack: { like: false, dislike: false },
    });
  });

  it('a free question from the list has no event and the scene list', () => {
    const { userMessage } = newItem(free, extra);
    expect(userMessage.scene).toBe('list');
    expect('event_id' in userMessage).toBe(false);
  });

  it('the event of the message wins over the one of the page', () => {
    const context = { ...free.context, eventId: 'page' };
    expect(newItem({ ...free, event_id: 'own', context }, extra).userMessage.event_id).toBe('own');
  });
});

it('the scene is detail if the message or the page has an event id, else list', () => {
  expect(chatScene('e', 'p')).toBe('detail');
  expect(chatScene('e', null)).toBe('detail');
  expect(chatScene('', 'p')).toBe('detail');
  expect(chatScene(undefined, '')).toBe('list');
});

describe('ids', () => {
  it('are a timestamp and a random number joined by an underscore', () => {
    expect(newChatId(1_732_180_000_000, 0.048)).toMatch(/^1732180000000_\d+$/);
    expect(isChatId(newChatId(Date.now(), Math.random()))).toBe(true);
    expect(isChatId('head')).toBe(false);
  });

  it('differ within one millisecond', () => {
    const ids = Array.from({ length: 1_000 }, () => newChatId(1, Math.random()));
    expect(new Set(ids).size).toBe(1_000);
  });

  it('a session id is a random number', () => {
    expect(newSessionId(Math.random())).toMatch(/^\d{12}$/);
  });
});

const isRepeat = (...asked: Parameters<typeof findRepeat>) => findRepeat(...asked) !== undefined;

describe('an identical message for the same event is not sent again', () => {
  const asked = (state: ChatItem['loadingState'], event_id?: string): ChatItem[] => [
    { ...newItem({ ...free, event_id }, extra), loadingState: state },
  ];
  const input = free.input;

  it.each(loadingStates)('in state %s', (state) => {
    const blocks = ['init', 'connecting', 'streaming', 'completed'].includes(state);
    expect(isRepeat(asked(state, 'e1'), { input, event_id: 'e1' })).toBe(blocks);
  });

  it('another event or another input is another message', () => {
    expect(isRepeat(asked('completed', 'e1'), { input, event_id: 'e2' })).toBe(false);
    expect(isRepeat(asked('completed', 'e1'), { input })).toBe(false);
    expect(isRepeat(asked('completed', 'e1'), { input: 'Why?', event_id: 'e1' })).toBe(false);
    expect(isRepeat(asked('completed'), { input, event_id: '' })).toBe(true);
  });
});

describe('the parts of a message', () => {
  const source = (link: string) => ({ link, title: link, source: 'A' });
  const article = (uuid: string) => ({ uuid, title: [{ lang: 'en', text: uuid }] });
  const chunks: ChatChunk[] = [
    { type: 'global_search' },
    { type: 'global_search_result', global_result: [source('https://a.example/1')] },
    { type: 'inner_search', mark: 'start' },
    {
      type: 'inner_search',
      mark: 'result',
      global_result: [source('https://a.example/2')],
      inner_result: [article('e1'), article('e2')],
    },
    { type: 'reference', references: [source('https://a.example/1')] },
    { type: 'answer', content: 'Wet ' },
    { type: 'answer', content: '[1].', mark: 'end' },
    { type: 'follow_up', content: 'Why?' },
    { type: 'exception', msg: 'Shortened.' },
  ];
  const of = (loadingState: ChatItem['loadingState'], some = chunks) =>
    pluginsOf({ ...newItem(free, extra), loadingState, botAnswer: { chunks: some } });

  it('are all there at once', () => {
    expect(of('completed')).toEqual({
      evidence: [],
      globalSearch: {
        searching: false,
        data: [source('https://a.example/1'), source('https://a.example/2')],
      },
      innerSearch: { searching: false, data: [article('e1'), article('e2')] },
      references: [source('https://a.example/1')],
      answer: { text: 'Wet [1].', answering: false },
      followup: ['Why?'],
      botException: { msg: 'Shortened.' },
    });
  });

  it('a message that is over neither answers nor searches', () => {
    const begun = chunks.slice(0, 1);
    expect(isSearching(of('streaming', begun))).toBe(true);
    expect(of('streaming', begun).answer.answering).toBe(true);
    expect(isSearching(of('canceled', begun))).toBe(false);
    expect(of('canceled', begun).answer.answering).toBe(false);
  });

  it('an exception without words is none', () => {
    expect(of('completed', [{ type: 'exception', msg: '' }]).botException).toBeUndefined();
  });

  it('citation number n points to the reference of that number, else of that place', () => {
    const [one, two] = [source('https://a.example/1'), source('https://a.example/2')];
    expect(citedReference([one, two], 2)).toBe(two);
    expect(citedReference([{ ...one, order: 7 }], 7)?.order).toBe(7);
    expect(citedReference([{ ...one, order: 7 }], 1)).toBeUndefined();
    expect(citedReference([one], 3)).toBeUndefined();
  });
});
