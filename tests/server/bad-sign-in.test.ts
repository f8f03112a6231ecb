// Invalid input for the calls of signing in and of the account, where everything else is right: the
// code received, the password, the session. Protects: a call refuses with a message, and no input
// makes it fail.
import { pino } from 'pino';
import { operations } from '@/lib/contract';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { dayMs } from '@/lib/model/time';
import { client, startLiar } from '../newsroom/accounts/oidc';
import { openSite, password, type Site } from '../newsroom/accounts/site';
import { sendWritten, wrongValues } from './bad-input';
import { newPassword, signInCalls, type Ready, type SignInCall } from './sign-in-calls';

const failures: string[] = [];
let provider: Awaited<ReturnType<typeof startLiar>>;
let site: Site;
beforeAll(async () => {
  provider = await startLiar();
  site = await openSite({
    log: pino({ level: 'error' }, { write: (line) => failures.push(line) }),
    accounts: { outbox: true, providers: { work_chat: { ...client, issuer: provider.issuer } } },
  });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

/** Calls without fields cannot get invalid input. */
const names = (Object.keys(operations) as SignInCall[]).filter((name) => {
  const { group, input } = operations[name];
  return group === 'login' && Object.keys(input.shape).length > 0;
});
const ready = (name: SignInCall): Promise<Ready> => signInCalls(site, provider)[name]();

/** Almost valid values, by field. */
const nearlyRight: Readonly<Record<string, readonly unknown[] | undefined>> = {
  mobile: ['+999 1', '+63 000000000000000', '+000 0', '63 9171234567', '+63 ９１７１２３４５６７'],
  email: [
    'a@b',
    '@@@',
    'ａ@example.org',
    `${'x'.repeat(65)}@example.org`,
    'a@[127.0.0.1]',
    'a\n@b.org',
  ],
  address: ['a@b', '+63 000', '+63 9170000000', `${'x'.repeat(65)}@example.org`],
  code: ['١٢٣٤٥٦', '      ', '1e5', '0x12ab'],
  birthday: ['0000-00-00', '1990-02-30', '9999-12-31', '2020-01-01'],
  next: ['//other.example', 'javascript:alert(1)', '/%5cother.example', '/[', 'http://[', '/%'],
  password: ['\u0000secret-word', 'x'.repeat(1_025), '🌊'.repeat(10), newPassword],
  new_password: ['x'.repeat(1_025), '🌊'.repeat(10), password],
  name: ['\u200b', '‮Maria', '🌊', 'M\n\n', 'x'.repeat(41)],
};

/** For the query with which a provider sends the browser back. */
function nearlyRightQueries(query: unknown): string[] {
  const right = String(query);
  return [
    ...[`${right}&state=again`, `${right}&code=again`, `${right}&error=access_denied`],
    ...[`?${right}`, `${right}#x`, `${right}%`, right.replace('code=', 'code=%ff%00')],
    ...[right.replace(/&iss=[^&]*/, ''), right.replace(/iss=[^&]*/, 'iss=x'), 'error=%00&error='],
    ...[`${right}&response=a.b.c`, `${right}&id_token=a.b.c`, right.replace('code=', 'kode=')],
  ];
}

it.each(names)('%s succeeds with valid input', async (name) => {
  site.advance(dayMs);
  const { browser, input } = await ready(name);
  expect(Object.keys(input).sort()).toEqual(Object.keys(operations[name].input.shape).sort());
  const answer = await sendWritten(name, input, { site, browser });
  expect(await answer.json()).toMatchObject({ status: true });
});

const rows = names.flatMap((name) =>
  Object.keys(operations[name].input.shape).map((field) => [name, field] as const),
);

it.each(rows)('%s refuses a bad %s with a message', async (name, field) => {
  // Codes are limited: a day passes for each field.
  site.advance(dayMs);
  const near =
    name === 'OAuthFinish' && field === 'query'
      ? nearlyRightQueries((await ready(name)).input.query)
      : nearlyRight[field];
  for (const value of wrongValues(near)) {
    const { browser, input } = await ready(name);
    const answer = await sendWritten(name, { ...input, [field]: value }, { site, browser });
    const body: unknown = await answer.json();
    const told = { value, status: answer.status, body };
    // As the contract defines it, so that a client can read it.
    expect({ ...told, read: operations[name].output.safeParse(body).success }).toMatchObject({
      body: { base_resp: { error_code: expect.any(Number) }, msg: expect.stringMatching(/./) },
      read: true,
    });
    expect({ ...told, failed: answer.status >= 500 }).toEqual({ ...told, failed: false });
    const refused = answer.status >= 400;
    if (!refused) expect(told).toMatchObject({ body: { status: expect.any(Boolean) } });
    else expect(told).not.toMatchObject({ body: { base_resp: { error_code: 0 } } });
  }
  expect(failures).toEqual([]);
});

const nowhere = { mobile: '+63 000', email: 'no-such-id', address: 'no-such-id' };
const addressed = rows.filter(([, field]) => field in nowhere);

it.each(addressed)('%s reports that an invalid %s is invalid', async (name, field) => {
  site.advance(dayMs);
  const { browser, input } = await ready(name);
  const none = { [field]: nowhere[field as keyof typeof nowhere] };
  const answer = await sendWritten(name, { ...input, ...none }, { site, browser });
  const data = { error_code: LoginError.BadAddress };
  expect(await answer.json()).toMatchObject({ status: false, data });
});
