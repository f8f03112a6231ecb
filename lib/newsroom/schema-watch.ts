// Whether a newer program has changed the schema while this one runs, as when several machines are
// upgraded one after the other. Protects: a program does not go on writing by rules that the data no
// longer follows, and readers are served until the newer one can answer.
import type { Logger } from 'pino';
import { sleepFor } from './sleep-for';
import type { Store } from './store/contract/store';
import type { Clock } from './types';

/** How often a worker looks whether a newer program has changed the schema. */
const schemaLookMs = 3_000;
/**
 * How long a newsroom stays ready then, as the newer one only answers once it has migrated.
 */
export const newerSchemaGraceMs = 15_000;

export type SchemaWatch = {
  /** Whether the schema is newer; the first time it is logged. */
  isNewer(): Promise<boolean>;
  /** Whether it has been for so long that the newer program must be answering. */
  isOver(): Promise<boolean>;
};

export function createSchemaWatch(parts: {
  store: Pick<Store, 'newerStep'>;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}): SchemaWatch {
  const { store, clock, log } = parts;
  let since: number | undefined;

  async function isNewer(): Promise<boolean> {
    if (since !== undefined) return true;
    const migration = await store.newerStep();
    if (migration === undefined) return false;
    since ??= clock();
    log.error(
      { event: 'schema_newer', migration },
      'a newer version of the program has changed the database: start that version here, too',
    );
    return true;
  }

  return {
    isNewer,
    isOver: async () => (await isNewer()) && clock() - (since ?? 0) >= newerSchemaGraceMs,
  };
}

/** Calls `leave` once the schema is newer: a worker has no reader to wait for. */
export async function leaveNewerSchema(
  watch: SchemaWatch,
  leave: () => void,
  signal: AbortSignal,
  sleep = sleepFor,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(schemaLookMs, signal);
    // Whether the database answers is not the question here.
    if (await watch.isNewer().catch(() => false)) return leave();
  }
}
