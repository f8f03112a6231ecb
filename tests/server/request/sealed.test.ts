// Our own seals and those of the library, which is what opens both.
import fc from '../../fast-check';
import { sealData, unsealData } from 'iron-session';
import { ironSeal } from '@/lib/server/request/iron-seal';
import { seal, unseal } from '@/lib/server/request/sealed';

const secret = 'a secret of forty characters, as they are';
const other = 'another secret of forty characters, as is';

const opened = (value: string, password = secret, ttl = 0) => unsealData(value, { password, ttl });

it('the library opens what is sealed here, whatever its content', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue(), { minKeys: 1 }),
      fc.integer({ min: 0, max: 10_000 }),
      async (data, ttl) => {
        const value = ironSeal(data, secret, ttl);
        // Allowed in a cookie without escaping.
        expect(value).toMatch(/^[\w.*~-]+$/);
        expect(await opened(value, secret, ttl)).toEqual(JSON.parse(JSON.stringify(data)));
      },
    ),
    { numRuns: 50 },
  );
});

it('has the format of the library, and opens what the library sealed', async () => {
  const data = { device: 'd1' };
  const theirs = await sealData(data, { password: secret, ttl: 0 });
  const ours = await seal(data, secret, 0);
  const form = (value: string) => value.split('*').map((part) => part.length);
  expect(form(ours)).toEqual(form(theirs));
  expect(await unseal(theirs, secret, 0)).toEqual({ data, isOld: false });
  expect(await unseal(ours, [other, secret], 0)).toEqual({ data, isOld: true });
});

it('two seals of the same content differ', async () => {
  const values = await Promise.all(Array.from({ length: 50 }, () => seal({ a: 1 }, secret, 0)));
  for (const at of [2, 3, 4, 6, 7]) {
    expect(new Set(values.map((value) => value.split('*')[at])).size).toBe(50);
  }
});

it('cannot be opened with another secret, once it has expired, or with any part changed', async () => {
  const value = ironSeal({ device: 'd1' }, secret, 5);
  expect(await unseal(value, other, 5)).toBeUndefined();
  // The library allows for clocks that differ by a minute.
  const over = ironSeal({ device: 'd1' }, secret, 5, Date.now() - 66_000);
  expect(await unseal(over, secret, 5)).toBeUndefined();
  const parts = value.split('*');
  for (const at of parts.keys()) {
    const changed = parts.map((part, index) =>
      index === at ? (part.startsWith('1') ? '2' : '1') + part.slice(1) : part,
    );
    expect(await unseal(changed.join('*'), secret, 5)).toBeUndefined();
  }
});

it('is not created with a secret that is too short', () => {
  expect(() => ironSeal({ a: 1 }, 'short', 0)).toThrow('too short');
});
