// A port that the guarded fetch allows: addresses with others are refused on input.
import type { Server } from 'node:http';

const [lowest, highest] = [8000, 9999];

/** Listens on a free one of them, on this machine only, and returns its number. */
export async function listenOnWebPort(server: Server): Promise<number> {
  const first = Math.floor(Math.random() * (highest - lowest));
  for (let tries = 0; tries <= highest - lowest; tries += 1) {
    const port = lowest + ((first + tries) % (highest - lowest + 1));
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.once('listening', () => resolve(true));
      server.listen(port, '127.0.0.1');
    });
    server.removeAllListeners('error').removeAllListeners('listening');
    if (isFree) return port;
  }
  throw new Error('every port of web pages is taken');
}
