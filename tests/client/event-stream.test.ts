import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../fast-check';
import { readEvents, type StreamEvent } from '@/lib/client/event-stream';
import { isAborted } from '@/lib/client/service-error';
import { describeShared } from '../shared';
import { bodyOf, bytesOf, collect, handTimer, openBody, rest } from './event-source';

const read = (text: string) => collect(readEvents(bodyOf([bytesOf(text)])));
const dataOf = async (text: string) => (await read(text)).map(({ data }) => data);

describe('an event stream', () => {
  it('builds events from data, event, id and retry lines', async () => {
    const text = 'retry: 3000\nid: 7\nevent: response\ndata: one\ndata: two\n\ndata: three\n\n';
    expect(await read(text)).toEqual([
      { event: 'response', data: 'one\ntwo', id: '7', retry: 3000 },
      { event: 'message', data: 'three', id: '7', retry: 3000 },
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('a blank line ends an event: %j', async (end) => {
    const text = ['data: a', '', 'data: b', '', ''].join(end);
    expect(await dataOf(text)).toEqual(['a', 'b']);
  });

  it('an event without a final blank line is dropped', async () => {
    expect(await dataOf('data: a\n\ndata: b\n')).toEqual(['a']);
  });

  it('events with empty data are dropped', async () => {
    expect(await dataOf('data:\n\nevent: response\n\ndata: a\n\nid: 3\n\n')).toEqual(['a']);
  });

  it('comments do not reach the consumer', async () => {
    expect(await dataOf(': heartbeat\n\ndata: a\n: heartbeat\n\n: heartbeat\n\n')).toEqual(['a']);
  });

  it('a multi-byte character may be split anywhere', async () => {
    const bytes = bytesOf('data: 水は👨‍👩‍👧\n\n');
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await collect(readEvents(bodyOf(pieces)))).toMatchObject([{ data: '水は👨‍👩‍👧' }]);
  });

  it('an event named error raises an error with its data', async () => {
    const events = readEvents(bodyOf([bytesOf('data: a\n\nevent: error\ndata: overloaded\n\n')]));
    expect((await events.next()).value).toMatchObject({ data: 'a' });
    await expect(events.next()).rejects.toMatchObject({ kind: 'stream', message: 'overloaded' });
  });

  it.each(['event: error\ndata:\n\n', 'event:error\n\n', 'event: x\nevent: error\n\n'])(
    'an event named error without data raises an unspecified error: %j',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({
        kind: 'stream',
        message: 'Unspecified event streaming error.',
      });
    },
  );

  it('an error name that a later event line overwrites raises nothing', async () => {
    expect(await dataOf('event: error\nevent: response\ndata: a\n\ndata: b\n\n')).toEqual([
      'a',
      'b',
    ]);
  });

  it('an interrupted stream fails with unknown_stream_error and keeps the cause', async () => {
    const { body, write, fail } = openBody();
    const events = readEvents(body);
    write('data: a\n\n');
    await events.next();
    const cause = new TypeError('terminated');
    fail(cause);
    await expect(events.next()).rejects.toMatchObject({
      kind: 'stream',
      message: 'unknown_stream_error',
      cause,
    });
  });

  it('an endless line is not buffered forever', async () => {
    const line = function* () {
      for (;;) yield bytesOf('data: ' + 'x'.repeat(65_536) + '\n');
    };
    await expect(collect(readEvents(bodyOf(line())))).rejects.toMatchObject({ kind: 'stream' });
    const unbroken = function* () {
      for (;;) yield bytesOf('x'.repeat(65_536));
    };
    await expect(collect(readEvents(bodyOf(unbroken())))).rejects.toMatchObject({
      kind: 'stream',
      cause: { message: 'A line has no end.' },
    });
  });

  it('leaving the loop closes the body', async () => {
    const { body, write, isCanceled } = openBody();
    write('data: a\n\ndata: b\n\n');
    for await (const { data } of readEvents(body)) {
      expect(data).toBe('a');
      break;
    }
    expect(isCanceled()).toBe(true);
  });
});

describe('a silent stream', () => {
  const follow = (signal?: AbortSignal) => {
    const source = openBody();
    const timer = handTimer();
    const seen: string[] = [];
    const outcome = (async () => {
      for await (const { data } of readEvents(source.body, { timer, signal })) seen.push(data);
    })().then(
      () => 'ended',
      (error: unknown) => error,
    );
    return { ...source, timer, seen, outcome };
  };

  it('fails after 45 s', async () => {
    const { write, timer, seen, outcome, isCanceled } = follow();
    write('data: a\n\n');
    await rest();
    await timer.pass(44_999);
    expect(isCanceled()).toBe(false);
    await timer.pass(1);
    expect(await outcome).toMatchObject({ kind: 'stream', cause: { name: 'SilenceError' } });
    expect(seen).toEqual(['a']);
    expect(isCanceled()).toBe(true);
  });

  it('is kept alive by a heartbeat, which yields no event', async () => {
    const { write, close, timer, seen, outcome } = follow();
    for (let beat = 0; beat < 10; beat += 1) {
      await timer.pass(40_000);
      write(': heartbeat\n\n');
      await rest();
    }
    expect(seen).toEqual([]);
    close();
    expect(await outcome).toBe('ended');
  });

  it('ends as canceled on an abort', async () => {
    const controller = new AbortController();
    const { write, outcome, isCanceled } = follow(controller.signal);
    write('data: a\n\n');
    await rest();
    controller.abort();
    const error = await outcome;
    expect(isAborted(error)).toBe(true);
    expect(error).toMatchObject({ cause: { name: 'AbortError' } });
    expect(isCanceled()).toBe(true);
  });
});

type Case = {
  name: string;
  input_base64: string;
  expected_events: { type: string; data: string; lastEventId: string }[];
  retry?: number[];
};

describeShared('the cases of the web platform tests', ['corpora', 'wpt-eventsource'], (folder) => {
  const text = readFileSync(join(folder, 'format-cases.json'), 'utf8');
  const { cases } = JSON.parse(text) as { cases: Case[] };
  const bytesOfCase = ({ input_base64 }: Case) =>
    Uint8Array.from(Buffer.from(input_base64, 'base64'));

  /** The standard's expectations, without events with empty data, which are dropped here. */
  async function check(entry: Case, pieces: Uint8Array[]) {
    const events: StreamEvent[] = await collect(readEvents(bodyOf(pieces)));
    const expected = entry.expected_events.filter(({ data }) => data !== '');
    expect(events.map(({ event, data, id }) => ({ type: event, data, lastEventId: id }))).toEqual(
      expected,
    );
    const retry = entry.retry?.at(-1);
    if (retry !== undefined) expect(events.at(-1)?.retry).toBe(retry);
  }

  it('are complete', () => {
    expect(cases).toHaveLength(26);
  });

  describe.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    const bytes = bytesOfCase(entry);

    it('whole', () => check(entry, [bytes]));

    it('byte by byte', () =>
      check(
        entry,
        Array.from(bytes, (byte) => Uint8Array.of(byte)),
      ));

    it('in random pieces', () =>
      fc.assert(
        fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), (cuts) => {
          const borders = [0, ...cuts.sort((a, b) => a - b), bytes.length];
          return check(
            entry,
            borders.slice(1).map((end, n) => bytes.slice(borders[n], end)),
          );
        }),
        { numRuns: 60 },
      ));
  });
});
