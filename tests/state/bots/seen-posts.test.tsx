/** @jest-environment ./tests/dom-with-fetch.mjs */
import { readOutbox } from '@/lib/browser/offline/outbox';
import { bodyMaxItems } from '@/lib/model/limits/service';
import { seePostAtom, tellSeenAtom } from '@/lib/state/bots/seen-posts';
import { sendOutboxAtom } from '@/lib/state/offline/send-outbox';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer } from '../reader';

function page(answer: Answer = { body: { code: 0 } }, id: string | undefined = 'u1') {
  const reader = newReader(() => answer);
  reader.store.set(readerAtom, id === '' ? undefined : { id });
  const see = (...ids: string[]) => ids.forEach((one) => reader.store.set(seePostAtom, one));
  const told = () => reader.asked.map(({ input }) => input.displayed_post_ids);
  return { ...reader, see, told, tell: () => reader.store.set(tellSeenAtom) };
}

beforeEach(() => localStorage.clear());

it('seen posts are reported in one call, each once', async () => {
  const { see, tell, asked, told } = page();
  see('p1', 'p2', 'p1');
  await tell();
  see('p2', 'p3');
  await tell();
  await tell();
  expect(told()).toEqual([['p1', 'p2'], ['p3']]);
  expect(asked[0]).toMatchObject({
    name: 'ListPosts',
    input: { limit: 1, displayed_post_ids: ['p1', 'p2'] },
  });
  expect(readOutbox()).toEqual([]);
});

it('a call has at most as many of them as the service accepts', async () => {
  const { see, tell, told } = page();
  const ids = Array.from({ length: bodyMaxItems + 1 }, (_, at) => `p${at}`);
  see(...ids);
  await tell();
  expect(told()).toEqual([ids.slice(0, bodyMaxItems), ids.slice(bodyMaxItems)]);
});

it('they are stored before the call is sent, and sent at the next visit where it did not arrive', async () => {
  const broken = page('broken', '');
  broken.see('p1');
  void broken.tell();
  expect(readOutbox()).toMatchObject([{ call: 'ListPosts' }]);
  broken.see('p2');
  await broken.tell();
  const { store, told } = page(undefined, '');
  await store.set(sendOutboxAtom);
  expect(told()).toEqual([['p1'], ['p2']]);
  expect(readOutbox()).toEqual([]);
});

it('posts seen by one reader are never reported for another', async () => {
  const { store, see, tell, told } = page();
  see('p1');
  store.set(readerAtom, { id: 'u2' });
  see('p1', 'p2');
  await tell();
  expect(told()).toEqual([['p1', 'p2']]);
  expect(readOutbox()).toMatchObject([{ owner: 'u1', input: { displayed_post_ids: ['p1'] } }]);
});

it('a service that does not accept them shows the reader no error', async () => {
  const broken = page({ status: 502, body: {} });
  broken.see('p1');
  await broken.tell();
  const { store } = page({ status: 404, body: {} });
  await store.set(sendOutboxAtom);
  expect([store.get(noticesAtom), readOutbox()]).toEqual([[], []]);
});
