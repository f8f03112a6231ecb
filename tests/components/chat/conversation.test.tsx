/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openChatHistory } from '@/lib/browser/chat/chat-history';
import { newItem } from '@/lib/model/chat/item';
import { offerPromptAtom, sendAtom } from '@/lib/state/chat/chat';
import { answer, settle } from '@/tests/state/chat-reader';
import { forgetEverything, openChat } from './open-chat';

/** "History pages of 20"; "the list scrolls to the end after 100 ms". */
const [chatPageItems, chatScrollDelayMs] = [20, 100];
const viewPx = 600;
const messagePx = 100;

/** jsdom has no layout: a list is as high as its messages. */
function layOut() {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    value: viewPx,
  });
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.querySelectorAll('[data-message]').length * messagePx;
    },
  });
}

/** Stores this number of messages of earlier visits, about the list or an article. */
function keep(count: number, eventId = '') {
  const history = openChatHistory();
  const context = { content: '', eventId, tab: '' };
  for (let n = 1; n <= count; n += 1) {
    const send = { input: `question ${n}`, chat_type: 'chat', context } as const;
    const extra = { now: Date.now() + n, random: n / 100, language: 'en', sessionId: '1' } as const;
    const chunks = [answer(`answer ${n}`, 'end')];
    history.save({ ...newItem(send, extra), loadingState: 'completed', botAnswer: { chunks } });
    history.flush();
  }
}

/** Waits until the list has scrolled to its end and nothing is pending. */
const atEnd = () => waitFor(() => expect(box().scrollTop).toBe(box().scrollHeight));

/** Opens the assistant and waits until the list has scrolled to its end. */
async function opened() {
  const chat = await openChat();
  await atEnd();
  return chat;
}

const box = () => screen.getByRole('region', { name: 'Conversation' });
const count = () => box().querySelectorAll('[data-message]').length;
async function scrollTo(top: number) {
  box().scrollTop = top;
  fireEvent.scroll(box());
  await settle();
}

beforeEach(() => {
  forgetEverything();
  layOut();
});

describe('older messages', () => {
  it('load within 55 px of the end of the list, not at 56', async () => {
    keep(chatPageItems * 2 + 5);
    await opened();
    const shown = count();
    expect(shown).toBeLessThanOrEqual(chatPageItems);
    await scrollTo(56);
    expect(count()).toBe(shown);
    await scrollTo(55);
    expect(count()).toBe(shown + chatPageItems);
  });

  it('keep the scroll position', async () => {
    keep(chatPageItems * 2 + 15);
    await opened();
    await scrollTo(40);
    const added = chatPageItems * messagePx;
    expect(box().scrollTop).toBe(40 + added);
  });

  it('end where there are no more, and their button disappears', async () => {
    keep(chatPageItems + 3);
    await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    await settle();
    expect(count()).toBe(chatPageItems + 3);
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });
});

it('the newest message is last, and the list opens there', async () => {
  keep(12);
  await opened();
  const messages = [...box().querySelectorAll('[data-message]')];
  expect(messages.at(-1)).toHaveTextContent('question 12');
  expect(messages[0]).toHaveTextContent('question 1');
  expect(box().scrollTop).toBeGreaterThanOrEqual(12 * messagePx - viewPx);
});

it('after a new message the list scrolls to the end after 100 ms', async () => {
  keep(12);
  const { store } = await opened();
  await scrollTo(200);
  jest.useFakeTimers();
  const context = { content: '', eventId: '', tab: '' };
  act(() => void store.set(sendAtom, { input: 'New?', chat_type: 'chat', context }));
  act(() => jest.advanceTimersByTime(chatScrollDelayMs - 1));
  expect(box().scrollTop).toBe(200);
  act(() => jest.advanceTimersByTime(1));
  expect(box().scrollTop).toBe(13 * messagePx);
  jest.useRealTimers();
});

it('after a prompt the list scrolls to the end after 100 ms', async () => {
  keep(12, 'e1');
  const { store, turn } = await openChat({ id: 'e1', questions: ['Who adds it?'] });
  const context = { content: '', eventId: 'e1', tab: '' };
  act(() => void store.set(sendAtom, { input: 'New?', chat_type: 'chat', context }));
  await settle();
  await turn().say(answer('Yes.', 'end'));
  await turn().end();
  await atEnd();
  await scrollTo(200);
  expect(screen.queryByRole('button', { name: 'Who adds it?' })).toBeNull();
  jest.useFakeTimers();
  act(() => store.set(offerPromptAtom));
  expect(screen.getByRole('button', { name: 'Who adds it?' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(chatScrollDelayMs - 1));
  expect(box().scrollTop).toBe(200);
  act(() => jest.advanceTimersByTime(1));
  expect(box().scrollTop).toBe(13 * messagePx);
  jest.useRealTimers();
});

it('a conversation belongs to where it began', async () => {
  keep(3);
  keep(2, 'e1');
  await openChat({ id: 'e1', questions: [] });
  expect(count()).toBe(2);
});

describe('growth at the end', () => {
  /** Reports every new height by hand, which jsdom never does. */
  let tellHeight: () => void = () => undefined;
  class HandObserver {
    constructor(tell: () => void) {
      tellHeight = () => act(tell);
    }
    observe() {}
    disconnect() {}
  }
  beforeEach(() => {
    Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: HandObserver });
  });
  afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

  const grow = async ({ store }: Awaited<ReturnType<typeof opened>>) => {
    const context = { content: '', eventId: '', tab: '' };
    act(() => void store.set(sendAtom, { input: 'New?', chat_type: 'chat', context }));
    // Browsers report the previous scrolling first, then new heights.
    fireEvent.scroll(box());
    tellHeight();
  };

  it('is followed by a reader at the end, however large it is', async () => {
    keep(12);
    const chat = await opened();
    tellHeight();
    await scrollTo(12 * messagePx - viewPx);
    await grow(chat);
    expect(box().scrollTop).toBe(13 * messagePx);
    await settle();
  });

  it('does not scroll a reader who is further up', async () => {
    keep(12);
    const chat = await opened();
    tellHeight();
    await scrollTo(12 * messagePx - viewPx - 56);
    await grow(chat);
    expect(box().scrollTop).toBe(12 * messagePx - viewPx - 56);
    expect(screen.getByRole('button', { name: 'To the newest message' })).toBeInTheDocument();
    await settle();
  });

  it('above the reader keeps their position', async () => {
    keep(chatPageItems * 2 + 15);
    await opened();
    tellHeight();
    await scrollTo(40);
    fireEvent.scroll(box());
    tellHeight();
    expect(box().scrollTop).toBe(40 + chatPageItems * messagePx);
  });
});

it('a reader who has scrolled away is led back to the newest message', async () => {
  keep(12);
  await opened();
  expect(screen.queryByRole('button', { name: 'To the newest message' })).toBeNull();
  await scrollTo(100);
  fireEvent.click(screen.getByRole('button', { name: 'To the newest message' }));
  expect(box().scrollTop).toBe(12 * messagePx);
});
