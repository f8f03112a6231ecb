// Which suites a mutation run asks: asked of the command's own module, which is plain Node.
import { execFileSync } from 'node:child_process';

function about(file: string, texts: Record<string, string>) {
  const program = `import { suitesAbout } from './lib/commands/mutation-suites.mjs';
    console.log(JSON.stringify(suitesAbout(...${JSON.stringify([file, texts])})));`;
  const answer = execFileSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(answer) as string[];
}

const importing = (file: string) => `import { it } from '${file}';\n`;

it('a suite of the mirrored folder is asked, and one beside that folder that imports the file', () => {
  const texts = {
    'tests/model/feed/covers.test.ts': '',
    'tests/model/panels.test.ts': importing('@/lib/model/feed/panels'),
    'tests/model/calendar.test.ts': importing('@/lib/model/calendar'),
    'tests/state/panels.test.tsx': importing('@/lib/model/feed/panels'),
  };
  expect(about('lib/model/feed/panels.ts', texts)).toEqual([
    'tests/model/feed/covers.test.ts',
    'tests/model/panels.test.ts',
  ]);
});

it('a suite of another area is asked where none of the own area imports the file', () => {
  const texts = {
    'tests/model/feed/covers.test.ts': importing('@/lib/model/feed/covers'),
    'tests/browser/offline/kept.test.tsx': importing('@/lib/model/offline/kept'),
    'tests/state/kept.test.tsx': "import type { Kept } from '@/lib/model/offline/kept';\n",
  };
  expect(about('lib/model/offline/kept.ts', texts)).toEqual([
    'tests/model/feed/covers.test.ts',
    'tests/browser/offline/kept.test.tsx',
  ]);
});

it('an import over several lines, one of a neighbour and one for its effect alone are seen', () => {
  const texts = {
    'tests/model/feed/a.test.ts': "import {\n  one,\n  two,\n} from '@/lib/model/wire/routes';\n",
    'tests/model/feed/b.test.ts': importing('../../../lib/model/wire/routes'),
    'tests/model/feed/c.test.ts': "import '@/lib/model/wire/routes';\n",
    'tests/model/wire/zlink.test.ts': '',
    'tests/model/feed/d.test.ts': importing('@/lib/model/wire/routes-of'),
  };
  expect(about('lib/model/wire/routes.ts', texts)).toEqual([
    'tests/model/wire/zlink.test.ts',
    'tests/model/feed/a.test.ts',
    'tests/model/feed/b.test.ts',
    'tests/model/feed/c.test.ts',
  ]);
});

it('state is asked where it is drawn, too', () => {
  const texts = {
    'tests/state/chat/chat.test.tsx': '',
    'tests/components/chat/answer.test.tsx': '',
    'tests/model/chat/chat.test.ts': '',
  };
  expect(about('lib/state/chat/use-chat.ts', texts)).toEqual([
    'tests/state/chat/chat.test.tsx',
    'tests/components/chat/answer.test.tsx',
  ]);
});
