// From a fresh clone to a running site: install, build, serve. What is done already is not redone.
import { install, isBuilt, needNode, run, step } from './steps.mjs';

needNode();
await step('Installing packages', () => install());
if (!isBuilt()) await step('Building', () => run('npm', ['run', '--silent', 'build']));
await import('./start.mjs');
