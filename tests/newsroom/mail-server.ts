// A real mail server in this process that records mails and can refuse them.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Mail = { from: string; to: string[]; text: string };

export async function startMailServer() {
  const mails: Mail[] = [];
  let refuses = false;
  let hangsUp = false;
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(unknown.has(address) ? new Error('no such mailbox') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses) {
          done(new Error('no room'));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        if (hangsUp) for (const one of server.connections) one.close();
        else done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of that form.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (does: boolean) => (refuses = does),
    /** Accepts the message, and then never answers. */
    hangUp: (does: boolean) => (hangsUp = does),
    /** Rejects mails to this address from now on. */
    refuseAddress: (address: string) => unknown.add(address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
