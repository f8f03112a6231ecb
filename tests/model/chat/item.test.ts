import type { ChatChunk } from '@/lib/model/chat/chunk';
import { isChatId, newChatId, newSessionId } from '@/lib/model/chat/ids';
import { loadingStates, newItem, type ChatItem, type Send } from '@/lib/model/chat/item';
import {
  citedReference,
  isSearching,
  isWhole,
  pluginsOf,
  tellsSomething,
} from '@/lib/model/chat/plugins';
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

  it('the event of the message takes precedence over that of the page', () => {
    const context = { ...free.context, eventId: 'page' };
    expect(newItem({ ...free, event_id: 'own', context }, extra).userMessage.event_id).toBe('own');
  });

  it('keeps where it is to be looked for, and where its conversation began if that is elsewhere', () => {
    const asked = { ...free, scope: 'topic', topic_id: 't1' } as const;
    expect(newItem(asked, extra).userMessage).toMatchObject({ scope: 'topic', topic_id: 't1' });
    for (const field of ['scope', 'topic_id', 'chat_model_type', 'event_id'])
      expect(newItem(free, extra).userMessage).not.toHaveProperty(field);
    const placed = (place: string) => newItem(free, { ...extra, place }).userMessageExtra;
    expect(placed('e1')).toEqual({ sessionId: '42', language: 'zh', place: 'e1' });
    expect(placed('')).toEqual({ sessionId: '42', language: 'zh' });
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
    expect(newChatId(7, 0)).toBe('7_000000000000');
    for (const other of ['head', '1_', '_1', 'x1_1', '1_1x', '1_1_1', 1, ['1_1'], undefined])
      expect(isChatId(other)).toBe(false);
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

  it('are all available at once', () => {
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

  it('a finished message is neither answering nor searching', () => {
    const begun = chunks.slice(0, 1);
    expect(isSearching(of('streaming', begun))).toBe(true);
    expect(of('streaming', begun).answer.answering).toBe(true);
    expect(isSearching(of('canceled', begun))).toBe(false);
    expect(of('canceled', begun).answer.answering).toBe(false);
  });

  it('results that are for one of the two lists alone stand in no other, and none twice', () => {
    const both = {
      global_result: [source('https://a.example/1'), source('https://a.example/3')],
      inner_result: [article('e1'), article('e1')],
    };
    const found = (result_type?: 'global' | 'inner', mark: 'start' | 'result' = 'result') => {
      const known = chunks.slice(0, 2);
      const { globalSearch, innerSearch } = of('streaming', [
        ...known,
        { type: 'inner_search', mark, ...(result_type && { result_type }), ...both },
      ]);
      return [globalSearch.data.length, innerSearch.data.length];
    };
    expect([found(), found('global'), found('inner'), found('inner', 'start')]).toEqual([
      ...[
        [2, 1],
        [2, 0],
        [1, 1],
        [1, 0],
      ],
    ]);
  });

  it('a search goes on until its end, and another one changes nothing of that', () => {
    const [begin, result] = [chunks.slice(2, 3), chunks.slice(2, 4)];
    const end: ChatChunk = { type: 'inner_search', mark: 'end' };
    const searching = (some: ChatChunk[]) => of('streaming', some).innerSearch.searching;
    expect([begin, result, [...result, end], chunks.slice(3, 4)].map(searching)).toEqual([
      ...[true, true, false, false],
    ]);
    // An empty result of the web leaves what was found before.
    const empty: ChatChunk = { type: 'global_search_result', global_result: [] };
    expect(of('streaming', [...chunks.slice(0, 2), empty]).globalSearch.data).toHaveLength(1);
  });

  it('what stands behind its sentences is joined, and its kind and its writer are told', () => {
    const evidence = (sentence: string) => ({ sentence, verdict: 'quoted' as const, quotes: [] });
    const parts = of('completed', [
      { type: 'evidence', evidence: [evidence('One.')] },
      { type: 'evidence', evidence: [evidence('Two.')] },
      { type: 'outcome', outcome: 'quoted', scope: 'all' },
      { type: 'answer', content: 'Two.', mark: 'end', writing: 'extract' },
    ]);
    expect(parts.evidence).toEqual([evidence('One.'), evidence('Two.')]);
    expect(parts).toMatchObject({
      ...{ outcome: { outcome: 'quoted', scope: 'all' }, writing: 'extract' },
    });
  });

  it('an answer that has ended does not answer, though questions may follow', () => {
    const said = chunks.slice(5, 7);
    expect(of('streaming', said).answer).toEqual({ text: 'Wet [1].', answering: false });
    expect(of('streaming', said.slice(0, 1)).answer).toEqual({ text: 'Wet ', answering: true });
  });

  it('there is something to pass on where words were found', () => {
    const said = (content: string): ChatChunk => ({ type: 'answer', content });
    const outcome = (found: 'none' | 'quoted'): ChatChunk => ({
      ...{ type: 'outcome', outcome: found, scope: 'all' },
    });
    expect(tellsSomething([said('Wet.')])).toBe(true);
    expect(tellsSomething([outcome('quoted'), said('Wet.')])).toBe(true);
    expect(tellsSomething([said(' '), said('\n')])).toBe(false);
    expect(tellsSomething([])).toBe(false);
    expect(tellsSomething([outcome('none'), said('Nothing was found.')])).toBe(false);
  });

  it('it is whole at its end, and after an exception only where passages stand in for a model', () => {
    const end = (writing: 'model' | 'extract'): ChatChunk => ({
      ...{ type: 'answer', content: '', mark: 'end', writing },
    });
    const exception: ChatChunk = { type: 'exception', msg: 'Away.' };
    expect(isWhole([end('model')])).toBe(true);
    expect(isWhole([exception, end('extract')])).toBe(true);
    expect(isWhole([exception, end('model')])).toBe(false);
    expect(isWhole([{ type: 'answer', content: 'Wet' }])).toBe(false);
    expect(isWhole([])).toBe(false);
  });

  it('an exception without words is none', () => {
    expect(of('completed', [{ type: 'exception', msg: '' }]).botException).toBeUndefined();
  });

  it('citation number n points to the reference with that number, else to the n-th', () => {
    const [one, two] = [source('https://a.example/1'), source('https://a.example/2')];
    expect(citedReference([one, two], 2)).toBe(two);
    expect(citedReference([{ ...one, order: 7 }], 7)?.order).toBe(7);
    expect(citedReference([{ ...one, order: 7 }], 1)).toBeUndefined();
    expect(citedReference([one], 3)).toBeUndefined();
    expect(citedReference([one, { ...two, order: 7 }], 1)).toBeUndefined();
  });
});
