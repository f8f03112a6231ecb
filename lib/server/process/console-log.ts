// What the framework and libraries say to the console, as lines of our own log. Protects: whoever
// reads the log as JSON can, LOG_LEVEL holds for everything, and nobody outside writes errors into it.
import { format, stripVTControlCharacters } from 'node:util';
import { isNativeError } from 'node:util/types';
import type { Logger } from 'pino';

/** The banner of a start and the like are for people at a terminal; they count as `info`. */
const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

const plain = (given: readonly unknown[]) => stripVTControlCharacters(format(...given)).trim();

/**
 * Whether somebody hung up before all of their request was here: Node's error for it, which the
 * framework prints. The line of the request says so already, with 499.
 */
const hasLeft = (err: Error | undefined) =>
  err?.message === 'aborted' && 'code' in err && err.code === 'ECONNRESET';

/** Sends `target`'s methods to the log from now on. An error among what is said keeps its stack. */
export function consoleToLog(log: Logger, target: Console = console): void {
  const said = log.child({ part: 'console' });
  for (const [method, level] of Object.entries(levels)) {
    // The keys of the table above are methods of a console.
    target[method as keyof typeof levels] = (...given: unknown[]) => {
      const err = given.find(isNativeError);
      const words = given.filter((part) => part !== err);
      const message = plain(words) || (err?.message ?? '');
      if (message !== '') said[hasLeft(err) ? 'debug' : level](err ? { err } : {}, message);
    };
  }
}
