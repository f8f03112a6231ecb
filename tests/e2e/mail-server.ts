// A mail server in this process, in the form of a site's setting, with the mails it got.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from './page';

export type Mail = { to: string[]; text: string };

/** The text of a mail, whatever its transfer encoding. */
function readMail(mail: string): string {
  const [head = '', body = ''] = mail.split('\r\n\r\n');
  return /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body;
}

export async function startMailServer() {
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
  await once(listener, 'listening');
  // A server that listens on a TCP port has an address of this form.
  const { port } = listener.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    /** The code in mail number `count` to an address; waits for it. */
    async code(address: string, count = 1): Promise<string> {
      const letters = () => mails.filter(({ to }) => to.includes(address));
      await expect.poll(() => letters().length).toBe(count);
      return /(?<!\d)\d{6}(?!\d)/.exec(readMail(letters().at(-1)?.text ?? ''))?.[0] ?? '';
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
