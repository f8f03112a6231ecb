// A web server on this machine for tests of the guarded fetch and of the poller.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = { port: number; url: string; close(): Promise<void> };

export async function startServer(
  listener: RequestListener,
  address = '127.0.0.1',
): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${address}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
