// A site with accounts: a real newsroom behind the real BFF, a fixed clock, and browsers that keep
// their cookies, each in its own network unless a test says otherwise.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import {
  buildRequest,
  operations,
  plainEnvelope,
  type Fetch,
  type Input,
  type OperationName,
} from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import { openNewsroom, type Newsroom, type NewsroomOptions } from '@/lib/newsroom';
import { bff } from '@/lib/server/bff';
import type { BffOptions } from '@/lib/server/calls/bff-options';
import { loginCallback } from '@/lib/server/identity/login-callback';
import { firstStart as start, startedFolder } from '@/tests/first-start';
import { deployment as deploymentWith } from '@/tests/server/service';

export { start };

const sessionSecret = 'the session secret of the tests, long';
const serviceSecret = 'the service secret of the tests, long';
/**
 * The real cost is a fifth of a second of processor time per password; `password.test.ts` covers
 * it.
 */
const quickPasswordCost = { N: 2 ** 6, r: 8, p: 1 };
const silent = pino({ level: 'silent' });

export type Site = Awaited<ReturnType<typeof openSite>>;
export type Answered<N extends OperationName> = {
  status: number;
  retryAfter: number;
  body: ReturnType<(typeof operations)[N]['output']['parse']>;
  headers: Headers;
  text: string;
};

let networks = 0;
/** All of them are local, since a local site shows its outbox to no other network. */
const newNetwork = () => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

export type SiteOptions = Partial<NewsroomOptions> & {
  deployment?: Deployment;
  /** Called before the newsroom, or in its place for the login calls. */
  loginService?: Fetch;
};

export async function openSite({ deployment: of, loginService, ...options }: SiteOptions = {}) {
  const folder = await startedFolder('accounts');
  let now = start;
  const settings: NewsroomOptions = {
    dataDir: folder,
    secret: serviceSecret,
    log: silent,
    clock: () => now,
    ...options,
    accounts: { passwordCost: quickPasswordCost, ...(options.accounts ?? { outbox: true }) },
  };
  let newsroom: Newsroom = await openNewsroom(settings);
  const deployment = of ?? deploymentWith();
  const service: Fetch = (request) => newsroom.fetch(request);
  const bffOptions = (at: Deployment): BffOptions => ({
    deployment: at,
    service,
    loginService: loginService ?? service,
    sessionSecret,
    serviceSecret,
    trustedProxies: [],
    now,
  });

  const site = {
    service,
    serviceSecret,
    deployment,
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    now: () => now,
    advance(ms: number) {
      now += ms;
    },
    async restart() {
      await newsroom.close();
      newsroom = await openNewsroom(settings);
    },
    async close() {
      await newsroom.close();
      rmSync(folder, { recursive: true, force: true });
    },
    /** `at`: another host of the same service. */
    browser: (network = newNetwork(), at = deployment) =>
      createBrowser(() => bffOptions(at), network),
  };
  return site;
}

export type Browser = ReturnType<typeof createBrowser>;

function createBrowser(options: () => BffOptions, network: string) {
  const origin = 'http://localhost:3000';
  let cookies = new Map<string, string>();
  let from = network;

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  function headersOf(more: Record<string, string> = {}): Headers {
    const headers = new Headers({ host: 'localhost:3000', 'x-forwarded-for': from, ...more });
    if (cookies.size > 0) headers.set('cookie', cookieHeader());
    return headers;
  }

  const browser = {
    /** Makes a call as our pages do; cookies in the answer are kept. */
    async call<N extends OperationName>(
      name: N,
      input: Input<N>,
      more: Record<string, string> = {},
      signal?: AbortSignal,
    ): Promise<Answered<N>> {
      const own = { origin, 'sec-fetch-site': 'same-origin', ...more };
      const request = buildRequest(name, input, origin, headersOf(own), signal);
      const answer = await bff(request, options());
      keep(answer);
      const text = await answer.text();
      const parsed: unknown = operations[name].output.parse(JSON.parse(text));
      return {
        status: answer.status,
        retryAfter: Number(answer.headers.get('retry-after') ?? 0),
        // Each operation's own schema made this, which the compiler cannot see through the lookup.
        body: parsed as Answered<N>['body'],
        headers: answer.headers,
        text,
      };
    },
    /** The status, code and reason of an answer; the body of a stream is canceled. */
    async verdict<N extends OperationName>(name: N, input: Input<N>) {
      const own = { origin, 'sec-fetch-site': 'same-origin' };
      const answer = await bff(buildRequest(name, input, origin, headersOf(own)), options());
      if (/^text\/event-stream/.test(answer.headers.get('content-type') ?? '')) {
        await answer.body?.cancel();
        return { status: answer.status, code: 0, reason: undefined };
      }
      const { base_resp } = plainEnvelope.parse(await answer.json());
      const { error_code: code = 0, reason } = base_resp ?? {};
      return { status: answer.status, code, reason };
    },
    /** Returns from a provider. */
    async callback(provider: string, query: string): Promise<Response> {
      const url = `${origin}/api/login/callback/${provider}?${query}`;
      const answer = await loginCallback(new Request(url, { headers: headersOf() }), options());
      keep(answer);
      return answer;
    },
    /** Another person's browser with the same cookies. */
    copy(network = newNetwork()) {
      const other = createBrowser(options, network);
      other.setCookies(cookies);
      return other;
    },
    cookies: () => new Map(cookies),
    setCookies(given: ReadonlyMap<string, string>) {
      cookies = new Map(given);
    },
    moveTo(network: string) {
      from = network;
    },
    moveAway: () => browser.moveTo(newNetwork()),
    /** The newest code in the outbox for an address, or ''. */
    async code(address: string): Promise<string> {
      const { body } = await browser.call('ListOutbox', {});
      const message = body.data?.find(({ to }) => to === address);
      return /(?<!\d)\d{4,8}(?!\d)/.exec(message?.text ?? '')?.[0] ?? '';
    },
  };
  return browser;
}

export const birthday = '1990-05-17';
export const password = 'slow-river-7';

/** Signs somebody up by phone; answers their id. */
export async function signUpByPhone(browser: Browser, mobile: string): Promise<string> {
  await browser.call('SendPhoneCode', { mobile });
  const code = await browser.code(mobile);
  const { body } = await browser.call('SmsLogin', { mobile, code, birthday });
  if (!body.status || !body.user_id) throw new Error(`not signed up: ${JSON.stringify(body)}`);
  return body.user_id;
}

/** Signs somebody up by e-mail; answers their id. */
export async function signUpByEmail(browser: Browser, email: string): Promise<string> {
  await browser.call('SendEmailCode', { email, password });
  const code = await browser.code(email);
  const { body } = await browser.call('EmailRegister', { email, code, password, birthday });
  if (!body.status || !body.user_id) throw new Error(`not signed up: ${JSON.stringify(body)}`);
  return body.user_id;
}

let mobiles = 0;
/** A number that nobody has used yet. */
export const newMobile = () => `+63 917${String((mobiles += 1)).padStart(7, '0')}`;
export const newEmail = () => `reader${(mobiles += 1)}@example.org`;
/** A code that certainly differs from this one. */
export const otherThan = (code: string) =>
  code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** Whether the service considers this browser signed in. */
export const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.call('CheckLogin', {})).body.status === true;
