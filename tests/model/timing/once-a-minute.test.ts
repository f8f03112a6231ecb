import { minuteMs } from '@/lib/model/time';
import { createOnceAMinute } from '@/lib/model/timing/once-a-minute';

it('reports each message at most once a minute', () => {
  let now = 1_000_000;
  const said: string[] = [];
  const onceAMinute = createOnceAMinute(() => now);
  const say = (key: string) => onceAMinute(key, () => said.push(key));
  say('one');
  say('one');
  say('other');
  now += minuteMs - 1;
  say('one');
  expect(said).toEqual(['one', 'other']);
  now += 1;
  say('one');
  expect(said).toEqual(['one', 'other', 'one']);
  now -= 10 * minuteMs;
  say('one');
  expect(said).toEqual(['one', 'other', 'one', 'one']);
});
