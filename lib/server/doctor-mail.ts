// Whether mails of the site can go out.
import { createTransport } from 'nodemailer';
import { bad, good, note, reasonOf, type Finding } from './finding';
import type { parseEnvironment } from './process/env';

/** Signs in to the mail server, and sends nothing. */
export async function lookAtMail(
  { environment }: { environment: ReturnType<typeof parseEnvironment> },
  patienceMs: number,
): Promise<Finding[]> {
  const { SMTP_URL, CUBEWIRE_ENV, NEWS_SERVICE_URL } = environment;
  if (!SMTP_URL) {
    if (NEWS_SERVICE_URL) return [good('mail', 'none here: the news service sends it')];
    const found = 'none is set';
    return [
      CUBEWIRE_ENV === 'local'
        ? note('mail', found, 'codes are shown at /dev/outbox')
        : note('mail', found, 'nobody can sign in by mail: set SMTP_URL and MAIL_FROM'),
    ];
  }
  const transport = createTransport({ url: SMTP_URL, connectionTimeout: patienceMs });
  try {
    await transport.verify();
    return [good('mail', `the server at ${new URL(SMTP_URL).host} accepts our login`)];
  } catch (error) {
    return [bad('mail', reasonOf(error), 'correct SMTP_URL: host, port, user or password')];
  } finally {
    transport.close();
  }
}
