import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toastStyleHashes } from '@/lib/server/gate/security-headers';

it('the policy admits the style that the installed toast library adds, and only that', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const literal = /__insertCSS\((".*")\)/.exec(source)?.[1];
  if (!literal) throw new Error('the library adds its style in another way now');
  const hashOf = (text: string) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  expect(toastStyleHashes).toEqual([hashOf(''), hashOf(JSON.parse(literal) as string)]);
});
