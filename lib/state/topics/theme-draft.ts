// The unsaved form of a theme.
import * as z from 'zod';
import type { Theme } from '@/lib/contract';
import { useTypedDraft } from '../page/typed-draft';

const typedTheme = z.object({
  name: z.string(),
  keywords: z.string(),
  excluded: z.string(),
  sources: z.string(),
  /** A feed's address; for a new theme only. */
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

/** Unsaved input for an existing theme, or for a new one; call `forget` once it is saved. */
export const useThemeDraft = (theme: Theme | undefined) =>
  useTypedDraft(theme ? `theme:${theme.theme_id}` : 'theme', typedOf(theme), typedTheme);
