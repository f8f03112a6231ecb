// The icon of a source, by host name, and the cover of an event, by its id. Only a public DNS name
// is passed on, and the answer is an image in a sandbox that reveals nothing of the address.
import { parse } from 'tldts';
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import { leaveBody } from './leave-body';
import { dataHeaders, refusal } from '../request/refusal-response';
import { serviceBase } from './upstream';

const dnsName =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const imageTypes = /^image\/(png|x-icon|jpeg|gif|webp|avif|svg\+xml)$/i;
const day = 24 * 3600;

/**
 * Whether a name lies under a public suffix: no IP address, no port, no `.local` or `.internal`.
 */
export function isPublicHost(host: string): boolean {
  if (!dnsName.test(host)) return false;
  const { isIp, isIcann, domain } = parse(host);
  return !isIp && isIcann === true && domain !== null;
}

async function relayImage(
  path: string,
  service: Fetch,
  signal: AbortSignal | undefined,
  unknown: () => Response,
): Promise<Response> {
  const answer = await service(new Request(`${serviceBase}${path}`, { signal }));
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (answer.status === 200 && imageTypes.test(type)) {
    const cached = answer.headers.get('cache-control') ?? `public, max-age=${day}`;
    return new Response(answer.body, {
      headers: { ...dataHeaders, 'content-type': type, 'cache-control': cached },
    });
  }
  leaveBody(answer);
  return answer.status < 500
    ? unknown()
    : refusal('upstream', { detail: 'The news service gave no usable answer.' });
}

/** How an answer may be kept by whoever was given it, and by no cache in front of the site. */
function keptByOne(caching: string): string {
  if (/\b(?:private|no-store)\b/i.test(caching)) return caching;
  return /\bpublic\b/i.test(caching)
    ? caching.replace(/\bpublic\b/i, 'private')
    : `private, ${caching}`;
}

/** Answers `/icon/{host}`: an image, or a 404 envelope. */
export async function icon(host: string, service: Fetch, signal?: AbortSignal): Promise<Response> {
  const name = host.toLowerCase();
  const unknown = () =>
    refusal(
      'missing',
      { detail: 'There is no icon of that name.' },
      { 'cache-control': 'public, max-age=3600' },
    );
  return isPublicHost(name) ? relayImage(`/icon/${name}`, service, signal, unknown) : unknown();
}

/** Answers `/picture/{event}/{number}?v={mark}`, the cover of an event: an image, or a 404 envelope. */
export async function picture(
  { event, number, mark }: { event: string; number: string; mark: string | null },
  service: Fetch,
  deployment?: Pick<Deployment, 'signInToRead' | 'countries'>,
  signal?: AbortSignal,
): Promise<Response> {
  const unknown = () =>
    refusal(
      'missing',
      { detail: 'There is no such picture.' },
      { 'cache-control': 'public, max-age=300' },
    );
  const known = /^[\w.:-]{1,128}$/.test(event) && /^\d$/.test(number);
  if (!known || (mark !== null && !/^[\w-]{1,64}$/.test(mark))) return unknown();
  const query = mark === null ? '' : `?v=${mark}`;
  const answer = await relayImage(`/picture/${event}/${number}${query}`, service, signal, unknown);
  // A shared cache knows neither readers nor countries, so it may not keep what is not for
  // everyone.
  const caching = answer.headers.get('cache-control');
  if (caching && (deployment?.signInToRead || deployment?.countries)) {
    answer.headers.set('cache-control', keptByOne(caching));
  }
  return answer;
}
