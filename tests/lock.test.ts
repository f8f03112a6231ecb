import { readFileSync } from 'node:fs';
import { z } from 'zod';

const names = z.record(z.string(), z.string());
const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  dependencies: names.optional(),
  optionalDependencies: names.optional(),
});
const lock = z
  .object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const { dependencies, devDependencies } = z
  .object({ dependencies: names, devDependencies: names })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Whether `version` is at least `floor`, both as `major.minor.patch`. */
function isAtLeast(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) =>
    text.split('.').map((part) => parseInt(part)),
  );
  for (const index of [0, 1, 2]) {
    const difference = (have?.[index] ?? 0) - (need?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe('the lock', () => {
  it('holds the hash of every package', () => {
    expect(packages.length).toBeGreaterThan(100);
    const without = packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(without.map(([path]) => path)).toEqual([]);
    const weak = packages.filter(([, { integrity }]) => integrity && !/^sha512-/.test(integrity));
    expect(weak.map(([path]) => path)).toEqual([]);
  });

  it('holds every package that another depends on, for other platforms, too', () => {
    // `npm ci` refuses a lock that lacks one; `npm install` on this machine does not notice.
    const held = new Set(packages.map(([path]) => path.replace(/^.*node_modules\//, '')));
    const missing = packages.flatMap(([path, { dependencies: needed, optionalDependencies }]) =>
      Object.keys({ ...needed, ...optionalDependencies })
        .filter((name) => !held.has(name))
        .map((name) => `${path} asks for ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('contains no download address', () => {
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
    expect(packages.filter(([, { link }]) => link).map(([path]) => path)).toEqual([]);
  });

  it('comes from a registry only, in exact versions', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    for (const [name, version] of all) {
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  it('has at most 40 direct dependencies of the product', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(40);
  });

  it.each([
    ['next', '16.4.1'],
    ['react', '19.3.1'],
    ['react-dom', '19.3.1'],
  ])('has %s of %s or later, which fixes a critical vulnerability', (name, floor) => {
    const copies = packages.filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(copies.length).toBeGreaterThan(0);
    for (const [path, { version = '0' }] of copies) {
      expect([path, isAtLeast(version, floor)]).toEqual([path, true]);
    }
  });

  it('compares versions numerically', () => {
    expect(isAtLeast('16.10.0', '16.4.1')).toBe(true);
    expect(isAtLeast('16.4.0', '16.4.1')).toBe(false);
    expect(isAtLeast('15.9.9', '16.4.1')).toBe(false);
  });
});
