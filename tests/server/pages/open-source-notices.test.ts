import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectNotices } from '@/lib/server/pages/open-source-notices';

describe('the open-source notices', () => {
  const collected = collectNotices();

  it('list every package that the product depends on', async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = new Set((await collected).map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([]);
  });

  it('leave out development dependencies', async () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = new Set((await collected).map(({ name }) => name));
    expect(named.has('jest')).toBe(false);
    expect(devDependencies.jest).toBeDefined();
  });

  it('contain the license text of the package', async () => {
    const react = (await collected).find(({ name }) => name === 'react');
    expect(react).toMatchObject({ license: 'MIT' });
    expect(react?.text).toBe(readFileSync('node_modules/react/LICENSE', 'utf8').trim());
    expect(react?.copyright[0]).toMatch(/^Copyright \(c\) Meta/);
  });

  it('name a license for each', async () => {
    expect((await collected).filter(({ license }) => !license)).toEqual([]);
  });
});

describe('the information about a package', () => {
  let root: string;
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const install = (name: string, fields: object, files: Record<string, string> = {}) => {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', ...fields }));
    for (const [file, text] of Object.entries(files)) put(`node_modules/${name}/${file}`, text);
  };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'cubewire-notices-'));
    const packages = {
      ...{ '': {}, 'node_modules/zed': {}, 'node_modules/alpha': {}, 'node_modules/folder': {} },
      ...{ 'node_modules/tool': { dev: true }, 'node_modules/maybe': { devOptional: true } },
      ...{ 'node_modules/elsewhere': {}, 'node_modules/owned': {}, 'node_modules/bare': {} },
    };
    put('package-lock.json', JSON.stringify({ packages }));
    install(
      'zed',
      { license: 'MIT', author: { name: 'Zed' } },
      { 'readme.md': 'Copyright (c) Nobody' },
    );
    install(
      'alpha',
      { license: { type: 'ISC' } },
      {
        LICENSE: '\n  Copyright (c) 2020 Ana\nCOPYRIGHT © Ben\n  Copyright (c) 2020 Ana\n',
        'NOTICE.txt': 'The copyright (c) is not Carl’s.\nCopyright 2021 Dora\nCopyright notice\n',
      },
    );
    install('folder', { license: 'MIT' }, { 'licenses/b.txt': 'B', 'licenses/a.txt': 'A' });
    install('owned', { license: 'MIT', author: 'Olga <o@example.org>' });
    install('bare', {});
    for (const name of ['tool', 'maybe']) install(name, { license: 'MIT' });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is its license, its copyright holder, and every text, by name', async () => {
    const version = '1.0.0';
    expect(await collectNotices(root)).toEqual([
      {
        ...{ name: 'alpha', version, license: 'ISC' },
        copyright: ['Copyright (c) 2020 Ana', 'COPYRIGHT © Ben', 'Copyright 2021 Dora'],
        text: [
          ...['Copyright (c) 2020 Ana\nCOPYRIGHT © Ben\n  Copyright (c) 2020 Ana', ''],
          'The copyright (c) is not Carl’s.\nCopyright 2021 Dora\nCopyright notice',
        ].join('\n'),
      },
      { name: 'bare', version, license: 'see text', copyright: [], text: '' },
      { name: 'folder', version, license: 'MIT', copyright: [], text: 'A\n\nB' },
      { name: 'owned', version, license: 'MIT', copyright: ['© Olga <o@example.org>'], text: '' },
      { name: 'zed', version, license: 'MIT', copyright: ['© Zed'], text: '' },
    ]);
  });
});
