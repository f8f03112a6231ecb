// Accounts on a production server of its own, with a real mail server and a real OpenID provider
// beside it, which opens only to readers who signed in.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { client, startProvider } from '../newsroom/accounts/oidc';
import { interestsLater } from './interests-later';
import { expect, test, type Page } from './page';
import { port as basePort } from './server';

// The provider's own pages ask for an icon that it has not, and a face of type that is out of reach.
test.use({ mayComplain: /net::ERR_NAME_NOT_RESOLVED|http:\/\/127\.0\.0\.1:/ });

const port = basePort + 1_000;
const site = `http://localhost:${port}`;
const mails: string[] = [];
let server: ChildProcess;
let folder: string;
let provider: Awaited<ReturnType<typeof startProvider>>;

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      mails.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of that form.
  const mailPort = (mailServer.server.address() as AddressInfo).port;
  provider = await startProvider(`${site}/api/login/callback/work_chat`);
  folder = mkdtempSync(join(tmpdir(), 'cubewire-e2e-accounts-'));
  const deployments = join(folder, 'deployments.json');
  writeFileSync(deployments, JSON.stringify([{ hosts: ['localhost'], signInToRead: true }]));
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  server = spawn(process.execPath, ['lib/commands/start.mjs'], {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      POLL_FEEDS: 'off',
      DEPLOYMENTS_FILE: deployments,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      WORK_CHAT_CLIENT_ID: client.clientId,
      WORK_CHAT_CLIENT_SECRET: client.clientSecret,
      WORK_CHAT_ISSUER: provider.issuer,
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${site}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server did not become ready:\n${readFileSync(log, 'utf8')}`);
});

test.afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  await provider.close();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

/** A call as our own pages make it, with the cookies of the page. */
async function call(page: Page, name: string, data: object) {
  const answer = await page.request.post(`${site}/api/login/v1/${name}`, {
    data,
    headers: { origin: site, 'sec-fetch-site': 'same-origin' },
  });
  return (await answer.json()) as { status?: boolean; data?: Record<string, unknown> };
}

test('the news opens after signing up with the code of a real mail; signed out it is closed again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await interestsLater(page);
  await page.goto(`${site}/m/news`);
  await expect(page).toHaveURL(/\/m\/signup/);
  await press(page, 'Continue with email');
  await press(page, 'Agree and continue');
  for (const [part, value] of Object.entries({ year: 1990, month: 1, day: 1 })) {
    await page.locator(`select[autocomplete=bday-${part}]`).selectOption(String(value));
  }
  await press(page, 'Next');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('mail-reader@example.org');
  await dialog.locator('input[type=password]').fill('along-Walk9');
  await press(page, 'Next');
  const field = page.getByRole('textbox', { name: /Verification code/ });
  await expect(field).toBeFocused();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]).toMatch(/^To: mail-reader@example\.org\r$/m);
  await field.fill(/(?<!\d)\d{6}(?!\d)/.exec(mails[0] ?? '')?.[0] ?? '');
  await expect(page.getByText('You’re signed in')).toBeVisible();
  await page.goto(`${site}/m/news`);
  await expect(page).toHaveURL(/\/m\/news$/);
  await call(page, 'logout', { next: '/m/news', need_redirect: 0 });
  await page.goto(`${site}/m/news`);
  await expect(page).toHaveURL(/\/m\/signup/);
});

test('a provider’s own pages lead back, signed in; who turns back there is told', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}/m/signup`);
  const begin = async () => {
    const asked = { provider: 'work_chat', birthday: '1990-01-01', next: '/m/news' };
    const { data } = await call(page, 'oauth_start', asked);
    await page.goto(String(data?.authorization_url));
  };
  await begin();
  expect(new URL(page.url()).origin).toBe(provider.issuer);
  await page.getByText('[ Cancel ]').click();
  await expect(page.getByText('Sign-in was canceled.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/signup');
  expect((await call(page, 'check_login', {})).status).toBe(false);
  await begin();
  await page.getByPlaceholder('Enter any login').fill('maria');
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: /sign-in/i }).click();
  await page.getByRole('button', { name: /continue/i }).click();
  await expect(page).toHaveURL(/\/m\/news/);
  const { data } = await call(page, 'check_login', {});
  expect(data).toMatchObject({ method: 'work_chat', methods: ['work_chat'] });
});

test('where mail is sent for real, the outbox holds none of it', async ({ page }) => {
  await page.goto(`${site}/dev/outbox`);
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await expect(page.getByText('mail-reader@example.org')).toHaveCount(0);
});
