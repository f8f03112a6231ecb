// Ends a process that cannot start: with a sentence for each reason, never a stack.
import { isNativeError } from 'node:util/types';
import { StoreError } from '@/lib/newsroom/store/contract/store-error';
import { EnvironmentError, readEnvironment, type Environment } from '@/lib/server/process/env';
import { inWords } from './error-in-words';

/** Ends this process. `part` names it: newsroom, worker. */
export function cannotStart(part: string, reasons: readonly string[]): never {
  console.error(`The ${part} cannot start:\n${reasons.map((line) => `  - ${line}`).join('\n')}`);
  process.exit(1);
}

/** The problems that the operator can fix; undefined for any other error. */
export function startProblems(error: unknown): readonly string[] | undefined {
  if (error instanceof EnvironmentError) return error.problems;
  if (error instanceof StoreError) return [error.message];
  const call = isNativeError(error) && 'syscall' in error ? error.syscall : undefined;
  return call === 'listen' || call === 'getaddrinfo' ? [inWords(error)] : undefined;
}

/**
 * The environment of a separate process, which ends if it is invalid.
 * @param check checks the files that settings name; an error it throws ends the process, too
 */
export function startEnvironment(
  part: string,
  source: Readonly<Record<string, string | undefined>>,
  check: (environment: Environment) => unknown,
): Environment {
  let environment: Environment;
  try {
    environment = readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) cannotStart(part, error.problems);
    const why = `The data folder cannot be used (${inWords(error)}). DATA_DIR names another one.`;
    cannotStart(part, [why]);
  }
  try {
    check(environment);
  } catch (error) {
    cannotStart(part, startProblems(error) ?? [inWords(error)]);
  }
  return environment;
}
