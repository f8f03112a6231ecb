// From a call of the browser to the news service and back. It passes on what the contract knows and
// nothing else: the address is matched, the input checked and written anew, the identity ours.
import {
  buildRequest,
  matchOperation,
  operations,
  type Fetch,
  type Input,
  type OperationName,
} from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import { BadRequest } from './bad-request';
import { isInner } from './inner';
import { readBody, readQuery } from './read-input';
import { dataHeaders, refusal } from './refusal-response';
import { isSameOrigin } from './same-origin';
import { serviceBase } from './upstream';
import { readVisitor, serviceHeaders, type Visitor } from './visitor';

export type BffOptions = {
  deployment: Deployment;
  service: Fetch;
  sessionSecret: string;
  serviceSecret: string;
  /** Milliseconds since 1970. */
  now: number;
};

const passedHeaders = ['content-type', 'cache-control', 'retry-after', 'x-accel-buffering'];
const passedTypes = /^(application\/json|text\/event-stream)\s*(;|$)/i;

function findOperation(method: string, pathname: string) {
  const found = matchOperation(method, pathname);
  if (found === undefined) throw new BadRequest(404, 'There is no such call.');
  if (found !== 'method') return found;
  const allow = ['GET', 'POST'].filter(
    (other) => typeof matchOperation(other, pathname) === 'object',
  );
  throw new BadRequest(405, `This call needs ${allow.join(' or ')}.`, {
    headers: { allow: allow.join(', ') },
  });
}

/** The checked input of a call, as the service will see it. */
async function checkedInput(
  request: Request,
  query: URLSearchParams,
  name: OperationName,
  params: Record<string, string>,
): Promise<Input<OperationName>> {
  const fields = readQuery(query);
  const raw = request.method === 'GET' ? fields : await readBody(request);
  const parsed = operations[name].input.safeParse({ ...raw, ...params });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadRequest(400, `${issue?.path.join('.') || 'input'}: ${issue?.message}`);
  }
  // What a schema makes of an input is again a valid input; a test holds every row to that.
  return parsed.data as Input<OperationName>;
}

/** The service's answer with nothing of it but its status, its data and the headers data needs. */
async function relay(answer: Response, { setCookie }: Visitor): Promise<Response> {
  const readable = passedTypes.test(answer.headers.get('content-type') ?? '');
  if (!readable) await answer.body?.cancel();
  if (!readable && (answer.status < 400 || answer.status >= 500)) {
    return refusal(502, 'The news service gave no usable answer.');
  }
  const headers = new Headers(dataHeaders);
  // A client error without an envelope keeps its meaning, the status; its text stays behind.
  if (!readable) return Response.json({}, { status: answer.status, headers });
  for (const name of passedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (setCookie) headers.append('set-cookie', setCookie);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Answers a call under `/api`. Every refusal is an envelope; it throws for nothing a client sends. */
export async function bff(request: Request, options: BffOptions): Promise<Response> {
  const { deployment, service, sessionSecret, serviceSecret, now } = options;
  const { pathname, searchParams } = new URL(request.url);
  try {
    if (isInner(pathname)) throw new BadRequest(403, 'This call is not open to you.');
    const { name, params } = findOperation(request.method, pathname);
    if (request.method !== 'GET' && !isSameOrigin(request.headers, deployment.origin)) {
      throw new BadRequest(403, 'This call must come from the site itself.');
    }
    const input = await checkedInput(request, searchParams, name, params);
    const visitor = await readVisitor(request.headers, deployment, sessionSecret);
    const headers = await serviceHeaders(visitor, request.headers, serviceSecret, now);
    const call = buildRequest(name, input, serviceBase, headers, request.signal);
    return await relay(await service(call), visitor);
  } catch (error) {
    if (error instanceof BadRequest) return error.toResponse();
    throw error;
  }
}
