/** @jest-environment ./tests/dom-with-fetch.mjs */
import fc from '@/tests/fast-check';
import { notLoggedIn } from '@/lib/contract';
import { isLoading } from '@/lib/model/chat/loading';
import { newItem, type LoadingState, type Send } from '@/lib/model/chat/item';
import { pluginsOf } from '@/lib/model/chat/plugins';
import { shownText } from '@/tests/model/reveal/shown-text';
import {
  chatAtom,
  dispatchChatAtom,
  openHistoryAtom,
  promptedAtom,
  offerPromptAtom,
  sendAtom,
  sendOnceAtom,
  soughtAtom,
  stopAtom,
} from '@/lib/state/chat/chat';
import { tellArticleAtom, tellSentenceAtom } from '@/lib/state/chat/chat-calls';
import { chatDraftAtom } from '@/lib/state/chat/chat-draft';
import { askAboutAtom } from '@/lib/state/chat/ask-about';
import { liveAnswerAtom } from '@/lib/state/chat/chat-reveal';
import { siteAtom } from '@/lib/state/page/deployment';
import { openPopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import {
  answer,
  leavePages,
  newChatReader,
  settle,
  type ChatReader,
  type Take,
} from '../chat-reader';

const context = { content: '', eventId: '', tab: 'recommend' };
const question = (input = 'Why?', more: Partial<Send> = {}): Send => ({
  input,
  chat_type: 'chat',
  context,
  ...more,
});
async function sent(reader: ChatReader, send = question()) {
  void reader.store.set(sendAtom, send);
  await settle();
  return reader;
}
const refused = (code: number, status = 200): Response =>
  Response.json({ base_resp: { error_code: code, error_message: 'No.' } }, { status });
const taking = (take: Take) =>
  newChatReader(({ path }) => (path === '/api/chat' ? take : undefined));
const kinds = (reader: ChatReader) =>
  reader.store
    .get(popupsAtom)
    .filter(({ open }) => open)
    .map(({ popup }) => popup.kind);

beforeEach(() => {
  leavePages();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/m/news');
});

describe('a message', () => {
  it('as a free question has input, type, scene and context, and nothing of an event', async () => {
    const reader = await sent(newChatReader());
    const [item] = reader.items();
    expect(reader.turn().call.body).toEqual({
      turn_id: item?.id,
      input: 'Why?',
      chat_type: 'chat',
      scene: 'list',
      context,
    });
  });

  it.each([
    ['describe_keyword', 'What is “tides” about?', 'tides'],
    ['reference', 'What is behind this sentence? “Tides slow it.”', 'Tides slow it.'],
  ] as const)(
    'as an entry of the article is %s, with its text and its event',
    async (type, input, content) => {
      const reader = newChatReader();
      window.history.replaceState(null, '', '/m/news/detail?id=e1');
      void reader.store.set(askAboutAtom, { chat_type: type, input, content, event_id: 'e1' });
      await settle();
      await settle();
      expect(reader.turn().call.body).toMatchObject({
        input,
        chat_type: type,
        event_id: 'e1',
        scene: 'detail',
        context: { content, eventId: 'e1', tab: 'recommend' },
      });
      expect(kinds(reader)).toEqual(['chat']);
    },
  );

  it('as a question over an article has the scene detail and its news id', async () => {
    const reader = await sent(
      newChatReader(),
      question('Who?', { context: { ...context, eventId: 'e7' } }),
    );
    expect(reader.turn().call.body).toMatchObject({ scene: 'detail', event_id: 'e7' });
  });

  it('has session, device and language, and goes to our own origin', async () => {
    const reader = newChatReader();
    reader.store.set(changeSettingsAtom, { language: 'zh' });
    await sent(reader);
    const { path, headers } = reader.turn().call;
    expect(path).toBe('/api/chat');
    expect(headers['session-id']).toMatch(/^\d+$/);
    expect(headers['cube-id']).toMatch(/^cube_/);
    expect(headers.language).toBe('ZH');
    expect(reader.items()[0]?.userMessageExtra).toEqual({
      sessionId: headers['session-id'],
      language: 'zh',
    });
  });

  it('of this browser always has the same session', async () => {
    const first = await sent(newChatReader());
    const second = await sent(newChatReader());
    expect(second.turn().call.headers['session-id']).toBe(first.turn().call.headers['session-id']);
  });
});

describe('a turn', () => {
  it('goes init, connecting, streaming, completed', async () => {
    const reader = newChatReader();
    const seen: (LoadingState | undefined)[] = [];
    reader.store.sub(chatAtom, () => seen.push(reader.states()[0]));
    await sent(reader);
    await reader.turn().say(answer('Wet'), answer('.', 'end'));
    await reader.turn().end();
    expect(seen.filter((state, n) => state !== seen[n - 1])).toEqual([
      'init',
      'connecting',
      'streaming',
      'completed',
    ]);
  });

  it('that is stopped while connecting or streaming is canceled, and its request closed', async () => {
    const connecting = await sent(newChatReader());
    connecting.store.set(stopAtom);
    expect(connecting.states()).toEqual(['canceled']);
    await settle();
    expect(connecting.turn().isLeft()).toBe(true);
    leavePages();
    localStorage.clear();
    const streaming = await sent(newChatReader());
    await streaming.turn().say(answer('Wet'));
    streaming.store.set(stopAtom);
    expect(streaming.states()).toEqual(['canceled']);
    await settle();
    expect(streaming.turn().isLeft()).toBe(true);
    await streaming.turn().say(answer(' and late', 'end'));
    expect(streaming.states()).toEqual(['canceled']);
  });

  it('cannot be stopped once it has ended', async () => {
    const reader = await sent(newChatReader());
    await reader.turn().say(answer('Wet.', 'end'));
    await reader.turn().end();
    reader.store.set(stopAtom);
    expect(reader.states()).toEqual(['completed']);
  });

  it.each([
    ['a refused connection', 'broken', undefined],
    ['a bad status', Response.json({}, { status: 500 }), 500],
    ['an answer that is no stream', refused(7), 7],
  ] as const)('%s gives failed, with its code', async (_, take, code) => {
    const reader = await sent(taking(take));
    expect(reader.states()).toEqual(['failed']);
    expect(reader.items()[0]?.failure?.code).toBe(code);
  });

  it('whose stream is cut, has an error or lacks its end mark is failed_during_stream', async () => {
    for (const act of ['cut', 'end'] as const) {
      const reader = await sent(newChatReader());
      await reader.turn().say(answer('Half a'));
      await reader.turn()[act]();
      expect(reader.states()[0]).toBe('failed_during_stream');
    }
    const reader = await sent(newChatReader());
    await reader.turn().say(answer('Half a'));
    await reader.turn().refuse({ code: 500, msg: 'Gone.' });
    expect(reader.states()[0]).toBe('failed_during_stream');
    expect(reader.items()[0]?.failure).toEqual({ code: 500, msg: 'Gone.' });
  });

  it('is canceled by the next one, and its request is closed', async () => {
    const reader = await sent(newChatReader());
    await reader.turn().say(answer('One'));
    await sent(reader, question('And?'));
    expect(reader.states()).toEqual(['connecting', 'canceled']);
    expect(reader.turns[0]?.isLeft()).toBe(true);
    await reader.turn().say(answer('Two', 'end'));
    await reader.turn().end();
    expect(reader.states()).toEqual(['completed', 'canceled']);
  });
});

type Step =
  'send' | 'words' | 'last words' | 'end' | 'cut' | 'error' | 'stop' | 'refused' | 'broken';
const steps: readonly Step[] = [
  'send',
  'words',
  'last words',
  'end',
  'cut',
  'error',
  'stop',
  'refused',
  'broken',
];

/** The expected state of the newest turn after a step, from the one before. */
function expected(state: LoadingState | undefined, whole: boolean, step: Step) {
  if (step === 'send') return 'connecting';
  if (step === 'refused' || step === 'broken') return 'failed';
  if (state !== 'connecting' && state !== 'streaming') return state;
  if (step === 'words' || step === 'last words') return 'streaming';
  if (whole) return 'completed';
  if (step === 'stop') return 'canceled';
  return state === 'streaming' ? 'failed_during_stream' : 'failed';
}

it('in any sequence of steps each turn has the right state and only one is in progress', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 8 }), async (acts) => {
      leavePages();
      localStorage.clear();
      let take: Take;
      const reader = newChatReader(() => take);
      let whole = false;
      for (const act of acts) {
        const before = reader.states();
        const left = whole ? 'completed' : 'canceled';
        const turn = reader.turns.at(-1);
        if (act === 'send' || act === 'refused' || act === 'broken') {
          take = act === 'refused' ? refused(7) : act === 'broken' ? 'broken' : undefined;
          whole = false;
          await sent(reader);
        } else if (act === 'stop') {
          reader.store.set(stopAtom);
          await settle();
        } else if (turn && !turn.isLeft() && isLoading(before[0] ?? 'completed')) {
          if (act === 'words') await turn.say(answer('wet '));
          if (act === 'last words') {
            await turn.say(answer('dry.', 'end'));
            whole = true;
          }
          if (act === 'end') await turn.end();
          if (act === 'cut') await turn.cut();
          if (act === 'error') await turn.refuse({ code: 500 });
        } else continue;
        const wanted = expected(before[0], whole, act);
        expect(reader.states()[0]).toBe(wanted);
        expect(reader.states().filter(isLoading).length).toBeLessThanOrEqual(1);
        const older = reader.states().slice(1);
        const kept =
          act === 'send' || act === 'refused' || act === 'broken' ? before : before.slice(1);
        expect(older).toEqual(kept.map((state) => (isLoading(state) ? left : state)));
        // A turn that is no longer in progress has closed its request.
        const open = reader.turns.filter((one) => !one.isLeft());
        if (!isLoading(reader.states()[0] ?? 'completed')) {
          for (const one of open) await one.end();
        }
      }
    }),
    { numRuns: 40 },
  );
});

