// Passes on an answer of the news service: its status, its data and the few headers that data
// needs. Anything that is not data is dropped.
import { leaveBody } from './leave-body';
import type { ProcessState } from '../process/process-state';
import { dataHeaders, refusal } from '../request/refusal-response';
import { relayStream } from './relay-stream';

/** Where streams are counted, and how they are notified when the process ends. */
export type RelayedBy = { process?: Pick<ProcessState, 'calls' | 'draining' | 'onDrain'> };

const passedHeaders = ['content-type', 'cache-control', 'retry-after', 'x-accel-buffering'];
const passedTypes = /^(application\/json|text\/event-stream)\s*(;|$)/i;

/** Relays the stream to the reader and counts it as in progress until it ends. */
function relayed(body: ReadableStream<Uint8Array>, { process }: RelayedBy) {
  if (!process) return relayStream(body);
  process.calls += 1;
  return relayStream(body, { onDrain: process.onDrain, onEnd: () => (process.calls -= 1) });
}

/** The service's answer with nothing of it but its status, its data and the headers data needs. */
function dataOf(answer: Response, options: RelayedBy): Response {
  const type = answer.headers.get('content-type') ?? '';
  const readable = passedTypes.test(type);
  if (!readable) leaveBody(answer);
  if (!readable && (answer.status < 400 || answer.status >= 500)) {
    return refusal('upstream', { detail: 'The news service gave no usable answer.' });
  }
  const headers = new Headers({ ...dataHeaders, 'cache-control': 'no-store' });
  // A client error without an envelope keeps its meaning, the status; its text stays behind.
  if (!readable) return Response.json({}, { status: answer.status, headers });
  for (const name of passedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!answer.body || !/^text\/event-stream/i.test(type)) {
    return new Response(answer.body, { status: answer.status, headers });
  }
  // Whatever the service says, no intermediary may buffer or change the stream.
  headers.set('cache-control', 'no-store, no-transform');
  headers.set('x-accel-buffering', 'no');
  return new Response(relayed(answer.body, options), { status: answer.status, headers });
}

/** An answer as it goes out, with cookies of our own: whatever the service said, they hold. */
export async function relayedAnswer(
  answer: Response,
  { setCookies }: { setCookies: readonly string[] },
  options: RelayedBy,
): Promise<Response> {
  const given = dataOf(answer, options);
  for (const cookie of setCookies) given.headers.append('set-cookie', cookie);
  return given;
}
