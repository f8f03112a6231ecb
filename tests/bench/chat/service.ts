// The news service of the bench, as a separate process: a newsroom over a socket, with scripted
// turns where the question names a number of events and their interval. They use the newsroom's own
// stream, so that only the path to the reader differs.
import { pino } from 'pino';
import type { AddressInfo } from 'node:net';
import { openNewsroom } from '@/lib/newsroom';
import { chunkStream } from '@/lib/newsroom/assistant/chunk-stream';
import { serve } from '@/lib/newsroom/serve';
import { systemTimer } from '@/lib/model/timer';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { revealStepMs } from '@/lib/model/limits/chat';
import { section } from '../reveal';
import { stamp } from './clock';

/** The duration of a scripted text. */
const textSeconds = 30;

const scripted = /^script (\d+) events (\d+) ms apart$/;
const written = /^script a text after (\d+) characters$/;

async function* turn(count: number, pauseMs: number): AsyncGenerator<ChatChunk> {
  const began = performance.now();
  for (let n = 0; n < count; n += 1) {
    const wait = began + n * pauseMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    yield { type: 'answer', content: `${n} ${stamp()} ` };
  }
  yield { type: 'answer', content: '', mark: 'end' };
}

/** A text whose first part comes at once, and which continues word by word for a while. */
async function* text(length: number): AsyncGenerator<ChatChunk> {
  const content = `${section}\n\n`.repeat(Math.ceil(length / section.length)).slice(0, length);
  yield { type: 'answer', content: `${content}\n\n` };
  for (let at = 0; at < textSeconds * 1_000; at += revealStepMs) {
    await new Promise((resolve) => setTimeout(resolve, revealStepMs));
    const place = ((at / revealStepMs) * 12) % section.length;
    yield { type: 'answer', content: section.slice(place, place + 12) };
  }
  yield { type: 'answer', content: '', mark: 'end' };
}

function scriptedTurn(input: string): AsyncGenerator<ChatChunk> | undefined {
  const [, count, pauseMs] = scripted.exec(input) ?? [];
  if (count) return turn(Number(count), Number(pauseMs));
  const [, length] = written.exec(input) ?? [];
  return length ? text(Number(length)) : undefined;
}

function streamOf(chunks: AsyncGenerator<ChatChunk>): Response {
  const { stream } = chunkStream(chunks, {
    timer: systemTimer,
    leaving: new AbortController(),
    onError: () => ({ code: 500, msg: 'The script failed.' }),
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function main(): Promise<void> {
  const newsroom = await openNewsroom({
    dataDir: process.env.DATA_DIR ?? '',
    secret: process.env.NEWS_SERVICE_SECRET ?? '',
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  const server = await serve(async (request) => {
    if (new URL(request.url).pathname !== '/chat') return newsroom.fetch(request);
    const { input } = (await request.clone().json()) as { input: string };
    const chunks = scriptedTurn(input);
    return chunks ? streamOf(chunks) : newsroom.fetch(request);
  }, 0);
  // A server that listens on a TCP port has an address of this form.
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
}

void main();
