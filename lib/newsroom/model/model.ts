// A writing model at an address set by the operator, with the OpenAI-compatible chat protocol.
// Protects: nothing it sends is trusted, there are timeouts, and every failure is one ModelError.
// It is given no tools, and tool calls are ignored.
import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { modelCalls, modelCallSeconds, modelCharacters } from '../meters';
import { deadline } from './deadline';
import { createModelCall, type ModelAddress } from './model-call';
import { ModelError, type ModelFailure } from './model-error';
import type { ModelMeter } from './model-spend';
import { estimatedTokens } from './tokens';

/**
 * The model's limits: the time to its first word, between words and in all, and the length of its
 * text in characters.
 */
export const modelFirstWordMs = 30_000;
export const modelPauseMs = 20_000;
export const modelTotalMs = 120_000;
export const modelAnswerChars = 12_000;
/** How long to wait after the text for the token counts; only the meter waits for them. */
const usageMs = 2_000;

export type ModelOptions = ModelAddress & { name: string; timer?: Timer; meter?: ModelMeter };

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** Why a text is unfinished: it reached a length limit, or the server stopped it. */
export type Unfinished = Extract<ModelFailure, 'endless' | 'cut'>;

export type Model = {
  /**
   * Yields the text piece by piece, and finally returns why it is unfinished, if it is. Throws
   * {@link ModelError}, or the reason of `signal`.
   */
  write(
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<string, Unfinished | undefined>;
};

/**
 * For a text that is shown while it is written: throws after the last piece if the model did not
 * finish.
 */
export async function* finished(
  pieces: AsyncGenerator<string, Unfinished | undefined>,
): AsyncGenerator<string> {
  const why = yield* pieces;
  if (why) throw new ModelError(why, 'The model did not finish its text.');
}

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
  usage: z
    .object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
    .nullish()
    .catch(undefined),
});
type Usage = NonNullable<z.infer<typeof delta>['usage']>;

/** The longest incomplete event in the buffer, in characters. */
const eventChars = 64 * 1024;

/** The finish reasons of servers that mean an unfinished text. */
const unfinished = new Map<string, Unfinished>([
  ['length', 'endless'],
  ['model_length', 'endless'],
  ['content_filter', 'cut'],
  ['error', 'cut'],
]);

/** `over`: the stream has ended; `ends`: the text has ended, with `why` if it is unfinished. */
type Piece = { text: string; ends: boolean; why?: Unfinished; over?: boolean; usage?: Usage };

function readPiece(data: string): Piece {
  if (data === '[DONE]') return { text: '', ends: true, over: true };
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
  const usage = parsed.data.usage ?? undefined;
  const reason = choice?.finish_reason ?? '';
  const text = choice?.delta?.content ?? '';
  return { text, ends: reason !== '', why: unfinished.get(reason), usage };
}

/** The token counts in the pieces after the text; `over`: no more are to come. */
function toldIn(pieces: Iterable<Piece>): { usage?: Usage; over: boolean } {
  try {
    for (const { usage, over } of pieces) if (usage || over) return { usage, over: true };
    return { over: false };
  } catch {
    return { over: true };
  }
}

/**
 * From bytes of the stream to the events that they complete; an error is thrown after the valid
 * events.
 */
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

/** Follows the caller's signal: `left` rejects with its reason, and `own` aborts the request. */
function leavingWith(signal: AbortSignal) {
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
  return { own, left, release: () => signal.removeEventListener('abort', leave) };
}

/**
 * `write` yields the text as it arrives, and throws `ModelError`, or the signal's reason when it
 * was aborted.
 */
