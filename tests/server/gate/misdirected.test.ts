import { createLog } from '@/lib/server/process/log';
import { createHostNotice, createOriginNotice } from '@/lib/server/gate/misdirected';

/** A log that remembers what it was told. */
function written() {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  return { lines, log };
}

describe('a name that this site does not have', () => {
  const asked = (host: string) => ({ headers: { host } });

  it('is told once, with what to set', () => {
    const { log, lines } = written();
    const notice = createHostNotice(log, (host) => host === 'localhost', 'local');
    notice(asked('localhost'));
    notice(asked('news.example'));
    notice(asked('news.example'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('news.example');
    expect(lines[0]).toContain('CUBEWIRE_ENV=online');
  });

  it('is nothing to tell where a balancer looks after the process', () => {
    const { log, lines } = written();
    const notice = createHostNotice(log, () => false, 'online');
    for (const url of ['/livez', '/readyz?by=proxy', '/metrics']) {
      notice({ ...asked('127.0.0.1:3000'), url });
    }
    expect(lines).toEqual([]);
    notice({ ...asked('127.0.0.1:3000'), url: '/m/news' });
    expect(lines).toHaveLength(1);
  });

  it('cannot fill the log', () => {
    const { log, lines } = written();
    const notice = createHostNotice(log, () => false, 'online');
    for (let number = 0; number < 1_000; number += 1) notice(asked(`n${number}.example`));
    expect(lines.length).toBeLessThan(50);
    expect(lines[0]).toContain('DEPLOYMENTS_FILE');
  });
});

describe('a call with another origin', () => {
  it.each([
    ['https://news.example:8443', 'news.example', 'drops the port'],
    ['https://news.example', '127.0.0.1:3000', 'TRUSTED_PROXIES'],
    ['null', 'news.example', 'TRUSTED_PROXIES'],
  ])('%s at %s says what to set', (origin, host, words) => {
    const { log, lines } = written();
    const notice = createOriginNotice(log);
    notice(new Headers({ origin, host }));
    notice(new Headers({ origin, host }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(words);
  });
});
