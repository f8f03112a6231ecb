// Invalid input: each field of each call missing, of another type, huge, or naming what does not
// exist, sent as an operator on an inner host, to whom every call is open. Protects: a call refuses
// in the envelope, and no input makes it fail.
import { operations, type OperationName } from '@/lib/contract';
import { openSite, signUpByEmail, type Browser, type Site } from '../newsroom/accounts/site';
import { sendWritten, wrongValues, type Written } from './bad-input';

let site: Site;
let operator: Browser;
beforeAll(async () => {
  site = await openSite({ operators: ['operator@example.org'] });
  operator = site.browser();
  await signUpByEmail(operator, 'operator@example.org');
});
afterAll(() => site.close());

const send = (name: OperationName, input: Written) =>
  sendWritten(name, input, { site, browser: operator });

/** Signing in and questions have their own files: `bad-sign-in.test.ts`, `bad-question.test.ts`. */
const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].group !== 'login' && name !== 'Chat',
);

it.each(names)('%s', async (name) => {
  const { input, sample } = operations[name];
  for (const field of Object.keys(input.shape)) {
    // Writing is rate-limited: a minute passes for each field.
    site.advance(60_000);
    for (const value of wrongValues()) {
      const answer = await send(name, { ...sample, [field]: value });
      const told = { field, value, status: answer.status, body: await answer.json() };
      expect(told).toMatchObject({ body: { base_resp: { error_code: expect.any(Number) } } });
      expect({ ...told, failed: answer.status >= 500 }).toEqual({ ...told, failed: false });
    }
  }
});

const notWhole = [' ', 'null', 'true', '0x10', '1e1', '5.0', '５'];
/** The fields of a call that accept only whole numbers. */
const wholeFields = (name: OperationName) =>
  Object.entries(operations[name].input.shape)
    .filter(([, field]) => field.safeParse('5').success && field.safeParse(5).data === 5)
    .map(([field]) => [name, field] as const);

const numbered = names.filter((name) => operations[name].method === 'GET').flatMap(wholeFields);

it('finds calls with numbers in their query', () => expect(numbered.length).toBeGreaterThan(15));

it.each(numbered)('%s accepts only digits for %s', async (name, field) => {
  for (const value of notWhole) {
    site.advance(60_000);
    const answer = await send(name, { ...operations[name].sample, [field]: value });
    expect({ value, status: answer.status }).toEqual({ value, status: 400 });
  }
});

it('is still signed in as an operator at the end', async () => {
  const answer = await send('GetOperator', {});
  expect(answer.status).toBe(200);
});
