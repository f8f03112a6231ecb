// From a browser's call to the news service and back. Only what the contract knows is passed on:
// the address is matched, the input is checked and serialized again, and the identity is our own.
import {
  buildServiceRequest,
  guestShows,
  guestWrites,
  listFields,
  matchOperation,
  operations,
  ownReads,
  signInCalls,
  type Input,
  type Operation,
  type OperationName,
} from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { bearerToken } from '@/lib/model/account/access-token';
import { streamsOfProcess } from '@/lib/model/limits/service';
import { BadRequest } from './request/bad-request';
import { addressClaim } from './request/client-address';
import { innerPath, isInner, needOperator } from './request/inner';
import { languageOf, loginCall } from './identity/login-call';
import { loginClaim } from './identity/login-service';
import { signInUnknown } from './identity/sign-in-unknown';
import { newTransaction } from './identity/transaction';
import type { BffOptions } from './calls/bff-options';
import { readBody, readQuery } from './calls/read-input';
import { relayedAnswer } from './calls/relayed-answer';
import { isSameOrigin } from './request/same-origin';
import { serviceBase } from './calls/upstream';
import { programVisitor } from './identity/program-visitor';
import { readVisitor, serviceHeaders, type Visitor } from './identity/visitor';

function findOperation(method: string, pathname: string) {
  const found = matchOperation(method, pathname);
  if (found === undefined) throw new BadRequest('call');
  if (found !== 'method') return found;
  const allow = ['GET', 'POST'].filter(
    (other) => typeof matchOperation(other, pathname) === 'object',
  );
  throw new BadRequest(
    'method',
    { allow: allow.join(' or ') },
    {
      headers: { allow: allow.join(', ') },
    },
  );
}

/** The validated input of a call, as the service will see it. */
async function checkedInput(
  request: Request,
  query: URLSearchParams,
  name: OperationName,
  params: Record<string, string>,
): Promise<Input<OperationName>> {
  const fields = readQuery(query, (field) => listFields(name).has(field));
  const { bodyBytes }: Operation = operations[name];
  const raw = request.method === 'GET' ? fields : await readBody(request, bodyBytes);
  const { input } = operations[name];
  const given = { ...raw, ...params };
  const exact = input.safeParse(given);
  // Some clients send an empty string for a field they mean to omit (`reply_to_reply_id: ""`).
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  const parsed = exact.success ? exact : input.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadRequest('input', {
      detail: `${issue?.path.join('.') || 'input'}: ${issue?.message}`,
    });
  }
  // A schema's output is itself a valid input; a test holds every row to that.
  return parsed.data as Input<OperationName>;
}

/** Adds the client's network and the guest-chat flag: for limits, and for the log. */
function withLimits(visitor: Visitor, { headers }: Request, options: BffOptions): Visitor {
  const { deployment, serviceSecret, trustedProxies = [] } = options;
  const address = addressClaim(headers, trustedProxies, serviceSecret);
  const identity = { ...visitor.identity, guestChat: deployment.guestChat, ...address };
  return { ...visitor, identity };
}

/** Refuses another stream when the process is shutting down or full. */
function refuseStream({ process }: BffOptions): void {
  if (!process) return;
  if (process.draining || process.onDrain.size >= streamsOfProcess) {
    const headers = { 'retry-after': '5' };
    throw new BadRequest('busy', {}, { headers });
  }
}

/**
 * "signInToRead": the calls needed to sign in, and a visitor's own settings; none of them return
 * news.
 */
const beforeSignIn: ReadonlySet<Operation['group']> = new Set([
  'device',
  'inner',
  'login',
  'system',
  'tokens',
  'user',
]);

/** Unsubscribe links come from mails: they need neither a password nor a cookie that came back. */
const isFromMail = (name: OperationName) => name === 'UnsubscribeDailyMail';

/** Whether a call needs a signed-in reader on a site that requires signing in. */
const isForReaders = (name: OperationName, group: Operation['group']) =>
  !beforeSignIn.has(group) && !isFromMail(name);

/**
 * A device may own nothing until its cookie has come back: clients that discard cookies would
 * create rows without end.
 */
function refuseFresh({ fresh, session, setCookies }: Visitor): void {
  if (!fresh || session.user) return;
  const [device] = setCookies;
  throw new BadRequest('noReader', {}, { headers: device ? { 'set-cookie': device } : {} });
}

