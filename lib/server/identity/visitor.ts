// One visitor as the news service sees them: everything that a request proves about its sender, and
// the headers that carry it. Pages and the BFF both call the service through this.
import { signIdentity, type Identity } from '@/lib/contract/identity';
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import { appIdHeader, loginAppId } from '@/lib/model/account/login-app';
import { clientVersion, genericHelperVersion } from '@/lib/model/limits/service';
import { isSecure } from '../request/cookies';
import { cubeIdOf, newDevice, readDevice } from './device';
import type { SealSecret } from '../request/sealed';
import { locationOf } from '../request/location';
import { countryOf } from '../request/country';
import { whoIsThere } from './login-service';
import {
  endedSessionCookie,
  keptSessionCookie,
  readKeptSession,
  type KeptSession,
  type Session,
} from './session';

export type Visitor = {
  deployment: Deployment;
  session: Session;
  /** The login service's session cookies of this browser; absent without a session. */
  kept?: KeptSession;
  /**
   * The device was created for this very request: whether the browser stores its cookie is not
   * known yet.
   */
  fresh: boolean;
  /** The login service did not answer, so it is unknown who this is. */
  unsure?: true;
  identity: Identity & { device: string };
  cubeId: string;
  secure: boolean;
  /**
   * `Set-Cookie` values for the answer: a device that this request created, a session that is over.
   */
  setCookies: string[];
};

export type VisitorOptions = {
  deployment: Deployment;
  sessionSecret: SealSecret;
  serviceSecret: string;
  /** The service that knows which sessions are valid. */
  loginService: Fetch;
  /** Milliseconds since 1970. */
  now: number;
};

/** A visitor by their cookies alone, before the login service is asked about the session. */
export async function readBrowser(
  headers: Headers,
  { deployment, sessionSecret, now }: VisitorOptions,
): Promise<Visitor> {
  const secure = isSecure(headers, deployment);
  const known = await readDevice(headers, sessionSecret, secure);
  const device = known && !known.isOld ? known : await newDevice(sessionSecret, secure, known?.id);
  const kept = await readKeptSession(headers, sessionSecret, secure, now);
  const identity: Visitor['identity'] = { device: device.id };
  if (!deployment.comments) identity.comments = false;
  const location = locationOf(headers, secure);
  if (location) identity.location = location;
  const country = countryOf(deployment, headers);
  if (/^[A-Z]{2}$/.test(country)) identity.country = country;
  return {
    deployment,
    session: {},
    kept,
    identity,
    cubeId: cubeIdOf(headers, device.id),
    secure,
    fresh: known === undefined,
    setCookies: [
      ...('setCookie' in device ? [device.setCookie] : []),
      ...(kept?.isOld ? [await keptSessionCookie(kept, sessionSecret, secure)] : []),
    ],
  };
}

/** Reads a visitor from the headers of a request; a first visit gets a new device. */
export async function readVisitor(headers: Headers, options: VisitorOptions): Promise<Visitor> {
  const visitor = await readBrowser(headers, options);
  const { kept, deployment, identity, setCookies, secure } = visitor;
  if (!kept) return visitor;
  const { loginService, serviceSecret, now } = options;
  const ours = await serviceHeaders(visitor, headers, serviceSecret, now);
  const there = await whoIsThere(loginService, { headers: ours, jar: kept.jar, deployment });
  if (!there.known) return { ...visitor, unsure: true };
  const { user } = there;
  if (user) return { ...visitor, session: { user }, identity: { ...identity, user: user.id } };
  const ended = endedSessionCookie(secure);
  return { ...visitor, kept: undefined, setCookies: [...setCookies, ended] };
}

const versions: readonly string[] = [clientVersion, genericHelperVersion];

/** Client headers that the assistant reads, each with its valid format. */
const passed: readonly [string, RegExp][] = [
  ['session-id', /^[\w.-]{1,64}$/],
  ['language', /^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{2,8})?$/],
  ['x-run-async', /^1$/],
  // The id is ours from the moment the request arrived, so that both sides' log lines can be
  // matched.
  ['x-request-id', /^[\w.-]{8,64}$/],
];

/** The headers of a call to the news service: our own, and only harmless ones of the client's. */
export async function serviceHeaders(
  { deployment, identity, cubeId }: Pick<Visitor, 'deployment' | 'cubeId'> & { identity: Identity },
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
