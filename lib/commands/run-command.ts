// A command for people: what goes wrong is one sentence and status 1, never a stack.
import './env-files.mjs';
import { EnvironmentError } from '@/lib/server/process/env';

/** Runs `main` with the words of the command line and ends the process. */
export async function runCommand(
  usage: string,
  main: (args: string[]) => Promise<number | void>,
): Promise<never> {
  try {
    process.exit((await main(process.argv.slice(2))) ?? 0);
  } catch (error) {
    if (error instanceof EnvironmentError) console.error(error.problems.join('\n'));
    else console.error(error instanceof Error ? error.message : String(error));
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('ERR_PARSE_ARGS')) console.error(`Usage: ${usage}`);
    process.exit(1);
  }
}
