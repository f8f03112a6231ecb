import { failuresADay } from '@/lib/model/limits/account';
import { dayMs } from '@/lib/model/time';
import type { StoredCode } from '@/lib/newsroom/store/contract/account-store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';

const code = (subject: string, over: Partial<StoredCode> = {}): StoredCode => ({
  ...{ scene: 'login', subject, flow: 'flow', digest: 'digest', ends_at: 1_000 },
  ...over,
});

onBothEngines((engine) => {
  describe('a sign-in', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const create = (id: string, over: object = {}) =>
      store.accounts.create(
        { ...{ id, name: id, birthday: '1990-01-01', region: 'sg', created_at: 1 }, ...over },
        { kind: 'email', subject: `${id}@example.org` },
      );
    const rowsOf = (table: 'login_code' | 'login_flow' | 'login_failure' | 'lease' | 'counter') =>
      store.database.query().selectFrom(table).selectAll().execute();

    it('takes back one try for a right code, and allows no more tries than the limit', async () => {
      const { codes } = store.accounts;
      await codes.put(code('right'), 0);
      const tries = async () => (await codes.attempt(code('right'), 9, 1))?.tries;
      expect([await tries(), await tries()]).toEqual([1, 2]);
      await codes.forgive(code('right', { digest: 'another' }));
      await codes.forgive(code('right', { scene: 'reset' }));
      await codes.forgive(code('other'));
      expect(await tries()).toBe(3);
      for (let n = 0; n < 5; n += 1) await codes.forgive(code('right'));
      expect(await tries()).toBe(1);
    });

    it('uses up the code that was compared, not one sent since', async () => {
      const { codes } = store.accounts;
      await codes.put(code('sent again', { digest: 'second' }), 0);
      expect(await codes.consume(code('sent again'))).toBe(false);
      expect(await codes.consume(code('sent again', { digest: 'second', scene: 'reset' }))).toBe(
        false,
      );
      expect(await codes.waits('login', 'sent again', 'flow', 1)).toBe(true);
      expect(await codes.consume(code('sent again', { digest: 'second' }))).toBe(true);
    });

    it('drops the code of one scene of one address, and a new code only expired ones', async () => {
      const { codes } = store.accounts;
      const waits = async (scene: StoredCode['scene'], subject: string, now = 1) =>
        codes.waits(scene, subject, 'flow', now);
      await codes.put(code('ana'), 0);
      await codes.put(code('ana', { scene: 'reset' }), 0);
      await codes.put(code('ben', { ends_at: 1_001 }), 0);
      await codes.drop('login', 'ana');
      expect([
        await waits('login', 'ana'),
        await waits('reset', 'ana'),
        await waits('login', 'ben'),
      ]).toEqual([false, true, true]);
      expect(await waits('login', 'ben', 1_001)).toBe(false);
      await codes.put(code('cara', { ends_at: 9_000 }), 1_000);
      const left = (await rowsOf('login_code')).map(({ subject }) => subject);
      expect(left.sort()).toEqual(['ben', 'cara']);
    });

    it('counts the failures of a day, without those of the day before and forgiven ones', async () => {
      const { failures } = store.accounts;
      const fail = async (subject: string, times: number, now: number) => {
        for (let n = 0; n < times; n += 1) await failures.begin(subject, now);
      };
      await fail('old', 2, 0);
      await fail('young', 2, 1);
      await fail('both', 2, 1);
      expect(await failures.begin('both', dayMs)).toBe(0);
      await fail('old', 2, dayMs);
      expect(await failures.closedUntil('old')).toBe(dayMs);
      await fail('young', 1, dayMs);
      expect(await failures.closedUntil('young')).toBeGreaterThan(dayMs);
      await failures.forgive('young');
      expect(await failures.closedUntil('young')).toBe(0);
      expect(await failures.closedUntil('both')).toBeGreaterThan(dayMs);
      await fail('young', 2, dayMs);
      expect(await failures.closedUntil('young')).toBe(dayMs);
    });

    it('that is closed counts no more failures and stays closed, however often it is tried', async () => {
      const { failures } = store.accounts;
      const subject = 'closed for a day';
      for (let now = 0, n = 0; n < failuresADay; n += 1) {
        await failures.begin(subject, now);
        now = Math.max(now, await failures.closedUntil(subject));
      }
      const until = await failures.closedUntil(subject);
      expect(await failures.begin(subject, until - 1)).toBe(until);
      // A first failure deletes old rows that are not closed; this one is closed.
      await failures.begin('sweeps', until - 1);
      expect(await failures.closedUntil(subject)).toBe(until);
      await failures.begin('sweeps too', until + dayMs);
      const left = (await rowsOf('login_failure')).map((row) => row.subject);
      expect(left).not.toContain(subject);
      expect(left).toContain('sweeps too');
    });

    it('keeps a flow to a provider until it expires, even if others start', async () => {
      const { flows } = store.accounts;
      const flow = (state: string, ends_at: number) =>
        ({ state, flow: 'f', provider: 'apple', asked: state, ends_at }) as const;
      await flows.put(flow('over', 100), 0);
      await flows.put(flow('waits', 101), 0);
      await flows.put(flow('new', 200), 100);
      expect((await rowsOf('login_flow')).map(({ state }) => state).sort()).toEqual([
        'new',
        'waits',
      ]);
      expect(await flows.take('waits', 'f', 'apple', 100)).toBe('waits');
      expect(await flows.take('new', 'f', 'apple', 100)).toBe('new');
    });

    it('lists its sessions by last use, and ends one or all others', async () => {
      const { accounts } = store;
      const { sessions } = accounts;
      await create('ana');
      await create('ben');
      const add = (id: string, user_id: string, created_at: number, seen_at: number, device = '') =>
        sessions.add({
          ...{ id, user_id, method: 'email', created_at, seen_at },
          ...(device && { device }),
        });
      await add('a1', 'ana', 1, 50, 'phone');
      await add('a2', 'ana', 2, 90);
      await add('a3', 'ana', 3, 50);
      await add('b1', 'ben', 4, 4);
      const ids = async (user: string) => (await sessions.of(user)).map(({ id }) => id);
      expect(await ids('ana')).toEqual(['a2', 'a3', 'a1']);
      expect(await sessions.find('a1')).toEqual({
        ...{ id: 'a1', user_id: 'ana', method: 'email', device: 'phone' },
        ...{ created_at: 1, seen_at: 50 },
      });
      await sessions.end('a3');
      await sessions.touch('a1', 99);
      expect(await ids('ana')).toEqual(['a1', 'a2']);
      await sessions.endAll('ana', 'a2');
      expect([await ids('ana'), await ids('ben')]).toEqual([['a2'], ['b1']]);
      // Neither used since, nor started after: either is enough to end it.
      await add('a4', 'ana', 10, 100);
      await sessions.sweep(4, 2);
      expect([await ids('ana'), await ids('ben')]).toEqual([['a4'], []]);
    });

    it('finds its account by one identity of each kind, which no other account may use', async () => {
      const { accounts } = store;
      await create('mia');
      await create('otto');
      const phone = (subject: string) => ({ kind: 'phone', subject }) as const;
      const mail = (name: string) => ({ kind: 'email', subject: `${name}@example.org` }) as const;
      expect(await accounts.setIdentity('mia', phone('+65 1'), 5)).toBe(true);
      expect(await accounts.setIdentity('otto', phone('+65 2'), 5)).toBe(true);
      expect(await accounts.identities('mia')).toEqual([mail('mia'), phone('+65 1')]);
      // Refused; she keeps her number.
      expect(await accounts.setIdentity('mia', phone('+65 2'), 6)).toBe(false);
      expect(await accounts.identities('mia')).toEqual([mail('mia'), phone('+65 1')]);
      expect(await accounts.setIdentity('mia', phone('+65 3'), 7)).toBe(true);
      expect((await accounts.find(phone('+65 3')))?.id).toBe('mia');
      expect(await accounts.find(phone('+65 1'))).toBeUndefined();
      expect((await accounts.find(phone('+65 2')))?.id).toBe('otto');
      expect(await accounts.find({ kind: 'email', subject: '+65 3' })).toBeUndefined();
    });

    it('is refused only for a taken identity: other errors are reported', async () => {
      const { accounts } = store;
      await create('ida');
      const mail = { kind: 'email', subject: 'ida@example.org' } as const;
      const account = { name: 'Ida', birthday: '1990-01-01', region: 'sg', created_at: 1 };
      expect(await accounts.create({ ...account, id: 'another' }, mail)).toBe(false);
      const phone = { kind: 'phone', subject: '+65 9' } as const;
      await expect(accounts.create({ ...account, id: 'ida' }, phone)).rejects.toMatchObject({
        message: expect.stringMatching(/unique/i),
      });
      expect(await accounts.find(phone)).toBeUndefined();
      await expect(accounts.setIdentity('nobody', phone, 1)).rejects.toMatchObject({
        message: expect.stringMatching(/foreign key/i),
      });
    });

    it('of a kind unknown to this version is not listed, and opens nothing', async () => {
      const { accounts, database } = store;
      await create('kim');
      const of = { user_id: 'kim', created_at: 9 };
      const identity = { ...of, kind: 'pigeon', subject: 'post' };
      await database.query().insertInto('identity').values(identity).execute();
      const session = { ...of, id: 's-kim', method: 'pigeon', device: null, seen_at: 9 };
      await database.query().insertInto('session').values(session).execute();
      expect(await accounts.identities('kim')).toEqual([
        { kind: 'email', subject: 'kim@example.org' },
      ]);
      expect(await accounts.sessions.find('s-kim')).toBeUndefined();
      expect(await accounts.sessions.of('kim')).toEqual([]);
    });

    it('replaces a password only if it is still the one that was checked', async () => {
      const { accounts } = store;
      await create('eve', { password: 'old' });
      await create('never', {});
      expect(await accounts.setPassword('eve', 'new', 'another')).toBe(false);
      expect((await accounts.get('eve'))?.password).toBe('old');
      expect(await accounts.setPassword('eve', 'new', 'old')).toBe(true);
      expect(await accounts.keepsPassword('eve', 'old')).toBe(false);
      expect(await accounts.setPassword('nobody', 'new')).toBe(false);
      expect(await accounts.get('never')).toEqual({
        ...{ id: 'never', name: 'never', birthday: '1990-01-01', region: 'sg', created_at: 1 },
        ...{ password: undefined, banned_at: undefined, ban_reason: undefined },
      });
    });

    it('to a banned account gives the reason until the ban ends, and its shared themes are off the square', async () => {
      const { accounts, themes } = store;
      for (const id of ['loud', 'calm']) {
        await create(id);
        await themes.create(
          {
            ...{ id: `th_${id}`, owner: `u:${id}`, name: id, shared: true, taken_down: false },
            definition: { keywords: [], excluded: [], sources: [], languages: [] },
            ...{ follow_count: 0, created_at: 1, updated_at: 1 },
          },
          20,
        );
      }
      const square = async () =>
        (await themes.square(undefined, 9)).items.map(({ id }) => id).sort();
      await accounts.setBanned('loud', { at: 7, reason: 'spam' });
      expect(await accounts.get('loud')).toMatchObject({ banned_at: 7, ban_reason: 'spam' });
      expect((await accounts.get('calm'))?.banned_at).toBeUndefined();
      expect(await square()).toEqual(['th_calm']);
      await accounts.setBanned('loud', undefined);
      expect(await accounts.get('loud')).toMatchObject({ name: 'loud', banned_at: undefined });
      expect((await accounts.get('loud'))?.ban_reason).toBeUndefined();
      expect(await square()).toEqual(['th_calm', 'th_loud']);
    });

    it('of a deleted account leaves no session, counter, slot or operator role; others keep theirs', async () => {
      const { accounts, quotas, operators } = store;
      for (const id of ['goes', 'keeps']) {
        await create(id);
        await accounts.sessions.add({
          ...{ id: `s-${id}`, user_id: id, method: 'email', created_at: 1, seen_at: 1 },
        });
        await quotas.count(`chat:u:${id}:today`, 100, 1);
        await quotas.take(`streams:u:${id}`, 2, `slot-${id}`, 100, 1);
        await operators.add({ user_id: id, created_at: 1, added_by: 'command' });
      }
      await accounts.remove('goes');
      const left = async (id: string) => [
        await accounts.find({ kind: 'email', subject: `${id}@example.org` }),
        await accounts.sessions.find(`s-${id}`),
        (await rowsOf('counter')).find(({ name }) => name.includes(id)),
        (await rowsOf('lease')).find(({ holder }) => holder.includes(id)),
        (await operators.has(id)) || undefined,
      ];
      expect((await left('goes')).filter(Boolean)).toEqual([]);
      expect((await left('keeps')).filter(Boolean)).toHaveLength(5);
    });

    it('accounts are all listed in the order of their ids', async () => {
      const seen: string[] = [];
      for (let after = ''; ;) {
        const ids = await store.accounts.ids(after, 3);
        seen.push(...ids);
        if (ids.length < 3) break;
        after = ids.at(-1) ?? '';
      }
      const rows = await store.database.query().selectFrom('account').select('id').execute();
      expect(new Set(seen).size).toBe(seen.length);
      expect([...seen].sort()).toEqual(rows.map(({ id }) => id).sort());
      await store.accounts.setName('ana', 'Ana B.');
      expect((await store.accounts.get('ana'))?.name).toBe('Ana B.');
      expect((await store.accounts.get('ben'))?.name).toBe('ben');
    });
  });

  describe('limited actions', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('are counted by name until their end, then start again', async () => {
      const { quotas } = store;
      expect([await quotas.count('a', 100, 1), await quotas.count('a', 500, 99)]).toEqual([1, 2]);
      expect(await quotas.used('a', 99)).toBe(2);
      expect(await quotas.used('a', 100)).toBe(0);
      expect(await quotas.used('b', 99)).toBe(0);
      expect(await quotas.count('a', 300, 100)).toBe(1);
      expect([await quotas.used('a', 299), await quotas.used('a', 300)]).toEqual([1, 0]);
    });

    it('without a result are given back, never below zero and not after their end', async () => {
      const { quotas } = store;
      for (const name of ['gives', 'keeps']) await quotas.count(name, 100, 1);
      await quotas.giveBack('gives', 100);
      expect(await quotas.used('gives', 99)).toBe(1);
      for (let n = 0; n < 3; n += 1) await quotas.giveBack('gives', 99);
      expect([await quotas.used('gives', 99), await quotas.used('keeps', 99)]).toEqual([0, 1]);
      expect(await quotas.count('gives', 100, 50)).toBe(1);
    });

    it('delete expired counters when another is created, and no others', async () => {
      const { quotas, database } = store;
      await quotas.count('over', 1_000, 1);
      await quotas.count('open', 1_001, 1);
      await quotas.count('new', 9_000, 1_000);
      const rows = await database.query().selectFrom('counter').select('name').execute();
      expect(rows.map(({ name }) => name).sort()).toEqual(['new', 'open']);
    });

    it('keep a slot while it is renewed, and free it on release or expiry', async () => {
      const { quotas } = store;
      const take = (slot: string, now: number) => quotas.take('s', 2, slot, now + 10, now);
      expect([await take('one', 0), await take('two', 0), await take('three', 0)]).toEqual([
        ...[true, true, false],
      ]);
      expect(await quotas.freeAt('s')).toBe(10);
      await quotas.renew('one', 30);
      await quotas.sweep(10);
      expect(await quotas.freeAt('s')).toBe(30);
      expect([await take('three', 10), await take('four', 10)]).toEqual([true, false]);
      await quotas.release('one');
      expect(await quotas.freeAt('s')).toBe(20);
      expect(await take('five', 19)).toBe(true);
      // An expired slot, whether deleted yet or not.
      expect([await take('six', 19), await take('six', 20)]).toEqual([false, true]);
      await quotas.sweep(30);
      expect(await quotas.freeAt('s')).toBe(0);
    });
  });
});
