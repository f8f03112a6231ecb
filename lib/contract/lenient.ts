// Lists of the wire of which a wrong entry costs no other.
import * as z from 'zod';

/** A list without the entries that are not as agreed. */
export const lenient = <T extends z.ZodType>(entry: T) =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((value): z.output<T>[] => {
      const parsed = entry.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );
