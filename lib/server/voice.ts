// The audio of one part of an event that is read aloud. Only the service's own sounds pass, with
// the few headers that playing and caching them needs. Protects: the service knows whose daily
// quota a new sound counts against; a device created by this very request has none besides its
// network's.
import { signIdentity } from '@/lib/contract/identity';
import { decodedPath } from '@/lib/model/wire/routes';
import { addressClaim } from './request/client-address';
import { dataHeaders, refusal } from './request/refusal-response';
import { readVisitor } from './identity/visitor';
import type { BffOptions } from './calls/bff-options';
import { leaveBody } from './calls/leave-body';
import { serviceBase } from './calls/upstream';

const soundTypes = /^audio\/[a-z0-9.+-]+$/i;
const asked = ['range', 'if-none-match', 'if-range'];
const given = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges'],
  ...['cache-control', 'etag', 'retry-after'],
];
const passed = new Set([200, 206, 304, 416]);

const path = /^\/voice\/([\w.:-]{1,128})\/([a-z]{2})\/(\d{1,3})$/;

/** Answers `/voice/{event}/{lang}/{part}`: a sound, or an envelope that says why there is none. */
export async function voice(request: Request, options: BffOptions): Promise<Response> {
  const missing = () => refusal('missing', { detail: 'There is no such sound.' });
  const { pathname, search } = new URL(request.url);
  const sound = decodedPath(pathname);
  if (!path.test(sound)) return missing();
  const { service, serviceSecret, trustedProxies = [], now } = options;
  const visitor = await readVisitor(request.headers, options);
  const { device, user } = visitor.identity;
  const identity = {
    ...{ device: visitor.fresh ? undefined : device, user },
    ...addressClaim(request.headers, trustedProxies, serviceSecret),
  };
  const headers = new Headers({
    authorization: `Bearer ${await signIdentity(identity, serviceSecret, now)}`,
  });
  for (const name of asked) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const address = `${serviceBase}${sound}${search}`;
  const answer = await service(new Request(address, { headers, signal: request.signal }));
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const isSound = soundTypes.test(type) || answer.body === null;
  if (passed.has(answer.status) && isSound) {
    const out = new Headers(dataHeaders);
    for (const name of given) {
      const value = answer.headers.get(name);
      if (value !== null) out.set(name, value);
    }
    // A shared cache knows neither readers nor countries, so it may not keep what is not for
    // everyone.
    const { signInToRead, countries } = options.deployment;
    if (signInToRead || countries) out.set('cache-control', 'private, max-age=86400');
    return new Response(answer.body, { status: answer.status, headers: out });
  }
  const retry = answer.headers.get('retry-after');
  leaveBody(answer);
  if (answer.status === 429) {
    return refusal('speechOfDay', {}, retry === null ? {} : { 'retry-after': retry });
  }
  return answer.status < 500 && answer.status !== 200
    ? missing()
    : refusal('upstream', { detail: 'The news service gave no usable answer.' });
}
