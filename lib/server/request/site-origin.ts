// The absolute addresses of a site and of its sister sites. They come from the deployment, never
// from a request: only the port of a local name is taken over, since names that work without any
// set-up cannot know it.
import type { Deployment } from '@/lib/deployments';
import type { Surface } from '@/lib/model/wire/routes';

function portOf(hostHeader: string | null): string {
  return /:\d{1,5}$/.exec(hostHeader ?? '')?.[0] ?? '';
}

/** The origin of a deployment: its field, else its first name, with the visitor's port in `local`. */
export function originOf({ origin, hosts, env }: Deployment, hostHeader: string | null): string {
  if (origin) return origin;
  const name = hosts[0] ?? 'localhost';
  return env === 'local' ? `http://${name}${portOf(hostHeader)}` : `https://${name}`;
}

/**
 * The sister site of another surface: the one that names this site as its share domain, else the
 * first of the same region. Undefined when the table has none.
 */
export function sisterOf(
  here: Deployment,
  surface: Surface,
  table: readonly Deployment[],
): Deployment | undefined {
  if (here.surface === surface) return here;
  const sisters = table.filter((row) => row.surface === surface);
  const names = new Set(here.hosts);
  const ownReader = sisters.find(
    ({ shareOrigin }) => shareOrigin && names.has(new URL(shareOrigin).hostname),
  );
  return ownReader ?? sisters.find(({ region }) => region === here.region);
}

/**
 * The origin of an article's canonical page: the share site's, for a public site that shows it,
 * too.
 */
export function keptOriginOf(
  here: Deployment,
  table: readonly Deployment[],
  hostHeader: string | null,
): string {
  const share = here.surface === 'public' ? sisterOf(here, 'share', table) : undefined;
  return originOf(share ?? here, hostHeader);
}

const isAt = (origin: string, { origin: own, hosts }: Deployment): boolean =>
  own === origin || hosts.includes(new URL(origin).hostname);

/**
 * The origin that the legal texts of a site use for links to each other: its public site, or empty
 * for the site itself. On a public site the short addresses are placeholders, so links that would
 * end there lead to a site that has the texts.
 */
export function legalOriginOf(
  here: Deployment,
  inner: boolean,
  table: readonly Deployment[],
  hostHeader: string | null,
): string {
  const { publicOrigin, surface } = here;
  const isPlaceholder = (origin: string) =>
    !inner && table.some((row) => row.surface === 'public' && isAt(origin, row));
  if (publicOrigin && !isPlaceholder(publicOrigin)) return publicOrigin;
  const reader = surface === 'public' && !inner ? sisterOf(here, 'reader', table) : undefined;
  return reader ? originOf(reader, hostHeader) : '';
}