/**
 * A device without a returned cookie has no history and no count either; what its list leaves out
 * is stated in the call itself.
 */
function withoutFresh({ identity, fresh, session }: Visitor): Identity {
  return fresh && !session.user ? { ...identity, device: undefined } : identity;
}

/** A question is answered without a returned cookie, too, but then nothing of it is stored. */
function asFresh({ identity, fresh, session }: Visitor): Identity {
  return fresh && !session.user ? { ...identity, fresh: true } : identity;
}

/** Adds the site details that messages show, for calls that send some. */
function withSite(visitor: Visitor, request: Request, options: BffOptions): Visitor {
  const language = languageOf(request, options.deployment.defaultLanguage);
  const login = loginClaim(request.headers, options, newTransaction().id, language);
  return { ...visitor, identity: { ...visitor.identity, login } };
}

/**
 * The visitor of an inner call, checked before it is revealed whether such a call exists. The news
 * service answers inner calls only to an identity with `inner`.
 */
async function innerVisitor(request: Request, options: BffOptions): Promise<Visitor> {
  if (!options.deployment.inner) throw new BadRequest('call');
  const visitor = await readVisitor(request.headers, options);
  if (visitor.unsure) throw signInUnknown();
  needOperator(visitor.session);
  const inner = { ...visitor, identity: { ...visitor.identity, inner: true } };
  return withSite(inner, request, options);
}

/**
 * Answers a call under `/api` or `/internal`. Every refusal is an envelope; nothing a client sends
 * makes it throw.
 */
export async function bff(request: Request, options: BffOptions): Promise<Response> {
  const { deployment, service, serviceSecret, now } = options;
  const { pathname, searchParams } = new URL(request.url);
  try {
    const token = bearerToken(request.headers.get('authorization'));
    if (token !== undefined && isInner(pathname)) throw new BadRequest('tokenClosed');
    const operator = isInner(pathname) ? await innerVisitor(request, options) : undefined;
    const { name, params } = findOperation(
      request.method,
      operator ? innerPath(pathname) : pathname,
    );
    if (
      token === undefined &&
      request.method !== 'GET' &&
      !isSameOrigin(request.headers, deployment.origin)
    ) {
      options.onWrongOrigin?.(request.headers);
      throw new BadRequest('origin');
    }
    const input = await checkedInput(request, searchParams, name, params);
    const { stream, group }: Operation = operations[name];
    if (group === 'login' && token !== undefined) throw new BadRequest('tokenClosed');
    if (group === 'login') return await loginCall(name, input, request, options);
    if (group === 'comments' && !deployment.comments) throw new BadRequest('commentsClosed');
    if (stream) refuseStream(options);
    const known =
      token === undefined
        ? (operator ?? (await readVisitor(request.headers, options)))
        : programVisitor(token, request.headers, deployment);
    // The service decides whether a token belongs to a reader, and refuses it otherwise.
    const isReader = known.session.user !== undefined || token !== undefined;
    const needsReader = deployment.signInToRead && isForReaders(name, group);
    // A reader's actions must not be stored as a guest's, nor a guest's data shown as a reader's.
    const isOwn = signInCalls.has(name) || ownReads.has(name);
    const needsToKnow = needsReader || isOwn || request.method !== 'GET';
    if (known.unsure && needsToKnow) throw signInUnknown();
    if (needsReader && !isReader) throw new BadRequest('signIn');
    const asNobody = guestShows.has(name) || isFromMail(name);
    if (guestWrites.has(name) && !asNobody) refuseFresh(known);
    const limited = stream || token !== undefined || guestWrites.has(name) || guestShows.has(name);
    const counted = limited ? withLimits(known, request, options) : known;
    const visitor = group === 'tokens' ? withSite(counted, request, options) : counted;
    const own = stream ? asFresh(visitor) : visitor.identity;
    const identity = asNobody ? withoutFresh(visitor) : own;
    const asked = { ...visitor, identity };
    const headers = await serviceHeaders(asked, request.headers, serviceSecret, now);
    const call = buildServiceRequest(name, input, serviceBase, headers, request.signal);
    return await relayedAnswer(await service(call), visitor, options);
  } catch (error) {
    if (error instanceof BadRequest) return error.toResponse();
    throw error;
  }
}
