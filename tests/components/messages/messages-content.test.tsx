/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { MessagesBell } from '@/components/messages/messages-bell';
import { MessagesContent } from '@/components/messages/messages-content';
import { MessageType } from '@/lib/model/wire/enums';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom } from '@/lib/state/page/reader';
import { fetchAtom } from '@/lib/state/page/service';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const message = (id: string, more: object = {}) => ({
  message_id: id,
  type: MessageType.General,
  sub_type: 'event_changed',
  text: `Text of ${id}`,
  is_read: false,
  updated_at: Date.UTC(2026, 10, 21, 11),
  ...more,
});
const listOf = (messages: object[], next = ''): Answer => ({
  body: { code: 0, data: { messages, has_more: next !== '', next_cursor: next } },
});
const count = (unread_count: number, quiet = false): Answer => ({
  body: { code: 0, data: { unread_count, types: [], quiet } },
});

/** Paths of the calls that continue when their page is left. */
const outliving: string[] = [];

function open(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  signedIn = true,
  comments = true,
) {
  const { store, asked } = newReader(answer);
  const { fetch } = store.get(fetchAtom);
  store.set(fetchAtom, {
    fetch(request) {
      if (request.keepalive) outliving.push(new URL(request.url).pathname);
      return fetch(request);
    },
  });
  store.set(siteAtom, { ...store.get(siteAtom), comments });
  store.set(readerAtom, signedIn ? { id: 'u-me', name: 'Me' } : undefined);
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <MessagesBell />
      <MessagesContent />
    </SWRConfig>,
    { store },
  );
  return asked;
}

it('tells a guest what it is for, and sends no request', () => {
  const asked = open(() => count(0), false);
  expect(screen.getByText(/Messages are for readers with an account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  expect(asked).toEqual([]);
});

it('mentions replies and likes only where comments are on', async () => {
  const types = async () => {
    const group = await screen.findByRole('group', { name: 'Types of messages' });
    return within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };
  const none = (asked: Asked) => (asked.name === 'ListMessages' ? listOf([]) : count(0));
  open(none);
  expect(await types()).toEqual([
    ...['All', 'News for you', 'Replies', 'Likes', 'Bots', 'From this site'],
  ]);
  expect(await screen.findByText(/^Nothing here yet.*repl/)).toBeVisible();
  cleanup();
  open(none, true, false);
  expect(await types()).toEqual(['All', 'News for you', 'Bots', 'From this site']);
  expect(await screen.findByText(/^Nothing here yet/)).not.toHaveTextContent(/repl/);
  cleanup();
  open(none, false, false);
  expect(screen.getByText(/Messages are for readers with an account/)).not.toHaveTextContent(
    /repl/,
  );
});

it('lists by type, marks opened ones and all as read, and updates the bell', async () => {
  let unread = 120;
  let all = false;
  const asked = open(({ name, input }) => {
    if (name === 'MarkMessagesRead') {
      unread = 0;
      all = input.all === true;
    }
    if (name === 'ListMessages')
      return listOf([
        message('m1', { event_id: 'e1', is_read: all }),
        message('m2', { topic_id: 't1', is_read: true }),
        message('m3', {
          ...{ sub_type: 'notice', type: MessageType.Sentence, is_read: unread === 0 },
          lang: 'fil',
        }),
      ]);
    return count(unread);
  });
  const first = await screen.findByRole('link', { name: /Unread: Text of m1/ });
  expect(first).toHaveAttribute('href', '/m/news/detail?id=e1');
  expect(screen.getByRole('link', { name: /^Text of m2/ })).toHaveAttribute(
    'href',
    '/m/track?id=t1',
  );
  const bell = await screen.findByRole('link', { name: 'Messages: 120 unread messages' });
  expect(within(bell).getByText('99+')).toBeVisible();
  expect(screen.getByText('Text of m3')).toHaveAttribute('lang', 'fil');
  expect(screen.getByText('Text of m2')).not.toHaveAttribute('lang');
  await userEvent.click(screen.getByRole('button', { name: /Text of m3/ }));
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText(/Unread:/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Replies' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ name: 'ListMessages', input: { type: '3' } }),
  );
  const marks = asked.filter(({ name }) => name === 'MarkMessagesRead');
  expect(marks.map(({ input }) => input)).toEqual([
    { message_ids: ['m3'] },
    { all: true, until: Date.UTC(2026, 10, 21, 11) },
  ]);
});

it('marks an opened message though its link leaves the page', async () => {
  outliving.length = 0;
  open(({ name }) => (name === 'ListMessages' ? listOf([message('m1')]) : count(1)));
  await userEvent.click(await screen.findByRole('button', { name: /Text of m1/ }));
  await waitFor(() => expect(outliving).toEqual(['/api/messages/v1/mark_read']));
});

it('does not mark what came while the list was read, and shows it', async () => {
  let messages = [message('m1')];
  open(({ name, input }) => {
    if (name === 'MarkMessagesRead') {
      const isMeant = (one: (typeof messages)[0]) => one.updated_at <= Number(input.until);
      messages = messages.map((one) => ({ ...one, is_read: isMeant(one) }));
    }
    return name === 'ListMessages' ? listOf(messages) : count(1);
  });
  await screen.findByText('Text of m1');
  messages = [message('m2', { updated_at: Date.UTC(2026, 10, 21, 12) }), ...messages];
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: /Unread: Text of m2/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Text of m1/ })).toBeVisible();
});

