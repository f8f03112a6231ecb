// What stands in the form of a theme and is not saved yet. Protects: closing the form, going back or
// a reload loses none of it.
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { draftOf } from '@/lib/browser/draft';
import type { Theme } from '@/lib/contract';
import { parseJson } from '@/lib/model/text/parse-json';

const typedTheme = z.object({
  name: z.string(),
  keywords: z.string(),
  excluded: z.string(),
  sources: z.string(),
  /** Of a feed; of a new theme alone. */
  address: z.string(),
  languages: z.array(z.string()),
  shared: z.boolean(),
});
export type TypedTheme = z.infer<typeof typedTheme>;

const typedOf = (theme: Theme | undefined): TypedTheme => ({
  name: theme?.name ?? '',
  keywords: theme?.keywords.join(', ') ?? '',
  excluded: theme?.excluded.join(', ') ?? '',
  sources: theme?.sources.join(', ') ?? '',
  address: '',
  languages: [...(theme?.languages ?? [])],
  shared: theme?.shared ?? false,
});

/** The draft as it was kept; undefined where there is none that can be read. */
const parsed = (text: string): TypedTheme | undefined => typedTheme.safeParse(parseJson(text)).data;

/** What is typed about a theme that is there, or about a new one; `forget` once it is saved. */
export function useThemeDraft(theme: Theme | undefined) {
  const [draft] = useState(() => draftOf(theme ? `theme:${theme.theme_id}` : 'theme'));
  const [before] = useState(() => JSON.stringify(typedOf(theme)));
  const [typed, setTyped] = useState(() => parsed(draft.read()) ?? typedOf(theme));
  useEffect(() => {
    const text = JSON.stringify(typed);
    draft.keep(text === before ? '' : text);
  }, [draft, before, typed]);
  return {
    typed,
    change: (part: Partial<TypedTheme>) => setTyped((now) => ({ ...now, ...part })),
    forget: () => draft.keep(''),
  };
}
