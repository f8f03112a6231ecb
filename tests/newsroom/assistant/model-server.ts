// A real HTTP server with the OpenAI-compatible chat protocol that behaves well or badly, as
// scripted.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventLoopTurns } from '@/tests/event-loop-turns';

export type ModelRequest = {
  path: string;
  authorization?: string;
  body: {
    model: string;
    stream: boolean;
    stream_options?: { include_usage: boolean };
    messages: { role: string; content: string }[];
  };
};

/** Answers one request; `aborted` resolves when the client disconnects. */
export type Behavior = (
  response: ServerResponse,
  request: ModelRequest,
  aborted: Promise<void>,
) => unknown;

export const chunkOf = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
export const ending =
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n` +
  'data: [DONE]\n\n';

export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

/** Sends a text in pieces of a few characters, as models do. */
export const says =
  (text: string, pieceLength = 4): Behavior =>
  (response) => {
    begin(response);
    const characters = [...text];
    for (let at = 0; at < characters.length; at += pieceLength) {
      response.write(chunkOf(characters.slice(at, at + pieceLength).join('')));
    }
    response.end(ending);
  };

/** Sends a text and its number of tokens, after it (as OpenAI does) or together with its end. */
export const saysWithUsage =
  (text: string, usage: { in: number; out: number }, where: 'after' | 'with'): Behavior =>
  (response) => {
    begin(response);
    const told = { prompt_tokens: usage.in, completion_tokens: usage.out };
    const line = (json: object) => response.write(`data: ${JSON.stringify(json)}\n\n`);
    response.write(chunkOf(text));
    const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    line(where === 'with' ? { ...end, usage: told } : { ...end, usage: null });
    if (where === 'after') line({ choices: [], usage: told });
    response.end('data: [DONE]\n\n');
  };

export const behaviors = {
  status:
    (status: number): Behavior =>
    (response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"no"}}');
    },
  wrongJson:
    (before = ''): Behavior =>
    (response) => {
      begin(response);
      if (before) response.write(chunkOf(before));
      response.end('data: {"choices": [\n\n');
    },
  otherJson: ((response) => {
    begin(response);
    response.end('data: {"choices":[{"delta":{"content":7}}]}\n\n');
  }) satisfies Behavior,
  page: ((response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html>Sign in</html>');
  }) satisfies Behavior,
  redirect: ((response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' });
    response.end();
  }) satisfies Behavior,
  cutOff:
    (before: string): Behavior =>
    (response) => {
      begin(response);
      // The text sent so far arrives first.
      response.write(chunkOf(before), () => response.socket?.destroySoon());
    },
  endsEarly:
    (before: string): Behavior =>
    (response) => {
      begin(response);
      response.end(chunkOf(before));
    },
  /** Sends some text and stops, with the given reason. */
  stopped:
    (before: string, finish_reason: string): Behavior =>
    (response) => {
      begin(response);
      response.write(chunkOf(before));
      response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason }] })}\n\n`);
    },
  endless:
    (sentence: string): Behavior =>
    async (response, _, aborted) => {
      begin(response);
      let left = false;
      void aborted.then(() => (left = true));
      for (let n = 0; !left && n < 5_000; n += 1) {
        response.write(chunkOf(`${sentence} `));
        if (n % 20 === 0) await eventLoopTurns(1);
      }
      response.end();
    },
  /** Sends some text and then nothing more. */
  silent:
    (before = ''): Behavior =>
    (response) => {
      begin(response);
      if (before) response.write(chunkOf(before));
    },
};

/** Whether a request asks to check a written sentence. */
const isCheck = ({ body }: ModelRequest) =>
  /You check one claim/.test(body.messages[0]?.content ?? '');

/** Supports every claim, citing the document's own words. */
const agrees: Behavior = (response, request, aborted) => {
  // The last line of the document is the passage itself; the one before may only introduce it.
  const document = request.body.messages.at(-1)?.content.split('\nEND ')[0] ?? '';
  const [span] = String(JSON.parse(document.split('\n').at(-1) ?? '""')).split(/[.。]/);
  return says(JSON.stringify({ supported: true, span }))(response, request, aborted);
};

export type ModelServer = {
  baseUrl: string;
  /** Without the requests that check a sentence. */
  requests: ModelRequest[];
  /** Sets the behavior for the next requests; the last one stays. */
  script(...next: Behavior[]): void;
  /** From now on every checked sentence is supported; until then the check returns nothing. */
  agree(): void;
  /** Resolves when the client has disconnected from the newest request. */
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
  let script: Behavior[] = [says('NO_ANSWER')];
  let leaving: Promise<void> = Promise.resolve();
  let checking: Behavior = says('Perhaps.');
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
      if (isCheck(request)) {
        await checking(response, request, aborted);
        return;
      }
      requests.push(request);
      const behavior = script.length > 1 ? script.shift() : script[0];
      await behavior?.(response, request, aborted);
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
    agree() {
      checking = agrees;
    },
    left: () => leaving,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