it('shows new messages, and those read on another device, when the reader returns to the page', async () => {
  let messages = [message('m1')];
  let broken = false;
  const asked = open(({ name }) =>
    name !== 'ListMessages' ? count(0) : broken ? 'broken' : listOf(messages),
  );
  await screen.findByText('Text of m1');
  messages = [message('m2'), message('m1', { is_read: true })];
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('button', { name: /Unread: Text of m2/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Text of m1/ })).toBeVisible();
  broken = true;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(asked.filter(({ name }) => name === 'ListMessages')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Text of m1')).toBeVisible();
});

it('shows no count in quiet hours', async () => {
  const asked = open(({ name }) => (name === 'ListMessages' ? listOf([]) : count(5, true)));
  expect(await screen.findByText(/Nothing here yet/)).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
});

it('links to the comment and to the bot that a message is about', async () => {
  const links = [
    message('m1', { sub_type: 'reply', event_id: 'e1', comment_id: 'c_1', reply_id: 'r_1' }),
    message('m2', { sub_type: 'bot_posted', bot_id: 'b1', post_id: 'p1' }),
  ];
  open(({ name }) => (name === 'ListMessages' ? listOf(links) : count(0)));
  const first = await screen.findByRole('link', { name: /Text of m1/ });
  expect(first).toHaveAttribute('href', '/m/news/detail?id=e1#comment-c_1');
  const second = screen.getByRole('link', { name: /Text of m2/ });
  expect(second).toHaveAttribute('href', '/m/bots/b1');
});

it('can be retried, and has further pages', async () => {
  let broken = true;
  open(({ name, input }) => {
    if (name !== 'ListMessages') return count(0);
    if (broken) return 'broken';
    return input.cursor ? listOf([message('m2')]) : listOf([message('m1')], 'next');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t load');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Text of m2')).toBeVisible();
  expect(screen.getByText('Text of m1')).toBeVisible();
});

it.each([
  ['in their order', ['m1', 'm2']],
  ['the later one first', ['m2', 'm1']],
])('keeps two as read whose answers arrive %s', async (_order, ids) => {
  const held = new Map<string, () => void>();
  open(({ name, input }) => {
    if (name === 'ListMessages') return listOf([message('m1'), message('m2')]);
    if (name !== 'MarkMessagesRead') return count(0);
    const done = { body: { code: 0 } };
    return new Promise((resolve) => held.set(String(input.message_ids), () => resolve(done)));
  });
  for (const id of ['m1', 'm2'])
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Text of ${id}`) }));
  await waitFor(() => expect(held.size).toBe(2));
  for (const id of ids) await act(async () => held.get(id)?.());
  await waitFor(() => expect(screen.queryByText(/Unread:/)).toBeNull());
});
