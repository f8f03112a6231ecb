// What a process logs about its settings at its start, apart from errors that stop it.
import type { Logger } from 'pino';
import { halfSettings } from './half-settings';
import { misspelledSettings } from './misspelled-settings';

/** Warns of names that nearly match settings, and of settings that lack another one. */
export function tellSettings(
  log: Pick<Logger, 'warn'>,
  source: Readonly<Record<string, string | undefined>> = process.env,
): void {
  for (const { name, meant } of misspelledSettings(source)) {
    log.warn(`${name} is no setting, so it does nothing: is ${meant} meant?`);
  }
  for (const { found, remedy } of halfSettings(source)) log.warn(`${found}: ${remedy}`);
}
