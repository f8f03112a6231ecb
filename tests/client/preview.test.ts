import { createPreview } from '@/lib/client/preview';

async function ask(body: unknown, type: 'detail' | 'list' = 'detail', status = 200) {
  const asked: string[] = [];
  const preview = createPreview(async (request) => {
    asked.push(`${request.method} ${request.url} ${request.headers.get('version')}`);
    return Response.json(body, { status });
  }, 'https://own.example');
  return { asked, content: await preview('off-1', type).catch((error: unknown) => error) };
}
const wrap = (response: unknown) => ({ data: { response } });
const content = { id: 'e1' };

describe('a preview', () => {
  it('is GET read_detail of the own origin with eventId and type, by the generic helper', async () => {
    const { asked } = await ask(wrap({ detail: { content } }));
    expect(asked).toEqual([
      'GET https://own.example/api/read_detail?eventId=off-1&type=detail 1.0.11',
    ]);
  });

  it.each([
    ['an object', { detail: { content } }],
    ['a text', { detail: JSON.stringify({ content }) }],
    ['texts all the way', JSON.stringify({ detail: JSON.stringify({ content: '{"id":"e1"}' }) })],
  ])('unpacks the detail field and returns its content: %s', async (_, response) => {
    expect((await ask(wrap(response))).content).toEqual(content);
  });

  it('accepts a list only when its type is mockEventData', async () => {
    const list = (type?: string) => wrap({ detail: { type, content: [content] } });
    expect((await ask(list('mockEventData'), 'list')).content).toEqual([content]);
    expect((await ask(list('other'), 'list')).content).toBeUndefined();
    expect((await ask(list(), 'list')).content).toBeUndefined();
    expect((await ask(list('other'), 'detail')).content).toEqual([content]);
  });

  it.each([[wrap({})], [wrap({ detail: 7 })], [wrap('no json')], [wrap(null)]])(
    'is empty for %j',
    async (body) => {
      expect((await ask(body)).content).toBeUndefined();
    },
  );

  it('is the text itself where that is no JSON', async () => {
    expect((await ask(wrap({ detail: { content: 'Rain.' } }))).content).toBe('Rain.');
    expect((await ask(wrap('no json'), 'list')).content).toBeUndefined();
  });

  it('rejects with the HTTP code where there is no response', async () => {
    expect((await ask({ code: 404 }, 'detail', 404)).content).toMatchObject({
      kind: 'interface',
      code: 404,
    });
  });
});