describe('an entry of the article that was asked before', () => {
  const keyword = question('What is “tides” about?', {
    chat_type: 'describe_keyword',
    event_id: 'e1',
  });
  const once = async (reader: ChatReader, send = keyword) => {
    void reader.store.set(sendOnceAtom, send);
    await settle();
  };

  it('is shown instead of asked again while it connects, streams or is completed', async () => {
    const reader = await sent(newChatReader(), keyword);
    await once(reader);
    await reader.turn().say(answer('Water', 'end'));
    await once(reader);
    await reader.turn().end();
    await once(reader);
    expect(reader.turns).toHaveLength(1);
    expect(reader.store.get(soughtAtom)).toEqual({ id: reader.items()[0]?.id, times: 3 });
  });

  it('is asked again when it failed or was canceled', async () => {
    const reader = await sent(newChatReader(), keyword);
    reader.store.set(stopAtom);
    await once(reader);
    await reader.turn().cut();
    await once(reader);
    expect(reader.turns).toHaveLength(3);
  });

  it('is asked for another event', async () => {
    const reader = await sent(newChatReader(), keyword);
    await once(reader, { ...keyword, event_id: 'e2' });
    expect(reader.turns).toHaveLength(2);
  });

  it('is found in the history of an earlier visit, too', async () => {
    const before = await sent(newChatReader(), keyword);
    await before.turn().say(answer('Water', 'end'));
    await before.turn().end();
    leavePages();
    const reader = newChatReader();
    await once(reader);
    expect(reader.turns).toHaveLength(0);
    expect(reader.states()).toEqual(['completed']);
  });
});

