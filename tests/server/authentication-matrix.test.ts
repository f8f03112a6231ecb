// Who may make which call: a guest, two readers and an operator, each operation, on an inner host
// and on another one. The table in `who-may.ts` has a row for each operation; this test tries all
// of them.
import { notLoggedIn, operations, type Input, type OperationName } from '@/lib/contract';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { hashOf } from '@/lib/newsroom/accounts/keys';
import { keptSessionCookie } from '@/lib/server/identity/session';
import { openSite, type Site } from '../newsroom/accounts/site';
import { deployment } from './service';
import { whoMay } from './who-may';

const hosts = { inner: deployment({ inner: true }), other: deployment() };
const people = ['guest', 'reader', 'other', 'operator'] as const;
type Person = (typeof people)[number];

let site: Site;
let store: OpenStore;
beforeAll(async () => {
  site = await openSite({ operators: ['operator@example.org'] });
  store = await openStore({ dataDir: site.dataDir });
  for (const id of ['reader', 'other', 'operator']) {
    const account = { id, name: id, birthday: '1990-01-01', region: 'sg', created_at: 1 };
    await store.accounts.create(account, { kind: 'email', subject: `${id}@example.org` });
  }
});
afterAll(async () => {
  await store.close();
  await site.close();
});

let sessions = 0;
type Cookies = ReadonlyMap<string, string>;

/** The cookies of a browser after its first page. */
async function firstVisit(at: keyof typeof hosts): Promise<Cookies> {
  const browser = site.browser(undefined, hosts[at]);
  await browser.call('DisplayTabs', {});
  return browser.cookies();
}

/** A browser of this person with a session of its own: a call may end its session. */
async function browserOf(who: Person, at: keyof typeof hosts, device: Cookies) {
  const browser = site.browser(undefined, hosts[at]);
  browser.setCookies(new Map(device));
  if (who === 'guest') return browser;
  const token = `session-${String((sessions += 1)).padStart(20, '0')}`;
  const now = site.now();
  const session = { id: hashOf(token), user_id: who, method: 'email' as const };
  await store.accounts.sessions.add({ ...session, created_at: now, seen_at: now });
  const kept = { jar: { session: token }, begun: now };
  const line = await keptSessionCookie(kept, 'the session secret of the tests, long', false);
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
  browser.setCookies(new Map([...browser.cookies(), [name, value]]));
  return browser;
}

type Verdict = 'yes' | 'sign in' | 'not for you' | 'no such call';

async function verdict(
  who: Person,
  at: keyof typeof hosts,
  name: OperationName,
  device: Cookies,
): Promise<Verdict> {
  const browser = await browserOf(who, at, device);
  const sample = operations[name].sample as Input<typeof name>;
  const { status, code, reason } = await browser.verdict(name, sample);
  expect(status).toBeLessThan(500);
  if (code === notLoggedIn) return 'sign in';
  // Access to another reader's data is refused for another reason, and has its own tests.
  if (reason === 'closed') return 'not for you';
  const isInner = operations[name].group === 'inner';
  return isInner && at === 'other' && status === 404 ? 'no such call' : 'yes';
}

const expected: Record<'anybody' | 'reader' | 'operator', Record<Person, Verdict>> = {
  anybody: { guest: 'yes', reader: 'yes', other: 'yes', operator: 'yes' },
  reader: { guest: 'sign in', reader: 'yes', other: 'yes', operator: 'yes' },
  operator: { guest: 'sign in', reader: 'not for you', other: 'not for you', operator: 'yes' },
};
const hidden: Record<Person, Verdict> = {
  ...{ guest: 'no such call', reader: 'no such call' },
  ...{ other: 'no such call', operator: 'no such call' },
};

const isOpen = (name: OperationName): name is keyof typeof whoMay => Object.hasOwn(whoMay, name);
/** Calls of inner hosts do not exist elsewhere. */
const mayOf = (name: OperationName) => (isOpen(name) ? whoMay[name] : 'operator');

const names = Object.keys(operations) as OperationName[];

describe.each(['inner', 'other'] as const)('on an %s host', (at) => {
  it.each(names)('%s', async (name) => {
    const may = mayOf(name);
    const found: Partial<Record<Person, Verdict>> = {};
    const device = await firstVisit(at);
    for (const who of people) found[who] = await verdict(who, at, name, device);
    expect(found).toEqual(at === 'other' && may === 'operator' ? hidden : expected[may]);
  });
});
