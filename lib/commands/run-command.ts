// Runs a command for people: an error is one sentence and status 1, never a stack; `--help` prints
// the usage.
import './env-files.mjs';
import { EnvironmentError } from '@/lib/server/process/env';
import { inWords } from './error-in-words';

/** Whether the command line asks for the usage; after `--`, words are names. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).some((word) => /^(-h|--help)$/.test(word));
}

/** Runs `main` with the command-line arguments and ends the process. */
export async function runCommand(
  usage: string,
  main: (args: string[]) => Promise<number | void>,
): Promise<never> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    process.exit((await main(args)) ?? 0);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (error instanceof EnvironmentError) console.error(error.problems.join('\n'));
    // Its further sentences suggest workarounds that no command here supports.
    else if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') console.error(inWords(error).split('. ')[0]);
    else console.error(inWords(error));
    if (code.startsWith('ERR_PARSE_ARGS')) console.error(`Usage: ${usage}`);
    process.exit(1);
  }
}
