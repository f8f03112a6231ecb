// A request that `fetch` would never send, written to a socket unchanged.
import { connect } from 'node:net';

/** Returns the whole answer as text. */
export function rawRequest(port: number, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
