// Lists of the wire of which a wrong entry costs no other.
import * as z from 'zod';

/** What the entries of such a list should be: the list itself takes anything. */
export const lenientEntries = new WeakMap<object, z.ZodType>();

/** A list without the entries that are not as agreed. */
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
