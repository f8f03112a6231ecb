import { createHook } from 'node:async_hooks';
import { passwordBytes } from '@/lib/model/limits/account';
import { createPasswords } from '@/lib/newsroom/accounts/password';

const { hash, isRight } = createPasswords();

/** How often `work` derives a key, as the process itself counts it. */
async function derivations(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      count += Number(/SCRYPT/.test(type));
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

describe('a password', () => {
  it('is cut at 1 KiB before hashing', async () => {
    expect(passwordBytes).toBe(1_024);
    const most = 'a'.repeat(passwordBytes);
    const kept = await hash(most);
    expect(await isRight(`${most}b`, kept)).toBe(true);
    expect(await isRight(most.slice(1), kept)).toBe(false);
    expect(await isRight(`${most.slice(1)}b`, kept)).toBe(false);
  });

  it('is the same however a keyboard composes its letters', async () => {
    const kept = await hash('piñata-9'.normalize('NFC'));
    expect(await isRight('piñata-9'.normalize('NFD'), kept)).toBe(true);
  });

  it.each([undefined, '', 'scrypt$broken'])(
    'takes as much work where none is stored, and is wrong: %j',
    async (none) => {
      const kept = await hash('along-Walk9');
      const known = await derivations(() => isRight('not-this-one', kept));
      expect(known).toBe(1);
      expect(await derivations(() => isRight('not-this-one', none))).toBe(known);
      expect(await isRight('not-this-one', none)).toBe(false);
    },
  );
});
