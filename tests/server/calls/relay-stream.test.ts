import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../../fast-check';
import { z } from 'zod';
import { readEvents } from '@/lib/client/event-stream';
import { relayPieceBytes } from '@/lib/server/calls/relay-stream';
import { relayStream } from '@/lib/server/calls/relay-stream';
import { handTimer } from '../../hand-timer';
import { describeShared } from '../../shared';
import { eventLoopTurns } from '../../event-loop-turns';

/** "≤ 256 KiB buffered a stream, then the upstream is paused; a reader stalled 30 s is cut." */
const [relayBufferBytes, relayStallMs] = [256 * 1024, 30_000];

const settled = () => eventLoopTurns();
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A service whose stream the test writes, and that records aborts. */
function service() {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  let pulls = 0;
  let canceled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = controller;
      },
      pull: () => void (pulls += 1),
      cancel: () => void (canceled = true),
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    say: (text: string) => sink?.enqueue(bytesOf(text)),
    end: () => sink?.close(),
    fail: () => sink?.error(new Error('gone')),
    pulls: () => pulls,
    canceled: () => canceled,
  };
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
  }
  return Buffer.concat(parts);
}

/** A body with one of these pieces per read. */
function pieces(list: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = [...list];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
}

describe('a stream through the relay', () => {
  it('arrives as it was sent, however it is split', async () => {
    const cuts = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(cuts, async (list) => {
        expect(await readAll(relayStream(pieces(list)))).toEqual(Buffer.concat(list));
      }),
    );
  });

  it('arrives as soon as it is sent', async () => {
    const { body, say } = service();
    const reader = relayStream(body).getReader();
    for (const word of ['one', 'two', 'three']) {
      const next = reader.read();
      say(word);
      expect(Buffer.from((await next).value ?? []).toString()).toBe(word);
    }
    await reader.cancel();
  });

  it('that breaks off keeps what arrived and ends with an error event', async () => {
    const { body, say, fail } = service();
    const stream = relayStream(body);
    const reader = stream.getReader();
    const first = reader.read();
    say('data: half');
    await first;
    fail();
    reader.releaseLock();
    expect((await readAll(stream)).toString()).toBe(
      '\n\nevent: data\ndata: {"code":502,"msg":"The news service broke off."}\n\n',
    );
  });

  it('ends with an error event when the process ends, and aborts the service call', async () => {
    const onDrain = new Set<() => void>();
    let ends = 0;
    const { body, say, canceled } = service();
    const stream = relayStream(body, { onDrain, onEnd: () => (ends += 1) });
    expect(onDrain.size).toBe(1);
    say('event: response\ndata: {}\n\n');
    await settled();
    for (const tell of onDrain) tell();
    const text = (await readAll(stream)).toString();
    expect(text).toBe(
      'event: response\ndata: {}\n\n\n\nevent: data\ndata: {"code":503,"msg":"This server is ending. Please try again."}\n\n',
    );
    expect(canceled()).toBe(true);
    expect(onDrain.size).toBe(0);
    expect(ends).toBe(1);
  });
});

