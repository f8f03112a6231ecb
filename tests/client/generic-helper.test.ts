import { createGenericHelper, type GenericOptions } from '@/lib/client/generic-helper';

async function ask(answer: Response, options?: GenericOptions) {
  const requests: Request[] = [];
  const helper = createGenericHelper(async (request) => {
    requests.push(request);
    return answer;
  }, 'http://site.test');
  const result = await helper('/read_detail', options).catch((error: unknown) => error);
  const [request] = requests;
  if (!request) throw new Error('nothing was asked');
  return { result, request };
}

const good = () => Response.json({ data: { response: { id: 1 } } });

describe('the generic helper', () => {
  it('reads the response from data.response', async () => {
    const { result, request } = await ask(good());
    expect(result).toEqual({ id: 1 });
    expect(request.method).toBe('GET');
    expect(request.headers.has('content-type')).toBe(false);
    expect(request.headers.get('version')).toBe('1.0.11');
  });

  it.each([
    [200, {}],
    [200, { data: {} }],
    [200, { response: 1 }],
    [500, { data: null }],
    [404, 'nothing'],
  ])('rejects with "interface error" and the HTTP code %d for %j', async (status, body) => {
    const { result } = await ask(Response.json(body, { status }));
    expect(result).toMatchObject({
      name: 'ServiceError',
      kind: 'interface',
      message: 'errors.interfaceError',
      code: status,
    });
  });

  it('sends an object as JSON', async () => {
    const { request } = await ask(good(), { body: { a: 1 } });
    expect(request.method).toBe('POST');
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual({ a: 1 });
  });

  it('keeps a content type that the caller set', async () => {
    const headers = { 'content-type': 'application/problem+json' };
    const { request } = await ask(good(), { body: { a: 1 }, headers });
    expect(request.headers.get('content-type')).toBe('application/problem+json');
  });

  it('sends a string unchanged', async () => {
    const { request } = await ask(good(), { body: 'a=1' });
    expect(request.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
    expect(await request.text()).toBe('a=1');
  });

  it('sends a form as a form', async () => {
    const body = new FormData();
    body.set('a', '1');
    const { request } = await ask(good(), { body });
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((await request.formData()).get('a')).toBe('1');
  });
});
