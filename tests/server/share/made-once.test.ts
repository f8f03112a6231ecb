import { processState } from '@/lib/server/process/process-state';
import { madeOnce } from '@/lib/server/share/made-once';

const page = (text: string) => ({
  page: { status: 200, headers: {}, body: Buffer.from(text) },
  cacheable: true,
});

/** A page that is rendered when the test says so, and the number of renderings. */
function slowly(text: string, cacheable = true) {
  const begun: (() => void)[] = [];
  const make = () =>
    new Promise<ReturnType<typeof page>>((resolve) => {
      begun.push(() => resolve({ ...page(text), cacheable }));
    });
  return { begun, make };
}

const bodies = async (all: Promise<{ page: { body: Buffer } }>[]) =>
  (await Promise.all(all)).map((made) => made.page.body.toString());

beforeEach(() => processState().sharedPages.forget('*'));

it('64 concurrent requests for a missing page share one rendering', async () => {
  const { begun, make } = slowly('one');
  const all = Array.from({ length: 64 }, () => madeOnce('["cold"]', make));
  expect(begun).toHaveLength(1);
  begun[0]?.();
  expect(new Set(await bodies(all))).toEqual(new Set(['one']));
  expect(await bodies([madeOnce('["cold"]', make)])).toEqual(['one']);
  expect(begun).toHaveLength(1);
});

it('a request after a change gets what is rendered after it, and that is cached', async () => {
  const [old, anew] = [slowly('old'), slowly('new')];
  const first = madeOnce('["id-1"]', old.make);
  processState().sharedPages.forget('id-1');
  const second = madeOnce('["id-1"]', anew.make);
  anew.begun[0]?.();
  expect(await bodies([second])).toEqual(['new']);
  old.begun[0]?.();
  expect(await bodies([first])).toEqual(['old']);
  expect(await bodies([madeOnce('["id-1"]', old.make)])).toEqual(['new']);
});

it('what may not be cached, or fails, is rendered again', async () => {
  const passing = slowly('503', false);
  const all = [madeOnce('["away"]', passing.make), madeOnce('["away"]', passing.make)];
  passing.begun[0]?.();
  expect(await bodies(all)).toEqual(['503', '503']);
  const failing = () => Promise.reject(new Error('on purpose'));
  await expect(madeOnce('["away"]', failing)).rejects.toThrow('on purpose');
  const good = slowly('good');
  const later = madeOnce('["away"]', good.make);
  good.begun[0]?.();
  expect(await bodies([later])).toEqual(['good']);
});

it('without a key every request is answered separately', async () => {
  const { begun, make } = slowly('mine');
  const all = [madeOnce(undefined, make), madeOnce(undefined, make)];
  for (const end of begun) end();
  expect(await bodies(all)).toEqual(['mine', 'mine']);
  expect(begun).toHaveLength(2);
});
