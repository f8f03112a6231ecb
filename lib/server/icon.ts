// The icon of a source, by host name. Only a public DNS name is passed on, and what comes back is
// an image in a sandbox; nothing of the address appears in an answer.
import { parse } from 'tldts';
import type { Fetch } from '@/lib/contract';
import { dataHeaders, refusal } from './refusal-response';
import { serviceBase } from './upstream';

const dnsName =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const imageTypes = /^image\/(png|x-icon|jpeg|gif|webp|svg\+xml)$/i;
const day = 24 * 3600;

/** Whether a name lies under a public suffix: no address, no port, no `.local` or `.internal`. */
export function isPublicHost(host: string): boolean {
  if (!dnsName.test(host)) return false;
  const { isIp, isIcann, domain } = parse(host);
  return !isIp && isIcann === true && domain !== null;
}

/** Answers `/icon/{host}`: an image, or a 404 envelope. */
export async function icon(host: string, service: Fetch, signal?: AbortSignal): Promise<Response> {
  const name = host.toLowerCase();
  const unknown = () =>
    refusal(404, 'There is no icon of that name.', { 'cache-control': 'public, max-age=3600' });
  if (!isPublicHost(name)) return unknown();
  const answer = await service(new Request(`${serviceBase}/icon/${name}`, { signal }));
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (answer.status === 200 && imageTypes.test(type)) {
    const cached = answer.headers.get('cache-control') ?? `public, max-age=${day}`;
    return new Response(answer.body, {
      headers: { ...dataHeaders, 'content-type': type, 'cache-control': cached },
    });
  }
  await answer.body?.cancel();
  return answer.status < 500 ? unknown() : refusal(502, 'The news service gave no usable answer.');
}
