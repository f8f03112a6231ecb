import fc from '../../fast-check';
import {
  emptyChat,
  isLive,
  reduceChat,
  turnInFlight,
  type Chat,
  type ChatAction,
} from '@/lib/model/chat/chat';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { loadingStates, newItem, type ChatItem, type LoadingState } from '@/lib/model/chat/item';
import { failedState, isLoading, mayCancel } from '@/lib/model/chat/loading';

const context = { content: '', eventId: '', tab: 'recommend' };
function item(id: string, state: LoadingState = 'init'): ChatItem {
  const send = { input: `question ${id}`, chat_type: 'chat', context } as const;
  const extra = { now: 1, random: 0, language: 'en', sessionId: '1' } as const;
  return { ...newItem(send, extra), id, loadingState: state };
}
const answer = (content: string, mark?: 'end'): ChatChunk => ({
  type: 'answer',
  content,
  ...(mark && { mark }),
});
const run = (actions: ChatAction[], from: Chat = emptyChat) => actions.reduce(reduceChat, from);
const stateOf = (chat: Chat, id = 'a') => chat.items.find((entry) => entry.id === id)?.loadingState;
const sent: ChatAction = { type: 'sent', item: item('a') };
const connecting: ChatAction = { type: 'connecting', id: 'a' };
const received = (chunk: ChatChunk): ChatAction => ({ type: 'received', id: 'a', chunk });
const streaming = [sent, connecting, received(answer('Wet'))];

describe('all that is kept', () => {
  const at = (time: number) => item(`${time}_1`, 'streaming');
  const ids = ({ items }: Chat) => items.map(({ id }) => id);
  const here: Chat = { items: [at(40), at(20)] };

  it('joins what is shown where it was asked, each once and ended', () => {
    const kept = reduceChat(here, {
      type: 'kept',
      items: [at(50), at(40), at(30), at(20), at(10)],
    });
    expect(ids(kept)).toEqual(['50_1', '40_1', '30_1', '20_1', '10_1']);
    expect(kept.items.map(({ loadingState }) => loadingState)).toEqual([
      'canceled',
      'streaming',
      'canceled',
      'streaming',
      'canceled',
    ]);
  });

  it('of one moment stand in the order in which they are kept, and what is known changes nothing', () => {
    const twin = { ...at(20), id: '20_2' };
    expect(ids(reduceChat(here, { type: 'kept', items: [twin] }))).toEqual([
      '40_1',
      '20_1',
      '20_2',
    ]);
    expect(reduceChat(here, { type: 'kept', items: [at(20)] })).toBe(here);
    expect(reduceChat(here, { type: 'kept', items: [] })).toBe(here);
  });

  it('older ones come behind, whenever they were asked', () => {
    expect(ids(reduceChat(here, { type: 'restored', items: [at(50), at(40)] }))).toEqual([
      '40_1',
      '20_1',
      '50_1',
    ]);
    expect(reduceChat(here, { type: 'restored', items: [at(40)] })).toBe(here);
  });
});

it('pieces of an answer are one, and what comes between them stays in its place', () => {
  const chunks = [
    answer('We'),
    answer('t'),
    { type: 'follow_up', content: 'Why?' } as const,
    answer('.'),
  ];
  const { items } = run([sent, connecting, ...chunks.map(received)]);
  expect(items[0]?.botAnswer.chunks).toEqual([
    answer('Wet'),
    { type: 'follow_up', content: 'Why?' },
    answer('.'),
  ]);
});

