import { withUnsent, type Unsent } from '@/lib/model/offline/outbox';
import { LikeStatus } from '@/lib/model/wire/card-enums';

const liked = { like_status: LikeStatus.Like, like_count: 1 };
const none = { like_status: LikeStatus.None, like_count: 0 };
const entry = (patch: Partial<Unsent> = {}): Unsent => ({
  ...{ key: 'k1', owner: 'u1', call: 'LikeFeedBack', id: 'e1', input: {}, at: 1 },
  ...{ before: none, after: liked },
  ...patch,
});
const keys = (queue: readonly Unsent[]) => queue.map(({ key }) => key);

it('actions are queued in order', () => {
  const queue = [entry(), entry({ key: 'k2', id: 'e2' })];
  expect(keys(withUnsent(queue, entry({ key: 'k3', id: 'e3' })))).toEqual(['k1', 'k2', 'k3']);
});

it('of several changes to one mark the last is kept, with the state before the first', () => {
  const queue = withUnsent([entry(), entry({ key: 'k2', id: 'e2' })], {
    ...entry({ key: 'k3', before: liked, after: none }),
  });
  expect(keys(queue)).toEqual(['k2', 'k3']);
  expect(queue.at(-1)).toMatchObject({ before: none, after: none });
});

it.each([{ owner: 'u2' }, { call: 'CollectOrUncollectEvents' as const }, { id: 'e2' }])(
  'replaces no other mark, and no other reader’s: %j',
  (other) =>
    expect(keys(withUnsent([entry()], entry({ key: 'k2', ...other })))).toEqual(['k1', 'k2']),
);