describe('a reader who may not ask', () => {
  it.each([
    ['sg', 'sign-in'],
    ['cn', 'login'],
  ] as const)('sees the sign-in in %s, and the question stays', async (region, kind) => {
    const reader = newChatReader(() => refused(notLoggedIn));
    reader.store.set(siteAtom, { brand: '', region });
    reader.store.set(openPopupAtom, { kind: 'chat' });
    await sent(reader, question('What now?'));
    expect(kinds(reader)).toEqual(['chat', kind]);
    expect(reader.states()).toEqual(['failed']);
    expect(reader.items()[0]).toMatchObject({
      userMessage: { input: 'What now?' },
      failure: { code: notLoggedIn },
    });
    leavePages();
    const later = newChatReader();
    later.store.set(openHistoryAtom);
    expect(later.items()[0]?.userMessage.input).toBe('What now?');
  });
});

it('sees no sign-in after closing the assistant before the refusal', async () => {
  const reader = await sent(newChatReader(() => refused(notLoggedIn)));
  expect(kinds(reader)).toEqual([]);
  expect(reader.states()).toEqual(['failed']);
});

describe('the answer is shown', () => {
  const shown = (reader: ChatReader) => {
    const live = reader.store.get(liveAnswerAtom);
    return live ? shownText(live.reveal.answer) : '';
  };
  const text = 'Water is wet because it clings to what it touches, and to itself.';

  it('in steps of 40 ms of the clock, and whole at its end', async () => {
    const reader = await sent(newChatReader());
    await reader.turn().say(answer(text));
    const first = shown(reader);
    reader.pass(39);
    expect(shown(reader)).toBe(first);
    reader.pass(1);
    const second = shown(reader);
    expect(second.length).toBeGreaterThan(first.length);
    expect(second.length).toBeLessThan(text.length);
    await reader.turn().say(answer('', 'end'));
    expect(shown(reader)).toBe(text);
    expect(reader.waiting()).toBe(0);
  });

  it('whole when it was stopped, and no timer remains', async () => {
    const reader = await sent(newChatReader());
    await reader.turn().say(answer(text));
    reader.store.set(stopAtom);
    expect(shown(reader)).toBe(text);
    expect(reader.waiting()).toBe(0);
  });

  it('with follow-up questions 200 ms apart, after the end, too', async () => {
    const reader = await sent(newChatReader());
    const asks = ['A?', 'B?'].map((content) => ({ type: 'follow_up', content }) as const);
    await reader.turn().say(answer('Yes.', 'end'), ...asks);
    await reader.turn().end();
    const followup = () => reader.store.get(liveAnswerAtom)?.reveal.extras.followup;
    expect(followup()).toEqual(['A?']);
    reader.pass(199);
    expect(followup()).toEqual(['A?']);
    reader.pass(1);
    expect(followup()).toEqual(['A?', 'B?']);
  });
});

