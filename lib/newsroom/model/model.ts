// A writing model behind an address that the operator has set, speaking the OpenAI-compatible chat
// protocol. Protects: nothing it sends is trusted, it is never waited for without end, and every
// way to fail is one ModelError. It is given no tools, and asks for none are not read.
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { modelCalls, modelCallSeconds, modelCharacters } from '../meters';
import { deadline } from './deadline';
import { createModelCall, type ModelAddress } from './model-call';
import { ModelError, type ModelFailure } from './model-error';

/** The model: how long it may take to begin, to go on, and in all; how much it may say, in characters. */
export const modelFirstWordMs = 30_000;
export const modelPauseMs = 20_000;
export const modelTotalMs = 120_000;
export const modelAnswerChars = 12_000;

export type ModelOptions = ModelAddress & { name: string; timer?: Timer };

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type Model = {
  /** What it writes, piece by piece. Throws {@link ModelError}, or the reason of `signal`. */
  write(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<string>;
};

const delta = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.unknown().optional(),
});

/** The longest unfinished event that is kept, in characters. */
const eventChars = 64 * 1024;

type Piece = { text: string; ends: boolean };

function readPiece(data: string): Piece {
  if (data === '[DONE]') return { text: '', ends: true };
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    throw new ModelError('malformed', 'The model sent no JSON.', { cause });
  }
  const parsed = delta.safeParse(json);
  if (!parsed.success || parsed.data.error !== undefined) {
    throw new ModelError('malformed', 'The model sent something else than an answer.');
  }
  const [choice] = parsed.data.choices;
  return { text: choice?.delta?.content ?? '', ends: Boolean(choice?.finish_reason) };
}

/** Bytes of the stream to the events that they complete; what is wrong comes after what was right. */
function createReader(): (bytes: Uint8Array) => Generator<Piece> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize: eventChars,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type, message }) => {
      if (type === 'max-buffer-size-exceeded') throw new ModelError('malformed', message);
    },
  });
  return function* (bytes) {
    let failure: unknown;
    try {
      parser.feed(decoder.decode(bytes, { stream: true }));
    } catch (error) {
      failure = error;
    }
    for (const data of events.splice(0)) yield readPiece(data);
    if (failure !== undefined) throw failure;
  };
}

export function createModel(options: ModelOptions): Model {
  const { name, timer = systemTimer } = options;
  const call = createModelCall(options);

  async function open(messages: readonly ModelMessage[], signal: AbortSignal) {
    const body = { model: name, messages, stream: true, temperature: 0.2 };
    const accept = 'text/event-stream';
    const answer = await call('/chat/completions', body, { called: 'The model', signal, accept });
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && answer.body && /^text\/event-stream/i.test(type)) return answer.body;
    // Not waited for: where the framework keeps a copy of what is fetched, it may never be over.
    answer.body?.cancel().catch(() => undefined);
    if (!answer.ok) throw new ModelError('refused', `The model answered ${answer.status}.`);
    throw new ModelError('malformed', 'The model did not answer with a stream.');
  }

  return {
    async *write(messages, signal) {
      const own = new AbortController();
      let leave: () => void = () => undefined;
      const left = new Promise<never>((_, reject) => {
        leave = () => {
          reject(signal.reason);
          own.abort();
        };
      });
      left.catch(() => undefined);
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
      const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
      modelCharacters.inc({ direction: 'sent' }, sent);
      const began = performance.now();
      let outcome: ModelFailure | 'written' | 'left' = 'left';
      const slow = () => new ModelError('slow', 'The model took too long.');
      const total = deadline(timer, modelTotalMs, slow);
      const withinTime = <T>(work: Promise<T>, ms: number) => {
        const pause = deadline(timer, ms, slow);
        return Promise.race([work, pause.passed, total.passed, left]).finally(pause.clear);
      };
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
      try {
        const body = await withinTime(open(messages, own.signal), modelFirstWordMs);
        reader = body.getReader();
        const read = createReader();
        let said = 0;
        for (let patience = modelFirstWordMs; ;) {
          const { done, value } = await withinTime(reader.read(), patience).catch(
            (cause: unknown) => {
              if (cause instanceof ModelError || signal.aborted) throw cause;
              throw new ModelError('cut', 'The model broke off.', { cause });
            },
          );
          if (done) throw new ModelError('cut', 'The model ended before its answer did.');
          for (const { text, ends } of read(value)) {
            if (text !== '') {
              patience = modelPauseMs;
              said += text.length;
              modelCharacters.inc({ direction: 'written' }, text.length);
              yield text;
            }
            if (ends) {
              outcome = 'written';
              return;
            }
            if (said > modelAnswerChars)
              throw new ModelError('endless', 'The model says too much.');
          }
        }
      } catch (error) {
        if (error instanceof ModelError) outcome = error.kind;
        throw error;
      } finally {
        modelCalls.inc({ outcome });
        modelCallSeconds.observe((performance.now() - began) / 1_000);
        total.clear();
        signal.removeEventListener('abort', leave);
        reader?.cancel().catch(() => undefined);
        own.abort();
      }
    },
  };
}
