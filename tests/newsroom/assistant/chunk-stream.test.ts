import { chunkStream } from '@/lib/newsroom/assistant/chunk-stream';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { createTestClock } from './newsroom';
import { eventLoopTurns } from '../../event-loop-turns';

/** "Comment lines as heartbeats every 15 s." */
const heartbeatMs = 15_000;

const said = (content: string): ChatChunk => ({ type: 'answer', content });
const settled = () => eventLoopTurns();

function streamOf(chunks: AsyncGenerator<ChatChunk>) {
  const time = createTestClock();
  const leaving = new AbortController();
  let beats = 0;
  const made = chunkStream(chunks, {
    timer: time.timer,
    leaving,
    onBeat: () => (beats += 1),
    onError: () => ({ code: 500, msg: 'It failed.' }),
  });
  const reader = made.stream.getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { ...made, time, leaving, reader, read, beats: () => beats };
}

/** A turn that pauses until the test resumes it. */
function paused() {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  let ended = false;
  async function* chunks(): AsyncGenerator<ChatChunk> {
    try {
      yield said('one');
      await gate;
      yield said('two');
    } finally {
      ended = true;
    }
  }
  return { chunks: chunks(), goOn, ended: () => ended };
}

it('sends a comment every 15 s while the answer is delayed', async () => {
  const { chunks, goOn } = paused();
  const { read, time, beats } = streamOf(chunks);
  expect(await read()).toBe(':\n\n');
  expect(await read()).toBe('event: response\ndata: {"type":"answer","content":"one"}\n\n');
  for (let n = 1; n <= 4; n += 1) {
    time.advance(heartbeatMs - 1);
    expect(beats()).toBe(n - 1);
    time.advance(1);
    expect(await read()).toBe(':\n\n');
  }
  goOn();
  expect(await read()).toContain('two');
  expect(await read()).toBe('');
  expect(time.waiting()).toBe(0);
});

it('a reader who does not read queues no comments, and pauses the work', async () => {
  let made = 0;
  async function* endless(): AsyncGenerator<ChatChunk> {
    for (;;) yield said(`${(made += 1)}`);
  }
  const { time, reader } = streamOf(endless());
  await settled();
  const before = made;
  for (let n = 0; n < 1_000; n += 1) time.advance(heartbeatMs);
  await settled();
  expect(made).toBe(before);
  expect(made).toBeLessThan(20);
  await reader.cancel();
  expect(time.waiting()).toBe(0);
});

it('a failure becomes an error event after what was sent', async () => {
  async function* failing(): AsyncGenerator<ChatChunk> {
    yield said('one');
    throw new Error('no database');
  }
  const { read } = streamOf(failing());
  expect([await read(), await read(), await read(), await read()]).toEqual([
    ':\n\n',
    'event: response\ndata: {"type":"answer","content":"one"}\n\n',
    'event: data\ndata: {"code":500,"msg":"It failed."}\n\n',
    '',
  ]);
});

it('a reader who leaves aborts the work, which still ends cleanly', async () => {
  const { chunks, goOn, ended } = paused();
  const { read, reader, leaving } = streamOf(chunks);
  await read();
  await read();
  const left = reader.cancel();
  expect(leaving.signal.aborted).toBe(true);
  goOn();
  await left;
  expect(ended()).toBe(true);
});

it('our own shutdown gives its reason, once', async () => {
  const { chunks, goOn } = paused();
  const { read, end } = streamOf(chunks);
  await read();
  await read();
  const ending = end({ code: 503, msg: 'Ending.' });
  goOn();
  await ending;
  await end({ code: 503, msg: 'Ending.' });
  expect(await read()).toBe('event: data\ndata: {"code":503,"msg":"Ending."}\n\n');
  expect(await read()).toBe('');
});

it('no text can break out of its event', async () => {
  const nasty = 'a\n\nevent: data\ndata: {"code":1}\n\r\u2028"\\';
  async function* one(): AsyncGenerator<ChatChunk> {
    yield said(nasty);
  }
  const { read } = streamOf(one());
  await read();
  const event = await read();
  expect(event.trimEnd().split('\n')).toHaveLength(2);
  expect(JSON.parse(event.slice(event.indexOf('data: ') + 6))).toEqual(said(nasty));
});
