// An account on the site itself, created as a reader does: with a number, the received code, and an
// age.
import { expect, type Page } from 'playwright/test';
import { accessibilityViolations, type Rules } from './accessibility-violations';

let networks = 0;
/** Each visitor has a network of their own: requests are limited by network. */
export const newNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.51.${process.pid % 256}.${networks}` };
};

/** The same site under its Chinese name. */
export const chinese = (site: string | undefined) =>
  site?.replace('localhost', 'cn.localhost') ?? '';

/** Expects no accessibility violation on the page. */
export async function noAccessibilityViolations(page: Page, rules: Rules = 'all'): Promise<void> {
  expect(await accessibilityViolations(page, { rules })).toEqual([]);
}

/** A call of the page to its own service. */
export const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([address, text]) => {
      const init = { method: 'POST', body: text, headers: { 'content-type': 'application/json' } };
      const answer = await fetch(address ?? '', text === undefined ? undefined : init);
      return answer.json();
    },
    [path, body && JSON.stringify(body)],
  );

export const isSignedIn = async (page: Page): Promise<boolean> =>
  (await call(page, '/api/login/v1/check_login', {})).status === true;

/** Whether a message was sent to this address: numbers may lack their country code. */
const isTo = (to: string, address: string) =>
  address.includes('@')
    ? to === address
    : to.replace(/\D/g, '').endsWith(address.replace(/\D/g, ''));

/** The codes sent to an address on this site, newest last. */
export async function codesTo(page: Page, address: string): Promise<string[]> {
  const { data = [] } = await call(page, '/api/login/v1/outbox');
  return (data as { to: string; text: string; sent_at: number }[])
    .filter(({ to }) => isTo(to, address))
    .sort((a, b) => a.sent_at - b.sent_at)
    .map(({ text }) => /\b(\d{4}|\d{6})\b/.exec(text)?.[0] ?? '');
}

/** The newest one, or the one with this ordinal; waits for it. */
export async function codeFor(page: Page, address: string, count = 1): Promise<string> {
  let codes: string[] = [];
  await expect
    .poll(async () => (codes = await codesTo(page, address)).length)
    .toBeGreaterThanOrEqual(count);
  return codes.at(-1) ?? '';
}

/** A code that certainly differs. */
export const otherThan = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);

const digits = (count: number) =>
  String(Math.random())
    .slice(2, 2 + count)
    .padEnd(count, '7');
export const newNumber = () => `917${digits(7)}`;
export const newChinese = () => `138${digits(8)}`;
export const newEmail = () => `reader-${Date.now().toString(36)}${digits(4)}@example.org`;

let phones = 0;
/**
 * Creates an account by phone and signs in, on this site or on `site`; returns its number. The page
 * then shows one without scripts: the next page that is opened is the first to know the reader.
 */
export async function signIn(page: Page, site = '', start: '+63 917' | '+86 1380' = '+63 917') {
  phones += 1;
  const seconds = Math.floor(Date.now() / 1000) % 1_000_00;
  const mobile = `${start}${String(seconds).padStart(5, '0')}${String(phones).padStart(2, '0')}`;
  await page.goto(`${site}/robots.txt`);
  expect(await call(page, '/api/login/v1/send_phone_code', { mobile })).toMatchObject({ code: 0 });
  const code = (await codesTo(page, mobile)).at(-1);
  const answer = await call(page, '/api/login/v1/sms_login', {
    mobile,
    code,
    birthday: '1990-01-01',
  });
  expect(answer).toMatchObject({ code: 0, status: true });
  return mobile;
}

/** Stores a selection, so that the selector does not open by itself. */
export const haveInterests = (page: Page) =>
  call(page, '/api/user/v1/initialize_user_interests', {
    interests: JSON.stringify(
      ['Chess', 'Sumo', 'Judo'].map((keyword) => ({ category: 'sports', keyword })),
    ),
  });
