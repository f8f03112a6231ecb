import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readDeployments } from '@/lib/server/process/deployment-table';

const read = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const settings = new Set(all(read('docs/configuration.md'), /`([A-Z][A-Z_]+)`/g));

/** Names that compose files hand on to others than us. */
const ofOthers = /^(CUBEWIRE_(HOSTS?|UPSTREAM|WEB|NEWSROOMS)|POSTGRES_(USER|PASSWORD|DB))$/;

describe.each(['compose.yaml', 'compose.scale.yaml'])('%s', (file) => {
  const text = read(file);

  it('names files that are there', () => {
    const mounted = all(text, /['\s](\.\/[\w./-]+):/g);
    expect(mounted.length).toBeGreaterThan(0);
    expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('starts programs that are there', () => {
    const programs = all(text, /(lib\/commands\/[\w-]+\.\w+)/g);
    expect(programs.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('sets what the configuration knows', () => {
    const set = all(text, /^\s+([A-Z][A-Z_]+):/gm).filter((name) => !ofOthers.test(name));
    expect(set).toContain('CUBEWIRE_ENV');
    expect(set.filter((name) => !settings.has(name))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('starts and looks after programs that the image holds', () => {
    const programs = all(text, /"((?:lib|deploy)\/[\w./-]+\.mjs)"/g);
    expect(programs).toEqual(['deploy/healthy.mjs', 'lib/commands/start.mjs']);
    expect(programs.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('is no site for one machine alone: behind a port that is passed on all look near', () => {
    expect(text).toMatch(/^ENV .*CUBEWIRE_ENV=online/m);
  });

  it('ends as a user without rights', () => {
    const [last] = all(text, /^USER (.*)$/gm).reverse();
    expect(Number(last)).toBeGreaterThan(0);
  });
});

it('the table of sites for several machines is one that the site takes', () => {
  const rows = readDeployments('deploy/hosts.scale.json');
  expect(rows.map(({ surface }) => surface)).toEqual(['reader', 'reader', 'share']);
});

it('the folder of a container holds every file of ours that the running site reads', () => {
  const sources = readdirSync('lib/server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => read(`lib/server/${path}`));
  const named = sources
    .filter((text) => text.includes('process.cwd()'))
    .flatMap((text) => all(text, /'((?:app|components|lib|messages|public)\/[\w./-]+\.\w+)'/g));
  expect(named).toContain('app/globals.css');
  const copied = all(read('deploy/tree.mjs'), /'([\w./-]+)'/g);
  const isThere = (path: string) =>
    copied.some((one) => path === one || path.startsWith(`${one}/`));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

it('nginx ends TLS of today alone, whatever the distribution has set', () => {
  expect(read('deploy/nginx.conf')).toMatch(/^\s*ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
});
