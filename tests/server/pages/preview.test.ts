import { preview } from '@/lib/server/pages/preview';

const ask = async (query: string, answer?: () => Response) => {
  const arrived: Request[] = [];
  const headers = { cookie: 'session=secret', authorization: 'Bearer mine' };
  const result = await preview(
    new Request(`http://localhost/api/read_detail?${query}`, { headers }),
    answer &&
      (async (request) => {
        arrived.push(request);
        return answer();
      }),
  );
  return { result, arrived };
};
const good = () => Response.json({ data: { response: { detail: {} } } });

describe('a preview', () => {
  it('is passed on with its id and type, and without an identity', async () => {
    const { result, arrived } = await ask('eventId=off-1&type=detail&admin=1', good);
    expect(await result.json()).toEqual({ data: { response: { detail: {} } } });
    const [request] = arrived;
    const { pathname, search } = new URL(request?.url ?? '');
    expect(pathname + search).toBe('/read_detail?eventId=off-1&type=detail');
    expect(request?.headers.get('version')).toBe('1.0.11');
    expect(request?.headers.has('cookie')).toBe(false);
    expect(request?.headers.has('authorization')).toBe(false);
  });

  it('does not exist where the deployment has no previews', async () => {
    expect((await ask('eventId=a&type=detail')).result.status).toBe(404);
  });

  it.each(['', 'eventId=a', 'type=list', 'eventId=..%2Fa&type=detail', 'eventId=a&type=all'])(
    'is refused for %j',
    async (query) => {
      const { result, arrived } = await ask(query, good);
      expect([result.status, arrived.length]).toEqual([400, 0]);
    },
  );

  it('is never a document', async () => {
    const page = () => new Response('<script>', { headers: { 'content-type': 'text/html' } });
    expect((await ask('eventId=a&type=detail', page)).result.status).toBe(502);
    const { result } = await ask('eventId=a&type=detail', good);
    expect(result.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('has the status of the service, its own headers, and an end', async () => {
    const failed = () =>
      new Response('{"code":1}', {
        status: 404,
        headers: { 'content-type': 'Application/JSON ; charset=utf-8', 'set-cookie': 'a=b' },
      });
    const { result } = await ask('eventId=a&type=list', failed);
    expect([result.status, await result.text()]).toEqual([404, '{"code":1}']);
    expect(result.headers.get('content-type')).toBe('application/json');
    expect(result.headers.get('cache-control')).toBe('no-store');
    expect(result.headers.has('set-cookie')).toBe(false);
    const ofLength = async (chars: number) => {
      const headers = { 'content-type': 'application/json' };
      const long = () => new Response('x'.repeat(chars), { headers });
      return (await ask('eventId=a&type=list', long)).result.status;
    };
    expect(await ofLength(2 * 1024 * 1024)).toBe(200);
    expect(await ofLength(2 * 1024 * 1024 + 1)).toBe(502);
    const jsonp = () => new Response('', { headers: { 'content-type': 'application/jsonp' } });
    expect((await ask('eventId=a&type=list', jsonp)).result.status).toBe(502);
    expect((await ask('eventId=a&type=list', () => new Response(null))).result.status).toBe(502);
  });
});
