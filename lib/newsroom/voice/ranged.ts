// A sound as an HTTP response: whole, a part of it (RFC 9110, one range), or "you have it".
import { isKnownEtag } from '@/lib/model/wire/known-etag';
import type { Sound } from './sound-cache';

const single = /^bytes=(\d*)-(\d*)$/;

/** The first and last byte of the range; undefined where it is outside of the sound. */
function rangeOf(header: string, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = single.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  // Without a first byte the range is a number of last bytes.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? [from, to] : undefined;
}

/** A sound as HTTP: whole, the requested range (206), or 304 and 416. `name` makes the ETag. */
export function rangedAnswer(request: Request, { type, bytes }: Sound, name: string): Response {
  const etag = `"${name.slice(0, 27)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
    etag,
  };
  if (isKnownEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = request.headers.get('range');
  const same = (request.headers.get('if-range') ?? etag) === etag;
  if (range === null || !same || !single.test(range.trim())) {
    return new Response(bytes, { headers: { ...headers, 'content-length': `${bytes.length}` } });
  }
  const asked = rangeOf(range, bytes.length);
  if (!asked) {
    const refusal = { ...headers, 'content-range': `bytes */${bytes.length}` };
    return new Response(null, { status: 416, headers: refusal });
  }
  const [from, to] = asked;
  return new Response(bytes.slice(from, to + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': `${to + 1 - from}`,
      'content-range': `bytes ${from}-${to}/${bytes.length}`,
    },
  });
}
