import { awayMs, createBreaker, failuresUntilAway } from '@/lib/server/process/breaker';

function breaker() {
  let now = 0;
  const changes: boolean[] = [];
  const made = createBreaker({ clock: () => now, onChange: (away) => void changes.push(away) });
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) made.failed();
  };
  return { ...made, fail, changes, pass: (ms: number) => (now += ms) };
}

describe('a service that does not answer', () => {
  it('is called as long as some calls succeed', () => {
    const { mayAsk, fail, answered, changes } = breaker();
    for (let round = 0; round < 5; round++) {
      fail(failuresUntilAway - 1);
      answered();
      expect(mayAsk()).toBe(true);
    }
    expect(changes).toEqual([]);
  });

  it('is left alone after a few failures in a row, and then tried by one call at a time', () => {
    const { mayAsk, fail, changes, pass } = breaker();
    fail(failuresUntilAway + 2);
    expect([mayAsk(), mayAsk()]).toEqual([false, false]);
    pass(awayMs);
    expect([mayAsk(), mayAsk()]).toEqual([true, false]);
    // The trial call was aborted before its answer: another one tries later.
    pass(awayMs);
    expect([mayAsk(), mayAsk()]).toEqual([true, false]);
    expect(changes).toEqual([true]);
  });

  it('counts one failure when the connections of many calls break together', () => {
    const { mayAsk, failed, changes, now, pass } = breaker();
    const asked = now();
    pass(20);
    for (let n = 0; n < 10; n += 1) failed(asked);
    expect(mayAsk()).toBe(true);
    for (let n = 1; n < failuresUntilAway; n += 1) {
      pass(1);
      failed(now());
    }
    expect(mayAsk()).toBe(false);
    expect(changes).toEqual([true]);
  });

  it('is called by patient calls while it is only too slow for pages', () => {
    const { mayAsk, failed, late, changes, answered, pass } = breaker();
    for (let page = 0; page < failuresUntilAway; page += 1) late();
    expect([mayAsk(), mayAsk(true), mayAsk(true)]).toEqual([false, true, true]);
    expect(changes).toEqual([true]);
    pass(awayMs);
    // One page tries it; patient calls do not count as trials.
    expect([mayAsk(true), mayAsk(), mayAsk()]).toEqual([true, true, false]);
    answered();
    expect([mayAsk(), mayAsk()]).toEqual([true, true]);
    for (let call = 0; call < failuresUntilAway; call += 1) failed();
    expect([mayAsk(), mayAsk(true)]).toEqual([false, false]);
    expect(changes).toEqual([true, false, true]);
  });

  it('is down for pages by the failures of pages and calls together', () => {
    const { mayAsk, failed, late } = breaker();
    failed();
    for (let page = 1; page < failuresUntilAway; page += 1) late();
    expect([mayAsk(), mayAsk(true)]).toEqual([false, true]);
  });

  it('is called by everybody as soon as it answers', () => {
    const { mayAsk, fail, answered, changes, pass } = breaker();
    fail(failuresUntilAway);
    pass(awayMs);
    mayAsk();
    answered();
    expect([mayAsk(), mayAsk(), mayAsk()]).toEqual([true, true, true]);
    expect(changes).toEqual([true, false]);
  });

  it('is not left alone forever when the clock is set back', () => {
    const { mayAsk, fail, pass } = breaker();
    pass(3_600_000);
    fail(failuresUntilAway);
    pass(-3_000_000);
    expect(mayAsk()).toBe(true);
  });
});
