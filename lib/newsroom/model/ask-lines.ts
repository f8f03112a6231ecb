// Asks a model about lines of data and reads its reply as lines of JSON. Anything else in the reply
// (a greeting, a fence, a broken line) is ignored.
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { fenced } from './fenced';
import type { Model } from './model';

export type LinesRequest<Line> = {
  /** Returns the system message, given the mark that fences the data. */
  system: (mark: string) => readonly string[];
  data: readonly unknown[];
  line: z.ZodType<Line>;
};

function readLine<Line>(text: string, line: z.ZodType<Line>): Line[] {
  try {
    const { data } = line.safeParse(JSON.parse(text.trim().replace(/,$/, '')));
    return data === undefined ? [] : [data];
  } catch {
    return [];
  }
}

/** The valid lines of the reply, in order. Throws what the model throws. */
export async function askForLines<Line>(
  model: Model,
  { system, data, line }: LinesRequest<Line>,
  signal: AbortSignal,
): Promise<Line[]> {
  const mark = randomUUID();
  const messages = [
    { role: 'system', content: system(mark).join('\n') },
    { role: 'user', content: fenced(data, mark) },
  ] as const;
  let reply = '';
  for await (const piece of model.write(messages, signal)) reply += piece;
  return reply.split('\n').flatMap((text) => readLine(text, line));
}
