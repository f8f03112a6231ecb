import { createLog } from '@/lib/server/process/log';

it('nothing that could sign someone in reaches the log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const headers = { authorization: 'Bearer s3cret', cookie: 'device=s3cret', accept: '*/*' };
  log.info({ headers, request: { headers }, password: 's3cret', token: 's3cret' }, 'a call');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('s3cret');
  expect(lines[0]).toContain('[removed]');
  expect(lines[0]).toContain('*/*');
});

it('the level decides what is written, the code of an error stays', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  log.info('not this');
  log.warn({ err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }, 'this');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('ECONNREFUSED');
});
