// Loads a theme's name for the title of its page. Protects: the page always renders; the browser
// fetches the list, for readers who may see it.
import { headers } from 'next/headers';
import type { Call } from '@/lib/client/create-client';
import { id as idShape } from '@/lib/contract/fields';
import { answered } from './detail';
import { readPageRequest } from './page-call';

/** The name of a theme that this visitor may see; undefined for any other, or where the service fails. */
export async function themeNameOf(call: Call, id: string): Promise<string | undefined> {
  // A malformed id is never sent.
  if (!idShape.safeParse(id).success) return undefined;
  const answer = await answered(call('GetThemeData', { theme_id: id, cursor: '', limit: 1 }));
  return answer?.theme?.name || undefined;
}

/** The name of the theme that a page of this request shows. */
export async function readThemeName(id: string): Promise<string | undefined> {
  const { call } = await readPageRequest(await headers());
  return themeNameOf(call, id);
}