describe('persistence', () => {
  it('cancels a message that was still loading, and keeps what it had', async () => {
    const before = await sent(newChatReader());
    await before.turn().say(answer('Half'));
    leavePages();
    const reader = newChatReader();
    reader.store.set(openHistoryAtom);
    expect(reader.states()).toEqual(['canceled']);
    const [item] = reader.items();
    expect(item && pluginsOf(item).answer.text).toBe('Half');
    await before.turn().cut();
  });

  it('saves the last state when the page is hidden', async () => {
    const before = newChatReader();
    before.store.set(openHistoryAtom);
    void before.store.set(sendAtom, question('The last word'));
    await settle();
    await before.turn().say(answer('Yes.', 'end'));
    leavePages();
    const reader = newChatReader();
    reader.store.set(openHistoryAtom);
    const [item] = reader.items();
    expect(item && pluginsOf(item).answer.text).toBe('Yes.');
  });

  it('keeps typed text across pages', () => {
    newChatReader().store.set(chatDraftAtom, 'Half a quest');
    expect(newChatReader().store.get(chatDraftAtom)).toBe('Half a quest');
  });
});

describe('suggested questions', () => {
  it('are shown unless an answer is being written, until one is asked', async () => {
    const reader = newChatReader();
    reader.store.set(offerPromptAtom);
    expect(reader.store.get(promptedAtom)).toBe(true);
    await sent(reader);
    expect(reader.store.get(promptedAtom)).toBe(false);
    reader.store.set(offerPromptAtom);
    expect(reader.store.get(promptedAtom)).toBe(false);
  });

  it.each([true, false])(
    'are shown while the assistant is open when its answer ends: %s',
    async (open) => {
      const reader = newChatReader();
      if (open) reader.store.set(openPopupAtom, { kind: 'chat' });
      await sent(reader);
      await reader.turn().say(answer('Yes.', 'end'));
      await reader.turn().end();
      reader.store.set(offerPromptAtom);
      expect(reader.store.get(promptedAtom)).toBe(open);
      // The offer has been seen by now.
      reader.store.set(offerPromptAtom);
      expect(reader.store.get(promptedAtom)).toBe(true);
    },
  );
});

describe('feedback', () => {
  it('is stored with its message', async () => {
    const before = await sent(newChatReader());
    await before.turn().say(answer('Yes.', 'end'));
    await before.turn().end();
    before.store.set(dispatchChatAtom, { type: 'liked', id: before.items()[0]?.id ?? '' });
    leavePages();
    const reader = newChatReader();
    reader.store.set(openHistoryAtom);
    expect(reader.items()[0]?.chatFeedBack).toEqual({ like: true, dislike: false });
  });
});

describe('the service is notified', () => {
  const sentence = () =>
    newItem(
      {
        ...{ input: 'Why?', chat_type: 'reference', event_id: 'e1' },
        context: { ...context, content: 'Tides slow it.' },
      },
      { now: 1, random: 0.5, language: 'en', sessionId: '77' },
    );

  it('of the article that is read: article_history with session and device', async () => {
    const { store, asked } = newChatReader();
    await store.set(tellArticleAtom, 'e1');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/api/article_history', body: { event_id: 'e1' } });
    expect(asked[0]?.headers['session-id']).toMatch(/^\d+$/);
    expect(asked[0]?.headers['cube-id']).toMatch(/^cube_/);
  });

  it('of the sentence that was tapped: anchor_cache, asynchronous, in the language', async () => {
    const { store, asked } = newChatReader();
    await store.set(tellSentenceAtom, sentence());
    expect(asked[0]).toMatchObject({
      path: '/api/anchor_cache',
      body: { chat_type: 'reference', event_id: 'e1', context: { content: 'Tides slow it.' } },
      headers: { 'x-run-async': '1', language: 'EN', 'session-id': '77' },
    });
  });

  it.each(['broken', refused(notLoggedIn), refused(7, 500)] as const)(
    'and its answer changes nothing (%#)',
    async (take) => {
      const reader = newChatReader(() => take);
      await reader.store.set(tellArticleAtom, 'e1');
      await reader.store.set(tellSentenceAtom, sentence());
      expect(kinds(reader)).toEqual([]);
    },
  );
});
