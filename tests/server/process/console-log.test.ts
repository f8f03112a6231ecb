import { Console } from 'node:console';
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

it('what the framework says is a line of the log, whatever its colors and line ends', () => {
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

it('LOG_LEVEL holds for it', () => {
  const { target, lines } = saying('error');
  target.log('not this');
  target.warn('nor this');
  target.error(new Error('this'));
  expect(lines).toMatchObject([{ msg: 'this' }]);
});
