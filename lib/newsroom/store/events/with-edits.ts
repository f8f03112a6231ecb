// What an operator said of an event, in place of what writing it gives: its tabs, and the moments
// that no reader sees.
import * as z from 'zod';
import { withHidden } from '@/lib/newsroom/moments';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Database } from '../engine/database';

const keys = z.array(z.string());

/** Undefined where an operator has decided nothing. */
export const readKeys = (text: string | null): string[] | undefined =>
  text === null ? undefined : keys.parse(JSON.parse(text));

/** An event as operators want it, whatever was written since. */
export async function withEdits({ query }: Database, event: StoredEvent): Promise<StoredEvent> {
  const row = await query()
    .selectFrom('event_edit')
    .select(['tabs', 'hidden_moments'])
    .where('event_id', '=', event.id)
    .executeTakeFirst();
  if (!row) return event;
  const tabs = readKeys(row.tabs);
  const hidden = readKeys(row.hidden_moments);
  const tabbed = tabs ? { ...event, tabs } : event;
  return hidden ? withHidden(tabbed, hidden) : tabbed;
}
