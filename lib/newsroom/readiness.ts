// Whether this service can answer right now. Protects: a load balancer sends nobody to a service
// that is ending, cannot write or is older than the schema, and a web instance learns at once that
// its own token is refused.
import type { Logger } from 'pino';
import { identityRefusedHeader } from '@/lib/contract/identity';
import type { IdentityCheck } from './identity-check';
import type { SchemaWatch } from './schema-watch';
import type { StorageState } from './storage-state';
import type { Clock } from './types';

export type ReadinessParts = {
  checkIdentity: IdentityCheck;
  storage: StorageState;
  schema: SchemaWatch;
  /** Whether streams are being ended: other calls are still answered. */
  isEnding: () => boolean;
  clock: Clock;
  log: Pick<Logger, 'error'>;
};

const notReady = (msg: string) => Response.json({ code: 503, msg }, { status: 503 });

/** The answer (503) to a call that would begin something longer than the remaining time. */
export const serviceEnding = () => notReady('The news service is ending.');

/** Answers `/readyz`: 200, or 503 with the reason. */
export function createReadiness(parts: ReadinessParts): (request: Request) => Promise<Response> {
  const { checkIdentity, storage, schema, isEnding, clock, log } = parts;
  return async (request) => {
    // A web instance sends its token: if that is refused here, all its calls would be.
    const checked = await checkIdentity(request, clock());
    if ('refused' in checked) {
      const no = notReady('The identity of the caller is refused.');
      no.headers.set(identityRefusedHeader, checked.refused);
      return no;
    }
    if (isEnding()) return serviceEnding();
    try {
      if (!(await storage.isWritable())) return notReady('The database takes no writes.');
      if (await schema.isOver()) return notReady('A newer version has changed the database.');
      return Response.json({ code: 0, msg: 'ready' });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return notReady('The database does not answer.');
    }
  };
}
