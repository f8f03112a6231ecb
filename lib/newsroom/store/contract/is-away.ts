// Whether a query failed because the database does not answer: it stopped, starts, or has no connection
// left. Nothing is wrong with the call then, and it may be made again.
import { errorCode } from './store-error';

/** The system call and Postgres call it so: 08 is a broken connection, 57P01 to 57P03 a server that ends or starts. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/;
/** What the driver says without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

export const isAway = (error: unknown): boolean =>
  codes.test(errorCode(error)) || (error instanceof Error && words.test(error.message));
