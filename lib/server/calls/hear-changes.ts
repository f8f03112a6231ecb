// Listens to the news service's stream of changes for as long as the process lives. Protects: no
// cached copy shows removed content for longer than two seconds, whichever instance holds it. A
// silent stream counts as dead, and what was missed meanwhile is unknown, so anything may have
// changed.
import * as z from 'zod';
import { createLineSplitter } from '@/lib/client/event-lines';
import type { Fetch } from '@/lib/contract';
import { anythingChanged, changesPath, changesStaleMs } from '@/lib/contract/changes';
import { minuteMs } from '@/lib/model/time';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { leaveBody } from './leave-body';
import { serviceBase } from './upstream';
import { sleepFor } from '@/lib/newsroom/sleep-for';

const againMs = 250;
/** Retry delay for a service without such a stream: it may be upgraded. */
const noneMs = minuteMs;

const told = z.object({ subject: z.string() });

export type HearOptions = {
  service: Fetch;
  /** Makes the token that a call carries. */
  token(): Promise<string>;
  onChange(subject: string): void;
  signal: AbortSignal;
  timer?: Timer;
  sleep?(ms: number, signal: AbortSignal): Promise<unknown>;
};

/** Reads one stream to its end; returns the delay before the next attempt. */
async function hearOnce({ service, token, onChange, signal, timer = systemTimer }: HearOptions) {
  const over = new AbortController();
  const headers = { authorization: `Bearer ${await token()}`, accept: 'text/event-stream' };
  let silence: unknown;
  const listen = () => {
    timer.clearTimeout(silence);
    silence = timer.setTimeout(() => {
      // If this process itself was stalled, give it time to read what arrived meanwhile.
      silence = timer.setTimeout(() => over.abort(), againMs);
    }, changesStaleMs - againMs);
  };
  try {
    listen();
    const both = AbortSignal.any([signal, over.signal]);
    const answer = await service(new Request(serviceBase + changesPath, { headers, signal: both }));
    if (!answer.ok || !answer.body) {
      leaveBody(answer);
      return answer.status === 404 ? noneMs : againMs;
    }
    onChange(anythingChanged);
    await read(answer.body, listen, onChange);
  } finally {
    timer.clearTimeout(silence);
  }
  return againMs;
}

async function read(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
  onChange: (subject: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const linesOf = createLineSplitter();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      onBytes();
      for (const line of linesOf(next.value)) {
        if (line.startsWith('data:')) onChange(told.parse(JSON.parse(line.slice(5))).subject);
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Never rejects; resolves when `signal` fires. */
export async function hearChanges(options: HearOptions): Promise<void> {
  const { signal, sleep = sleepFor } = options;
  while (!signal.aborted) {
    const wait = await hearOnce(options).catch(() => againMs);
    if (!signal.aborted) await sleep(wait, signal);
  }
}
