import { readFileSync } from 'node:fs';
import { collectNotices } from '@/lib/server/pages/open-source-notices';

describe('the open-source notices', () => {
  const collected = collectNotices();

  it('name every package that the product asks for', async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = new Set((await collected).map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([]);
  });

  it('leave out what is only for development', async () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = new Set((await collected).map(({ name }) => name));
    expect(named.has('jest')).toBe(false);
    expect(devDependencies.jest).toBeDefined();
  });

  it('carry the license text of the package', async () => {
    const react = (await collected).find(({ name }) => name === 'react');
    expect(react).toMatchObject({ license: 'MIT' });
    expect(react?.text).toBe(readFileSync('node_modules/react/LICENSE', 'utf8').trim());
    expect(react?.copyright[0]).toMatch(/^Copyright \(c\) Meta/);
  });

  it('name a license for each', async () => {
    expect((await collected).filter(({ license }) => !license)).toEqual([]);
  });
});
