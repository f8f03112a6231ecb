import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** The message and exit of a process that cannot listen here. */
async function needing(host: string | undefined, port: number) {
  const program = `import { needPort } from './lib/commands/listen-at.mjs';
    await needPort(${JSON.stringify(host)}, ${port}); process.stdout.write('free');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text: Buffer) => (said += String(text)));
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

it('a port in use is reported in a sentence, without a stack trace', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { code, said } = await needing('127.0.0.1', port);
  expect(code).toBe(1);
  expect(said).toContain(`port ${port} of 127.0.0.1: something listens there already`);
  expect(said).toContain('set PORT');
  expect(said).not.toMatch(/^\s+at /m);
  taken.close();
  await once(taken, 'close');
  expect(await needing('127.0.0.1', port)).toEqual({ code: 0, said: 'free' });
});

it('an address that is not of this machine is reported with the setting', async () => {
  const { code, said } = await needing('192.0.2.77', 40_123);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('correct HOST') });
});
