// Warns of calls that seem to come from another site, wherever they are refused.
import { log } from '../process/log';
import { createOriginNotice } from './misdirected';

let tell: ((headers: Headers) => void) | undefined;

/** Logs what to set, once for each origin and host. */
export function noteWrongOrigin(headers: Headers): void {
  tell ??= createOriginNotice(log());
  tell(headers);
}
