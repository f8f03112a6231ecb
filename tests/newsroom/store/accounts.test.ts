import {
  failuresADay,
  failuresFree,
  failureWaitMs,
  phoneCodeTries,
} from '@/lib/model/limits/account';
import { admit } from '@/lib/newsroom/accounts/rate-limits';
import type { StoredAccount } from '@/lib/newsroom/store/contract/account-store';
import { ownedTables } from '@/lib/newsroom/store/readers/owned-tables';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { beforeCommit } from './before-commit';
import { hasSessions, onBothEngines, type TestEngine } from './engines';
import { sampleEvent } from './sample';
import { startChild } from './start-child';

const hour = 3_600_000;
const account = (id: string): StoredAccount => ({
  id,
  name: id,
  birthday: '1990-01-01',
  region: 'sg',
  created_at: 1,
});
const code = (subject: string) => ({
  scene: 'phone' as const,
  subject,
  flow: 'flow',
  digest: 'digest',
  ends_at: 1_000,
});
const times = <T>(n: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => run(index)));
const whole = (answers: readonly unknown[]) => answers.filter(Boolean).length;

onBothEngines((engine) => {
  describe('accounts', () => {
    let options: Awaited<ReturnType<TestEngine['fresh']>>;
    let store: OpenStore;
    beforeAll(async () => {
      options = await engine.fresh();
      store = await engine.open(options);
      for (const id of ['a', 'b', 'c']) await store.events.save(sampleEvent(id));
    });

    it('20 sign-ups with one address at once create one account', async () => {
      const identity = { kind: 'email', subject: 'one@example.org' } as const;
      const made = await times(20, (n) => store.accounts.create(account(`one-${n}`), identity));
      expect(whole(made)).toBe(1);
      const found = await store.accounts.find(identity);
      expect(found?.id).toBe(`one-${made.indexOf(true)}`);
      const rows = await store.database
        .query()
        .selectFrom('account')
        .select('id')
        .where('id', 'like', 'one-%')
        .execute();
      expect(rows).toHaveLength(1);
    });

    it('a comparison waits for a password change by another connection', async () => {
      const identity = { kind: 'email', subject: 'kept@example.org' } as const;
      await store.accounts.create({ ...account('kept'), password: 'old' }, identity);
      expect(await store.accounts.keepsPassword('kept', 'old')).toBe(true);
      expect(await store.accounts.keepsPassword('nobody', 'old')).toBe(false);
      if (!hasSessions(engine)) return;
      const stores = [store, await engine.open(options), await engine.open(options)];
      const keeps = await beforeCommit(
        stores,
        (inside) => inside.accounts.setPassword('kept', 'new'),
        (web) => web.transaction((inside) => inside.accounts.keepsPassword('kept', 'old')),
      );
      expect(keeps).toBe(false);
    });

    it('200 parallel guesses admit exactly 3 comparisons', async () => {
      await store.accounts.codes.put(code('guessed'), 0);
      const admitted = await times(200, () =>
        store.accounts.codes.attempt(code('guessed'), phoneCodeTries, 1),
      );
      expect(admitted.flatMap((one) => (one ? [one.tries] : [])).sort()).toEqual([1, 2, 3]);
    });

    it('guesses in several processes together admit exactly 3', async () => {
      await store.accounts.codes.put(code('everywhere'), 0);
      const children = [1, 2, 3].map(() => startChild('guess', options, 'everywhere', '40'));
      const own = await times(40, () =>
        store.accounts.codes.attempt(code('everywhere'), phoneCodeTries, 1),
      );
      expect(await Promise.all(children.map(({ ended }) => ended))).toEqual([0, 0, 0]);
      const theirs = children.map(({ lines }) => Number(lines.at(-1)));
      expect(whole(own) + theirs.reduce((sum, n) => sum + n, 0)).toBe(phoneCodeTries);
    });

    it('a code is for one scene, one flow and its time, and is used up once', async () => {
      const { codes } = store.accounts;
      await codes.put(code('used'), 0);
      const attempt = (over: object, now = 1) =>
        codes.attempt({ ...code('used'), ...over }, 9, now);
      expect(await attempt({ scene: 'reset' })).toBeUndefined();
      expect(await attempt({ flow: 'other' })).toBeUndefined();
      expect(await attempt({}, 1_000)).toBeUndefined();
      expect(await codes.waits('phone', 'used', 'flow', 999)).toBe(true);
      expect(await codes.waits('phone', 'used', 'other', 999)).toBe(false);
      expect(await attempt({})).toMatchObject({ digest: 'digest', tries: 1 });
      const used = await times(20, () => codes.consume(code('used')));
      expect(whole(used)).toBe(1);
      expect(await attempt({})).toBeUndefined();
    });

    it('a newer code replaces the older one and its tries', async () => {
      const { codes } = store.accounts;
      await codes.put(code('newer'), 0);
      await codes.attempt(code('newer'), 3, 1);
      await codes.put({ ...code('newer'), digest: 'second' }, 1);
      expect(await codes.attempt(code('newer'), 3, 1)).toMatchObject({
        digest: 'second',
        tries: 1,
      });
    });

    it('of 200 attempts at once on one address 3 start; then it waits', async () => {
      const { failures } = store.accounts;
      const begun = await times(200, () => failures.begin('many', 1_000));
      expect(begun.filter((closed) => closed === 0)).toHaveLength(failuresFree);
      expect(await failures.closedUntil('many')).toBe(1_000 + failureWaitMs);
    });

    it('the wait doubles up to an hour, and the tenth failure closes for a day', async () => {
      const { failures } = store.accounts;
      let now = 1_000_000;
      const waits: number[] = [];
      for (let n = 0; n < failuresADay; n += 1) {
        expect(await failures.begin('waits', now)).toBe(0);
        const closed = Math.max(await failures.closedUntil('waits'), now);
        waits.push((closed - now) / 1_000);
        now = closed;
      }
      expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 960, 1_920, 86_400]);
    });

    it('a flow to a provider is completed once, by its own browser', async () => {
      const { flows } = store.accounts;
      const flow = { state: 's', flow: 'f', provider: 'apple', asked: '{}', ends_at: 100 };
      await flows.put(flow, 0);
      expect(await flows.take('s', 'other', 'apple', 1)).toBeUndefined();
      expect(await flows.take('s', 'f', 'facebook', 1)).toBeUndefined();
      expect(await flows.take('s', 'f', 'apple', 100)).toBeUndefined();
      const taken = await times(20, () => flows.take('s', 'f', 'apple', 1));
      expect(whole(taken)).toBe(1);
    });

    it('a rate limit admits exactly its number in any window of its length', async () => {
      const rateLimits = [
        { scope: 'limit:short', most: 3, ms: 60_000 },
        { scope: 'limit:long', most: 6, ms: hour },
      ];
      const at = (now: number) => admit(store.quotas, rateLimits, now);
      const first = await times(50, () => at(1_000));
      expect(first.filter(({ admitted }) => admitted)).toHaveLength(3);
      const refused = { admitted: false, act: 'limit' };
      expect(await at(60_999)).toEqual({ ...refused, retryAfterSeconds: 1 });
      const second = await times(50, () => at(61_000));
      expect(second.filter(({ admitted }) => admitted)).toHaveLength(3);
      // What the long limit refused used nothing of the short one.
      expect(await at(130_000)).toEqual({ ...refused, retryAfterSeconds: 3_471 });
      expect(await store.quotas.freeAt('limit:short')).toBe(0);
    });

    it('an undone count was never counted', async () => {
      const rateLimit = [{ scope: 'limit:undone', most: 1, ms: 60_000 }];
      const taken = await admit(store.quotas, rateLimit, 1_000);
      if (taken.admitted) await taken.undo();
      expect((await admit(store.quotas, rateLimit, 1_000)).admitted).toBe(true);
    });

    it('sessions end one by one, all of a user, and by age', async () => {
      const { accounts } = store;
      await accounts.create(account('s'), { kind: 'phone', subject: '+63 s' });
      const add = (id: string, created_at: number, seen_at: number) =>
        accounts.sessions.add({ id, user_id: 's', method: 'phone', created_at, seen_at });
      await add('old', 1, 500);
      await add('idle', 300, 300);
      await add('fresh', 400, 600);
      await accounts.sessions.sweep(300, 1);
      expect(await accounts.sessions.find('old')).toBeUndefined();
      expect(await accounts.sessions.find('idle')).toBeUndefined();
      expect(await accounts.sessions.find('fresh')).toMatchObject({ user_id: 's', seen_at: 600 });
      await accounts.sessions.touch('fresh', 700);
      await accounts.sessions.touch('fresh', 650);
      expect((await accounts.sessions.find('fresh'))?.seen_at).toBe(700);
      await accounts.sessions.endAll('s');
      expect(await accounts.sessions.find('fresh')).toBeUndefined();
    });

    it('what a device did becomes the user’s, and what both did counts once', async () => {
      const { accounts, readers } = store;
      await accounts.create(account('guest'), { kind: 'phone', subject: '+63 guest' });
      const [device, user] = ['d:dev', 'u:guest'] as const;
      await readers.setLiked(device, ['a', 'b'], true, 1);
      await readers.setLiked(user, ['b', 'c'], true, 2);
      await readers.setFavorite(device, ['a'], true, 1);
      await readers.markRead(device, 'a', 'v-device', 5);
      await readers.markRead(device, 'b', 'v-late', 9);
      await readers.markRead(user, 'b', 'v-early', 3);
      await readers.markRead(device, 'c', 'v-early', 3);
      await readers.markRead(user, 'c', 'v-late', 9);
      await readers.markRead(user, 'a', 'v-device', 1);
      await readers.keepPlace(user, 'a', 'v-device', 2_500);
      await readers.keepPlace(user, 'b', 'v-early', 2_500);
      await readers.addShown(device, 'recommend', ['a', 'b'], 4);
      await accounts.adopt('dev', 'guest');
      const marks = await readers.marks(user, ['a', 'b', 'c']);
      expect(Object.fromEntries(marks)).toEqual({
        a: { liked: true, favorite: true, read_version: 'v-device', place: 2_500 },
        b: { liked: true, favorite: false, read_version: 'v-late' },
        c: { liked: true, favorite: false, read_version: 'v-late' },
      });
      const counts = await Promise.all(['a', 'b', 'c'].map((id) => store.events.get(id)));
      expect(counts.map((event) => event?.like_count)).toEqual([1, 1, 1]);
      expect((await readers.shown(user, 'recommend', undefined, 9)).items).toHaveLength(2);
      expect((await readers.marks(device, ['a', 'b', 'c'])).size).toBe(0);
      // Again, with nothing left to move.
      await accounts.adopt('dev', 'guest');
      expect((await readers.marks(user, ['a'])).get('a')?.liked).toBe(true);
    });

    it('removing an account leaves the others unchanged', async () => {
      const { accounts, readers } = store;
      for (const id of ['goes', 'stays']) {
        await accounts.create(account(id), { kind: 'phone', subject: `+63 ${id}` });
        await readers.setLiked(`u:${id}`, ['a'], true, 1);
      }
      const before = (await store.events.get('a'))?.like_count ?? 0;
      expect(await accounts.remove('goes')).toBe(true);
      expect(await accounts.remove('goes')).toBe(false);
      expect((await store.events.get('a'))?.like_count).toBe(before - 1);
      expect(await accounts.get('stays')).toBeDefined();
      expect((await readers.marks('u:stays', ['a'])).get('a')?.liked).toBe(true);
      expect(Object.keys(ownedTables)).toContain('event_like');
    });
  });
});
