// A call to the login service: with the browser's transaction, its network and the service's own
// cookies; and what an answer means for the cookies of the browser. Protects: what the login
// service calls its session never reaches a browser, and every sign-in begins a new session.
import * as z from 'zod';
import type { Input, OperationName } from '@/lib/contract';
import { settingRows } from '@/lib/model/settings';
import { acceptedLanguage, toLanguage, type Language } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import type { BffOptions } from '../calls/bff-options';
import { addressClaim } from '../request/client-address';
import { readCookie } from '../request/cookies';
import { refusal } from '../request/refusal-response';
import { forgetReader, wasDeleted } from './forget-reader';
import { askLogin, loginClaim, saysNobody, whoIsThere } from './login-service';
import { relayedAnswer } from '../calls/relayed-answer';
import { afterAnswer, type Jar } from './service-cookies';
import { endedSessionCookie, keptSessionCookie } from './session';
import { signInUnknown } from './sign-in-unknown';
import {
  endedTransactionCookie,
  newTransaction,
  readTransaction,
  transactionCookie,
} from './transaction';
import { readBrowser, serviceHeaders, type Visitor } from './visitor';
import { parseJson } from '@/lib/model/text/parse-json';

/** Calls that sign somebody in when they succeed. */
const signInOperations: ReadonlySet<OperationName> = new Set([
  'SmsLogin',
  'EmailRegister',
  'EmailLogin',
  'EmailCodeLogin',
  'ResetPassword',
  'OAuthFinish',
]);
/** Calls that sign out. */
const exits: ReadonlySet<OperationName> = new Set(['Logout', 'CancelAccount']);
/** Calls that need no transaction. */
const questions: ReadonlySet<OperationName> = new Set([
  'CheckLogin',
  'LoginMethods',
  'ListOutbox',
  'ListSessions',
]);

const told = z.object({ status: z.boolean().optional(), user_id: z.string().optional() });

/** The language that a call asks for. */
export function languageOf({ headers }: Request, standard: Language): Language {
  const chosen = readCookie(headers, settingRows.language.cookie);
  const wished = toLanguage(chosen, acceptedLanguage(headers.get('accept-language'), standard));
  return toLanguage(headers.get('language'), wished);
}

type Outcome = {
  name: OperationName;
  status: boolean;
  /** The service said that nobody is signed in; an answer that failed says nothing of the kind. */
  nobody: boolean;
  entered: boolean;
  jar: Jar;
};

/** The browser's cookies after an answer. */
async function cookiesAfter(
  { name, status, nobody, entered, jar }: Outcome,
  { kept, secure }: Visitor,
  transaction: { id: string; jar: Jar } | undefined,
  { sessionSecret, now }: BffOptions,
): Promise<string[]> {
  if (entered) {
    const session = await keptSessionCookie({ jar, begun: now }, sessionSecret, secure);
    return [session, endedTransactionCookie(secure)];
  }
  const over = (exits.has(name) && status) || (nobody && kept);
  if (over) return [endedSessionCookie(secure), endedTransactionCookie(secure)];
  const cookies: string[] = [];
  if (kept && jar !== kept.jar) {
    cookies.push(await keptSessionCookie({ jar, begun: kept.begun }, sessionSecret, secure));
  }
  if (transaction) {
    const next = { id: transaction.id, jar: kept ? transaction.jar : jar };
    cookies.push(await transactionCookie(next, sessionSecret, secure));
  }
  return cookies;
}

/** Answers one call of the login group. */
export async function loginCall<N extends OperationName>(
  name: N,
  input: Input<N>,
  request: Request,
  options: BffOptions,
): Promise<Response> {
  const { deployment, loginService, serviceSecret, sessionSecret, trustedProxies, now } = options;
  const { headers: from, signal } = request;
  const browser = await readBrowser(from, options);
  const { kept, secure } = browser;
  const found = await readTransaction(from, sessionSecret, secure);
  const asks = questions.has(name);
  const transaction = found ?? (asks ? undefined : newTransaction());
  const language = languageOf(request, deployment.defaultLanguage);
  const visitor: Visitor = {
    ...browser,
    identity: {
      ...browser.identity,
      ...addressClaim(from, trustedProxies ?? [], serviceSecret),
      // A question that belongs to no attempt is asked under the name of none.
      login: loginClaim(from, options, transaction?.id ?? newTransaction().id, language),
    },
  };
  const headers = await serviceHeaders(visitor, from, serviceSecret, now);
  headers.set('language', toWireLanguage(language));
  const before = kept?.jar ?? transaction?.jar ?? {};
  const at = { headers, jar: before, deployment };
  // Who it was can only be asked as long as they are there.
  const leaving = name === 'CancelAccount' && kept ? await whoIsThere(loginService, at) : undefined;
  // What the news service has of somebody unknown would stay, and nobody could ask for its end.
  if (leaving?.known === false) throw signInUnknown();
  // Somebody who goes away stops no deletion: what it leaves behind must be known.
  const patience = leaving ? undefined : signal;
  const answer = await askLogin(loginService, name, input, at, patience);
  const text = await answer.text().catch(() => undefined);
  const json = parseJson(text ?? '');
  const said = told.safeParse(json).data ?? {};
  const isLost = answer.status >= 500 || (answer.ok && json === undefined);
  const isGone = isLost && leaving?.user && (await wasDeleted(loginService, at, leaving.user));
  const status = isGone || (answer.ok && said.status === true);
  const jar = afterAnswer(before, answer.headers.getSetCookie(), now);
  // An account may be made without signing in: then no session came along.
  const entered =
    status && signInOperations.has(name) && said.user_id !== undefined && jar !== before;
  const nobody =
    name === 'CheckLogin' && (saysNobody(answer) || (answer.ok && said.status === false));
  const outcome: Outcome = { name, status, nobody, entered, jar };
  if (status && leaving?.user) {
    await forgetReader(from, visitor, leaving.user.id, options);
  }
  const cookies = await cookiesAfter(outcome, visitor, asks ? undefined : transaction, options);
  const setCookies = [...browser.setCookies, ...cookies];
  const readable =
    text === undefined
      ? refusal('upstream', { detail: 'The login service broke off.' })
      : new Response(text, { status: answer.status, headers: answer.headers });
  return relayedAnswer(readable, { setCookies }, options);
}
