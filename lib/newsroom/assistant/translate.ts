// Translates questions: where a model can, articles in other languages are found as well.
import * as z from 'zod';
import type { Logger } from 'pino';
import { languages } from '@/lib/model/text/languages';
import { systemTimer, type Timer } from '@/lib/model/timer';
import type { Store } from '../store/contract/store';
import type { Model } from '../model/model';
import { ModelError } from '../model/model-error';
import { translationPrompt } from './prompt';
import { readQuestion, type Question } from '../answerable/question';
import type { RankedEvent } from '../answerable/rank';
import { retrieve, type Retrieval } from './retrieve';

const translations = z.partialRecord(z.enum(languages), z.string());
/** The longest translations accepted, in characters: they are about as long as the question. */
const longest = 2_000;
/** The timeout: the reader sees nothing of an answer meanwhile. */
export const questionTranslationMs = 15_000;

async function translated(model: Model, text: string, signal: AbortSignal, timer: Timer) {
  const patience = new AbortController();
  const late = () => patience.abort(new ModelError('slow', 'The translation took too long.'));
  const handle = timer.setTimeout(late, questionTranslationMs);
  const either = AbortSignal.any([signal, patience.signal]);
  let reply = '';
  try {
    for await (const piece of model.write(translationPrompt(text), either)) {
      reply += piece;
      if (reply.length > longest) break;
    }
  } finally {
    timer.clearTimeout(handle);
  }
  const json = /\{[^{}]*\}/.exec(reply)?.[0] ?? '';
  return translations.parse(JSON.parse(json));
}

/** Why a model gave no translations; undefined where that is not the model's fault. */
function whyNot(error: unknown): string | undefined {
  if (error instanceof ModelError) return error.message;
  const isUnreadable = error instanceof z.ZodError || error instanceof SyntaxError;
  return isUnreadable ? 'the model wrote no translations' : undefined;
}

/** Adds what the translations find in the same events. A failing model adds nothing. */
export async function retrieveTranslated(
  {
    store,
    model,
    log,
    timer = systemTimer,
  }: { store: Store; model?: Model; log: Logger; timer?: Timer },
  question: Question,
  found: Retrieval,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<Retrieval> {
  if (!model) return found;
  try {
    const texts = await translated(model, question.written, signal, timer);
    const events: RankedEvent[] = [...found.events];
    for (const lang of languages) {
      const text = texts[lang];
      if (lang === question.lang || !text) continue;
      const other = await retrieve(store, readQuestion(text, lang), now, found.within);
      events.push(...other.events);
    }
    const best = new Map<string, RankedEvent>();
    for (const one of events) {
      const known = best.get(one.event.id);
      const isContext = known?.event === found.context;
      if (!known || (!isContext && one.score > known.score)) best.set(one.event.id, one);
    }
    return { ...found, events: [...best.values()].sort((a, b) => b.score - a.score) };
  } catch (error) {
    if (signal.aborted) throw error;
    // A model that writes no JSON fails at every question: log one line each, without a stack.
    const why = whyNot(error);
    if (why === undefined) throw error;
    log.warn({ why }, 'the question could not be translated');
    return found;
  }
}
