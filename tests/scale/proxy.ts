// A small proxy in front of several instances, like an operator's: round robin, and on to the next
// instance where one refuses the connection. It records the ids of requests whose connection died.
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Proxy = { port: number; died: ReadonlySet<string>; close(): void };

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // Without an encoding a request yields buffers.
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const died = new Set<string>();
  let turn = 0;

  function forward(
    message: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    [port, ...others]: readonly number[],
  ): void {
    const die = () => {
      died.add(String(message.headers['x-request-id'] ?? ''));
      response.destroy();
    };
    if (port === undefined) return die();
    const { method, url: path, headers } = message;
    const onward = ask({ host: '127.0.0.1', port, method, path, headers, agent: false });
    let open = false;
    onward.once('socket', (socket) => socket.once('connect', () => (open = true)));
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', die);
      answer.once('aborted', die);
      answer.pipe(response);
    });
    onward.once('error', () => {
      if (open || response.headersSent) die();
      else forward(message, response, body, others);
    });
    response.once('close', () => onward.destroy());
    onward.end(body);
  }

  const server = createServer((message, response) => {
    turn += 1;
    const inTurn = ports.map((_, n) => ports[(turn + n) % ports.length] ?? 0);
    void bodyOf(message).then(
      (body) => forward(message, response, body, inTurn),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A TCP server's address is never a string.
    port: (server.address() as AddressInfo).port,
    died,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
