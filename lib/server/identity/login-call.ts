// A call to the login service, with the browser's transaction, its network and the service's own
// cookies; and how the answer changes the browser's cookies. Protects: the login service's session
// id never reaches a browser, and every sign-in begins a new session.
import * as z from 'zod';
import type { Input, OperationName } from '@/lib/contract';
import { settingRows } from '@/lib/model/settings';
import { toLanguage, type Language } from '@/lib/model/text/languages';
import { acceptedLanguage } from '@/lib/model/text/accept-language';
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

/** Calls that sign in when they succeed. */
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

/** The language of a call. */
export function languageOf({ headers }: Request, standard: Language): Language {
  const chosen = readCookie(headers, settingRows.language.cookie);
  const wished = toLanguage(chosen, acceptedLanguage(headers.get('accept-language'), standard));
  return toLanguage(headers.get('language'), wished);
}

type Outcome = {
  name: OperationName;
  status: boolean;
  /** The service said that nobody is signed in; a failed answer does not say that. */
  nobody: boolean;
  entered: boolean;
  jar: Jar;
};

/** The cookies to set in the browser after an answer. */
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
      // A question outside of any attempt gets a transaction id of its own.
      login: loginClaim(from, options, transaction?.id ?? newTransaction().id, language),
    },
  };
  const headers = await serviceHeaders(visitor, from, serviceSecret, now);
  headers.set('language', toWireLanguage(language));
  const before = kept?.jar ?? transaction?.jar ?? {};
  const at = { headers, jar: before, deployment };
  // Find out who is deleting the account while the session still exists.
  const leaving = name === 'CancelAccount' && kept ? await whoIsThere(loginService, at) : undefined;
  // An unknown reader's data in the news service would stay, with nobody able to ask for its
  // deletion.
  if (leaving?.known === false) throw signInUnknown();
  // A disconnect does not abort a deletion: we must know its outcome to clear the remaining data.
  const patience = leaving ? undefined : signal;
  const answer = await askLogin(loginService, name, input, at, patience);
  const text = await answer.text().catch(() => undefined);
  const json = parseJson(text ?? '');
  const said = told.safeParse(json).data ?? {};
  const isLost = answer.status >= 500 || (answer.ok && json === undefined);
  const isGone = isLost && leaving?.user && (await wasDeleted(loginService, at, leaving.user));
  const status = isGone || (answer.ok && said.status === true);
  const jar = afterAnswer(before, answer.headers.getSetCookie(), now);
  // An account may be created without signing in: then there is no new session.
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
