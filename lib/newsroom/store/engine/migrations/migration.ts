// The shape of one step of the schema. A released step never changes: a later one corrects it. What
// the version before it reads and writes must go on working, since old newsrooms answer for some
// seconds more: a new column has a default or may be empty, and what is no longer used is only
// dropped a version later.
import type { Transaction } from 'kysely';
import type { Engine } from '../engine';
import type { Schema } from '../schema';

export type Migration = {
  /** `NNN-noun`, the name of its file; steps run in this order, once in a database's life. */
  name: string;
  /** Runs inside the transaction of all pending steps. Ids are of type `engine.idType`. */
  up(db: Transaction<Schema>, engine: Engine): Promise<void>;
};
