// A port for a server that a test starts as a separate process.
import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that nothing listens on; not reserved, so another process may take it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
