import fc from '../../fast-check';
import { inGatesOr } from '../../gates';
import { signUp, type SignUpAction } from '@/lib/model/account/transitions';
import { isAdult } from '@/lib/model/account/birthday';
import { rulesOf } from '@/lib/model/region-rules';
import { failureKinds } from '@/lib/model/account/failure';
import {
  ActionType,
  newSignUp,
  popupVisible,
  type Method,
  type SignUp,
} from '@/lib/model/account/sign-up';

const today = '2026-11-21';
const methods: Method[] = ['phone', 'email', 'password', 'facebook', 'apple', 'work_chat'];

/** What a visitor does to get ahead; random actions alone seldom succeed. */
function onward({ at, region, agreed }: SignUp): SignUpAction {
  if (region === 'cn' && !agreed) return { type: 'agree', agreed: true };
  if (at === 'entry') return { type: 'choose', method: 'phone' };
  if (at === 'consent') return { type: 'consent' };
  if (at === 'age') return { type: 'born', birthday: '1990-05-01', today };
  return at === 'account' ? { type: 'next' } : { type: 'type-code', code: '12' };
}

/** Actions without their `visit`, which is the current or an earlier one. */
const act = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ type: 'onward' as const }) },
  fc.constantFrom(
    ...(
      [
        'toggle',
        'consent',
        'next',
        'sign-in-instead',
        'sign-up-instead',
        'checking',
        'back',
        'close',
      ] as const
    ).map((type) => ({ type })),
  ),
  fc.record({ type: fc.constant('choose' as const), method: fc.constantFrom(...methods) }),
  fc.record({ type: fc.constant('agree' as const), agreed: fc.boolean() }),
  fc.record({
    type: fc.constant('born' as const),
    birthday: fc.constantFrom('1990-05-01', '2008-11-21', '2008-11-22', '2020-01-01', 'never'),
    today: fc.constant(today),
  }),
  fc.record({ type: fc.constant('tab' as const), method: fc.constantFrom('phone', 'email') }),
  fc.record({
    type: fc.constant('type-phone' as const),
    phone: fc.record({
      code: fc.constantFrom('+63', '+86'),
      phone: fc.stringMatching(/^\d{0,11}$/),
    }),
  }),
  fc.record({ type: fc.constant('type-email' as const), email: fc.string() }),
  fc.record({ type: fc.constant('type-password' as const), password: fc.string() }),
  fc.record({
    type: fc.constant('by' as const),
    method: fc.constantFrom('email', 'password', 'reset'),
  }),
  fc.record({ type: fc.constant('type-code' as const), code: fc.stringMatching(/^\d{0,6}$/) }),
  fc.record({ type: fc.constant('sending' as const), resendAt: fc.nat() }),
  fc.record({ type: fc.constant('sent' as const), stale: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('not-sent' as const, 'failed' as const),
    stale: fc.boolean(),
    failure: fc.record({ kind: fc.constantFrom(...failureKinds) }),
  }),
  fc.record({
    type: fc.constant('refused' as const),
    failure: fc.record({ kind: fc.constantFrom(...failureKinds) }),
  }),
  fc.record({ type: fc.constant('signed-in' as const), stale: fc.boolean() }),
);

/** Adds the visit to a generated action; a stale one belongs to the previous visit. */
function timed(drawn: object, state: SignUp): SignUpAction {
  const visit = 'stale' in drawn && drawn.stale ? state.visit - 1 : state.visit;
  // The generators above produce these shapes.
  return { ...drawn, visit } as SignUpAction;
}

/** The types that carry a visit: only answers do. */
const answers = ['sent', 'not-sent', 'failed', 'signed-in'];
function step(state: SignUp, drawn: { type: string }): SignUp {
  if (drawn.type === 'onward') return signUp(state, onward(state));
  const whole = timed(drawn, state);
  if (answers.includes(drawn.type)) return signUp(state, whole);
  const { visit: _, ...rest } = whole as SignUpAction & { visit: number };
  return signUp(state, rest as SignUpAction);
}

const start = fc.record({
  region: fc.constantFrom('cn' as const, 'sg' as const),
  start: fc.constantFrom('page' as const, 'popup' as const),
  action: fc.constantFrom(undefined, ActionType.Login, ActionType.SignUp),
});

const begun = start.map(newSignUp);

