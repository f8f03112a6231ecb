// Node in a mutation run.
import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import { TestEnvironment } from 'jest-environment-node';
import { limited } from './mutant-limits.mjs';

export default mixinJestEnvironment(limited(TestEnvironment));
