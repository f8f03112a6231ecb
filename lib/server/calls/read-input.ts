// Reads the raw input of a call: the query of a GET or the JSON body of a POST, each within its
// bounds. Its meaning is left to the schema of the operation.
import { bodyMaxBytes } from '@/lib/model/limits/service';
import { BadRequest } from '../request/bad-request';
import { hostility, isForbiddenKey } from '../request/hostile-json';

/**
 * The query as an object. Prototype keys are refused, and so are repeated keys except for lists,
 * whose parts are joined with commas.
 */
export function readQuery(
  query: URLSearchParams,
  isList: (field: string) => boolean,
): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [key, value] of query) {
    const before = fields.get(key);
    if (before !== undefined && !isList(key))
      throw new BadRequest('input', { detail: 'A query field stands there twice.' });
    if (isForbiddenKey(key))
      throw new BadRequest('input', { detail: 'A query field has a name that is not allowed.' });
    const reason = hostility(value);
    if (reason) throw new BadRequest('input', { detail: `The query is refused: ${reason}.` });
    fields.set(key, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(fields);
}

/** The body of a request. Throws 413 as soon as it exceeds `most`, without reading the rest. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = () => new BadRequest('tooLarge', { most });
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    const reader = request.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > most) {
        await reader.cancel();
        throw tooLarge();
      }
      chunks.push(next.value);
    }
  }
  return Buffer.concat(chunks);
}

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * The body as an object; an absent body is an object without fields. Anything but plain JSON in
 * UTF-8 is refused.
 */
export async function readBody(request: Request, most = bodyMaxBytes): Promise<object> {
  const type = request.headers.get('content-type');
  const wrongType = () =>
    new BadRequest('type', { detail: 'The body must be JSON, sent as application/json.' });
  if (type !== null && !jsonType.test(type)) throw wrongType();
  if (request.headers.has('content-encoding')) {
    throw new BadRequest('type', { detail: 'The body must not be compressed.' });
  }
  const bytes = await readBytes(request, most);
  if (bytes.byteLength === 0) return {};
  if (type === null) throw wrongType();
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new BadRequest('input', { detail: 'The body is not JSON in UTF-8.' }, { cause });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadRequest('input', { detail: 'The body is not a JSON object.' });
  }
  const reason = hostility(body);
  if (reason) throw new BadRequest('input', { detail: `The body is refused: ${reason}.` });
  return body;
}
