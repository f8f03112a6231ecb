// Delivery of codes: a real SMTP server, a real HTTP gateway, the outbox of a local machine, and
// sites without any of them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { deployment } from '@/tests/server/service';
import { startMailServer, type Mail } from '../mail-server';
import {
  birthday,
  newEmail,
  newMobile,
  openSite,
  password,
  type Site,
  type SiteOptions,
} from './site';

type Sms = { to: string; text: string };

async function startGateway() {
  const messages: { body: Sms; headers: NodeJS.Dict<string | string[]> }[] = [];
  let status = 202;
  let hangsUp = false;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Sms;
      if (status < 300) messages.push({ body, headers: request.headers });
      if (hangsUp) {
        response.destroy();
        return;
      }
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {});
      response.end('a'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    messages,
    answer: (code: number) => (status = code),
    /** Accepts the message, and then never answers. */
    hangUp: (does: boolean) => (hangsUp = does),
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The text of the mail, whatever its transfer encoding. */
function readMail({ text }: Mail): string {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const joined = body.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
}

const codeIn = (text: string) => /(?<!\d)\d{4,8}(?!\d)/.exec(text)?.[0] ?? '';

/** A log that keeps its lines. */
function keptLog() {
  const logged: string[] = [];
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  return { logged, log: pino({ level: 'trace' }, lines) };
}

describe('codes are delivered', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let site: Site;
  const { logged, log } = keptLog();

  beforeAll(async () => {
    mail = await startMailServer();
    gateway = await startGateway();
    site = await openSite({
      log,
      deployment: deployment({ env: 'online' }),
      accounts: {
        smtpUrl: mail.url,
        mailFrom: 'Cubewire <news@example.org>',
        smsGatewayUrl: gateway.url,
        smsGatewayToken: 'gateway-token',
        phoneCodeLength: 6,
      },
    });
  });
  afterAll(async () => {
    await site.close();
    await mail.close();
    await gateway.close();
  });

  it('by mail over SMTP: one message, to one address, with the code that then signs up', async () => {
    const browser = site.browser();
    const email = newEmail();
    const sent = await browser.call('SendEmailCode', { email, password });
    expect(sent.body.status).toBe(true);
    const [message, ...others] = mail.mails.splice(0);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ from: 'news@example.org', to: [email] });
    expect(message?.text).toMatch(/^From: Cubewire <news@example\.org>\r$/m);
    expect(message?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const text = message ? readMail(message) : '';
    expect(text).toContain('It is valid for 10 minutes.');
    const code = codeIn(text);
    expect(code).toHaveLength(6);
    const input = { email, code, password, birthday };
    const made = await browser.call('EmailRegister', input);
    expect(made.body).toMatchObject({ status: true, data: { is_new: true, method: 'email' } });
  });

  it.each([
    ['en', 'Your verification code is'],
    ['zh-CN', '你的验证码是'],
    ['fil', 'Ang iyong verification code ay'],
  ])('in the reader’s language: %s', async (language, words) => {
    const browser = site.browser();
    const { body } = await browser.call(
      'SendEmailCode',
      { email: newEmail(), password },
      { 'accept-language': language },
    );
    expect(body.status).toBe(true);
    const [message] = mail.mails.splice(0);
    expect(message && readMail(message)).toContain(words);
  });

  it('no address injects a header or a second recipient', async () => {
    const hostile = [
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org, b@example.org',
      '<a@example.org>',
      'a@example.org\0',
      '"a\nb"@example.org',
    ];
    for (const email of hostile) {
      const { body } = await site
        .browser()
        .call('SendEmailCode', { email, password })
        .catch(() => ({ body: { status: false } }));
      expect([email, body.status]).not.toEqual([email, true]);
    }
    expect(mail.mails).toEqual([]);
  });

  it('by SMS through the gateway: number without spaces, text with the code, and the token', async () => {
    const browser = site.browser();
    const mobile = newMobile();
    const sent = await browser.call('SendPhoneCode', { mobile });
    expect(sent.body).toMatchObject({ status: true, data: { code_length: 6 } });
    const [message, ...others] = gateway.messages.splice(0);
    expect(others).toEqual([]);
    expect(message?.headers.authorization).toBe('Bearer gateway-token');
    expect(message?.body.to).toBe(mobile.replace(' ', ''));
    const code = codeIn(message?.body.text ?? '');
    expect(code).toHaveLength(6);
    const { body } = await browser.call('SmsLogin', { mobile, code, birthday });
    expect(body.status).toBe(true);
  });

  it.each([500, 400, 302])(
    'a gateway that answers %d delivers nothing, and the reader may try again at once',
    async (status) => {
      const browser = site.browser();
      const mobile = newMobile();
      gateway.answer(status);
      const failed = await browser.call('SendPhoneCode', { mobile });
      expect(failed.body).toMatchObject({
        status: false,
        msg: 'We couldn’t send the code. Please try again.',
        data: { error_code: LoginError.NotDelivered },
      });
      gateway.answer(202);
      expect((await browser.call('SendPhoneCode', { mobile })).body.status).toBe(true);
      gateway.messages.splice(0);
    },
  );

  it('a mail server that refuses delivers nothing', async () => {
    mail.refuse(true);
    const { body } = await site.browser().call('SendEmailCode', { email: newEmail(), password });
    mail.refuse(false);
    expect(body.data?.error_code).toBe(LoginError.NotDelivered);
  });

  it('an undelivered code counts for the network that asked, not for the site’s day', async () => {
    const small = await openSite({
      deployment: deployment({ env: 'online' }),
      accounts: { smtpUrl: mail.url, messagesADay: 3 },
    });
    const ask = (browser = small.browser()) =>
      browser.call('SendEmailCode', { email: newEmail(), password });
    try {
      const network = '192.168.100.20';
      mail.refuse(true);
      for (let n = 0; n < 3; n += 1) {
        const { body } = await ask(small.browser(network));
        expect(body.data?.error_code).toBe(LoginError.NotDelivered);
      }
      expect(await ask(small.browser(network))).toMatchObject({ status: 429, retryAfter: 60 });
      mail.refuse(false);
      for (let n = 0; n < 3; n += 1) expect((await ask()).body.status).toBe(true);
      expect((await ask()).status).toBe(429);
    } finally {
      mail.refuse(false);
      mail.mails.splice(0);
      await small.close();
    }
  });

  const smallSite = (accounts: SiteOptions['accounts']) =>
    openSite({
      deployment: deployment({ env: 'online' }),
      accounts: { ...accounts, messagesADay: 1 },
    });

  it.each(['phone', 'email'] as const)(
    'what a carrier may have accepted before it went silent stays counted: %s',
    async (kind) => {
      const small = await smallSite({ smtpUrl: mail.url, smsGatewayUrl: gateway.url });
      const [email, mobile] = [newEmail(), newMobile()];
      const ask = (other = { email, mobile }) =>
        kind === 'phone'
          ? small.browser().call('SendPhoneCode', { mobile: other.mobile })
          : small.browser().call('SendEmailCode', { email: other.email, password });
      gateway.hangUp(true);
      mail.hangUp(true);
      try {
        expect((await ask()).body.data?.error_code).toBe(LoginError.NotDelivered);
        expect(kind === 'phone' ? gateway.messages : mail.mails).toHaveLength(1);
        expect(await ask()).toMatchObject({ status: 429, retryAfter: 60 });
        const { status, retryAfter } = await ask({ email: newEmail(), mobile: newMobile() });
        expect([status, retryAfter > 60]).toEqual([429, true]);
      } finally {
        gateway.hangUp(false);
        mail.hangUp(false);
        gateway.messages.splice(0);
        mail.mails.splice(0);
        await small.close();
      }
    },
  );

  it.each(['phone', 'email'] as const)(
    'a code that arrives although its carrier went silent signs up: %s',
    async (kind) => {
      const browser = site.browser();
      const [email, mobile] = [newEmail(), newMobile()];
      const ask = (call: 'send' | 'sign up', code = '') => {
        if (call === 'sign up' && kind === 'phone') {
          return browser.call('SmsLogin', { mobile, code, birthday });
        }
        if (call === 'sign up') {
          return browser.call('EmailRegister', { email, password, code, birthday });
        }
        return kind === 'phone'
          ? browser.call('SendPhoneCode', { mobile })
          : browser.call('SendEmailCode', { email, password });
      };
      gateway.hangUp(true);
      mail.hangUp(true);
      try {
        expect((await ask('send')).body.data?.error_code).toBe(LoginError.NotDelivered);
      } finally {
        gateway.hangUp(false);
        mail.hangUp(false);
      }
      const [sms] = gateway.messages.splice(0);
      const [message] = mail.mails.splice(0);
      const code = codeIn(sms?.body.text ?? (message && readMail(message)) ?? '');
      expect(code).toHaveLength(6);
      expect((await ask('sign up', code)).body.status).toBe(true);
    },
  );

  it('an unreachable carrier uses up no limit', async () => {
    const nowhere = '127.0.0.1:1';
    const small = await smallSite({
      smtpUrl: `smtp://${nowhere}`,
      smsGatewayUrl: `http://${nowhere}/send`,
    });
    const [email, mobile] = [newEmail(), newMobile()];
    try {
      for (let asked = 0; asked < 2; asked += 1) {
        const answers = [
          await small.browser().call('SendEmailCode', { email, password }),
          await small.browser().call('SendPhoneCode', { mobile }),
        ];
        for (const { body } of answers) {
          expect(body.data?.error_code).toBe(LoginError.NotDelivered);
        }
      }
    } finally {
      await small.close();
    }
  });

  it('no code is ever in the log', async () => {
    const browser = site.browser();
    const mobile = newMobile();
    await browser.call('SendPhoneCode', { mobile });
    const code = codeIn(gateway.messages.splice(0)[0]?.body.text ?? '');
    await browser.call('SmsLogin', { mobile, code, birthday });
    gateway.answer(500);
    await site.browser().call('SendPhoneCode', { mobile: newMobile() });
    gateway.answer(202);
    expect(logged.length).toBeGreaterThan(0);
    expect(code).toHaveLength(6);
    expect(logged.filter((line) => line.includes(code))).toEqual([]);
  });

  it('there is no outbox', async () => {
    const { body } = await site.browser().call('ListOutbox', {});
    expect(body).toMatchObject({ status: false, data: [] });
  });
});

