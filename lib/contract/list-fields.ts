// Which query fields may be lists. A program generated from the API document sends `?ids=a&ids=b`;
// our own pages send `?ids=a,b`.
import * as z from 'zod';
import { operations, type OperationName } from './catalog';

const property = z.object({
  type: z.string().optional(),
  anyOf: z.array(z.object({ type: z.string().optional() })).default([]),
});
const fields = z.object({ properties: z.record(z.string(), property).default({}) });

const known = new Map<OperationName, ReadonlySet<string>>();

/** The input fields of an operation that are lists: they may be repeated in a query. */
export function listFields(name: OperationName): ReadonlySet<string> {
  const found = known.get(name);
  if (found) return found;
  const schema = z.toJSONSchema(operations[name].input, { io: 'input', unrepresentable: 'any' });
  const lists = Object.entries(fields.parse(schema).properties).filter(([, { type, anyOf }]) =>
    [{ type }, ...anyOf].some((one) => one.type === 'array'),
  );
  const names = new Set(lists.map(([field]) => field));
  known.set(name, names);
  return names;
}
