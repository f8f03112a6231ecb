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

    it('are deleted after a time', async () => {
      const store = await engine.open(await engine.fresh());
      await store.events.save(sampleEvent('old'));
      await store.changes.forget(Date.now() + 1_000);
      const rows = await store.database.query().selectFrom('change').selectAll().execute();
      expect(rows).toEqual([]);
    });
  });
});
