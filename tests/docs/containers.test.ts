import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { readDeployments } from '@/lib/server/process/deployment-table';

const read = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const settings = new Set(all(read('docs/configuration.md'), /`([A-Z][A-Z_]+)`/g));

/** Variables in compose files that other programs than ours read. */
const ofOthers =
  /^(CUBEWIRE_(HOSTS?|INNER_HOST|UPSTREAM|WEB|NEWSROOMS)|POSTGRES_(USER|PASSWORD|DB))$/;

describe.each(['compose.yaml', 'compose.scale.yaml'])('%s', (file) => {
  const text = read(file);

  it('names existing files', () => {
    const mounted = all(text, /['\s](\.\/[\w./-]+):/g);
    expect(mounted.length).toBeGreaterThan(0);
    expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('starts existing programs', () => {
    const programs = all(text, /(lib\/commands\/[\w-]+\.\w+)/g);
    expect(programs.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('sets only known settings', () => {
    const set = all(text, /^\s+([A-Z][A-Z_]+):/gm).filter((name) => !ofOthers.test(name));
    expect(set).toContain('CUBEWIRE_ENV');
    expect(set.filter((name) => !settings.has(name))).toEqual([]);
  });
});

const names = z.array(z.string());
const service = z.object({
  image: z.string(),
  build: z.string().optional(),
  user: z.string().optional(),
  privileged: z.literal(false).optional(),
  restart: z.literal('unless-stopped'),
  read_only: z.boolean().default(false),
  tmpfs: names.default([]),
  cap_drop: names.default([]),
  cap_add: names.default([]),
  security_opt: names.default([]),
  ports: names.default([]),
  volumes: names.default([]),
  networks: z.union([names, z.record(z.string(), z.unknown())]),
  entrypoint: names.optional(),
  command: names.optional(),
  configs: z.array(z.unknown()).default([]),
  secrets: z.array(z.unknown()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  healthcheck: z.object({ test: names.optional(), disable: z.boolean().optional() }).optional(),
  depends_on: z.union([names, z.record(z.string(), z.unknown())]).optional(),
});
/** A config whose text Compose itself has to put into a container. */
const text = z.object({ file: z.string().optional() });
const compose = z.object({
  configs: z.record(z.string(), text).default({}),
  secrets: z.record(z.string(), text).default({}),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.unknown()),
});
const readCompose = (file: string) => compose.parse(parse(read(file), { merge: true }));
const keysOf = (list: string[] | Record<string, unknown> = []) =>
  Array.isArray(list) ? list : Object.keys(list);

describe.each(['compose.yaml', 'compose.scale.yaml'])('the services of %s', (file) => {
  const { services, volumes, networks } = readCompose(file);
  const all = Object.entries(services);
  const ours = all.filter(([, { image }]) => image === 'cubewire:latest');

  it('refer to existing services, volumes and networks', () => {
    for (const [name, one] of all) {
      const needed = keysOf(one.depends_on).filter((other) => !(other in services));
      const unknown = keysOf(one.networks).filter((other) => !(other in networks));
      const mounted = one.volumes.map((volume) => volume.split(':')[0] ?? '');
      const lost = mounted.filter((from) => !from.startsWith('./') && !(from in volumes));
      expect([name, needed, unknown, lost]).toEqual([name, [], [], []]);
    }
  });

  it('of ours have a read-only root, no capabilities, and the user of the image', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [name, one] of ours) {
      expect([name, one.read_only, one.cap_drop, one.cap_add, one.user]).toEqual([
        ...[name, true, ['ALL'], [], undefined],
      ]);
      expect(one.security_opt).toContain('no-new-privileges:true');
      expect(one.tmpfs).toContain('/tmp');
    }
  });

  it('with a read-only root get no inline text from Compose, which would refuse to start them', () => {
    const { configs, secrets } = readCompose(file);
    const written = [...Object.values(configs), ...Object.values(secrets)].filter(
      (one) => one.file === undefined,
    );
    expect(written).toEqual([]);
  });

  it('of ours have a writable data folder', () => {
    for (const [name, { volumes: kept, tmpfs }] of ours) {
      const data = [
        ...kept.map((volume) => volume.split(':')[1]),
        ...tmpfs.map((one) => one.split(':')[0]),
      ];
      expect([name, data.includes('/data')]).toEqual([name, true]);
    }
  });

  it('of ours read all other settings from a file of the operator, where there is one', () => {
    for (const [name, one] of ours) {
      expect([name, one.env_file]).toEqual([name, [{ path: '.env.site', required: false }]]);
    }
  });

  it('of ours have a health check: that of the image, or one on a port that they open', () => {
    for (const [name, { healthcheck, environment, command = [] }] of ours) {
      const { test, disable = false } = healthcheck ?? {};
      const isWorker = command.some((word) => word.endsWith('/worker.ts'));
      const asked = isWorker
        ? ['CMD', 'node', 'deploy/healthy.mjs', environment.METRICS_PORT]
        : undefined;
      expect([name, disable, test]).toEqual([name, false, asked]);
    }
  });

  it('are reachable from outside only through the proxy', () => {
    const open = all.filter(([, { ports }]) => ports.length > 0).map(([name]) => name);
    expect(open).toEqual(['proxy']);
    expect(services.proxy?.read_only).toBe(true);
  });
});

it.each([
  ['', []],
  ['inner.example.org', ['inner.example.org']],
])('one machine, console at “%s”: writes its table, then runs its command', (innerHost, inner) => {
  const { site } = readCompose('compose.yaml').services;
  const [program = '', ...words] = (site?.entrypoint ?? []).map((word) =>
    word.replaceAll('$$', '$'),
  );
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-compose-'));
  const table = join(folder, 'hosts.json');
  const ran = spawnSync(program, [...words, 'echo', 'a command', 'of two words'], {
    env: {
      ...process.env,
      ...{ CUBEWIRE_HOST: 'news.example.org', DEPLOYMENTS_FILE: table },
      CUBEWIRE_INNER_HOST: innerHost,
    },
    encoding: 'utf8',
  });
  expect(ran).toMatchObject({ status: 0, stderr: '', stdout: 'a command of two words\n' });
  const rows = readDeployments(table);
  expect(rows.map(({ hosts }) => hosts)).toEqual([
    ['news.example.org'],
    ...inner.map((one) => [one]),
  ]);
  expect(rows[0]).toMatchObject({ env: 'online', origin: 'https://news.example.org' });
  expect(rows.filter((row) => row.inner).flatMap(({ hosts }) => hosts)).toEqual(inner);
  rmSync(folder, { recursive: true });
  expect(site?.environment.DEPLOYMENTS_FILE).toMatch(/^\/tmp\//);
  expect(site?.environment).toHaveProperty('CUBEWIRE_HOST');
  expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(site?.command).replace(',', ', ')}`);
});

it('several machines: two of each service and one database that is waited for', () => {
  const { services } = readCompose('compose.scale.yaml');
  expect(Object.keys(services).sort()).toEqual([
    ...['newsroom-1', 'newsroom-2', 'postgres', 'proxy', 'web-1', 'web-2'],
    ...['worker-1', 'worker-2'],
  ]);
  expect(services.postgres?.healthcheck?.test).toContain('pg_isready');
  for (const name of ['newsroom-1', 'newsroom-2', 'worker-1', 'worker-2']) {
    expect(services[name]?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(services[name]?.environment.DATABASE_URL).toContain('@postgres/');
  }
  for (const name of ['web-1', 'web-2']) {
    expect(services[name]?.environment.NEWS_SERVICE_URL).toBe('http://proxy:3100');
  }
});

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('has no instruction, flag or form that the linter warns of', () => {
    const found = (written: string) => validate(written).map(({ message }) => message);
    expect(found(text)).toEqual([]);
    // The linter does look at what we use.
    const broken = text.replace('--interval=15s', '--intervall=15s').replace('STOPSIGNAL', 'STOP');
    expect(found(broken)).toEqual(['Unknown flag: intervall', 'Unknown instruction: STOP']);
  });

  it('runs and health-checks programs that the image contains', () => {
    const programs = all(text, /"((?:lib|deploy)\/[\w./-]+\.mjs)"/g);
    expect(programs).toEqual(['deploy/healthy.mjs', 'lib/commands/start.mjs']);
    expect(programs.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('builds and runs with the Node version of CI', () => {
    const [verified] = all(read('.github/workflows/verify.yml'), /node-version: (\d+)/g);
    expect(all(text, /^FROM node:(\d+)/gm)).toEqual([verified]);
  });

  it('runs in online mode: behind a forwarded port every visitor looks local', () => {
    expect(text).toMatch(/^ENV .*CUBEWIRE_ENV=online/m);
  });

  it('ends with an unprivileged user', () => {
    const [last] = all(text, /^USER (.*)$/gm).reverse();
    expect(Number(last)).toBeGreaterThan(0);
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

(hasSystemd ? it : it.skip)('systemd finds nothing wrong with the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-unit-'));
  const file = join(folder, 'cubewire.service');
  const found = (written: string) => {
    writeFileSync(file, written);
    const words = ['verify', '--man=no', file];
    const { stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    // What it says of this machine is not about the unit.
    return stderr.split('\n').filter((line) => line.includes('cubewire.service'));
  };
  // Node is elsewhere on many machines.
  const unit = read('deploy/cubewire.service').replace('/usr/bin/node', process.execPath);
  expect(found(unit)).toEqual([]);
  expect(found(unit.replace('ProtectHome=', 'ProtectHom='))).toEqual([
    expect.stringContaining("'ProtectHom'"),
  ]);
  rmSync(folder, { recursive: true });
});

describe('cubewire, the commands in a container', () => {
  const program = 'deploy/bin/cubewire';
  const say = (...words: string[]) => spawnSync('sh', [program, ...words], { encoding: 'utf8' });

  it('offers existing commands only, all that operating.md has', () => {
    const [offered = ''] = all(read(program), /^usage="usage: cubewire (\S+) /gm);
    const [run = ''] = all(read(program), /^ {2}(\w.+)\) ;;$/gm);
    const commands = offered.split('|');
    expect(run.split(' | ')).toEqual(commands);
    expect(commands.filter((name) => !existsSync(`lib/commands/${name}.ts`))).toEqual([]);
    const told = all(read('docs/operating.md'), /npm run ([\w-]+)/g);
    const elsewhere = new Set(['build', 'up', 'newsroom', 'worker']);
    const missing = told.filter((name) => !commands.includes(name) && !elsewhere.has(name));
    expect(missing).toEqual([]);
  });

  it.each([[[]], [['bakcup']], [['--help']], [['../commands/backup']]])(
    'answers %j with its usage, not with a stack',
    (words) => {
      const { status, stdout, stderr } = say(...words);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^usage: cubewire backup\|.+\n$/);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );
});

it.each(['compose.yaml', 'compose.scale.yaml'])('%s sets no site: the operator does', (file) => {
  const { proxy } = readCompose(file).services;
  const names = proxy?.environment.CUBEWIRE_HOST ?? proxy?.environment.CUBEWIRE_HOSTS;
  expect(names).toMatch(/^\$\{CUBEWIRE_HOSTS?:\?.+\}$/);
});

it('the site accepts the table of sites for several machines', () => {
  const rows = readDeployments('deploy/hosts.scale.json');
  expect(rows.map(({ surface }) => surface)).toEqual(['reader', 'reader', 'share']);
});

it('the container folder holds every file of ours that the running site reads', () => {
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

it('nginx allows only current TLS versions, whatever the distribution sets', () => {
  expect(read('deploy/nginx.conf')).toMatch(/^\s*ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
});

it('nginx forwards no visitor header that the site trusts from a proxy', () => {
  const sources = readdirSync('lib/server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => read(`lib/server/${path}`));
  const believed = new Set(sources.flatMap((text) => all(text, /'(x-forwarded-[a-z]+)'/g)));
  expect([...believed].sort()).toEqual([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ]);
  const set = all(read('deploy/nginx.conf'), /^\s*proxy_set_header (X-Forwarded-\w+) /gm);
  expect(set.map((name) => name.toLowerCase()).sort()).toEqual([...believed].sort());
  expect(read('deploy/nginx.conf')).toMatch(/^\s*proxy_set_header X-Request-Id \$request_id;$/m);
  // Caddy drops all three by itself, unless it is configured to trust its clients.
  for (const file of ['deploy/Caddyfile', 'deploy/Caddyfile.scale']) {
    expect(read(file)).not.toMatch(/trusted_proxies/);
    expect(all(read(file), /^\s*(header_up .*)$/gm)).toEqual(['header_up -X-Request-Id']);
  }
});
