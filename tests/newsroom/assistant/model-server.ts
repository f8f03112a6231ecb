// A real HTTP server that speaks the OpenAI-compatible chat protocol, well and badly, as a script says.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelRequest = {
  path: string;
  authorization?: string;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
};

/** Answers one request; `aborted` resolves when the client leaves. */
export type Behaviour = (
  response: ServerResponse,
  request: ModelRequest,
  aborted: Promise<void>,
) => unknown;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const chunkOf = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
export const ending =
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n` +
  'data: [DONE]\n\n';

export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

/** Says a text in pieces of a few characters, as models do. */
export const says =
  (text: string, pieceLength = 4): Behaviour =>
  (response) => {
    begin(response);
    const characters = [...text];
    for (let at = 0; at < characters.length; at += pieceLength) {
      response.write(chunkOf(characters.slice(at, at + pieceLength).join('')));
    }
    response.end(ending);
  };

export const behaviours = {
  status:
    (status: number): Behaviour =>
    (response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"no"}}');
    },
  wrongJson:
    (before = ''): Behaviour =>
    (response) => {
      begin(response);
      if (before) response.write(chunkOf(before));
      response.end('data: {"choices": [\n\n');
    },
  otherJson: ((response) => {
    begin(response);
    response.end('data: {"choices":[{"delta":{"content":7}}]}\n\n');
  }) satisfies Behaviour,
  page: ((response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html>Sign in</html>');
  }) satisfies Behaviour,
  redirect: ((response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' });
    response.end();
  }) satisfies Behaviour,
  cutOff:
    (before: string): Behaviour =>
    async (response) => {
      begin(response);
      response.write(chunkOf(before));
      await wait(30);
      response.destroy();
    },
  endsEarly:
    (before: string): Behaviour =>
    (response) => {
      begin(response);
      response.end(chunkOf(before));
    },
  endless:
    (sentence: string): Behaviour =>
    async (response, _, aborted) => {
      begin(response);
      let left = false;
      void aborted.then(() => (left = true));
      for (let n = 0; !left && n < 5_000; n += 1) {
        response.write(chunkOf(`${sentence} `));
        if (n % 20 === 0) await wait(1);
      }
      response.end();
    },
  /** Says something and then nothing more. */
  silent:
    (before = ''): Behaviour =>
    (response) => {
      begin(response);
      if (before) response.write(chunkOf(before));
    },
};

export type ModelServer = {
  baseUrl: string;
  requests: ModelRequest[];
  /** What the next requests get; the last one stays. */
  script(...next: Behaviour[]): void;
  /** Resolves when the client has left the newest request. */
  left(): Promise<void>;
  close(): Promise<void>;
};

async function readBody(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of message) text += String(part);
  return text;
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let script: Behaviour[] = [says('NO_ANSWER')];
  let leaving: Promise<void> = Promise.resolve();
  const server: Server = createServer((message, response) => {
    const aborted = new Promise<void>((resolve) => response.on('close', resolve));
    leaving = aborted;
    void readBody(message).then(async (text) => {
      const request: ModelRequest = {
        path: message.url ?? '',
        authorization: message.headers.authorization,
        // The client under test wrote it; a wrong one fails the test that reads it.
        body: JSON.parse(text) as ModelRequest['body'],
      };
      requests.push(request);
      const behaviour = script.length > 1 ? script.shift() : script[0];
      await behaviour?.(response, request, aborted);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of that form.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    script(...next) {
      script = next;
      requests.length = 0;
    },
    left: () => leaving,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