describe('a reader of the relay', () => {
  it.each([4096, 16 * 1024, relayPieceBytes])(
    'who reads nothing pauses the service before more than 256 KiB are buffered, in pieces of %d bytes',
    async (size) => {
      const { body, say, pulls } = service();
      const stream = relayStream(body);
      const piece = 'x'.repeat(size);
      let sent = 0;
      for (let before = -1; before !== pulls();) {
        before = pulls();
        say(piece);
        sent += piece.length;
        await settled();
      }
      expect(sent).toBeLessThanOrEqual(relayBufferBytes);
      expect(sent).toBeGreaterThan(relayBufferBytes - relayPieceBytes);
      const paused = pulls();
      const reader = stream.getReader();
      await reader.read();
      await settled();
      expect(pulls()).toBe(paused + 1);
      await reader.cancel();
    },
  );

  it('who stalls for 30 s is cut off, and the service call is aborted', async () => {
    const time = handTimer();
    let ends = 0;
    const { body, say, canceled } = service();
    const reader = relayStream(body, { timer: time.timer, onEnd: () => (ends += 1) }).getReader();
    const first = reader.read();
    say('one');
    await first;
    say('two');
    await settled();
    time.advance(relayStallMs - 1);
    expect(canceled()).toBe(false);
    time.advance(1);
    expect(canceled()).toBe(true);
    await expect(reader.read()).rejects.toThrow('stood still');
    expect([ends, time.waiting()]).toEqual([1, 0]);
  });

  it('who waits for a slow service is not cut off', async () => {
    const time = handTimer();
    const { body, say } = service();
    const reader = relayStream(body, { timer: time.timer }).getReader();
    const first = reader.read();
    await settled();
    time.advance(10 * relayStallMs);
    say('late');
    expect(Buffer.from((await first).value ?? []).toString()).toBe('late');
    await reader.cancel();
    expect(time.waiting()).toBe(0);
  });

  it('who never comes is not waited for', async () => {
    const time = handTimer();
    let ends = 0;
    const { body, canceled } = service();
    relayStream(body, { timer: time.timer, onEnd: () => (ends += 1) });
    time.advance(relayStallMs);
    await settled();
    expect([ends, canceled()]).toEqual([1, true]);
  });

  it('who leaves aborts the service call at once, and is counted once', async () => {
    let ends = 0;
    const onDrain = new Set<() => void>();
    const { body, say, canceled } = service();
    const reader = relayStream(body, { onDrain, onEnd: () => (ends += 1) }).getReader();
    const first = reader.read();
    say('one');
    await first;
    await reader.cancel();
    expect([canceled(), ends, onDrain.size]).toEqual([true, 1, 0]);
  });
});

const corpus = z.object({
  cases: z.array(
    z.object({
      name: z.string(),
      input_base64: z.string(),
      expected_events: z.array(
        z.object({ type: z.string(), data: z.string(), lastEventId: z.string() }),
      ),
    }),
  ),
});

/** What the reader's parser makes of a stream that came through the relay. */
async function eventsBehindRelay(list: readonly Uint8Array[]) {
  const events = [];
  for await (const { event, data, id } of readEvents(relayStream(pieces(list)))) {
    events.push({ type: event, data, lastEventId: id });
  }
  return events;
}

describeShared(
  'the event streams of browsers’ own tests',
  ['corpora', 'wpt-eventsource'],
  (folder) => {
    const text = readFileSync(join(folder, 'format-cases.json'), 'utf8');
    const { cases } = corpus.parse(JSON.parse(text));

    it.each(cases)('$name passes byte for byte', async ({ input_base64, expected_events }) => {
      const bytes = Buffer.from(input_base64, 'base64');
      const single = [...bytes].map((byte) => Uint8Array.of(byte));
      // "Events with empty data are dropped."
      const expected = expected_events.filter(({ data }) => data !== '');
      for (const list of [[bytes], single]) {
        expect(await readAll(relayStream(pieces(list)))).toEqual(bytes);
        expect(await eventsBehindRelay(list)).toEqual(expected);
      }
      const places = fc.array(fc.nat(bytes.length), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(places, async (found) => {
          const cuts = [0, ...found.sort((a, b) => a - b), bytes.length];
          const list = cuts.slice(1).map((end, at) => bytes.subarray(cuts[at], end));
          const sent = list.filter(({ length }) => length > 0).map((part) => new Uint8Array(part));
          expect(await readAll(relayStream(pieces(sent)))).toEqual(bytes);
          expect(await eventsBehindRelay(sent)).toEqual(expected);
        }),
        { numRuns: 20 },
      );
    });

    it('has all its cases', () => expect(cases).toHaveLength(26));
  },
);
