import { Console } from 'node:console';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createLog } from '@/lib/server/process/log';
import { consoleToLog } from '@/lib/server/process/console-log';

function saying(level = 'debug') {
  const lines: unknown[] = [];
  const past: string[] = [];
  const stream = new Writable({ write: (part, _, done) => (past.push(String(part)), done()) });
  const target = new Console(stream);
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  consoleToLog(createLog(level, destination), target);
  return { target, lines, past };
}

it('output of the framework is a log line, whatever its colors and line ends', () => {
  const { target, lines, past } = saying();
  target.log('\u001b[1m ready\u001b[22m in %dms\n', 12);
  target.error('⨯', new Error('The router state\nis broken'));
  target.warn('unstable value');
  expect(lines).toMatchObject([
    { level: 30, msg: 'ready in 12ms', part: 'console' },
    { level: 50, msg: '⨯', err: { message: 'The router state\nis broken' } },
    { level: 40, msg: 'unstable value' },
  ]);
  expect(past).toEqual([]);
});

it('LOG_LEVEL applies to it', () => {
  const { target, lines } = saying('error');
  target.log('not this');
  target.warn('nor this');
  target.error(new Error('this'));
  expect(lines).toMatchObject([{ msg: 'this' }]);
});

it('a client that disconnects in the middle of a request is no error of the site', async () => {
  const { target, lines } = saying();
  const server = createServer((request) => {
    request.on('error', (error) => target.error(error)).resume();
    request.socket.resume();
    client.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const closed = new Promise((done) =>
    server.once('connection', (socket) => socket.on('close', done)),
  );
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
  await closed;
  await new Promise((done) => server.close(done));
  expect(lines).toMatchObject([{ level: 20, msg: 'aborted' }]);
});

it('a broken connection of our own is one', () => {
  const { target, lines } = saying();
  target.error(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  expect(lines).toMatchObject([{ level: 50, msg: 'read ECONNRESET' }]);
});
