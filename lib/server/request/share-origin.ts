// The origin of a site's shared links. Never built from a request's host: only the port of a local
// address is taken over, since names that work without any set-up cannot know it.
import type { Deployment } from '@/lib/deployments';

/**
 * The origin for shared links; undefined where the site itself serves them: without a share domain,
 * or on a local address that is not one of the deployment's own names (a phone in the same
 * network).
 */
export function shareOriginOf(
  { shareOrigin, hosts, env }: Deployment,
  hostHeader: string | null,
): string | undefined {
  if (!shareOrigin || env !== 'local') return shareOrigin;
  const [, name = '', port] = /^(.*?)(?::(\d{1,5}))?$/.exec(hostHeader?.toLowerCase() ?? '') ?? [];
  if (!hosts.includes(name)) return undefined;
  const share = new URL(shareOrigin);
  if (port && share.port === '') share.port = port;
  return share.origin;
}
