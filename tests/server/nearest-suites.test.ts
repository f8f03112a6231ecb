// Which suites `npm run check` runs; imports the command's own module, which is plain Node.
import { execFileSync } from 'node:child_process';

type Asked = {
  suites: string[];
  changed: string[];
  times?: Record<string, number>;
  seconds: number;
};

function nearest({ suites, changed, times = {}, seconds }: Asked) {
  const values = JSON.stringify([suites, changed, times, seconds]);
  const program = `import { nearestWithin } from './lib/commands/nearest-suites.mjs';
    console.log(JSON.stringify(nearestWithin(...${values})));`;
  const answer = execFileSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(answer) as { chosen: string[]; left: number };
}

const near = 'tests/model/feed/feed.test.ts';
const beside = 'tests/model/feed/covers.test.ts';
const far = 'tests/components/feed/card.test.tsx';

it('the suite of the changed file comes first, then those beside it', () => {
  const { chosen } = nearest({
    suites: [far, beside, near],
    changed: ['lib/model/feed/feed.ts'],
    seconds: 60,
  });
  expect(chosen).toEqual([near, beside, far]);
});

it('suites that do not fit into the time are skipped, shorter ones may still fit', () => {
  const { chosen, left } = nearest({
    suites: [near, beside, far],
    changed: ['lib/model/feed/feed.ts'],
    times: { [near]: 10, [beside]: 40, [far]: 5 },
    seconds: 20,
  });
  expect(chosen).toEqual([near, far]);
  expect(left).toBe(1);
});

it('a changed suite runs however long it takes', () => {
  const { chosen } = nearest({
    suites: [near, far],
    changed: [near, far],
    times: { [near]: 300, [far]: 300 },
    seconds: 20,
  });
  expect(chosen).toEqual([far, near]);
});

it('the nearest suite runs even if it exceeds the time', () => {
  const { chosen } = nearest({
    suites: [near],
    changed: ['lib/model/feed/feed.ts'],
    times: { [near]: 300 },
    seconds: 20,
  });
  expect(chosen).toEqual([near]);
});