export function createModel(options: ModelOptions): Model {
  const { name, timer = systemTimer, meter } = options;
  const call = createModelCall(options);
  /** Whether to request token counts; a server that refuses the option is not sent it again. */
  let saysUsage = meter !== undefined;

  async function ask(messages: readonly ModelMessage[], signal: AbortSignal): Promise<Response> {
    const body = { model: name, messages, stream: true, temperature: 0.2 };
    const how = { called: 'The model', signal, accept: 'text/event-stream' };
    if (!saysUsage) return call('/chat/completions', body, how);
    const withUsage = { ...body, stream_options: { include_usage: true } };
    const answer = await call('/chat/completions', withUsage, how);
    if (answer.status !== 400 && answer.status !== 422) return answer;
    answer.body?.cancel().catch(() => undefined);
    const plain = await call('/chat/completions', body, how);
    if (plain.ok) saysUsage = false;
    return plain;
  }

  async function open(messages: readonly ModelMessage[], signal: AbortSignal) {
    const answer = await ask(messages, signal);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && answer.body && /^text\/event-stream/i.test(type)) return answer.body;
    // Not awaited: where the framework caches responses, this may never finish.
    answer.body?.cancel().catch(() => undefined);
    if (!answer.ok) throw new ModelError('refused', `The model answered ${answer.status}.`);
    throw new ModelError('malformed', 'The model did not answer with a stream.');
  }

  /** The token counts that the server sends after the text; undefined when it sends none. */
  async function usageAfter(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    read: ReturnType<typeof createReader>,
  ): Promise<Usage | undefined> {
    const late = deadline(timer, usageMs, () => new ModelError('slow', 'It said no usage.'));
    try {
      for (;;) {
        const { done, value } = await Promise.race([reader.read(), late.passed]);
        if (done) return undefined;
        const { usage, over } = toldIn(read(value));
        if (over) return usage;
      }
    } catch {
      return undefined;
    } finally {
      late.clear();
    }
  }

  return {
    async *write(messages, signal) {
      await meter?.needBudget();
      const { own, left, release } = leavingWith(signal);
      const question = messages.map(({ content }) => content).join('');
      modelCharacters.inc({ direction: 'sent' }, question.length);
      const began = performance.now();
      let outcome: ModelFailure | 'written' | 'left' = 'left';
      const slow = () => new ModelError('slow', 'The model took too long.');
      const total = deadline(timer, modelTotalMs, slow);
      const withinTime = <T>(work: Promise<T>, ms: number) => {
        const pause = deadline(timer, ms, slow);
        return Promise.race([work, pause.passed, total.passed, left]).finally(pause.clear);
      };
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
      const read = createReader();
      let usage: Usage | undefined;
      let isOver = false;
      let said = '';
      /** A call that was refused or never arrived costs nothing. */
      const counted = () => ({
        tokensIn: usage?.prompt_tokens ?? (reader ? estimatedTokens(question) : 0),
        tokensOut: usage?.completion_tokens ?? estimatedTokens(said),
        estimated: reader !== undefined && usage === undefined,
        failed: outcome !== 'written' && outcome !== 'left',
      });
      const leaveServer = () => {
        reader?.cancel().catch(() => undefined);
        own.abort();
        meter?.note(counted());
      };
      try {
        const body = await withinTime(open(messages, own.signal), modelFirstWordMs);
        reader = body.getReader();
        for (let patience = modelFirstWordMs; ;) {
          const { done, value } = await withinTime(reader.read(), patience).catch(
            (cause: unknown) => {
              if (cause instanceof ModelError || signal.aborted) throw cause;
              throw new ModelError('cut', 'The model broke off.', { cause });
            },
          );
          if (done) throw new ModelError('cut', 'The model ended before its answer did.');
          const pieces = read(value);
          for (const { text, ends, why, over = false, usage: told } of pieces) {
            usage = told ?? usage;
            isOver ||= over;
            if (text !== '') {
              patience = modelPauseMs;
              said += text;
              modelCharacters.inc({ direction: 'written' }, text.length);
              yield text;
            }
            if (ends) {
              outcome = 'written';
              const told = toldIn(pieces);
              usage ??= told.usage;
              isOver ||= told.over;
              return why;
            }
            if (said.length > modelAnswerChars)
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
        release();
        if (reader && meter && outcome === 'written' && !usage && !isOver) {
          // The text is complete: the caller does not wait for the token counts.
          void usageAfter(reader, read)
            .then((told) => (usage = told))
            .finally(leaveServer);
        } else leaveServer();
      }
    },
  };
}
