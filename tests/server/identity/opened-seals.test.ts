import { openSeal, rememberSeal } from '@/lib/server/identity/opened-seals';
import { processState } from '@/lib/server/process/process-state';
import { seal } from '@/lib/server/request/sealed';

const secret = 'a secret of forty characters, as they are';
const other = 'another secret of forty characters, as is';

beforeEach(() => processState().openedSeals.clear());

it('opens a seal once and remembers it', async () => {
  const value = await seal({ device: 'd1' }, secret, 0);
  const first = await openSeal(value, secret);
  expect(first).toEqual({ data: { device: 'd1' }, isOld: false });
  expect(await openSeal(value, secret)).toBe(first);
});

it('opens nothing with another secret, and an old seal with two secrets', async () => {
  const value = await seal({ device: 'd1' }, secret, 0);
  await openSeal(value, secret);
  expect(await openSeal(value, other)).toBeUndefined();
  expect(await openSeal(value, [other, secret])).toEqual({ data: { device: 'd1' }, isOld: true });
});

it('stores nothing that is not ours', async () => {
  expect(await openSeal('Fe26.2*1*forged', secret)).toBeUndefined();
  expect(processState().openedSeals.size).toBe(0);
});

it('never exceeds its limit, and stores no huge seals', () => {
  for (let at = 0; at < 3_000; at += 1) rememberSeal(`s${at}`, secret, { data: {}, isOld: false });
  rememberSeal('x'.repeat(4_000), secret, { data: {}, isOld: false });
  const { openedSeals } = processState();
  expect(openedSeals.size).toBe(2_000);
  expect(openedSeals.has(JSON.stringify([secret, 's2999']))).toBe(true);
});
