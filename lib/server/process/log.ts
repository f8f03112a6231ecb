// The log: one JSON line per event. Credentials never reach it.
import { pino, type Logger } from 'pino';
import { environment } from './env';

const secretFields = ['authorization', 'cookie', 'set-cookie', 'password', 'token'];

/** A logger of one level; `destination` defaults to standard output. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const paths = secretFields.flatMap((field) => [
    `["${field}"]`,
    `*["${field}"]`,
    `*.*["${field}"]`,
  ]);
  const options = { level, base: undefined, redact: { paths, censor: '[removed]' } };
  return destination ? pino(options, destination) : pino(options);
}

let known: Logger | undefined;

/** The log of this process. */
export function log(): Logger {
  known ??= createLog(environment().LOG_LEVEL);
  return known;
}
