import { createLog } from '@/lib/server/process/log';
import {
  createHostNotice,
  createHttpNotice,
  createOnce,
  createOriginNotice,
} from '@/lib/server/gate/misdirected';

/** A log that records its entries. */
function written() {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  return { lines, log };
}

const parsed = (lines: readonly string[]) => lines.map((line): unknown => JSON.parse(line));

describe('a host name that this site does not have', () => {
  const asked = (host: string) => ({ headers: { host } });

  it('is logged once, with the setting to change', () => {
    const { log, lines } = written();
    const notice = createHostNotice(log, (host) => host === 'localhost', 'local');
    notice(asked('localhost'));
    notice(asked('news.example'));
    notice(asked('news.example'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('news.example');
    expect(lines[0]).toContain('CUBEWIRE_ENV=online');
  });

  it('is not logged for health checks of a load balancer', () => {
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
  ])('%s at %s names the setting to change', (origin, host, words) => {
    const { log, lines } = written();
    const notice = createOriginNotice(log);
    notice(new Headers({ origin, host }));
    notice(new Headers({ origin, host }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(words);
  });
});

describe('what is written of it', () => {
  it('is the name, no longer than names are, and what to set for this kind of site', () => {
    const { log, lines } = written();
    const long = `${'x'.repeat(150)}.example`;
    for (const env of ['local', 'online']) {
      const notice = createHostNotice(log, () => false, env);
      notice({ headers: { host: long } });
      notice({ headers: {} });
    }
    expect(parsed(lines)).toMatchObject(
      ['CUBEWIRE_ENV=online', 'Host header unchanged'].flatMap((words) =>
        [long.slice(0, 100), ''].map((host) => ({
          event: 'host_unknown',
          host,
          msg: expect.stringContaining(words) as string,
        })),
      ),
    );
  });

  it('are origin, host and what the browser calls it, each pair once', () => {
    const { log, lines } = written();
    const notice = createOriginNotice(log);
    const sent = { origin: 'https://a.example', host: 'b.example', 'sec-fetch-site': 'cross-site' };
    for (const headers of [sent, sent, { ...sent, host: 'c.example' }, {}]) {
      notice(new Headers(headers));
    }
    expect(parsed(lines)).toMatchObject([
      { event: 'origin_refused', origin: sent.origin, host: sent.host, site: 'cross-site' },
      { event: 'origin_refused', origin: sent.origin, host: 'c.example' },
      { event: 'origin_refused', origin: '', host: '', site: '' },
    ]);
    const far = `https://${'x'.repeat(300)}.example`;
    notice(new Headers({ origin: far, host: 'a.example' }));
    expect(parsed(lines).at(-1)).toMatchObject({ origin: far.slice(0, 200) });
  });

  it.each([
    ['https://news.example:8443', 'news.example:443', 'drops the port'],
    ['https://news.example', 'news.example:30x', 'TRUSTED_PROXIES'],
    ['https://news.example.org', 'news.example', 'TRUSTED_PROXIES'],
  ])('%s at %s says what to set', (origin, host, words) => {
    const { log, lines } = written();
    createOriginNotice(log)(new Headers({ origin, host }));
    expect(lines.join()).toContain(words);
  });

  it('is told of twenty cases, each by itself', () => {
    const told: string[] = [];
    const once = createOnce();
    for (let at = 0; at < 30; at += 1) once(`k${at % 25}`, () => told.push(`k${at % 25}`));
    expect(told).toEqual(Array.from({ length: 20 }, (_, at) => `k${at}`));
  });
});

describe('a site that is read over plain http', () => {
  const told = (calls: readonly [string, string, string][]) => {
    const { log, lines } = written();
    const notice = createHttpNotice(log);
    for (const [origin, host, env] of calls) notice(new Headers({ origin, host }), env);
    return parsed(lines);
  };

  it('is named once, since its readers cannot stay signed in', () => {
    const call: [string, string, string] = [
      'http://news.example:8080',
      'news.example:8080',
      'online',
    ];
    expect(told([call, call])).toMatchObject([
      { event: 'plain_http', host: 'news.example:8080', msg: expect.stringContaining('TLS') },
    ]);
    // Not behind https, and not where cookies are made for http.
    const [origin, host] = ['http://news.example', 'news.example'];
    for (const other of [
      ['https://news.example', host, 'online'],
      [origin, host, 'local'],
      [origin, 'other.example', 'online'],
      ['http://localhost:3000', 'localhost:3000', 'online'],
      ['http://[::1]:3000', '[::1]:3000', 'online'],
      ['', host, 'online'],
    ] satisfies [string, string, string][]) {
      expect(told([other])).toEqual([]);
    }
  });
});
