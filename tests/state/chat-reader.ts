// A reader of the assistant: the state, a service whose streams the test writes, and a clock that
// only advances when told.
import { act } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { chatAtom } from '@/lib/state/chat/chat';
import { chatClockAtom } from '@/lib/state/chat/chat-clock';
import { fetchAtom } from '@/lib/state/page/service';
import { openBody } from '@/tests/client/event-source';
import { handTimer } from '@/tests/hand-timer';
import { eventLoopTurns } from '@/tests/event-loop-turns';

export type AskedCall = {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

/** One answer in progress, as its service writes it. */
export type Turn = {
  call: AskedCall;
  say(...chunks: ChatChunk[]): Promise<void>;
  /** An error event. */
  refuse(error: { code?: number; msg?: string }): Promise<void>;
  end(): Promise<void>;
  cut(): Promise<void>;
  isLeft(): boolean;
};

/**
 * How the service takes a question: with a stream (undefined), with another answer, or not at all.
 */
export type Take = Response | 'broken' | undefined;

/** Lets pending promises continue. */
export const settle = () =>
  act(async () => {
    await eventLoopTurns();
  });

export const answer = (content: string, mark?: 'end'): ChatChunk => ({
  type: 'answer',
  content,
  ...(mark && { mark }),
});

function handClock(start: number) {
  let chance = 0;
  const { timer, now, advance, waiting } = handTimer();
  const clock = {
    ...timer,
    now: () => start + now(),
    elapsed: now,
    random: () => (chance = (chance + 1) % 9973) / 9973,
  };
  return { clock, pass: (ms: number) => act(() => advance(ms)), waiting };
}

/** Makes every page of this browser save its pending data, as when it is left. */
export const leavePages = () => void window.dispatchEvent(new Event('pagehide'));

/** A new page of this browser; data stored by an earlier page is still there. */
export function newChatReader(take: (call: AskedCall) => Take = () => undefined) {
  const store = createStore();
  const { clock, pass, waiting } = handClock(Date.now());
  const asked: AskedCall[] = [];
  const turns: Turn[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const call = {
      path: pathname,
      headers: Object.fromEntries(request.headers),
      body: text ? JSON.parse(text) : {},
    };
    asked.push(call);
    const given = take(call);
    if (given === 'broken') throw new TypeError('fetch failed');
    if (given) return given;
    if (pathname !== '/api/chat') return Response.json({ code: 0 });
    const { body, write, close, fail, isCanceled } = openBody();
    let over = false;
    const then = async (write: () => void, last = false) => {
      if (!over && !isCanceled()) write();
      over ||= last;
      await settle();
    };
    turns.push({
      call,
      say: (...chunks) =>
        then(() => {
          for (const chunk of chunks) write(`event: response\ndata: ${JSON.stringify(chunk)}\n\n`);
        }),
      refuse: (error) => then(() => write(`event: data\ndata: ${JSON.stringify(error)}\n\n`)),
      end: () => then(close, true),
      cut: () => then(() => fail(new TypeError('network lost')), true),
      isLeft: () => over || isCanceled(),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  store.set(fetchAtom, { fetch });
  store.set(chatClockAtom, { clock });

  const items = () => store.get(chatAtom).items;
  return {
    store,
    asked,
    turns,
    /** The newest turn; fails where none was requested. */
    turn(): Turn {
      const newest = turns.at(-1);
      if (!newest) throw new Error('Nothing was asked.');
      return newest;
    },
    pass,
    waiting,
    items,
    states: () => items().map(({ loadingState }) => loadingState),
  };
}
export type ChatReader = ReturnType<typeof newChatReader>;
