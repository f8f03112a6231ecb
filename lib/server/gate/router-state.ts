// The state that Next's own router sends when it navigates. Next answers a broken one with a 500
// and four lines of log, which anyone could trigger at will; so it is checked here first.
import * as z from 'zod';

/** Next's own limit for the header. */
const mostChars = 20 * 2_000;

const segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.enum([
      ...(['c', 'ci(..)(..)', 'ci(.)', 'ci(..)', 'ci(...)', 'oc'] as const),
      ...(['d', 'di(..)(..)', 'di(.)', 'di(..)', 'di(...)'] as const),
    ]),
    z.array(z.string()).nullable(),
  ]),
]);
/** A tuple whose trailing elements are optional. */
const state: z.ZodType = z.lazy(() =>
  z
    .array(z.unknown())
    .min(2)
    .max(6)
    .refine(([name, routes, url, refresh, hints, last]) => {
      const parts = z.tuple([
        segment,
        z.record(z.string(), state),
        z.tuple([z.string(), z.string()]).nullish(),
        z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
        z.number().nullish(),
        z.string().optional(),
      ]);
      return parts.safeParse([name, routes, url, refresh, hints, last]).success;
    }),
);

/** Whether Next can parse `next-router-state-tree`; an absent header is fine. */
export function isRouterState(header: string | readonly string[] | undefined): boolean {
  if (header === undefined) return true;
  if (typeof header !== 'string' || header.length > mostChars) return false;
  try {
    return state.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
