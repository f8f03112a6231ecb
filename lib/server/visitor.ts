// One visitor as the news service is told of: everything that a request proves about its sender,
// and the headers that carry it. Pages and the BFF both speak to the service through this.
import { signIdentity, type Identity } from '@/lib/contract/identity';
import type { Deployment } from '@/lib/deployments';
import { appIdHeader, loginAppId } from '@/lib/model/login-app';
import { clientVersion, genericHelperVersion } from '@/lib/model/limits';
import { isSecure } from './cookies';
import { cubeIdOf, newDevice, readDevice } from './device';
import { locationOf } from './location';
import { readSession, type Session } from './session';

export type Visitor = {
  deployment: Deployment;
  session: Session;
  identity: Identity & { device: string };
  cubeId: string;
  /** Set when this request made the device: the `Set-Cookie` value to answer with. */
  setCookie?: string;
};

/** Reads a visitor from the headers of a request; a first visit gets a new device. */
export async function readVisitor(
  headers: Headers,
  deployment: Deployment,
  secret: string,
): Promise<Visitor> {
  const secure = isSecure(headers, deployment);
  const known = await readDevice(headers, secret, secure);
  const device = known ? { id: known } : await newDevice(secret, secure);
  const session = await readSession(headers);
  const identity: Visitor['identity'] = { device: device.id };
  if (session.user) identity.user = session.user.id;
  const location = locationOf(headers, secure);
  if (location) identity.location = location;
  return {
    deployment,
    session,
    identity,
    cubeId: cubeIdOf(headers, device.id),
    setCookie: 'setCookie' in device ? device.setCookie : undefined,
  };
}

const versions: readonly string[] = [clientVersion, genericHelperVersion];

/** Of the client's own headers, those that the assistant reads, in the form that they have. */
const passed: readonly [string, RegExp][] = [
  ['session-id', /^[\w.-]{1,64}$/],
  ['language', /^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{2,8})?$/],
  ['x-run-async', /^1$/],
];

/** The headers of a call to the news service: ours, and of the client's only what is harmless. */
export async function serviceHeaders(
  { deployment, identity, cubeId }: Visitor,
  from: Headers,
  secret: string,
  now: number,
): Promise<Headers> {
  const headers = new Headers({
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${await signIdentity(identity, secret, now)}`,
    'cube-id': cubeId,
    [appIdHeader]: loginAppId(deployment.region),
  });
  const version = from.get('version') ?? '';
  if (deployment.sendVersionHeader) {
    headers.set('version', versions.includes(version) ? version : clientVersion);
  }
  if (identity.location) headers.set('x-location', identity.location);
  const language = from.get('accept-language');
  if (language) headers.set('accept-language', language);
  for (const [name, form] of passed) {
    const value = from.get(name) ?? '';
    if (form.test(value)) headers.set(name, value);
  }
  return headers;
}
