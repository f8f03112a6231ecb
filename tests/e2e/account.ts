// An account on the site itself, made as a reader makes one: a number, the code that came, an age.
import { expect, type Page } from 'playwright/test';

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

/** Codes that were sent to an address on this site, the newest last. */
export async function codesTo(page: Page, address: string): Promise<string[]> {
  const { data = [] } = await call(page, '/api/login/v1/outbox');
  return (data as { to: string; text: string; sent_at: number }[])
    .filter(({ to }) => to.replace(/\D/g, '') === address.replace(/\D/g, ''))
    .sort((a, b) => a.sent_at - b.sent_at)
    .map(({ text }) => /\b\d{4,6}\b/.exec(text)?.[0] ?? '');
}

let phones = 0;
/** Makes an account by phone and signs in, on this site or on `site`; answers its number. */
export async function signIn(page: Page, site = '', start: '+63 917' | '+86 1380' = '+63 917') {
  phones += 1;
  const seconds = Math.floor(Date.now() / 1000) % 1_000_00;
  const mobile = `${start}${String(seconds).padStart(5, '0')}${String(phones).padStart(2, '0')}`;
  await page.goto(`${site}/m/news`);
  expect(await call(page, '/api/login/v1/send_phone_code', { mobile })).toMatchObject({ code: 0 });
  const code = (await codesTo(page, mobile)).at(-1);
  const answer = await call(page, '/api/login/v1/sms_login', {
    mobile,
    code,
    birthday: '1990-01-01',
  });
  expect(answer).toMatchObject({ code: 0, status: true });
  await page.reload();
  return mobile;
}

/** A selection, so that no selector comes up by itself. */
export const haveInterests = (page: Page) =>
  call(page, '/api/user/v1/initialize_user_interests', {
    interests: JSON.stringify(
      ['Chess', 'Sumo', 'Judo'].map((keyword) => ({ category: 'sports', keyword })),
    ),
  });
