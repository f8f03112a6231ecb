// Checks commit subjects. Only the gates read the history: a checkout may contain other commits
// than ours.
import { execFileSync } from 'node:child_process';
import { inGates } from './gates';

/** How many recent commits are checked; older ones stay as they are. */
const last = 200;
const bytesMost = 72;
/** The folder is named alone or, where that is ambiguous, by its path. */
const form = /^(?:feat|fix|refactor|perf|test|docs|build)(?:\([a-z0-9-]+(?:\/[a-z0-9-]+)*\))?: \S/;

const git = (...command: string[]) =>
  execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * Undefined outside of a repository, and in a shallow clone, whose oldest commit holds everything
 * before.
 */
function subjects(): string[] | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git('log', '--no-merges', `-${last}`, '--format=%s').split('\n');
  } catch {
    return undefined;
  }
}

const isSubject = (subject: string) =>
  form.test(subject) && Buffer.byteLength(subject) <= bytesMost;

const found = inGates ? subjects() : undefined;
(found ? it : it.skip)('the last commits say in a line of 72 bytes where and what', () => {
  expect(found?.filter((subject) => !isSubject(subject))).toEqual([]);
});

it.each([
  ['fix(store): a part of a text is looked for in a thousand rows', true],
  ['docs: a language gives one field more, its dates', true],
  ['test(newsroom/write): plain English in titles', true],
  ['test(newsroom/): plain English in titles', false],
  ['what was not run yet waits', false],
  [`fix(store): ${'é'.repeat(31)}`, false],
  [`fix(store): ${'e'.repeat(60)}`, true],
  [`fix(store): ${'e'.repeat(61)}`, false],
])('%s', (subject, fits) => expect(isSubject(subject)).toBe(fits));
