// One writer at a time for a reader's comments and likes, and none while the reader is being
// deleted.
import type { Database } from '../engine/database';

/**
 * Call first in an open transaction, before it locks anything. Anybody else who writes comments or
 * likes of this reader, or deletes the reader, waits until the transaction ends. Otherwise a
 * concurrent write would be seen by only some of the deleting statements.
 */
export const takeReaderTurn = ({ engine, query }: Database, owner: string): Promise<void> =>
  engine.takeTurn(query(), `comments:${owner}`);