describe('without a way to send', () => {
  it('a local site shows messages in its outbox, and offers both ways', async () => {
    const site = await openSite();
    try {
      const browser = site.browser();
      const mobile = newMobile();
      await browser.call('SendPhoneCode', { mobile });
      const { body } = await browser.call('ListOutbox', {});
      expect(body.data).toMatchObject([{ kind: 'phone', to: mobile, sent_at: site.now() }]);
      const methods = await browser.call('LoginMethods', {});
      expect(methods.body.data?.methods).toEqual(['phone', 'email']);
    } finally {
      await site.close();
    }
  });

  it('the log of a local site says where a message waits, not what it contains', async () => {
    const { logged, log } = keptLog();
    const site = await openSite({ log });
    try {
      const browser = site.browser();
      const email = newEmail();
      await browser.call('SendEmailCode', { email, password });
      const code = await browser.code(email);
      expect(code).toHaveLength(6);
      expect(logged.filter((line) => line.includes('/dev/outbox'))).toHaveLength(1);
      expect(logged.filter((line) => line.includes(code) || line.includes(email))).toEqual([]);
    } finally {
      await site.close();
    }
  });

  it.each([
    ['an online site of a local process', { env: 'online' }, { outbox: true }],
    ['a local site of an online process', { env: 'local' }, { outbox: false }],
  ])('%s answers “not available”, offers nothing and stores nothing', async (_, of, accounts) => {
    const site = await openSite({ deployment: deployment(of), accounts });
    try {
      const browser = site.browser();
      const phone = await browser.call('SendPhoneCode', { mobile: newMobile() });
      expect(phone.body.data?.error_code).toBe(LoginError.NotAvailable);
      const email = await browser.call('SendEmailCode', { email: newEmail(), password });
      expect(email.body.data?.error_code).toBe(LoginError.NotAvailable);
      expect((await browser.call('LoginMethods', {})).body.data?.methods).toEqual([]);
      expect((await browser.call('ListOutbox', {})).body.data).toEqual([]);
    } finally {
      await site.close();
    }
  });

  it('a local site shows no outbox to requests from the internet', async () => {
    const site = await openSite();
    try {
      const far = site.browser('203.0.113.9');
      const near = site.browser();
      await near.call('SendPhoneCode', { mobile: newMobile() });
      expect((await near.call('ListOutbox', {})).body.data).toHaveLength(1);
      expect((await far.call('ListOutbox', {})).body).toMatchObject({ status: false, data: [] });
      const sent = await far.call('SendPhoneCode', { mobile: newMobile() });
      expect(sent.body.data?.error_code).toBe(LoginError.NotAvailable);
    } finally {
      await site.close();
    }
  });

  it('in China only phone sign-in exists, whatever is configured', async () => {
    const site = await openSite({
      deployment: deployment({ region: 'cn' }),
      accounts: { outbox: true, providers: { facebook: { clientId: 'c', clientSecret: 's' } } },
    });
    try {
      const browser = site.browser();
      const { body } = await browser.call('LoginMethods', {});
      expect(body.data?.methods).toEqual(['phone']);
      const email = await browser.call('SendEmailCode', { email: newEmail(), password });
      expect(email.body.data?.error_code).toBe(LoginError.NotAvailable);
      const login = await browser.call('EmailLogin', { email: newEmail(), password });
      expect(login.body.data?.error_code).toBe(LoginError.NotAvailable);
      const reset = { email: newEmail(), code: '123456', password };
      const changed = await browser.call('ResetPassword', reset);
      expect(changed.body.data?.error_code).toBe(LoginError.NotAvailable);
      const known = await browser.call('CheckEmail', { email: newEmail() });
      expect(known.body).toMatchObject({ status: false });
      expect(known.body.is_registered).toBeUndefined();
      const provider = await browser.call('OAuthStart', { provider: 'facebook' });
      expect(provider.body.data?.error_code).toBe(LoginError.NotAvailable);
    } finally {
      await site.close();
    }
  });

  it.each(['+63 123', '+86 99', '+1 2025550123', '+63 0000000000'])(
    'the number %s gets no code',
    async (mobile) => {
      const site = await openSite();
      try {
        const { body } = await site.browser().call('SendPhoneCode', { mobile });
        expect(body.msg).toBe('Please enter a valid phone number.');
      } finally {
        await site.close();
      }
    },
  );
});
