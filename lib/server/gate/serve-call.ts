// Answers calls of the API before the framework sees them, since its routing costs several times
// what a call does. Sounds, too: the framework sends a route's answer without its length, which
// Apple's players need for a sound and each of its ranges. The same gate and the same handlers are
// used as behind the framework's routes. Whatever is clearly neither goes on to the framework, as
// does everything in development.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { matchOperation } from '@/lib/contract';
import { callMaxBytes } from '@/lib/model/limits/service';
import { isSoundPath, unsubscribePath } from '@/lib/model/wire/routes';
import { deploymentFor } from '../process/deployment-table';
import { log } from '../process/log';
import { processState } from '../process/process-state';
import { acceptedEncoding } from '../process/shared-pages';
import { pathOf } from '../request/path-of';
import { isPlainRequest } from '../request/plain-request';
import { refusal } from '../request/refusal-response';
import { tellId, withId } from '../request/request-id';
import { bodyMost, piecesOf, readBody } from './call-body';
import { gate } from './gate';
import { withinTrace } from './request-trace';

/** Answers a request if it is for a call or a sound; false for any other. */
export type ServeCall = (message: IncomingMessage, response: ServerResponse) => boolean;

type Answer = (request: Request) => Promise<Response>;

export type Answers = {
  /** Answers a call, as the framework's route does. */
  call: Answer;
  /** Answers a sound, as the framework's route does. */
  sound: Answer;
  /** Asked for sounds only, where reading needs a sign-in; undefined if unknown. */
  isSignedIn(headers: Headers): Promise<boolean | undefined>;
};

const packed = promisify<Buffer, Buffer>(gzip);
/** Shorter bodies fit into one packet either way. */
const leastPackedBytes = 1_024;

function isCall({ method = '', url = '', headers }: IncomingMessage): boolean {
  const path = pathOf(url);
  if (!path.startsWith('/api/') || path === unsubscribePath || !isPlainRequest(headers))
    return false;
  return typeof matchOperation(method, path) === 'object';
}

const isSound = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && isSoundPath(pathOf(url));

/**
 * Sends data as a whole, with its length, and compressed where it is long and the client supports
 * that, except for sounds: they are already compressed, and ranges count the bytes sent.
 */
async function sendData(
  { headers }: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const encoding = acceptedEncoding(String(headers['accept-encoding'] ?? ''));
  const mayPack = !answer.headers.get('content-type')?.startsWith('audio/');
  const isPacked = mayPack && encoding !== 'identity' && body.length >= leastPackedBytes;
  const bytes = isPacked ? await packed(body) : body;
  if (response.destroyed) return;
  if (mayPack) answer.headers.set('vary', 'accept-encoding');
  // For a 304 the content length would be that of the body the client already has.
  if (answer.status === 304) answer.headers.delete('content-length');
  else answer.headers.set('content-length', String(bytes.length));
  if (isPacked) answer.headers.set('content-encoding', 'gzip');
  // Each cookie has to be a header line of its own.
  response.writeHead(answer.status, withId([...answer.headers].flat(), headers));
  response.end(bytes);
}

/** Resolves when the written data has been taken, or the client is gone. */
function takenOrGone(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
}

/** Sends a stream as it arrives, no faster than the client takes it. */
async function sendStream(
  response: ServerResponse,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  response.once('close', leave);
  response.flushHeaders();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (response.destroyed) return;
      if (response.write(next.value)) continue;
      // The relay ends a stream whose client takes nothing; without this race nobody would notice
      // meanwhile.
      await Promise.race([takenOrGone(response), reader.closed]);
    }
    response.end();
  } catch {
    // The stream broke off: a regular end would make a partial answer look complete.
    response.destroy();
  } finally {
    response.removeListener('close', leave);
  }
}

async function send(
  message: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  if (response.destroyed) {
    await answer.body?.cancel();
    return;
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !answer.body) return sendData(message, response, answer);
  tellId(message.headers, response);
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  return sendStream(response, answer.body);
}

/** The headers of a request; a repeated header keeps all of its values. */
function headersOf({ headers }: IncomingMessage): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat()) if (one !== undefined) given.append(name, one);
  }
  return given;
}

/** Aborts when the visitor leaves before the answer is out. */
function leaving(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  return left.signal;
}

/** Runs a call through the gate and returns the answer with the gate's headers. */
async function throughGate(
  message: IncomingMessage,
  response: ServerResponse,
  { call, sound, isSignedIn }: Answers,
): Promise<Response> {
  const { method = '', url = '' } = message;
  // The Host header says which host is asked; the host of this address is never read.
  const address = new URL(url, 'http://call.invalid');
  const headers = headersOf(message);
  const outcome = await gate(
    { method, pathname: address.pathname, query: address.searchParams, headers },
    {
      deployment: deploymentFor(headers),
      nonce: '',
      development: false,
      foreignMedia: false,
      newDevice: () => Promise.reject(new Error('A call gets its device from the BFF.')),
      // For calls the BFF checks who is calling.
      isSignedIn: () => isSignedIn(headers),
    },
  );
  if (outcome.kind === 'answer') return outcome.response;
  if (outcome.kind === 'redirect') throw new Error('A call leads nowhere else.');
  const most = bodyMost(method, address.pathname);
  // A long one is taken only once it is known that an operator sends it: by whoever asks that.
  const isLong = most > callMaxBytes;
  if (isLong && Number(message.headers['content-length'] ?? 0) > most) {
    return refusal('tooLarge', { most }, { connection: 'close' });
  }
  const body =
    method !== 'POST' ? null : isLong ? piecesOf(message) : await readBody(message, most);
  if (body === undefined) return refusal('tooLarge', { most }, { connection: 'close' });
  const asked: RequestInit & { duplex: 'half' } = {
    ...{ method, headers: outcome.requestHeaders, signal: leaving(response) },
    ...{ body, duplex: 'half' },
  };
  const answered = await (isSoundPath(address.pathname) ? sound : call)(
    new Request(address, asked),
  );
  // The rest of a body whose end nobody knows is not waited for.
  const isEndless = message.headers['content-length'] === undefined;
  if (isLong && isEndless && !message.complete) answered.headers.set('connection', 'close');
  for (const [name, value] of outcome.headers) {
    if (!answered.headers.has(name)) answered.headers.set(name, value);
  }
  return answered;
}

export function createServeCall(answers: Answers): ServeCall {
  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const state = processState();
    // A shutdown waits until the answer is sent.
    state.calls += 1;
    try {
      await send(message, response, await throughGate(message, response, answers));
    } catch (error) {
      if (response.destroyed) return;
      log().error({ err: error, path: pathOf(message.url ?? '') }, 'a call failed');
      if (response.headersSent) response.destroy();
      else await send(message, response, refusal('failed', { detail: 'This call failed.' }));
    } finally {
      state.calls -= 1;
    }
  }

  return function serveCall(message, response) {
    if (!isCall(message) && !isSound(message)) return false;
    withinTrace(message, response, () => void serve(message, response));
    return true;
  };
}
