// From a fresh clone to a running site: install, build, serve. What is done already is not redone.
import { givenPort, needPort } from './listen-at.mjs';
import { install, isBuilt, needNode, run, step } from './steps.mjs';

needNode();
await step('Installing packages', () => install());
// Said before a build that takes minutes, and again by the start for whoever took the port meanwhile.
await import('./env-files.mjs');
await needPort(process.env.HOST, givenPort());
if (!isBuilt()) await step('Building', () => run('npm', ['run', '--silent', 'build']));
await import('./start.mjs');
