// Reads the answer of one operation by its schema. Protects: of a list, an entry that is not as
// agreed is left out and the others are shown; only a whole that is not as agreed is no answer.
import type { z } from 'zod';
import type { Operation } from '@/lib/contract';

export type ReadAnswer =
  { parsed: unknown; dropped?: { entries: number; cause: z.ZodError } } | { cause: z.ZodError };

/** The places in the list at `path` that the issues lie in; undefined when one lies elsewhere. */
function badEntries(issues: readonly z.core.$ZodIssue[], path: readonly string[]) {
  const places = issues.map((issue) => {
    const inList = path.every((key, depth) => issue.path[depth] === key);
    return inList ? issue.path[path.length] : undefined;
  });
  return places.every((place) => typeof place === 'number') ? new Set(places) : undefined;
}

/** A copy of `value` whose list at `path` is without the entries at these places. */
function without(value: unknown, path: readonly string[], places: ReadonlySet<number>): unknown {
  const [key, ...deeper] = path;
  if (key === undefined) {
    return Array.isArray(value) ? value.filter((_, place) => !places.has(place)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inside: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return { ...value, [key]: without(inside, deeper, places) };
}

/** What the schema makes of an answer, or why it makes nothing of it. */
export function readAnswer({ output, list }: Operation, answer: unknown): ReadAnswer {
  const { data: parsed, error: cause } = output.safeParse(answer);
  if (!cause) return { parsed };
  const places = list && badEntries(cause.issues, list);
  if (!list || !places) return { cause };
  const rest = output.safeParse(without(answer, list, places));
  if (!rest.success) return { cause };
  return { parsed: rest.data, dropped: { entries: places.size, cause } };
}
