// The environment variables about the operator's models.
import * as z from 'zod';
import type { ModelPrice } from '@/lib/newsroom/model/model-spend';
import { baseRow, row, sentSecretRow } from './environment-row';

const pricePattern = /^(\S{1,200}) (\d{1,6}(?:\.\d{1,6})?) (\d{1,6}(?:\.\d{1,6})?) ([A-Z]{3})$/;

const prices = z.string().transform((list, context): ModelPrice[] => {
  const read = list.split(',').map((entry) => pricePattern.exec(entry.trim()));
  const found = read.flatMap((parts) => {
    const [, model = '', paidIn, paidOut, currency = ''] = parts ?? [];
    return parts ? [{ model, in: Number(paidIn), out: Number(paidOut), currency }] : [];
  });
  if (found.length < read.length) context.addIssue({ code: 'custom', message: 'no price' });
  return found;
});

export const modelRows = {
  AI_BASE_URL: baseRow('an http or https address with its version path'),
  AI_API_KEY: sentSecretRow(),
  AI_MODEL: row('the name of a model', z.string().max(200).optional()),
  AI_CHECK_MODEL: row('the name of a model', z.string().max(200).optional()),
  AI_EMBEDDING_MODEL: row('the name of a model', z.string().max(200).optional()),
  AI_TOKENS_A_DAY: row(
    'a whole number from 1000 to 10000000000',
    z
      .string()
      .regex(/^\d{4,11}$/)
      .transform(Number)
      .pipe(z.int().min(1_000).max(10_000_000_000))
      .optional(),
  ),
  AI_PRICES: row(
    'prices such as some-model 0.15 0.60 USD (a million tokens in, out), with commas between them',
    prices.optional(),
  ),
};

/** Sentences about variables that contradict each other; empty when they don't. */
export function modelProblems(source: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: keyof typeof modelRows) => Boolean(source[name]?.trim());
  const problems: string[] = [];
  if (isSet('AI_BASE_URL') !== isSet('AI_MODEL')) {
    problems.push('AI_BASE_URL and AI_MODEL must both be set, or neither.');
  }
  if (isSet('AI_CHECK_MODEL') && !isSet('AI_MODEL')) {
    problems.push('AI_CHECK_MODEL checks what AI_MODEL writes: set both, or neither.');
  }
  if (isSet('AI_EMBEDDING_MODEL') && !isSet('AI_BASE_URL')) {
    problems.push('AI_EMBEDDING_MODEL needs AI_BASE_URL.');
  }
  return problems;
}