describe('a turn', () => {
  it('goes init, connecting, streaming, completed', () => {
    const actions = [
      ...streaming,
      received(answer('.', 'end')),
      { type: 'ended', id: 'a' },
    ] as const;
    const states = actions.map((_, n) => stateOf(run(actions.slice(0, n + 1))));
    expect(states).toEqual(['init', 'connecting', 'streaming', 'streaming', 'completed']);
  });

  it('has one of the seven loading states', () => {
    expect([...loadingStates].sort()).toEqual(
      [
        'canceled',
        'completed',
        'connecting',
        'failed',
        'failed_during_stream',
        'init',
        'streaming',
      ].sort(),
    );
  });

  it('an abort while connecting or streaming gives canceled', () => {
    expect(stateOf(run([sent, connecting, { type: 'canceled', id: 'a' }]))).toBe('canceled');
    expect(stateOf(run([...streaming, { type: 'canceled', id: 'a' }]))).toBe('canceled');
  });

  it('a connection failure gives failed, a failure mid-stream failed_during_stream', () => {
    const failed: ChatAction = {
      type: 'failed',
      id: 'a',
      failure: { code: 500, msg: '500 Error:' },
    };
    expect(stateOf(run([sent, connecting, failed]))).toBe('failed');
    expect(stateOf(run([...streaming, failed]))).toBe('failed_during_stream');
    expect(run([sent, connecting, failed]).items[0]?.failure).toEqual(failed.failure);
  });

  it.each(loadingStates.filter((state) => !isLoading(state)))(
    'that has ended as %s stays so, whatever fails or ends afterwards',
    (state) => {
      expect(failedState(state)).toBe(state);
      const over = { items: [item('a', state)] };
      for (const type of ['ended', 'failed', 'canceled', 'connecting'] as const)
        expect(run([{ type, id: 'a' }], over)).toBe(over);
    },
  );

  it('a stream that closes without the end mark was cut', () => {
    expect(stateOf(run([...streaming, { type: 'ended', id: 'a' }]))).toBe('failed_during_stream');
    expect(stateOf(run([sent, connecting, { type: 'ended', id: 'a' }]))).toBe('failed');
  });

  it('is completed once its end mark has arrived, however its stream ends', () => {
    const whole = run([...streaming, received(answer('.', 'end'))]);
    const ends: ChatAction[] = [
      { type: 'canceled', id: 'a' },
      { type: 'failed', id: 'a', failure: { code: 500, msg: '500 Error:' } },
      { type: 'sent', item: item('b') },
    ];
    for (const end of ends) {
      const [turn] = reduceChat(whole, end).items.filter(({ id }) => id === 'a');
      expect(turn).toEqual({ ...whole.items[0], loadingState: 'completed' });
    }
    const restored = reduceChat(emptyChat, { type: 'restored', items: whole.items });
    expect(stateOf(restored)).toBe('completed');
  });

  it('an exception instead of an answer ends it, too', () => {
    const exception = received({ type: 'exception', msg: 'Too long.' });
    expect(stateOf(run([sent, connecting, exception, { type: 'ended', id: 'a' }]))).toBe(
      'completed',
    );
  });

  it('cancel applies only while connecting or streaming', () => {
    for (const state of loadingStates) {
      const chat = { items: [item('a', state)] };
      const after = stateOf(reduceChat(chat, { type: 'canceled', id: 'a' }));
      expect(after).toBe(mayCancel(state) ? 'canceled' : state);
    }
  });

  it('a new connection clears the previous answer', () => {
    const before = {
      ...item('a'),
      botAnswer: { chunks: [{ type: 'exception', msg: 'x' } as const] },
    };
    expect(run([connecting], { items: [before] }).items[0]?.botAnswer.chunks).toEqual([]);
  });

  it('joins adjacent pieces of the answer into one chunk', () => {
    const chat = run([...streaming, received(answer(' and')), received(answer(' cold', 'end'))]);
    expect(chat.items[0]?.botAnswer.chunks).toEqual([answer('Wet and cold', 'end')]);
  });

  it('accepts follow-up questions after the end mark, but no answer', () => {
    const question: ChatChunk = { type: 'follow_up', content: 'Why?' };
    const chat = run([
      ...streaming,
      received(answer('', 'end')),
      received(answer('late')),
      received(question),
    ]);
    expect(chat.items[0]?.botAnswer.chunks).toEqual([answer('Wet', 'end'), question]);
  });
});