/** Checks every step of random walks. */
function walks(
  check: (before: SignUp, drawn: { type: string }, after: SignUp) => void,
  from: fc.Arbitrary<SignUp> = begun,
) {
  fc.assert(
    fc.property(from, fc.array(act, { maxLength: 40 }), (first, acts) => {
      let state = first;
      for (const drawn of acts) {
        const after = step(state, drawn);
        check(state, drawn, after);
        state = after;
      }
    }),
    { numRuns: inGatesOr(20_000, 800) },
  );
}

const inside = ['account', 'code', 'provider'];

describe('on every path through signing up and in', () => {
  it('no account is created without consent and a birthday of at least 18 years', () => {
    let reached = 0;
    walks((_, __, { region, at, action, agreed, pendingBirthday = '' }) => {
      if (action !== ActionType.SignUp || !inside.includes(at)) return;
      reached += 1;
      expect(isAdult(pendingBirthday, today)).toBe(true);
      // In China the box is at step 1 and can be unticked there: nobody continues then.
      if (region !== 'cn' || at !== 'account') expect(agreed).toBe(true);
    });
    expect(reached).toBeGreaterThan(100);
  });

  it('China signs in by phone only, and only with consent', () => {
    let reached = 0;
    walks((_, __, { region, at, method, agreed }) => {
      if (region !== 'cn') return;
      expect(method).toBe('phone');
      if (at !== 'code') return;
      reached += 1;
      expect(agreed).toBe(true);
    });
    expect(reached).toBeGreaterThan(100);
  });

  it('leaving step 2 keeps no timer, code or error', () => {
    walks((before, _, after) => {
      if (before.at !== 'code' || after.at === 'code') return;
      expect([after.resendAt, after.failure, after.busy].filter(Boolean)).toEqual([]);
      // Except a code that waits for the birthday.
      if (after.at !== 'age' && after.at !== 'consent') expect(after.code).toBe('');
    });
  });

  it('going back leaves the popup in at most five steps', () => {
    walks((_, __, after) => {
      let state = after;
      for (let steps = 0; steps < 5; steps++) state = signUp(state, { type: 'back' });
      expect(['closed', 'done']).toContain(state.at);
    });
  });

  it('going back leads from step 2 to step 1; from step 1 it closes the popup and discards the password', () => {
    walks((state) => {
      const after = signUp(state, { type: 'back' });
      if (state.at === 'code') expect([after.at, popupVisible(after)]).toEqual(['account', true]);
      if (state.at !== 'account') return;
      expect([popupVisible(after), after.password]).toEqual([false, '']);
      expect(after.at).toBe(state.start === 'page' ? 'entry' : 'closed');
    });
  });

  it('an answer to an earlier step changes nothing', () => {
    walks((before, drawn, after) => {
      if (!('stale' in drawn)) return;
      if (drawn.stale || !inside.includes(before.at)) expect(after).toBe(before);
    });
  });

  it('a number and an address stay until others are typed', () => {
    walks((before, { type }, after) => {
      if (type !== 'type-phone') expect(after.phone).toBe(before.phone);
      if (type !== 'type-email') expect(after.email).toBe(before.email);
    });
  });

  it('closing the popup discards every password', () => {
    walks((_, __, after) => {
      if (['entry', 'closed', 'done'].includes(after.at)) expect(after.password).toBe('');
    });
  });

  it('a visitor under 18 is told so, and no birthday is kept', () => {
    walks((before, drawn, after) => {
      if (after.at === 'underage') expect(after.pendingBirthday).toBeUndefined();
      if (drawn.type !== 'born' || before.at !== 'age') return;
      expect(after.at === 'underage').toBe(
        !('birthday' in drawn && isAdult(String(drawn.birthday), today)),
      );
    });
  });

  it('a password reset needs an account and its address, outside China', () => {
    let reached = 0;
    const byMail = begun
      .filter(({ region }) => !rulesOf(region).phoneOnly)
      .map((first): SignUp => ({ ...first, at: 'account', method: 'email' }));
    const check = ({ at, method, action }: SignUp) => {
      if (at === 'account') expect(method).not.toBe('reset');
      if (at !== 'code' || method !== 'reset') return;
      reached += 1;
      expect(action).toBe(ActionType.Login);
    };
    walks((_, __, after) => check(after), byMail);
    expect(reached).toBeGreaterThan(5);
    walks((_, __, { region, method }) => {
      if (region === 'cn') expect(method).not.toBe('reset');
    });
  });

  it('the final state does not change', () => {
    walks((before, _, after) => {
      if (before.at === 'done') expect(after).toBe(before);
    });
  });
});
