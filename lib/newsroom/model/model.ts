// A writing model behind an address that the operator has set, speaking the OpenAI-compatible chat
// protocol. Protects: nothing it sends is trusted, it is never waited for without end, and every
// way to fail is one ModelError. It is given no tools, and asks for none are not read.
import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { modelCalls, modelCallSeconds, modelCharacters } from '../meters';
import { deadline } from './deadline';
import { createModelCall, type ModelAddress } from './model-call';
import { ModelError, type ModelFailure } from './model-error';
import type { ModelMeter } from './model-spend';
import { estimatedTokens } from './tokens';

/** The model: how long it may take to begin, to go on, and in all; how much it may say, in characters. */
export const modelFirstWordMs = 30_000;
export const modelPauseMs = 20_000;
export const modelTotalMs = 120_000;
export const modelAnswerChars = 12_000;
/** How long its last word is waited for that says how many tokens it was; nobody waits for it but us. */
const usageMs = 2_000;

export type ModelOptions = ModelAddress & { name: string; timer?: Timer; meter?: ModelMeter };

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** Why a text has no end of its own: it reached the limit of its server, or was stopped by it. */
export type Unfinished = Extract<ModelFailure, 'endless' | 'cut'>;

export type Model = {
  /**
   * What it writes, piece by piece, and in the end what kept it from finishing, if anything did. Throws
   * {@link ModelError}, or the reason of `signal`.
   */
  write(
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<string, Unfinished | undefined>;
};

/** A text that is shown as it comes: one that the model did not finish throws behind its last piece. */
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

/** The longest unfinished event that is kept, in characters. */
const eventChars = 64 * 1024;

/** Reasons of a server to end a text that are no end of the model's own. */
const unfinished = new Map<string, Unfinished>([
  ['length', 'endless'],
  ['model_length', 'endless'],
  ['content_filter', 'cut'],
  ['error', 'cut'],
]);

/** `over`: nothing comes after it; `ends`: no more text, and `why` where there should be. */
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

/** What pieces after the text say of its tokens; `over`: nothing more will be said. */
function toldIn(pieces: Iterable<Piece>): { usage?: Usage; over: boolean } {
  try {
    for (const { usage, over } of pieces) if (usage || over) return { usage, over: true };
    return { over: false };
  } catch {
    return { over: true };
  }
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

/** Follows the caller's signal: `left` is rejected with its reason, and `own` ends what was begun. */
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
 * `write` yields the text as it comes, and throws `ModelError`, or the signal's reason when it was
 * aborted.
 */
export function createModel(options: ModelOptions): Model {
  const { name, timer = systemTimer, meter } = options;
  const call = createModelCall(options);
  /** Servers that do not know the option refuse it: they are not asked twice. */
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
    // Not waited for: where the framework keeps a copy of what is fetched, it may never be over.
    answer.body?.cancel().catch(() => undefined);
    if (!answer.ok) throw new ModelError('refused', `The model answered ${answer.status}.`);
    throw new ModelError('malformed', 'The model did not answer with a stream.');
  }

  /** What the server says of its tokens after the last word of the text; undefined when it does not. */
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
      /** Of a call that was refused or never arrived nothing is paid. */
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
          // The text is whole: whoever asked for it does not wait for its price.
          void usageAfter(reader, read)
            .then((told) => (usage = told))
            .finally(leaveServer);
        } else leaveServer();
      }
    },
  };
}
