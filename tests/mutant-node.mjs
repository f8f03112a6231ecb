// Node in a mutation run.
import { createRequire } from 'node:module';
import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import { limited } from './mutant-limits.mjs';

// Jest's own version of its environment.
const partOfJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { TestEnvironment } = partOfJest('jest-environment-node');

export default mixinJestEnvironment(limited(TestEnvironment));
