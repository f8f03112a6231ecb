import { failureIn } from '@/lib/newsroom/feed-desk/feed-words';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { damagedFeed, readFeed } from '@/lib/newsroom/ingest/read-feed';
import { troubleOf } from '@/lib/newsroom/themes/feed-at';
import { sayTrouble } from '@/lib/newsroom/themes/feed-trouble';

const whyNot = (text: string) => {
  const read = readFeed(Buffer.from(text), { now: 0 });
  return read.ok ? '' : read.why;
};

it.each([
  ['a page', whyNot('<!doctype html><title>Log in</title>')],
  ['nothing', whyNot('')],
  ['another document', whyNot('{"items": 1')],
  ['a feed that was cut off', damagedFeed],
  ['a feed that is gone', 'the server says that this feed is gone for good (410)'],
])('the reason why a poll of %s failed is given in the caller’s language', (_what, why) => {
  expect(failureIn(why, 'zh')).toMatch(/\p{sc=Han}/u);
  expect(failureIn(why, 'ph')).not.toBe(why);
});

it('an address with a blocked port is reported as that, not as private', async () => {
  const fetch = createGuardedFetch({ resolve: async () => ['93.184.216.34'] });
  const error: unknown = await fetch('http://rivers.example.org:81/feed', { maxBytes: 9 }).catch(
    (thrown: unknown) => thrown,
  );
  expect(sayTrouble(troubleOf(error), 'en')).toContain('8000 to 9999');
  const kept = `refused: ${error instanceof Error ? error.message : ''}`;
  expect(failureIn(kept, 'en')).toBe(sayTrouble(troubleOf(error), 'en'));
});
