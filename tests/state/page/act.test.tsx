/** @jest-environment ./tests/dom-with-fetch.mjs */
import { topic } from '@/lib/contract/topic';
import { renameAtom } from '@/lib/state/account/own-account';
import { muteAtom, unmuteAtom } from '@/lib/state/feed/mutes';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { createTopicAtom, followTopicAtom } from '@/lib/state/topics/follow-topic';
import { deleteTopicAtom, editTopicAtom } from '@/lib/state/topics/made-topic';
import { newReader, type Answer } from '../reader';

const word = { kind: 'word', label: 'Tea' } as const;
const tides = topic.parse({ topic_id: 't1', topic_name: 'Tides' });

/** A signed-in reader whose service answers the first, second … time with these. */
function withAnswers(...answers: Answer[]) {
  const { store, asked } = newReader(() => answers[asked.length - 1] ?? 'broken');
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  const told = () => store.get(noticesAtom).map((notice) => 'key' in notice && notice.key);
  return { store, asked, told };
}
type Store = ReturnType<typeof withAnswers>['store'];

const acts: [name: string, act: (store: Store) => Promise<unknown>][] = [
  ['follow a topic', (store) => store.set(followTopicAtom, 't1', true)],
  ['make a topic', (store) => store.set(createTopicAtom, { query: 'tides' })],
  ['edit a topic', (store) => store.set(editTopicAtom, { topic_id: 't1', title: 'Tides' })],
  ['delete a topic', (store) => store.set(deleteTopicAtom, 't1')],
  ['mute', (store) => store.set(muteAtom, word)],
  ['take a mute back', (store) => store.set(unmuteAtom, word, 'again')],
  ['take another name', (store) => store.set(renameAtom, 'Ada')],
];

it.each(acts)('%s: where the first answer is lost, the second one counts', async (_, act) => {
  const done = { code: 0, status: true, topic: tides, data: { name: 'Ada' } };
  const { store, asked, told } = withAnswers('broken', { body: done });
  expect(await act(store)).toBeTruthy();
  const [first, second] = asked;
  expect(second).toEqual(first);
  expect(told()).not.toContain('acts.noAnswer');
});

it.each(acts)(
  '%s: without an answer, no message claims that nothing was changed',
  async (_, act) => {
    const { store, asked, told } = withAnswers();
    expect(await act(store)).toBeFalsy();
    expect(asked).toHaveLength(2);
    expect(told()).toEqual(['acts.noAnswer']);
  },
);

it('without a network nothing was changed, and nothing is repeated', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store, asked, told } = withAnswers();
  expect(await store.set(muteAtom, word)).toBe(false);
  expect(asked).toHaveLength(1);
  expect(told()).toEqual(['acts.muteFailed']);
  online.mockRestore();
});

it('a refused action is not repeated', async () => {
  const refused = { code: 1, base_resp: { error_code: 400, error_message: 'No.' } };
  const { store, asked } = withAnswers({ status: 400, body: refused });
  expect(await store.set(followTopicAtom, 't1', true)).toBeUndefined();
  expect(asked).toHaveLength(1);
});
