// Parses the answer of an operation by its schema. Protects: a malformed entry of a list is dropped
// and the others are shown; only an answer that is malformed as a whole is rejected.
import type { z } from 'zod';
import type { Operation } from '@/lib/contract';

export type ReadAnswer =
  { parsed: unknown; dropped?: { entries: number; cause: z.ZodError } } | { cause: z.ZodError };

/** The indexes in the list at `path` that the issues are about; undefined when one is elsewhere. */
function badEntries(issues: readonly z.core.$ZodIssue[], path: readonly string[]) {
  const places = issues.map((issue) => {
    const inList = path.every((key, depth) => issue.path[depth] === key);
    return inList ? issue.path[path.length] : undefined;
  });
  return places.every((place) => typeof place === 'number') ? new Set(places) : undefined;
}

/** A copy of `value` whose list at `path` lacks the entries at these indexes. */
function without(value: unknown, path: readonly string[], places: ReadonlySet<number>): unknown {
  const [key, ...deeper] = path;
  if (key === undefined) {
    return Array.isArray(value) ? value.filter((_, place) => !places.has(place)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inside: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return { ...value, [key]: without(inside, deeper, places) };
}

/** The parsed answer, or why it cannot be parsed. */
export function readAnswer({ output, list }: Operation, answer: unknown): ReadAnswer {
  const { data: parsed, error: cause } = output.safeParse(answer);
  if (!cause) return { parsed };
  const places = list && badEntries(cause.issues, list);
  if (!list || !places) return { cause };
  const rest = output.safeParse(without(answer, list, places));
  if (!rest.success) return { cause };
  return { parsed: rest.data, dropped: { entries: places.size, cause } };
}
