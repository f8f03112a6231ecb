// Two kinds of signed texts come from one secret: who is asking, and the mark of a mail that ends it.
// Neither is good for what the other is.
import { signIdentity, verifyIdentity } from '@/lib/contract/identity';
import { createUnsubscribeTokens } from '@/lib/newsroom/day-mail/unsubscribe-token';

const secret = 'one secret that both are made of, as is usual';
const now = Date.UTC(2026, 0, 15, 12);
const marks = createUnsubscribeTokens([secret]);

it('the mark of a mail signs nobody in, and an identity ends no mail', async () => {
  const mark = marks.of('ann');
  expect(marks.read(mark)).toBe('ann');
  expect(await verifyIdentity(mark, secret, now)).toBeUndefined();
  const identity = await signIdentity({ user: 'ann' }, secret, now);
  expect(await verifyIdentity(identity, secret, now)).toEqual({ user: 'ann' });
  expect(marks.read(identity)).toBeUndefined();
});

it('the signature of the one is not that of the other, over whatever text', async () => {
  const identity = await signIdentity({ user: 'ann' }, secret, now);
  const signed = identity.slice(0, identity.lastIndexOf('.'));
  expect(marks.of(signed)).not.toBe(identity);
});
