// Which deployments have a news service that is a separate program.
import type { Deployment } from '@/lib/deployments';
import { environment } from './env';

/** The address of the remote news service of a deployment; undefined where it is embedded. */
export function remoteBase(deployment?: Deployment): string | undefined {
  return deployment?.newsServiceUrl ?? environment().NEWS_SERVICE_URL;
}

/**
 * Whether images and videos may come from other sites. The newsroom's own pass through this site; a
 * remote service names the addresses of its own.
 */
export const hasForeignMedia = (deployment?: Deployment): boolean =>
  remoteBase(deployment) !== undefined;
