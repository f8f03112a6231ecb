// "No GET with effect": a link, a picture or a page that somebody is lured to changes nothing of
// theirs.
import { operations, type OperationName } from '@/lib/contract';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { newMobile, openSite, signUpByPhone } from './site';

const names = Object.keys(operations) as OperationName[];
const gets = names.filter((name) => operations[name].method === 'GET');

/** Every row of every table. */
async function everything(store: OpenStore): Promise<Record<string, unknown[]>> {
  const tables = await store.database.query().introspection.getTables();
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    // The database itself supplies the table names; none of our types knows them.
    const of = store.database.query().selectFrom(name as 'session');
    const all = await of.selectAll().execute();
    // The number of look-ups in this minute is not a reader's data.
    rows[name] = all.filter((row) => !String(Object(row).name).startsWith('previews:'));
  }
  return rows;
}

it('GET calls leave every table unchanged, for a guest and for a reader', async () => {
  const site = await openSite();
  const store = await openStore({ dataDir: site.dataDir });
  try {
    const [guest, reader] = [site.browser(), site.browser()];
    await guest.call('DisplayTabs', {});
    await signUpByPhone(reader, newMobile());
    const before = await everything(store);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['session', 'event_read', 'lease']));
    expect(gets.length).toBeGreaterThan(10);
    for (const browser of [guest, reader]) {
      // Each sample fits its own operation, which the compiler cannot see through the list.
      for (const name of gets) await browser.call(name, operations[name].sample as never);
    }
    expect(await everything(store)).toEqual(before);
  } finally {
    await store.close();
    await site.close();
  }
});
