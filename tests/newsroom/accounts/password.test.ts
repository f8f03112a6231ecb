import { createHook } from 'node:async_hooks';
import { passwordBytes } from '@/lib/model/limits/account';
import { hashPassword, isPasswordOf } from '@/lib/newsroom/accounts/password';

/** How often something derives a key, as the process itself counts it. */
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
    const kept = await hashPassword(most);
    expect(await isPasswordOf(`${most}b`, kept)).toBe(true);
    expect(await isPasswordOf(most.slice(1), kept)).toBe(false);
    expect(await isPasswordOf(`${most.slice(1)}b`, kept)).toBe(false);
  });

  it('is the same however a keyboard composes its letters', async () => {
    const kept = await hashPassword('piñata-9'.normalize('NFC'));
    expect(await isPasswordOf('piñata-9'.normalize('NFD'), kept)).toBe(true);
  });

  it.each([undefined, '', 'scrypt$broken'])(
    'costs as much work where none is kept, and is wrong: %j',
    async (none) => {
      const kept = await hashPassword('along-Walk9');
      const known = await derivations(() => isPasswordOf('not-this-one', kept));
      expect(known).toBe(1);
      expect(await derivations(() => isPasswordOf('not-this-one', none))).toBe(known);
      expect(await isPasswordOf('not-this-one', none)).toBe(false);
    },
  );
});
