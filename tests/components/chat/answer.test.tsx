/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Message } from '@/components/chat/message';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { newItem, type ChatItem } from '@/lib/model/chat/item';
import { notLoggedIn } from '@/lib/contract';
import { popupsAtom } from '@/lib/state/page/popups';
import { answer, newChatReader, settle } from '@/tests/state/chat-reader';
import { renderPage } from '../page';
import { forgetEverything, openTurn } from './open-chat';

const source = (order: number, more: Record<string, unknown> = {}) => ({
  order,
  source: `Paper ${order}`,
  title: `Story ${order}`,
  link: `https://paper${order}.example/a`,
  ...more,
});
const references = (...list: ReturnType<typeof source>[]): ChatChunk => ({
  type: 'reference',
  references: list,
});
const lastAnswer = () => within(screen.getByRole('region', { name: 'Conversation' }));
async function ended(...chunks: ChatChunk[]) {
  const chat = await openTurn([...chunks, answer('', 'end')]);
  await chat.turn().end();
  return chat;
}

beforeEach(forgetEverything);

describe('the loading states', () => {
  it('connecting shows a searching animation', async () => {
    await openTurn([]);
    expect(screen.getByTestId('searching')).toBeInTheDocument();
    expect(screen.getByText('Looking through the sources…')).toBeInTheDocument();
  });

  it.each<[string, ChatChunk, ChatChunk]>([
    [
      'Searching the web…',
      { type: 'global_search' },
      { type: 'global_search_result', global_result: [] },
    ],
    [
      'Looking through the sources…',
      { type: 'inner_search', mark: 'start' },
      { type: 'inner_search', mark: 'end' },
    ],
  ])('streaming says “%s” while %j runs', async (label, begin, end) => {
    const { turn } = await openTurn([begin]);
    expect(screen.getByText(label)).toBeInTheDocument();
    expect(screen.queryAllByText(/^(?:Searching the web|Looking through)/)).toHaveLength(1);
    await turn().say(end);
    expect(screen.queryByText(label)).toBeNull();
    expect(screen.getByText('Writing the answer…')).toBeInTheDocument();
    await turn().say(answer('Water is '));
    expect(screen.queryByText('Writing the answer…')).toBeNull();
  });

  const item = (fields: Partial<ChatItem>): ChatItem => {
    const context = { content: '', eventId: '', tab: '' };
    const send = { input: 'Why?', chat_type: 'chat', context } as const;
    return { ...newItem(send, { now: 1, random: 0, language: 'en', sessionId: '1' }), ...fields };
  };
  const show = (
    fields: Partial<ChatItem>,
    { feedback = true, language = 'en' as 'en' | 'zh' | 'ph' } = {},
  ) =>
    renderPage(
      <ol>
        <Message
          item={item(fields)}
          live
          newest
          feedback={feedback}
          onAsk={() => undefined}
          onAskAgain={() => undefined}
        />
      </ol>,
      { language },
    );

  it.each([
    ['failed', 'en', 'Network connection failed'],
    ['failed_during_stream', 'en', 'The service is unavailable. Please try again later'],
    ['canceled', 'en', 'Generation paused'],
    ['failed', 'zh', '网络连接失败'],
    ['failed_during_stream', 'zh', '服务暂不可用，请稍后再试'],
    ['canceled', 'zh', '已停止生成'],
    ['failed', 'ph', 'Hindi makakonekta sa network'],
    ['failed_during_stream', 'ph', 'Hindi magamit ang serbisyo. Pakisubukan ulit mamaya'],
    ['canceled', 'ph', 'Inihinto ang pagsagot'],
  ] as const)('%s says so in %s', (loadingState, language, text) => {
    show({ loadingState }, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    [notLoggedIn, 'Sign in to get an answer. Your question stays here.'],
    [429, 'Too many questions at the same time. Please wait a moment.'],
    [400, "That didn't work. Reload the page and try again."],
    [413, "That's too long to send."],
    [500, 'The service is unavailable. Please try again later'],
    [503, 'The service is unavailable. Please try again later'],
    [7, 'Network connection failed'],
  ])('failed with code %s shows a remedy', (code, text) => {
    show({ loadingState: 'failed', failure: { code, msg: 'server words' } });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('server words')).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('completed shows the feedback control where that is enabled: %s', (feedback, count) => {
    const chunks = [answer('Wet.', 'end')];
    show({ loadingState: 'completed', botAnswer: { chunks } }, { feedback });
    expect(screen.queryAllByRole('group', { name: 'About this answer' })).toHaveLength(count);
  });

  it('streaming shows no feedback control', async () => {
    await openTurn([answer('Water is wet.')]);
    expect(screen.queryByRole('group', { name: 'About this answer' })).toBeNull();
  });
});

it('a failed question can be asked again, with all its context', async () => {
  const chat = await openTurn([], { id: 'e1' });
  await chat.turn().cut();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await settle();
  const [first, second] = chat.turns.map(({ call }) => ({ ...call.body, turn_id: '' }));
  expect(second).toEqual(first);
  expect(chat.states()).toEqual(['connecting', 'failed']);
});

it('an answer of a failed model is complete, and can still be asked again', async () => {
  const chat = await ended(answer('Wet.'), { type: 'exception', msg: 'The model is away.' });
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await settle();
  expect(chat.turns).toHaveLength(2);
  expect(chat.states()[1]).toBe('completed');
});

describe('the text', () => {
  it('is markdown, without incomplete markers, and complete at the end', async () => {
    const { turn, pass } = await openTurn([answer('Water is **ve')]);
    pass(2000);
    const text = () =>
      lastAnswer()
        .getByText(/^Water/)
        .closest('p')?.textContent;
    expect(text()).toBe('Water is');
    await turn().say(answer('ry** wet.', 'end'));
    expect(text()).toBe('Water is very wet.');
    expect(lastAnswer().getByText('very').tagName).toBe('STRONG');
  });

  it('has no pictures and no script, whatever it contains', async () => {
    await ended(
      answer(
        'See ![a chart](https://evil.example/p.png) <img src="https://evil.example/q.png" alt="b"> <script>alert(1)</script>[x](javascript:alert(1)) end.',
      ),
    );
    const text = lastAnswer().getByText(/end\./);
    expect(text).toHaveTextContent('See a chart b');
    expect(text.querySelectorAll('img, script, a')).toHaveLength(0);
    expect(document.querySelectorAll('img[src*="evil"]')).toHaveLength(0);
  });

  it('grows in its last block: earlier ones keep their elements', async () => {
    const { turn, pass } = await openTurn([answer('The first paragraph.\n\nThe second ')]);
    pass(2000);
    const first = lastAnswer().getByText('The first paragraph.');
    await turn().say(answer('one goes on.\n\nAnd a third.', 'end'));
    expect(lastAnswer().getByText('The first paragraph.')).toBe(first);
    expect(lastAnswer().getByText('The second one goes on.')).toBeInTheDocument();
  });

  it('has the disclaimer of machine-written text', async () => {
    await ended(answer('Wet.'));
    expect(lastAnswer().getByText('AI-generated · check the sources')).toBeInTheDocument();
  });

  it('marks an unsupported sentence, and explains the mark', async () => {
    await ended(answer('Water is dry. [?] Water is wet.[1]'), references(source(1)));
    const marks = screen.getAllByRole('button', { name: 'Not confirmed by the sources' });
    expect(marks).toHaveLength(1);
    expect(marks[0]?.closest('p')).toHaveTextContent('Water is dry.? Water is wet.1');
    expect(
      screen.getByText('Dotted lines mark what the sources do not confirm.'),
    ).toBeInTheDocument();
  });

  it('is tagged with its language where it is not the page’s', async () => {
    await openTurn([answer('Water is wet.\n\n水是湿的。', 'end')], { language: 'zh' });
    const lang = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    expect([lang('Water is wet.'), lang('水是湿的。')]).toEqual(['en', 'zh-CN']);
  });

  it('has an exception message in gray under it', async () => {
    await ended(answer('Wet.'), { type: 'exception', msg: 'The model is away.' });
    const words = lastAnswer().getByText('The model is away.');
    expect(words).toHaveClass('exception');
    const text = lastAnswer().getByText('Wet.');
    expect(text.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the sources', () => {
  it('number n opens the evidence of its sentence, then entry n, which is confirmed first', async () => {
    const text = 'The sea is wet, and so is rain.';
    const behind: ChatChunk = {
      type: 'evidence',
      evidence: [{ sentence: 'Wet.', verdict: 'matches', quotes: [{ n: 2, text, span: [0, 14] }] }],
    };
    await openTurn([references(source(1), source(2)), behind, answer('Wet.[2]', 'end')]);
    await userEvent.click(screen.getByRole('link', { name: 'Source 2: Paper 2' }));
    const sheet = await screen.findByRole('dialog', { name: 'Evidence' });
    expect(within(sheet).getByText('Matches the source')).toBeInTheDocument();
    expect(within(sheet).getByText('Wet.')).toBeInTheDocument();
    expect(within(sheet).getByText('The sea is wet').tagName).toBe('MARK');
    await userEvent.click(within(sheet).getByRole('link', { name: /^Open/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('paper2.example');
  });

  it.each([
    ['model', 'AI-generated · check the sources'],
    ['extract', 'Quoted from 1 source'],
    ['none', ''],
  ] as const)('an answer written by %s says so', async (writing, line) => {
    await ended(references(source(1)), { type: 'answer', content: 'Wet.', mark: 'end', writing });
    expect(lastAnswer().queryByText(/check the sources|^Quoted/)?.textContent ?? '').toBe(line);
  });

  it('number n opens entry n, which is confirmed first', async () => {
    await openTurn([references(source(1), source(2)), answer('Wet.[2]', 'end')]);
    await userEvent.click(screen.getByRole('link', { name: 'Source 2: Paper 2' }));
    const sheet = await screen.findByRole('dialog', { name: 'Evidence' });
    await userEvent.click(within(sheet).getByRole('link', { name: /^Open/ }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you going to leave this site?',
    });
    expect(question).toHaveTextContent('paper2.example');
    expect(within(question).getByRole('link')).toHaveAttribute('href', 'https://paper2.example/a');
  });

  it('a number without a source stays text', async () => {
    await openTurn([references(source(1)), answer('Wet.[7]', 'end')]);
    expect(screen.queryByRole('link', { name: /Source 7/ })).toBeNull();
    expect(lastAnswer().getByText(/Wet\./)).toHaveTextContent('Wet. [7]');
  });

  it.each([
    [5, ''],
    [9, '+4'],
  ])('of %s the header shows five at most, then %j', async (count, rest) => {
    const list = Array.from({ length: count }, (_, n) => source(n + 1));
    await openTurn([references(...list)]);
    const header = screen.getByRole('button', { name: `${count} sources` });
    expect(within(header).getAllByTestId('source-logo')).toHaveLength(5);
    expect(within(header).queryByText(/^\+/)?.textContent ?? '').toBe(rest);
  });

  it('count once per publisher and once per main domain, web sources included', async () => {
    await openTurn([
      references(
        source(1),
        source(2, { source: 'Paper 1' }),
        source(3, { link: 'https://news.paper1.example/b' }),
      ),
      { type: 'global_search_result', global_result: [source(4), source(1)] },
    ]);
    const header = screen.getByRole('button', { name: '2 sources' });
    await userEvent.click(header);
    const dialog = await screen.findByRole('dialog', { name: 'Source' });
    expect(within(dialog).getAllByRole('link')).toHaveLength(4);
  });
});

describe('recommended articles', () => {
  const found: ChatChunk = {
    type: 'inner_search',
    mark: 'result',
    result_type: 'inner',
    inner_result: [
      {
        uuid: 'e5',
        title: [
          { lang: 'en', text: 'Tides' },
          { lang: 'zh', text: '潮汐' },
        ],
      },
    ],
  };

  it.each([
    ['en', 'Tides'],
    ['zh', '潮汐'],
  ] as const)('are shown with the answer, titled in %s', async (language, title) => {
    await openTurn([found], { language });
    expect(screen.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      '/m/news/detail?id=e5',
    );
  });

  it('open over the list, and the assistant stays below', async () => {
    const { store } = await openTurn([found]);
    window.history.replaceState(null, '', '/m/news');
    await userEvent.click(screen.getByRole('link', { name: 'Tides' }));
    expect(window.location.search).toBe('?id=e5');
    expect(store.get(popupsAtom)[0]?.open).toBe(true);
    window.history.replaceState(null, '', '/m/news');
  });

  it('replace an article, and the assistant closes', async () => {
    window.history.replaceState(null, '', '/m/news/detail?id=e1');
    const { store } = await openTurn([found], { id: 'e1' });
    const steps = window.history.length;
    await userEvent.click(screen.getByRole('link', { name: 'Tides' }));
    expect(window.location.search).toBe('?id=e5');
    expect(window.history.length).toBe(steps);
    expect(store.get(popupsAtom)[0]?.open).toBe(false);
    window.history.replaceState(null, '', '/m/news');
  });
});

describe('feedback and sharing', () => {
  const pressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

  it('like and dislike are toggles and exclude each other', async () => {
    await ended(answer('Wet.'));
    await userEvent.click(screen.getByRole('button', { name: 'Good answer' }));
    expect(pressed('Good answer, chosen')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Bad answer' }));
    expect([pressed('Good answer'), pressed('Bad answer, chosen')]).toEqual([false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Bad answer, chosen' }));
    expect([pressed('Good answer'), pressed('Bad answer')]).toEqual([false, false]);
  });

  it('a thumb reaches the service, the last one, too', async () => {
    const rated: unknown[] = [];
    const reader = newChatReader(({ path, body }) => {
      if (path.endsWith('rate')) rated.push(body);
      return undefined;
    });
    const chat = await openTurn([answer('Wet.', 'end')], { reader });
    await chat.turn().end();
    await userEvent.click(screen.getByRole('button', { name: 'Good answer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Good answer, chosen' }));
    await settle();
    const [turn] = chat.turns;
    expect(rated).toEqual(
      ['up', 'none'].map((rating) => ({ turn_id: turn?.call.body.turn_id, rating })),
    );
  });

  it('only a shared answer can be unshared', async () => {
    await ended(answer('Wet.'));
    await userEvent.click(screen.getByRole('button', { name: 'Share this answer' }));
    expect(await screen.findByRole('button', { name: 'Copy public link' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop sharing it' })).toBeNull();
  });

  it.each([
    ['quoted', 1],
    ['none', 0],
  ] as const)('of outcome %s has %d ways to share it', async (outcome, ways) => {
    await ended({ type: 'outcome', outcome, scope: 'all' }, answer('Wet.'));
    expect(screen.getByRole('button', { name: 'Copy answer' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Share this answer' })).toHaveLength(ways);
  });

  it.each([
    ['extract', 1],
    ['model', 0],
  ] as const)('a failed model, behind %s, leaves %d ways to share it', async (writing, ways) => {
    const end = { type: 'answer', content: '', mark: 'end', writing } as const;
    const chat = await openTurn([{ type: 'exception', msg: 'It failed.' }, answer('Wet.'), end]);
    await chat.turn().end();
    expect(screen.getByRole('button', { name: 'Copy answer' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Share this answer' })).toHaveLength(ways);
  });

  it('the answer can be copied with its sources', async () => {
    const user = userEvent.setup();
    await ended(references(source(1)), answer('Wet.[1]'));
    await user.click(screen.getByRole('button', { name: 'Copy answer' }));
    expect(await screen.findByText('Answer copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      'Wet.[1]\n\n[1] Paper 1: Story 1 https://paper1.example/a',
    );
  });
});

it('the answer is copied as it is shown, with its unsupported marks', async () => {
  const user = userEvent.setup();
  const text = '**The mill** “will not \\[close\\]”.[1] It closed.[?]\n\n- 3 \\* 4\n- six';
  await ended(references(source(1)), answer(text));
  await user.click(screen.getByRole('button', { name: 'Copy answer' }));
  await screen.findByText('Answer copied');
  expect((await navigator.clipboard.readText()).split('\n\n[1] ')[0]).toBe(
    'The mill “will not [close]”.[1] It closed. (Not confirmed by the sources)\n\n- 3 * 4\n- six',
  );
});

describe('the report of an answer', () => {
  async function open(said?: () => Response) {
    const reader = newChatReader(({ path }) => (path.endsWith('report') ? said?.() : undefined));
    const chat = await openTurn([answer('Wet.', 'end')], { reader });
    await chat.turn().end();
    await userEvent.click(screen.getByRole('button', { name: 'Report answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this answer?' });
    return { ...chat, dialog };
  }
  const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Send' });

  it('has four reasons and a text field of three rows, over everything', async () => {
    const { dialog } = await open();
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual(['Not safe', 'False information', 'Doesn’t help', 'Other']);
    expect(within(dialog).getByRole('textbox')).toHaveAttribute('rows', '3');
    expect(dialog.parentElement?.style.zIndex).toBe('1001');
  });

  it('can be sent once a reason is chosen; then the answer is disliked', async () => {
    const { dialog, asked } = await open();
    expect(submit(dialog)).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Doesn’t help' }));
    await userEvent.click(submit(dialog));
    expect(await screen.findByText('Thank you. Your feedback was sent.')).toBeInTheDocument();
    const report = asked.find(({ path }) => path.endsWith('report'))?.body.report;
    expect(report).toMatchObject({ report_type: 10, report_target_type: 2 });
    // "The description is optional and sent only if non-empty."
    expect(report).not.toHaveProperty('report_desc');
    expect(screen.getByRole('button', { name: 'Bad answer, chosen' })).toBeInTheDocument();
  });

  it('sends a description, and is confirmed whatever the body of the reply says', async () => {
    const { dialog, asked } = await open(() => Response.json({ code: 5, msg: 'no' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Other' }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'It is odd.');
    await userEvent.click(submit(dialog));
    expect(await screen.findByText('Thank you. Your feedback was sent.')).toBeInTheDocument();
    const report = asked.find(({ path }) => path.endsWith('report'))?.body.report;
    expect(report).toMatchObject({ report_type: 7, report_desc: 'It is odd.' });
  });

  it('that is canceled says so, and is empty when it is opened again', async () => {
    const { dialog } = await open();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Other' }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'It is odd.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Feedback canceled')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Report answer' })));
    const again = await screen.findByRole('dialog', { name: 'What is wrong with this answer?' });
    expect(within(again).getByRole('textbox')).toHaveValue('');
    expect(submit(again)).toBeDisabled();
  });
});

it('a reader who has to sign in is asked to, and keeps the question', async () => {
  const refusal = () =>
    Response.json({ base_resp: { error_code: notLoggedIn, error_message: 'no' } });
  // Opening the assistant may request the remaining quota; only the question is refused.
  const take = ({ path }: { path: string }) => (path === '/api/chat' ? refusal() : 'broken');
  await openTurn([], { reader: newChatReader(take) });
  expect(
    await screen.findByRole('dialog', { name: 'Sign in to ask the assistant' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Why?')).toBeInTheDocument();
});