describe('sending', () => {
  it('cancels the turn in flight', () => {
    for (const state of loadingStates) {
      const chat = reduceChat({ items: [item('a', state)] }, { type: 'sent', item: item('b') });
      expect(chat.items.map(({ id }) => id)).toEqual(['b', 'a']);
      expect(stateOf(chat)).toBe(isLoading(state) ? 'canceled' : state);
      expect(turnInFlight(chat)?.id).toBe('b');
    }
  });

  it('only the newest message streams and shows follow-ups, only without an initial prompt', () => {
    const chat = { items: [item('b'), item('a', 'completed')] };
    expect(isLive(chat, 'b', false)).toBe(true);
    expect(isLive(chat, 'a', false)).toBe(false);
    expect(isLive(chat, 'b', true)).toBe(false);
  });
});

describe('feedback', () => {
  const feedbackAfter = (...types: ('liked' | 'disliked' | 'reported')[]) =>
    run(
      types.map((type) => ({ type, id: 'a' })),
      { items: [item('a', 'completed')] },
    ).items[0]?.chatFeedBack;

  it('like and dislike are toggles and exclude each other', () => {
    expect(feedbackAfter('liked')).toEqual({ like: true, dislike: false });
    expect(feedbackAfter('liked', 'disliked')).toEqual({ like: false, dislike: true });
    expect(feedbackAfter('disliked', 'disliked')).toEqual({ like: false, dislike: false });
  });

  it('a report sets dislike', () => {
    expect(feedbackAfter('liked', 'reported')).toEqual({ like: false, dislike: true });
    expect(feedbackAfter('disliked', 'reported')).toEqual({ like: false, dislike: true });
  });
});

