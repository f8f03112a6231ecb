// Comments and likes of one reader, one at a time, and none while the reader is forgotten.
import type { Database } from '../engine/database';

/**
 * In a transaction that is open, before it holds anything: whoever else writes comments or likes of
 * this reader, or forgets the reader, waits until it is over. Else what is written at that moment is
 * seen by half of the statements that forget.
 */
export const takeReaderTurn = ({ engine, query }: Database, owner: string): Promise<void> =>
  engine.takeTurn(query(), `comments:${owner}`);
