// The code of a sign-up as a reader gets it: from a real mail server, which the site was told of.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { ownSite } from './own-site';
import { expect, test } from './page';

type Mail = { to: string[]; text: string };

/** A mail server in this process, and what it was given. */
async function mailServer() {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

test('a reader signs up with the code that came by mail', async ({ page }) => {
  test.setTimeout(120_000);
  const mail = await mailServer();
  const { origin, close } = await ownSite({ SMTP_URL: mail.url });
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${origin}/m/signup`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
    await press('Continue with email');
    await press('Agree and continue');
    for (const [name, value] of Object.entries({ year: '1990', month: '5', day: '17' })) {
      await page.locator(`select[autocomplete=bday-${name}]`).selectOption(value);
    }
    await press('Next');
    await page.getByRole('textbox', { name: 'Email' }).fill('Reader@Example.org');
    await page.locator('input[type=password]').fill('along-Walk9');
    await press('Next');
    await expect.poll(() => mail.mails.length).toBe(1);
    const [letter] = mail.mails;
    expect(letter?.to).toEqual(['reader@example.org']);
    const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
    await page.getByRole('textbox', { name: /Verification code/ }).fill(code);
    await expect(page.getByText('You’re signed in')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/news$/);
    // With a way to send there is nothing to look up.
    const outbox = await page.request.get(`${origin}/api/login/v1/outbox`);
    expect(await outbox.text()).not.toContain(code);
  } finally {
    await close();
    mail.close();
  }
});
