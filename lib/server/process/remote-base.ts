// Which deployments have a news service that is another program.
import type { Deployment } from '@/lib/deployments';
import { environment } from './env';

/** The address of the remote news service of a deployment; undefined where it is embedded. */
export function remoteBase(deployment?: Deployment): string | undefined {
  return deployment?.newsServiceUrl ?? environment().NEWS_SERVICE_URL;
}

/**
 * Whether pictures and films may lie at addresses of others. Those of the newsroom travel through the
 * site; a remote service says where its own are.
 */
export const hasForeignMedia = (deployment?: Deployment): boolean =>
  remoteBase(deployment) !== undefined;
