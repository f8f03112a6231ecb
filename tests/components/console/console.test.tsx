/** @jest-environment ./tests/dom-with-fetch.mjs */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { BotsSection } from '@/components/console/bots-section';
import { CommentsSection } from '@/components/console/comments-section';
import { EventsSection } from '@/components/console/events-section';
import { NoticesSection } from '@/components/console/notices-section';
import { ReadersSection } from '@/components/console/readers-section';
import { ReportsSection } from '@/components/console/reports-section';
import { SignUpSection } from '@/components/console/sign-up-section';
import { ConsoleScreen } from '@/components/screens/console-screen';
import { TopicsSection } from '@/components/console/topics-section';
import { Notices } from '@/components/shell/notices';
import { consolePlace } from '@/lib/browser/history/console-address';
import { languages, type Language } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import type { ReactElement } from 'react';
import { renderPage } from '../page';

const event = {
  ...{ id: 'e1', title: 'A bridge reopens', lang: 'en', state: 'live', tabs: [], own_tabs: false },
  ...{ labels: [], pinned: false, reason: '', release_time: 1, updated_at: 1, source_count: 3 },
};
const report = {
  ...{ id: 'r1', target: 1, reason: 3, text: 'Not true', event_id: 'e1', created_at: 1 },
  ...{ event_title: 'A bridge reopens', question: '', answer: '', has_reader: true, reply: '' },
};
const page = (items: object[]): Answer => ({
  body: { code: 0, data: { items, has_more: false, next_cursor: '' } },
});

function open(
  shown: ReactElement,
  answer: (asked: Asked) => Answer | Promise<Answer>,
  language: Language = 'en',
) {
  const { store, asked } = newReader(answer);
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{shown}</SWRConfig>,
    { store, language },
  );
  return asked;
}

it.each(languages)('shows events with their actions, in %s', async (language) => {
  open(<EventsSection />, () => page([event]), language);
  const { pin } = allMessages[language].console;
  expect(await screen.findByRole('heading', { name: event.title })).toBeVisible();
  expect(screen.getByRole('button', { name: `${pin}: ${event.title}` })).toBeVisible();
});

it('takes an event down only after describing the effect', async () => {
  const asked = open(<EventsSection />, () => page([event]));
  await userEvent.click(await screen.findByRole('button', { name: `Take down: ${event.title}` }));
  expect(screen.getByText(/It is removed from all lists/)).toBeVisible();
  expect(asked.some(({ name }) => name === 'TakeDownEvent')).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong name');
  await userEvent.click(screen.getByRole('button', { name: 'Take down' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'TakeDownEvent')?.input).toEqual({
      ...{ event_id: 'e1', reason: 'Wrong name' },
    }),
  );
});

it('takes an event down with Enter in the reason field', async () => {
  const asked = open(<EventsSection />, () => page([event]));
  await userEvent.click(await screen.findByRole('button', { name: `Take down: ${event.title}` }));
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong name{Enter}');
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'TakeDownEvent')?.input).toEqual({
      ...{ event_id: 'e1', reason: 'Wrong name' },
    }),
  );
});

it('moves focus to the confirmation of an event, and back to its button', async () => {
  open(<EventsSection />, () => page([event]));
  const opener = await screen.findByRole('button', { name: `Take down: ${event.title}` });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Take down' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: `Take down: ${event.title}` })).toHaveFocus();
});

it('unpins an event that was taken down', async () => {
  const down = { ...event, state: 'taken_down', pinned: true };
  const asked = open(<EventsSection />, () => page([down]));
  await userEvent.click(await screen.findByRole('button', { name: `Unpin: ${event.title}` }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('UnpinEvent'));
});

it('reloads the list where an action was refused, or its answer did not come', async () => {
  const answers: Answer[] = [
    { status: 503, body: {} },
    { status: 409, body: { code: 409, msg: 'This report was answered already.' } },
  ];
  const reports = ['r1', 'r2', 'r3'].map((id) => ({ ...report, id }));
  const asked = open(<ReportsSection />, ({ name }) => {
    if (name !== 'AnswerReport') return page(reports);
    reports.pop();
    return answers.shift() ?? { body: { code: 0 } };
  });
  for (const left of [2, 1, 0]) {
    const [first] = await screen.findAllByRole('button', { name: 'Close without a reply' });
    if (first) await userEvent.click(first);
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Close without a reply' })).toHaveLength(left),
    );
  }
  expect(asked.filter(({ name }) => name === 'AnswerReport')).toHaveLength(3);
});

