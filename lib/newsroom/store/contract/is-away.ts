// Whether a query failed because the database does not respond: it stopped, is starting, or has no
// connection left. The call itself is fine and may be made again.
import { errorCode } from './store-error';

/**
 * Codes of the operating system and of Postgres: 08 is a broken connection, 57P01 to 57P03 a server
 * that is stopping or starting.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/;
/** Driver errors that have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

export const isAway = (error: unknown): boolean =>
  codes.test(errorCode(error)) || (error instanceof Error && words.test(error.message));
