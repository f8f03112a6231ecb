// DKIM-signed mails, as a real mail server receives them and a recipient verifies them.
import { generateKeyPairSync } from 'node:crypto';
import { createMailer } from '@/lib/newsroom/accounts/mail';
import type { Identity } from '@/lib/contract/identity';
import { deployment } from '@/tests/server/service';
import { newEmail, openSite, password } from './accounts/site';
import { checkDkim } from './check-dkim';
import { startMailServer } from './mail-server';
import { servedNewsroom } from './served';

const now = Date.UTC(2026, 0, 15, 12);
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const mailSigning = { domain: 'example.org', selector: 'news', key };
const mailFrom = 'Cubewire <news@example.org>';

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

/** The one mail that arrived since. */
function taken(): string {
  const [message, ...others] = mail.mails.splice(0);
  expect(others).toEqual([]);
  return message?.text ?? '';
}
const always = ['from', 'to', 'subject', 'date', 'message-id'];
const good = { isValid: true, domain: 'example.org', selector: 'news' };

describe('a mail that can be unsubscribed from', () => {
  const letter = {
    ...{ kind: 'email' as const, to: 'ann@example.com', subject: '今天的新闻 · Balita ngayon' },
    text: 'A line with blanks   \n.\n.. dots\n\n\n',
    html: '<p>今天</p>',
    headers: {
      'List-Unsubscribe': `<https://news.example/api/daily_mail/unsubscribe?token=${'t'.repeat(90)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  async function sent(signing?: typeof mailSigning) {
    const mailer = createMailer(mail.url, mailFrom, signing);
    await mailer.send(letter);
    mailer.close();
    return taken();
  }

  it('is signed with both headers for one-click unsubscribe, and with sender, recipient and subject', async () => {
    const found = checkDkim(await sent(mailSigning), publicKey);
    expect(found).toMatchObject(good);
    expect(found?.signed).toEqual(
      expect.arrayContaining([...always, 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  });

  it.each([
    ['List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Clicks'],
    ['<https://news.example/', '<https://elsewhere.example/'],
    ['To: ann@', 'To: bob@'],
    ['A line', 'Another line'],
  ])('no longer verifies with another text in place of %j', async (before, after) => {
    const text = await sent(mailSigning);
    expect(text).toContain(before);
    expect(checkDkim(text.replace(before, after), publicKey)?.isValid).toBe(false);
  });

  it('has no signature without a key', async () => {
    const text = await sent();
    expect(text).toContain('List-Unsubscribe-Post');
    expect(checkDkim(text, publicKey)).toBeUndefined();
  });
});

it('a sign-in code is signed', async () => {
  const site = await openSite({
    deployment: deployment({ env: 'online' }),
    accounts: { smtpUrl: mail.url, mailFrom, mailSigning },
  });
  try {
    await site.browser().call('SendEmailCode', { email: newEmail(), password });
    const found = checkDkim(taken(), publicKey);
    expect(found).toMatchObject(good);
    expect(found?.signed).toEqual(expect.arrayContaining(always));
  } finally {
    await site.close();
  }
});

describe('the console', () => {
  const operator: Identity = { user: 'ana', device: 'd1', inner: true };
  const served = servedNewsroom('signed-mails', () => now, {
    operators: ['ana'],
    accounts: {
      ...{ mailFrom, mailSigning },
      // The server is started before the newsroom is opened, but after this.
      get smtpUrl() {
        return mail.url;
      },
    },
  });

  it('sends its test mail signed', async () => {
    const account = { id: 'ana', name: 'Ana', birthday: '1990-01-01', region: 'sg', created_at: 1 };
    await served.store.accounts.create(account, { kind: 'email', subject: 'ana@example.org' });
    const [[, way] = []] = served.ways;
    if (!way) throw new Error('there is a way to reach it');
    const { data } = await served.call(way, 'SendTestMail', {}, operator);
    expect(data).toMatchObject({ sent: true });
    expect(checkDkim(taken(), publicKey)).toMatchObject(good);
  });
});
