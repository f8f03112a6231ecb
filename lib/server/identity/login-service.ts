// The login service: the news service itself, or a separate one at LOGIN_SERVICE_URL. What every
// call to it carries, and the question who is signed in.
import {
  buildServiceRequest,
  operations,
  type Fetch,
  type Input,
  type OperationName,
} from '@/lib/contract';
import { identityRefusedHeader, type Identity } from '@/lib/contract/identity';
import type { Deployment } from '@/lib/deployments';
import type { Language } from '@/lib/model/text/languages';
import { isNear } from '../request/client-address';
import { ownNames } from '../process/deployment-table';
import { log } from '../process/log';
import { processState } from '../process/process-state';
import { cookieHeader, type Jar } from './service-cookies';
import { originOf } from '../request/site-origin';
import { leaveBody } from '../calls/leave-body';
import { serviceBase } from '../calls/upstream';
import type { SessionUser } from './session';

/** Calls the login service with its own session cookies. */
export async function askLogin<N extends OperationName>(
  service: Fetch,
  name: N,
  input: Input<N>,
  { headers, jar, deployment }: { headers: Headers; jar: Jar; deployment: Deployment },
  signal?: AbortSignal,
): Promise<Response> {
  const ours = new Headers(headers);
  const cookie = cookieHeader(jar);
  if (cookie) ours.set('cookie', cookie);
  ours.set('x-region', deployment.region);
  return service(buildServiceRequest(name, input, serviceBase, ours, signal));
}

/** What the identity token tells the login service about a browser's sign-in attempt. */
export function loginClaim(
  headers: Headers,
  {
    deployment,
    trustedProxies = [],
  }: { deployment: Deployment; trustedProxies?: readonly string[] },
  transaction: string,
  language: Language,
): NonNullable<Identity['login']> {
  const { region, brand, env } = deployment;
  return {
    transaction,
    region,
    brand: brand[language],
    origin: originOf(deployment, headers.get('host')),
    // A site that became public without changing its settings must not reveal its codes to the
    // world.
    local: env === 'local' && isNear(headers, trustedProxies, ownNames()),
  };
}

export type WhoIsThere =
  | { known: true; user: SessionUser | undefined }
  /** The login service does not answer. */
  | { known: false };

/**
 * Whether a status alone says that nobody is signed in. When our own token was refused, because of
 * another secret or a clock that is ahead, it says nothing about the reader.
 */
export const saysNobody = ({ status, headers }: Response): boolean =>
  status === 401 && !headers.has(identityRefusedHeader);

const unknown =
  'who is signed in cannot be asked: the news service, or the one at LOGIN_SERVICE_URL, is away or refuses; signed-in readers are told to try again';

/** A gateway's own answers: the question reached no service. */
const isUnheard = ({ status }: Response) => status === 502 || status === 503;

const askWho = (
  service: Fetch,
  at: { headers: Headers; jar: Jar; deployment: Deployment },
): Promise<Response> => askLogin(service, 'CheckLogin', {}, at);

/**
 * Asks who is signed in, and once more where nobody answered: of several processes behind one
 * address the next may be alive, so a reader's action is not refused because one process has just
 * died.
 */
async function askWhoIsThere(...asked: Parameters<typeof askWho>): Promise<Response> {
  const answer = await askWho(...asked);
  if (!isUnheard(answer)) return answer;
  leaveBody(answer);
  return askWho(...asked);
}

/** The reader whose session the cookies of a jar belong to. */
export async function whoIsThere(
  service: Fetch,
  at: { headers: Headers; jar: Jar; deployment: Deployment },
): Promise<WhoIsThere> {
  try {
    const answer = await askWhoIsThere(service, at);
    if (saysNobody(answer)) return { known: true, user: undefined };
    // Any other refusal (too many calls, a missing path) says nothing about the session: taken for
    // "signed out" it would cost the reader theirs.
    if (!answer.ok) throw new Error(`The login service answered ${answer.status}.`);
    const { status, data: found } = operations.CheckLogin.output.parse(await answer.json());
    if (status === undefined) throw new Error('The login service did not say who is there.');
    const data = status ? found : undefined;
    const id = data?.user_id ?? data?.id;
    if (!data || !id) return { known: true, user: undefined };
    const { name, method, methods, is_operator: operator } = data;
    return { known: true, user: { id, name, method, methods, operator } };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // During an outage every call of a signed-in reader gets here.
    processState().onceAMinute('sign_in_unknown', () =>
      log().error({ event: 'sign_in_unknown', why }, unknown),
    );
    return { known: false };
  }
}
