// One secret signs two kinds of texts: the reader's identity and the unsubscribe token of a mail.
// Neither may be accepted in place of the other.
import { signIdentity, verifyIdentity } from '@/lib/contract/identity';
import { createUnsubscribeTokens } from '@/lib/newsroom/day-mail/unsubscribe-token';

const secret = 'one secret that both are made of, as is usual';
const now = Date.UTC(2026, 0, 15, 12);
const marks = createUnsubscribeTokens([secret]);

it('an unsubscribe token signs nobody in, and an identity unsubscribes nobody', async () => {
  const mark = marks.of('ann');
  expect(marks.read(mark)).toBe('ann');
  expect(await verifyIdentity(mark, secret, now)).toBeUndefined();
  const identity = await signIdentity({ user: 'ann' }, secret, now);
  expect(await verifyIdentity(identity, secret, now)).toEqual({ user: 'ann' });
  expect(marks.read(identity)).toBeUndefined();
});

it('the two kinds of signature differ for any text', async () => {
  const identity = await signIdentity({ user: 'ann' }, secret, now);
  const signed = identity.slice(0, identity.lastIndexOf('.'));
  expect(marks.of(signed)).not.toBe(identity);
});
