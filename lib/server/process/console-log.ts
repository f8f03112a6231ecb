// Redirects the console output of the framework and libraries to our own log. Protects: the log
// stays valid JSON, LOG_LEVEL applies to everything, and no outsider can cause error lines in it.
import { format, stripVTControlCharacters } from 'node:util';
import { isNativeError } from 'node:util/types';
import type { Logger } from 'pino';

/** Startup banners and the like are meant for people at a terminal; they count as `info`. */
const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

const plain = (given: readonly unknown[]) => stripVTControlCharacters(format(...given)).trim();

/**
 * Whether a client disconnected before its request was complete: Node's error for that, which the
 * framework prints. The request's own line already says so, with 499.
 */
const hasLeft = (err: Error | undefined) =>
  err?.message === 'aborted' && 'code' in err && err.code === 'ECONNRESET';

/**
 * Sends `target`'s methods to the log from now on. An error among the arguments keeps its stack.
 */
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
