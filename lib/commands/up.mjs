// From a fresh clone to a running site: install, build, serve. Skips what is done already.
import { givenPort, needPort } from './listen-at.mjs';
import { install, isBuilt, needNode, run, step } from './steps.mjs';

needNode();
await step('Installing packages', () => install());
// Checked before a build that takes minutes, and again by the start, since the port may be taken
// meanwhile.
await import('./env-files.mjs');
await needPort(process.env.HOST, givenPort());
if (!isBuilt()) await step('Building', () => run('npm', ['run', '--silent', 'build']));
await import('./start.mjs');