it.each(languages)('says who may use it as soon as the right is gone, in %s', async (language) => {
  let right = true;
  open(
    <ConsoleScreen open at={{ section: 'topics', query: '' }} />,
    () => (right ? page([]) : { status: 403, body: { base_resp: { error_code: 403 } } }),
    language,
  );
  const { sections, closed, empty } = allMessages[language].console;
  expect(await screen.findByText(empty)).toBeVisible();
  right = false;
  await userEvent.click(screen.getByRole('button', { name: sections.themes }));
  expect(await screen.findByRole('heading', { name: closed.title })).toBeVisible();
  expect(screen.queryByRole('button', { name: sections.themes })).toBeNull();
});

it('closes a report with the typed reply', async () => {
  const asked = open(<ReportsSection />, () => page([report]));
  expect(await screen.findByText('Not true')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Corrected.');
  await userEvent.click(screen.getByRole('button', { name: 'Answer and close' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'AnswerReport')?.input).toEqual({
      ...{ report_id: 'r1', reply: 'Corrected.' },
    }),
  );
});

it('offers no reply to a report whose reader is gone', async () => {
  open(<ReportsSection />, () => page([{ ...report, has_reader: false }]));
  expect(await screen.findByText(/The reader’s account is gone/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

const reportedComment = {
  ...{ ...report, target: 3, reason: 8, text: '', comment_id: 'c1', comment_state: 'live' },
  comment_text: 'Buy my boat',
};

it.each(languages)('shows what was reported and why, with the text, in %s', async (language) => {
  open(<ReportsSection />, () => page([reportedComment]), language);
  const { targets, reasons } = allMessages[language].console.reports;
  const about = `${targets.EventComment} · ${reasons.NotSafe} · `;
  expect(await screen.findByText(about, { exact: false })).toBeVisible();
  expect(screen.getByText('Buy my boat')).toBeVisible();
});

it('hides a reported comment, and says that the text of a deleted one is gone', async () => {
  let hidden = false;
  const asked = open(<ReportsSection />, ({ name }) => {
    if (name === 'HideComment') hidden = true;
    const gone = { ...reportedComment, id: 'r2', comment_text: '', comment_state: 'gone' };
    return page([{ ...reportedComment, comment_state: hidden ? 'hidden' : 'live' }, gone]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hide: Buy my boat' }));
  expect(await screen.findByRole('button', { name: 'Show again: Buy my boat' })).toBeVisible();
  expect(asked.find(({ name }) => name === 'HideComment')?.input).toEqual({ comment_id: 'c1' });
  expect(screen.getByText('The text was deleted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take down/ })).not.toBeInTheDocument();
});

it('names and links the author of a reported comment', async () => {
  const asked = open(<ConsoleScreen open at={{ section: 'reports', query: '' }} />, ({ name }) => {
    if (name === 'ListReports')
      return page([{ ...reportedComment, comment_user_id: 'ben', comment_user_name: 'Ben' }]);
    return { body: { code: 0, data: name === 'FindReader' ? ben : undefined } };
  });
  expect(await screen.findByText('Ben')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reader: Ben' }));
  expect(await screen.findByRole('heading', { name: 'Ben' })).toBeVisible();
  expect(asked.findLast(({ name }) => name === 'FindReader')?.input).toEqual({ query: 'ben' });
});

it('takes a reported article down, with a reason, after describing the effect', async () => {
  const asked = open(<ReportsSection />, () => page([{ ...report, event_state: 'live' }]));
  await userEvent.click(await screen.findByRole('button', { name: `Take down: ${event.title}` }));
  expect(asked.some(({ name }) => name === 'TakeDownEvent')).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong name');
  await userEvent.click(screen.getByRole('button', { name: 'Take down' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'TakeDownEvent')?.input).toEqual({
      ...{ event_id: 'e1', reason: 'Wrong name' },
    }),
  );
});

it('says what did not load, and retries', async () => {
  let failing = true;
  open(<ReportsSection />, () => (failing ? { body: { code: 500 } } : page([report])));
  const again = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await userEvent.click(again);
  expect(await screen.findByText('Not true')).toBeVisible();
});

const comment = {
  ...{ comment_id: 'c1', event_id: 'e1', user_id: 'ben', user_name: 'Ben' },
  ...{ text: 'Buy my boat', hidden: false },
  ...{ like_count: 1, reply_count: 0, created_at: 1 },
};
const ben = { user_id: 'ben', name: 'Ben', methods: ['email'], sessions: 2, created_at: 1 };

it('hides a comment and shows the service’s answer', async () => {
  let hidden = false;
  const asked = open(<CommentsSection />, ({ name }) => {
    if (name === 'HideComment') hidden = true;
    return page([{ ...comment, hidden }]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hide: Buy my boat' }));
  expect(await screen.findByRole('button', { name: 'Show again: Buy my boat' })).toBeVisible();
  expect(asked.find(({ name }) => name === 'HideComment')?.input).toEqual({ comment_id: 'c1' });
});

it.each(languages)(
  'finds comments, and links their reader and article, in %s',
  async (language) => {
    const asked = open(
      <ConsoleScreen open at={{ section: '', query: '' }} />,
      ({ name }) => {
        if (name === 'ListInnerComments') return page([comment]);
        return { body: { code: 0, data: name === 'FindReader' ? ben : undefined } };
      },
      language,
    );
    const { sections, comments, searchAct } = allMessages[language].console;
    await userEvent.click(screen.getByRole('button', { name: sections.comments }));
    await userEvent.type(await screen.findByRole('searchbox', { name: comments.search }), 'boat');
    await userEvent.click(screen.getByRole('button', { name: searchAct }));
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'ListInnerComments')?.input).toMatchObject({
        query: 'boat',
      }),
    );
    const article = await screen.findByRole('link', { name: `${comments.toArticle}: e1` });
    expect(article).toHaveAttribute('href', '/m/news/detail?id=e1');
    await userEvent.click(screen.getByRole('button', { name: `${comments.toReader}: Ben` }));
    expect(await screen.findByRole('heading', { name: 'Ben' })).toBeVisible();
    expect(asked.findLast(({ name }) => name === 'FindReader')?.input).toEqual({ query: 'ben' });
  },
);

it('continues a search over empty pages, and asks after twenty', async () => {
  const empty = (next_cursor: string): Answer => ({
    body: { code: 0, data: { items: [], has_more: true, next_cursor } },
  });
  let pages = 3;
  const asked = open(<CommentsSection />, ({ input }) => {
    const { cursor } = input as { cursor: string };
    return Number(cursor || 0) < pages ? empty(String(Number(cursor || 0) + 1)) : page([comment]);
  });
  expect(await screen.findByText('Buy my boat')).toBeVisible();
  const cursors = asked.map(({ input }) => (input as { cursor: string }).cursor);
  expect(cursors).toEqual(['', '1', '2', '3']);
  pages = 22;
  await userEvent.type(screen.getByRole('searchbox'), 'boat');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(asked).toHaveLength(4 + 20);
  await userEvent.click(more);
  expect(await screen.findByText('Buy my boat')).toBeVisible();
  expect((asked.at(-1)?.input as { cursor: string }).cursor).toBe('22');
});

it('keeps the open section in the address: for a reload, and for back', async () => {
  const answer = () => page([]);
  open(<ConsoleScreen open at={{ section: '', query: '' }} />, answer);
  const { sections } = allMessages.en.console;
  const shown = (name: string) => screen.findByRole('heading', { name, level: 2 });
  await shown(sections.overview);
  await userEvent.click(screen.getByRole('button', { name: sections.bots }));
  expect(window.location.search).toBe('?section=bots');
  const steps = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: sections.bots }));
  expect(window.history.length).toBe(steps);
  await userEvent.click(screen.getByRole('button', { name: sections.topics }));
  window.history.back();
  expect(await shown(sections.bots)).toBeInTheDocument();
  cleanup();
  open(<ConsoleScreen open at={consolePlace()} />, answer);
  expect(await shown(sections.bots)).toBeInTheDocument();
});

it('an address with an unknown section opens the first', async () => {
  open(<ConsoleScreen open at={{ section: 'constructor', query: '' }} />, () => page([]));
  const { overview } = allMessages.en.console.sections;
  expect(await screen.findByRole('heading', { name: overview, level: 2 })).toBeInTheDocument();
});

it.each(languages)('bans a reader only after describing the effect, in %s', async (language) => {
  const asked = open(<ReadersSection />, () => ({ body: { code: 0, data: ben } }), language);
  const { readers, reason, searchAct } = allMessages[language].console;
  await userEvent.type(screen.getByRole('searchbox', { name: readers.search }), 'ben@example.org');
  await userEvent.click(screen.getByRole('button', { name: searchAct }));
  await userEvent.click(await screen.findByRole('button', { name: `${readers.ban}: Ben` }));
  expect(screen.getByText(readers.kinds.email, { selector: 'dd' })).toBeVisible();
  expect(screen.getByText(readers.askBan)).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('BanReader');
  await userEvent.type(screen.getByRole('textbox', { name: reason }), 'Sells boats');
  await userEvent.click(screen.getByRole('button', { name: readers.ban }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'BanReader')?.input).toEqual({
      ...{ user_id: 'ben', reason: 'Sells boats' },
    }),
  );
});

it.each(languages)('says why an operator is not banned, in %s', async (language) => {
  const refused = { error_code: 400, error_message: 'An operator …', reason: 'operatorStays' };
  open(
    <>
      <ReadersSection />
      <Notices />
    </>,
    ({ name }) =>
      name === 'BanReader'
        ? { status: 400, body: { code: 400, msg: 'An operator …', base_resp: refused } }
        : { body: { code: 0, data: ben } },
    language,
  );
  const { console: texts, errors } = allMessages[language];
  await userEvent.type(screen.getByRole('searchbox', { name: texts.readers.search }), 'ben');
  await userEvent.click(screen.getByRole('button', { name: texts.searchAct }));
  await userEvent.click(await screen.findByRole('button', { name: `${texts.readers.ban}: Ben` }));
  await userEvent.click(screen.getByRole('button', { name: texts.readers.ban }));
  // A toast exists a moment before it is shown.
  await waitFor(() => expect(screen.getByText(errors.refused.operatorStays)).toBeVisible());
});

it('says that nobody signed up with that address', async () => {
  open(<ReadersSection />, () => ({ status: 404, body: { code: 404, msg: 'No such reader.' } }));
  await userEvent.type(screen.getByRole('searchbox'), 'nobody@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No reader has signed up with that.')).toBeVisible();
});

it('sends a notice to all, part by part, with one key', async () => {
  const parts = [
    { told: 200, has_more: true, next_cursor: 'eve' },
    { told: 3, has_more: false, next_cursor: '' },
  ];
  const asked = open(<NoticesSection />, () => ({ body: { code: 0, data: parts.shift() } }));
  await userEvent.type(screen.getByRole('textbox', { name: /^In English/ }), 'We move on Sunday.');
  const chinese = screen.getByRole('textbox', { name: /^In 中文/ });
  expect(chinese).toHaveAttribute('lang', 'zh-CN');
  await userEvent.type(chinese, '周日搬家。');
  await userEvent.click(screen.getByRole('button', { name: /^Send: / }));
  expect(screen.getByText(/can’t be recalled\.$/, { selector: 'p.text-small' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to 203 readers.')).toBeVisible();
  const sent = asked.filter(({ name }) => name === 'SendNotice').map(({ input }) => input);
  expect(sent).toMatchObject([{ all: true }, { all: true, cursor: 'eve' }]);
  expect(sent[0]).toMatchObject({
    text: [
      { lang: 'en', text: 'We move on Sunday.' },
      { lang: 'zh-CN', text: '周日搬家。' },
    ],
  });
  expect(new Set(sent.map((input) => (input as { key: string }).key)).size).toBe(1);
});

it('sends a notice from a page without https, where browsers create no unique ids', async () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  const told = { told: 2, has_more: false, next_cursor: '' };
  const asked = open(<NoticesSection />, () => ({ body: { code: 0, data: told } }));
  await userEvent.type(screen.getByRole('textbox', { name: /^In English/ }), 'We moved.');
  await userEvent.click(screen.getByRole('button', { name: /^Send: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to 2 readers.')).toBeVisible();
  expect(asked.map(({ name }) => name)).toContain('SendNotice');
  Reflect.deleteProperty(crypto, 'randomUUID');
});

it('resumes an interrupted notice after a reload, with its key', async () => {
  const part = { told: 200, has_more: true, next_cursor: 'eve' };
  const first = open(<NoticesSection />, ({ input }) =>
    (input as { cursor?: string }).cursor
      ? new Promise<Answer>(() => undefined)
      : { body: { code: 0, data: part } },
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^In 中文/ }), '周日搬家。');
  await userEvent.click(screen.getByRole('button', { name: /^Send: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sending: 200 readers so far')).toBeVisible();
  cleanup();
  const rest = { told: 3, has_more: false, next_cursor: '' };
  const second = open(<NoticesSection />, () => ({ body: { code: 0, data: rest } }));
  expect(await screen.findByText(/^It stopped after 200 readers/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^In 中文/ })).toHaveValue('周日搬家。');
  await userEvent.click(screen.getByRole('button', { name: /^Send: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to 203 readers.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^In 中文/ })).toHaveValue('');
  const keys = [...first, ...second].map(({ input }) => (input as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
  cleanup();
  open(<NoticesSection />, () => ({ body: { code: 0, data: rest } }));
  expect(screen.queryByText(/^It stopped/)).toBeNull();
});

it('hides a bot, and deletes a post of it only after a confirmation', async () => {
  const bot = { bot_id: 'rivers', name: [{ lang: 'en', text: 'Rivers' }], hidden: false };
  const post = { post_id: 'p1', bot_id: 'rivers', event_id: 'e1', text: 'It rose. [1]', time: 1 };
  const asked = open(<BotsSection />, ({ name }) =>
    page([
      name === 'ListInnerPosts'
        ? { ...post, event_title: [{ lang: 'en', text: 'Flood' }] }
        : { ...bot, shipped: true, per_day: 4, field: {} },
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Posts: Rivers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Flood' }));
  expect(asked.map(({ name }) => name)).not.toContain('RemovePost');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'RemovePost')?.input).toEqual({ post_id: 'p1' }),
  );
});

it('takes a topic down with a reason, after describing the effect', async () => {
  const topic = {
    ...{ topic_id: 't1', name: [{ lang: 'en', text: 'Bridges' }], type: 'user_create', status: 2 },
    ...{ state: 'live', follow_count: 1, item_count: 2, created_at: 1, updated_at: 1 },
  };
  const asked = open(<TopicsSection />, () => page([topic]));
  await userEvent.click(await screen.findByRole('button', { name: 'Take down: Bridges' }));
  expect(asked.map(({ name }) => name)).not.toContain('TakeDownTopic');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Not news');
  await userEvent.click(screen.getByRole('button', { name: 'Take down' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'TakeDownTopic')?.input).toEqual({
      ...{ topic_id: 't1', reason: 'Not news' },
    }),
  );
});

it('explains a rule for sign-up, and shows the current one', async () => {
  let mode = 'open';
  open(<SignUpSection />, ({ name, input }) => {
    if (name === 'SetSignUp') mode = String((input as { mode: string }).mode);
    return name === 'GetSignUp' ? { body: { code: 0, data: { mode } } } : page([]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'By invitation' }));
  expect(await screen.findByText(/Only the addresses and numbers below/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'By invitation' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('keeps addresses that could not be invited for correction', async () => {
  const results = [
    { address: 'ana@example.org', outcome: 'invited' },
    { address: 'ben at example', outcome: 'invalid' },
  ];
  const asked = open(<SignUpSection />, ({ name }) => {
    if (name === 'Invite') return { body: { code: 0, data: { results } } };
    return name === 'GetSignUp' ? { body: { code: 0, data: { mode: 'open' } } } : page([]);
  });
  const field = await screen.findByRole('textbox', { name: /Email addresses/ });
  await userEvent.type(field, 'ana@example.org, ben at example');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const outcome = await screen.findByText('ben at example: not an email address or phone number');
  expect(outcome).toHaveRole('listitem');
  // The live region is no list itself, but contains one.
  expect(outcome.closest('[role=status]')).toContainElement(outcome.closest('ul'));
  expect(field).toHaveValue('ben at example');
  expect(asked.find(({ name }) => name === 'Invite')?.input).toEqual({
    addresses: ['ana@example.org', 'ben at example'],
  });
});
