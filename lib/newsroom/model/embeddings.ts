// Embeds texts as vectors, by the operator's OpenAI-compatible address. Protects: its responses are
// validated, there is a timeout, and every failure is one ModelError.
import * as z from 'zod';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { deadline } from './deadline';
import { modelCalls, modelCallSeconds, modelCharacters } from '../meters';
import { createModelCall, type ModelAddress } from './model-call';
import { ModelError, type ModelFailure } from './model-error';
import type { ModelMeter } from './model-spend';
import { estimatedTokens } from './tokens';

/** A vector for each text, in their order. Throws {@link ModelError}, or the reason of `signal`. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>;

export type EmbeddingOptions = ModelAddress & { name: string; timer?: Timer; meter?: ModelMeter };

/** The texts of one request, and its timeout. */
const textsAtOnce = 64;
export const embeddingMs = 30_000;

const answerShape = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
  usage: z.object({ prompt_tokens: z.int().nonnegative() }).optional().catch(undefined),
});

/**
 * Requests one vector for each text, in order. Rejects with a ModelError where one is missing or
 * has another length.
 */
export function createEmbeddings(options: EmbeddingOptions): Embed {
  const { name, timer = systemTimer, meter } = options;
  const call = createModelCall(options);

  async function ask(
    input: readonly string[],
    signal: AbortSignal,
  ): Promise<{ vectors: number[][]; tokens?: number }> {
    const body = { model: name, input, encoding_format: 'float' };
    const answer = await call('/embeddings', body, { called: 'The model of meanings', signal });
    if (!answer.ok)
      throw new ModelError('refused', `The model of meanings answered ${answer.status}.`);
    const json: unknown = await answer.json().catch(() => undefined);
    const read = answerShape.safeParse(json);
    const vectors = read.success
      ? input.map((_, at) => read.data.data.find(({ index }) => index === at)?.embedding)
      : [];
    const known = vectors.filter((one): one is number[] => one !== undefined);
    const isWhole =
      known.length === input.length && new Set(known.map((one) => one.length)).size === 1;
    if (!isWhole) throw new ModelError('malformed', 'The model of meanings sent no vectors.');
    return { vectors: known, tokens: read.data?.usage?.prompt_tokens };
  }

  return async (texts, signal) => {
    const found: number[][] = [];
    for (let at = 0; at < texts.length; at += textsAtOnce) {
      signal.throwIfAborted();
      await meter?.needBudget();
      const own = new AbortController();
      const leave = () => own.abort(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      const late = deadline(timer, embeddingMs, () => {
        return new ModelError('slow', 'The model of meanings took too long.');
      });
      const batch = texts.slice(at, at + textsAtOnce);
      modelCharacters.inc(
        { direction: 'sent' },
        batch.reduce((sum, text) => sum + text.length, 0),
      );
      const end = modelCallSeconds.startTimer();
      let outcome: ModelFailure | 'vectors' | 'left' = 'left';
      let tokens: number | undefined;
      try {
        const answer = await Promise.race([ask(batch, own.signal), late.passed]);
        found.push(...answer.vectors);
        tokens = answer.tokens;
        outcome = 'vectors';
      } catch (error) {
        // If the caller aborted, the model did not fail.
        if (error instanceof ModelError && !signal.aborted) outcome = error.kind;
        throw error;
      } finally {
        end();
        const isUnpaid = outcome === 'refused' || outcome === 'unreachable';
        meter?.note({
          tokensIn:
            tokens ?? (isUnpaid ? 0 : batch.reduce((sum, text) => sum + estimatedTokens(text), 0)),
          tokensOut: 0,
          estimated: tokens === undefined && !isUnpaid,
          failed: outcome !== 'vectors' && outcome !== 'left',
        });
        modelCalls.inc({ outcome });
        late.clear();
        signal.removeEventListener('abort', leave);
        own.abort();
      }
    }
    return found;
  };
}