describe('one message of several', () => {
  const three = { items: [item('a', 'completed'), item('b', 'failed'), item('c', 'streaming')] };
  const others = (chat: Chat) => chat.items.filter(({ id }) => id !== 'a');

  it('is public, and is so no more, and the others stay the same', () => {
    const shared = run([{ type: 'shared', id: 'a' }], three);
    expect(shared.items[0]).toEqual({ ...three.items[0], shared: true });
    expect(others(shared)).toEqual(others(three));
    expect(run([{ type: 'unshared', id: 'a' }], shared).items[0]).toEqual({
      ...{ ...three.items[0], shared: false },
    });
  });

  it('is deleted, and the others stay', () => {
    const left = run([{ type: 'forgotten', ids: ['a', 'x'] }], three);
    expect(left.items.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(run([{ type: 'forgotten', ids: ['x'] }], three)).toBe(three);
  });

  it('is what another tab made of it, but where it is under way here', () => {
    const rated = { like: true, dislike: false };
    const items = ['a', 'c', 'x'].map((id) => ({ ...item(id, 'failed'), chatFeedBack: rated }));
    const chat = run([{ type: 'written elsewhere', items }], three);
    expect(chat.items).toEqual([items[0], three.items[1], three.items[2]]);
  });

  it('that is not there changes nothing, nor does one that is sent twice', () => {
    expect(run([{ type: 'liked', id: 'x' }], three)).toBe(three);
    expect(run([{ type: 'sent', item: item('a') }], three)).toBe(three);
    expect(run([{ type: 'restored', items: [item('a')] }], three)).toBe(three);
  });

  it('tells why it failed, unless all of it had come', () => {
    const failed = { type: 'failed', id: 'a', failure: { code: 7, msg: 'Too busy.' } } as const;
    expect(run([...streaming, failed]).items[0]).toMatchObject({
      ...{ loadingState: 'failed_during_stream', failure: { code: 7, msg: 'Too busy.' } },
    });
    const whole = run([...streaming, received(answer('.', 'end')), failed]).items[0];
    expect(whole).toMatchObject({ loadingState: 'completed' });
    expect(whole).not.toHaveProperty('failure');
    expect(run([...streaming, { type: 'failed', id: 'a' }]).items[0]).not.toHaveProperty('failure');
  });
});

describe('history', () => {
  it('messages that are still loading are canceled, others stay unchanged', () => {
    const stored = loadingStates.map((state) => item(state, state));
    const chat = run([{ type: 'restored', items: stored }]);
    expect(chat.items.map(({ loadingState }) => loadingState)).toEqual(
      loadingStates.map((state) => (isLoading(state) ? 'canceled' : state)),
    );
  });

  it('older messages are appended without duplicates', () => {
    const chat = run([{ type: 'restored', items: [item('a'), item('b', 'failed')] }], {
      items: [item('a', 'streaming')],
    });
    expect(chat.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(stateOf(chat)).toBe('streaming');
  });
});

describe('in any sequence of events', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const chunk: fc.Arbitrary<ChatChunk> = fc.constantFrom<ChatChunk>(
    answer('one'),
    answer('two', 'end'),
    { type: 'global_search' },
    { type: 'inner_search', mark: 'start' },
    { type: 'follow_up', content: 'Why?' },
    { type: 'exception', msg: 'No.' },
  );
  const anyState = fc.constantFrom(...loadingStates);
  const action: fc.Arbitrary<ChatAction> = fc.oneof(
    { weight: 2, arbitrary: id.map((name): ChatAction => ({ type: 'sent', item: item(name) })) },
    { weight: 2, arbitrary: id.map((name): ChatAction => ({ type: 'connecting', id: name })) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('received' as const), id, chunk }),
    },
    fc.record({
      type: fc.constantFrom('ended', 'failed', 'canceled', 'liked', 'disliked', 'reported'),
      id,
    }) as fc.Arbitrary<ChatAction>,
    fc.array(fc.tuple(id, anyState), { maxLength: 3 }).map((entries): ChatAction => {
      const items = new Map(entries.map(([name, state]) => [name, item(name, state)]));
      return { type: 'restored', items: [...items.values()] };
    }),
  );
  const next: Record<LoadingState, LoadingState[]> = {
    init: ['init', 'connecting', 'failed', 'canceled'],
    connecting: ['connecting', 'streaming', 'failed', 'canceled'],
    streaming: ['streaming', 'completed', 'failed_during_stream', 'canceled'],
    completed: ['completed'],
    failed: ['failed'],
    failed_during_stream: ['failed_during_stream'],
    canceled: ['canceled'],
  };
  const everyStep = (check: (before: Chat, act: ChatAction, after: Chat) => void) =>
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let chat: Chat = emptyChat;
        for (const act of actions) {
          const after = reduceChat(chat, act);
          check(chat, act, after);
          chat = after;
        }
      }),
    );

  it('every state transition is legal, and an ended turn does not change', () => {
    everyStep((before, _, after) => {
      for (const { id: name, loadingState } of before.items) {
        expect(next[loadingState]).toContain(stateOf(after, name));
      }
    });
  });

  it('no message is lost or duplicated, and at most one turn is in flight, the newest', () => {
    everyStep((before, _, after) => {
      const ids = after.items.map(({ id: name }) => name);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(before.items.map(({ id: name }) => name)));
      const loading = after.items.filter(({ loadingState }) => isLoading(loadingState));
      expect(loading.length).toBeLessThanOrEqual(1);
      if (loading[0]) expect(after.items[0]).toBe(loading[0]);
    });
  });

  it('no chunk changes an ended turn', () => {
    everyStep((before, act, after) => {
      if (act.type !== 'received') return;
      const state = stateOf(before, act.id);
      if (state === undefined || !mayCancel(state)) expect(after).toBe(before);
    });
  });

  it('feedback is never both like and dislike', () => {
    everyStep((_before, _act, after) => {
      for (const { chatFeedBack } of after.items) {
        expect(chatFeedBack.like && chatFeedBack.dislike).toBe(false);
      }
    });
  });
});
