// The tabs that an operator gave an event, in place of those that writing it gives.
import { z } from 'zod';
import type { Database } from '../engine/database';

const tabs = z.array(z.string());

export const readTabs = (text: string | null): string[] | undefined =>
  text === null ? undefined : tabs.parse(JSON.parse(text));

export async function editedTabs({ query }: Database, id: string): Promise<string[] | undefined> {
  const row = await query()
    .selectFrom('event_edit')
    .select('tabs')
    .where('event_id', '=', id)
    .executeTakeFirst();
  return row && readTabs(row.tabs);
}
