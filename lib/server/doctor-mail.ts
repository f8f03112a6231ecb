// Checks whether the site's mails can be sent, and with a signature that allows one-click
// unsubscribing.
import { createPublicKey } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { getDomain } from 'tldts';
import { createMailer } from '@/lib/newsroom/accounts/mail';
import type { MailSigning } from '@/lib/newsroom/accounts/mail-signing';
import { testMail } from '@/lib/newsroom/operators/test-mail';
import { bad, good, note, reasonOf, type Finding } from './finding';
import type { parseEnvironment } from './process/env';
import { mailSigning, readSigningKey } from './process/signing-environment';

type Values = ReturnType<typeof parseEnvironment>;

/** The DNS record that the domain needs, so that receivers can check the signature. */
function recordOf({ domain, selector, key }: MailSigning): string {
  const half = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return `${selector}._domainkey.${domain} TXT "v=DKIM1; k=rsa; p=${half}"`;
}

/** The domain that mails are sent from. */
const domainOf = (url: string, from?: string) =>
  from === undefined ? new URL(url).hostname : (/@([^@>]+)>?$/.exec(from)?.[1] ?? '');

const readKey = ({ DKIM_KEY_FILE: file, DKIM_KEY: key }: Values) =>
  file ? readSigningKey(file) : { key };

/** How mails are signed; not at all with a key that cannot be used. */
function signingOf(values: Values): MailSigning | undefined {
  const read = readKey(values);
  return 'key' in read ? mailSigning({ ...values, DKIM_KEY: read.key }) : undefined;
}

function lookAtSigning(values: Values, url: string): Finding[] {
  const read = readKey(values);
  if ('problem' in read) return [bad('mail', read.problem, 'correct the file, or DKIM_KEY_FILE')];
  const signing = signingOf(values);
  if (!signing) {
    const found = 'not signed here: the mail server has to sign List-Unsubscribe(-Post) with DKIM';
    return [note('mail', found, 'see that it does, or set DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY')];
  }
  const { domain } = signing;
  const record = `signed for ${domain}, whose DNS needs this record:\n    ${recordOf(signing)}`;
  const from = domainOf(url, values.MAIL_FROM);
  // DMARC's default (relaxed) alignment: only the registrable domains have to match.
  if (getDomain(from) === getDomain(domain)) return [good('mail', record)];
  const found = `signed for ${domain}, but mails come from ${from}: DMARC does not count that`;
  const remedy = 'let MAIL_FROM be of DKIM_DOMAIN, or DKIM_DOMAIN that of MAIL_FROM';
  return [good('mail', record), note('mail', found, remedy)];
}

/** Signs in to the mail server without sending anything. */
async function lookAtSignIn(url: string, patienceMs: number): Promise<Finding> {
  const transport = createTransport({ url, connectionTimeout: patienceMs });
  try {
    await transport.verify();
    return good('mail', `the server at ${new URL(url).host} accepts our login`);
  } catch (error) {
    return bad('mail', reasonOf(error), 'correct SMTP_URL: host, port, user or password');
  } finally {
    transport.close();
  }
}

/** Sends a mail as the site does: a server may let it sign in and still refuse its sender. */
async function sendTo(to: string, values: Values, url: string, now: number): Promise<Finding> {
  const mailer = createMailer(url, values.MAIL_FROM, signingOf(values));
  try {
    const time = new Date(now).toISOString();
    const answer = await mailer.send(testMail(to, 'en', { brand: 'Cubewire', time }));
    return good('mail', `the server took a mail to ${to}: ${answer}`);
  } catch (error) {
    const remedy = 'let MAIL_FROM be a sender, and the address a recipient, whom that server takes';
    return bad('mail', `a mail to ${to} was not taken: ${reasonOf(error)}`, remedy);
  } finally {
    mailer.close();
  }
}

type Asked = { environment: Values; mailTo?: string; now(): number };

/** Signs in, and sends a mail where one was asked for. */
async function lookAtServer(
  url: string,
  { environment, mailTo, now }: Asked,
  patienceMs: number,
): Promise<Finding[]> {
  const signIn = await lookAtSignIn(url, patienceMs);
  if (mailTo === undefined || signIn.state === 'bad') return [signIn];
  return [signIn, await sendTo(mailTo, environment, url, now())];
}

/** Checks the mail server and the signing key, each regardless of the other's result. */
export async function lookAtMail(asked: Asked, patienceMs: number): Promise<Finding[]> {
  const { environment, mailTo } = asked;
  const { SMTP_URL, CUBEWIRE_ENV, NEWS_SERVICE_URL } = environment;
  if (SMTP_URL) {
    const signing = lookAtSigning(environment, SMTP_URL);
    return [...(await lookAtServer(SMTP_URL, asked, patienceMs)), ...signing];
  }
  if (mailTo !== undefined) {
    const remedy = 'set SMTP_URL and MAIL_FROM, or run this where they are set';
    return [bad('mail', `no server is set here, so no mail went to ${mailTo}`, remedy)];
  }
  if (NEWS_SERVICE_URL) return [good('mail', 'none here: the news service sends it')];
  const found = 'none is set';
  return [
    CUBEWIRE_ENV === 'local'
      ? note('mail', found, 'codes are shown at /dev/outbox')
      : note('mail', found, 'nobody can sign in by mail: set SMTP_URL and MAIL_FROM'),
  ];
}
