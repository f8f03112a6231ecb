import { anythingChanged } from '@/lib/contract/changes';
import { until } from '@/tests/until';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('changes', () => {
    it('reach every process once they are committed, and not when rolled back', async () => {
      const options = await engine.fresh();
      const [writing, other] = [await engine.open(options), await engine.open(options)];
      await writing.events.save(sampleEvent('before'));
      const leaving = new AbortController();
      const heard: string[] = [];
      const following = other.changes.follow((subject) => heard.push(subject), leaving.signal);
      // A new listener hears only later changes; the first one received shows that it is listening.
      await until(async () => {
        await writing.changes.note('hello');
        return heard.includes('hello');
      });
      const failing = writing.transaction(async () => {
        await writing.events.save(sampleEvent('taken-back'));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await writing.events.save(sampleEvent('e-1'));
      await writing.events.save(sampleEvent('e-2'));
      await writing.events.takeDown('before');
      await writing.events.merge('e-1', 'e-2', 1);
      await writing.changes.note(anythingChanged);
      await until(() => heard.includes(anythingChanged));
      leaving.abort();
      await following;
      const told = heard.filter((subject) => subject !== 'hello');
      expect(new Set(told)).toEqual(new Set(['e-1', 'e-2', 'before', anythingChanged]));
    });

    it('are heard by those who follow though a clock was ahead, each once', async () => {
      const options = await engine.fresh();
      const [writing, other] = [await engine.open(options), await engine.open(options)];
      const ahead = { subject: 'ahead', changed_at: Date.now() + 20_000 };
      await writing.database.query().insertInto('change').values(ahead).execute();
      const leaving = new AbortController();
      const heard: string[] = [];
      const following = other.changes.follow((subject) => heard.push(subject), leaving.signal);
      await until(async () => {
        await writing.changes.note('hello');
        return heard.includes('hello');
      });
      for (const subject of ['one', 'two', 'ahead']) await writing.changes.note(subject);
      await until(() => ['one', 'two', 'ahead'].every((subject) => heard.includes(subject)));
      const before = [...heard];
      await writing.changes.note('last');
      await until(() => heard.includes('last'));
      leaving.abort();
      await following;
      // On Postgres a change is told and found, which is no harm: what it names is read anew.
      const again = heard.slice(before.length).filter((subject) => subject !== 'last');
      if (engine.kind() === 'sqlite') expect(again).toEqual([]);
      expect(new Set(heard)).toEqual(new Set(['hello', 'one', 'two', 'ahead', 'last']));
    });

    it('are deleted after a time', async () => {
      const store = await engine.open(await engine.fresh());
      await store.events.save(sampleEvent('old'));
      await store.changes.forget(Date.now() + 1_000);
      const rows = await store.database.query().selectFrom('change').selectAll().execute();
      expect(rows).toEqual([]);
    });
  });
});
