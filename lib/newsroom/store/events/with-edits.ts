// Applies an operator's decisions to an event, overriding what writing it assigns: its tabs, and
// the moments that are hidden from readers.
import * as z from 'zod';
import { withHidden } from '@/lib/newsroom/moments';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Database } from '../engine/database';

const keys = z.array(z.string());

/** Undefined where an operator has decided nothing. */
export const readKeys = (text: string | null): string[] | undefined =>
  text === null ? undefined : keys.parse(JSON.parse(text));

/** An event with the operators' decisions applied, whatever was written since. */
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
