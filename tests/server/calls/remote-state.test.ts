import { remoteState } from '@/lib/server/calls/remote-state';
import { failuresUntilAway } from '@/lib/server/process/breaker';
import { processState } from '@/lib/server/process/process-state';

process.env.LOG_LEVEL = 'silent';
process.env.NEWS_SERVICE_SECRET = 'a secret of thirty-two characters';
process.env.SESSION_SECRET = 'another secret of some more characters';
beforeEach(() => processState().remotes.clear());

it('each service has a state of its own, the same for all who ask it', () => {
  const [one, other] = [remoteState('http://a.example'), remoteState('http://b.example')];
  expect(remoteState('http://a.example')).toBe(one);
  for (let call = 0; call < failuresUntilAway; call += 1) one.breaker.failed();
  expect([one.breaker.mayAsk(), other.breaker.mayAsk()]).toEqual([false, true]);
  one.breaker.answered();
  expect(one.breaker.mayAsk()).toBe(true);
});

it.each(['secret', 'clock', 'other', '__proto__', ''])(
  'a service that refuses us for %j breaks nothing, however often',
  (reason) => {
    const state = remoteState('http://a.example');
    expect(() => {
      state.onIdentityRefused(reason);
      state.onIdentityRefused(reason);
    }).not.toThrow();
    expect(state.breaker.mayAsk()).toBe(true);
  },
);

it('an address that cannot be read has a state, too', () => {
  const { breaker } = remoteState('no address');
  for (let call = 0; call < failuresUntilAway; call += 1) breaker.failed();
  expect(breaker.mayAsk()).toBe(false);
});
