// Wire lists in which an invalid entry does not affect the others.
import * as z from 'zod';

/** The schemas of the entries of such lists, since the list schema itself accepts anything. */
export const lenientEntries = new WeakMap<object, z.ZodType>();

/** A list without the entries that do not match the schema. */
export const lenient = <T extends z.ZodType>(entry: T) => {
  const list = z.array(z.unknown());
  lenientEntries.set(list, entry);
  return list.transform((entries) =>
    entries.flatMap((value): z.output<T>[] => {
      const parsed = entry.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );
};
