import { parseDeployments } from '@/lib/deployments';
import { workChatUser } from '@/lib/server/identity/work-chat-user';

type Answer = Response | Error;
const user = {
  name: '王小明',
  en_name: 'Xiaoming Wang',
  avatar_middle: 'https://img.example/a.png',
  union_id: 'on_1',
};

async function ask(
  body: unknown,
  { appId = 'app-1', answer = () => Response.json({ data: user }), headers = {} } = {} as {
    appId?: string;
    answer?: () => Answer;
    headers?: object;
  },
) {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const response = await workChatUser(
    new Request('http://localhost/api/work_chat_user', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        host: 'localhost',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    {
      appId,
      service: async (request) => {
        const { pathname: path } = new URL(request.url);
        asked.push({ method: request.method, path, body: await request.json() });
        const given = answer();
        if (given instanceof Error) throw given;
        return given;
      },
    },
  );
  return { status: response.status, body: (await response.json()) as object, asked };
}

it.each(['app-cn', 'app-sg'])(
  'posts code and id of the app %s to getUserInfo, and maps the answer',
  async (appId) => {
    const { asked, body } = await ask({ code: 'c0de' }, { appId });
    expect(asked).toEqual([
      { method: 'POST', path: '/getUserInfo', body: { code: 'c0de', id: appId } },
    ]);
    expect(body).toEqual({
      code: 0,
      data: {
        name: '王小明',
        enName: 'Xiaoming Wang',
        avatar: 'https://img.example/a.png',
        id: 'on_1',
      },
    });
  },
);

it.each([
  ['no code', {}],
  ['an empty code', { code: '' }],
  ['more than a code', { code: 'c', id: 'another app' }],
])('%s is refused without a call', async (_what, body) => {
  const { status, asked } = await ask(body);
  expect(status).toBe(400);
  expect(asked).toEqual([]);
});

it.each([
  ['an error', () => new Response('no', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['nobody', () => Response.json({ data: { name: 'x' } })],
])('a cloud function that answers with %s is a 502', async (_what, answer) => {
  expect((await ask({ code: 'c' }, { answer })).status).toBe(502);
});

it('only pages of this site may call it, and a call from elsewhere is told of', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect(await ask({ code: 'c' }, { headers })).toMatchObject({ status: 403, asked: [] });
  const request = new Request('http://localhost/api/work_chat_user', { method: 'POST', headers });
  const told: (string | null)[] = [];
  await workChatUser(request, undefined, (from) => void told.push(from.get('origin')));
  expect(told).toEqual(['https://evil.example']);
});

it('reports that a site has no such app', async () => {
  const request = new Request('http://localhost/api/work_chat_user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'c' }),
  });
  expect((await workChatUser(request, undefined)).status).toBe(404);
});

it('the id of the app is a field of the deployment', () => {
  const workChat = { appId: 'app-cn', userInfoUrl: 'https://functions.example' };
  const [site] = parseDeployments([{ hosts: ['news.example'], workChat }]);
  expect(site?.workChat).toEqual(workChat);
});

it('what it asks is JSON, and who asks keeps the answer to themselves', async () => {
  let heard: Request | undefined;
  const request = new Request('http://localhost/api/work_chat_user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'x'.repeat(512) }),
  });
  const answer = await workChatUser(request, {
    appId: 'app-1',
    service: async (asked) => {
      heard = asked;
      return Response.json({ data: { name: 'Ana', union_id: 'on_1', en_name: 7 } });
    },
  });
  expect(heard?.headers.get('content-type')).toBe('application/json');
  expect(heard?.headers.get('accept')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  // A field in another form is left out.
  expect(await answer.json()).toMatchObject({ data: { id: 'on_1', name: 'Ana' } });
});

it('a code that is too long, or no JSON, is refused in words', async () => {
  expect((await ask({ code: 'x'.repeat(513) })).status).toBe(400);
  const text = await ask({ code: 'c' }, { headers: { 'content-type': 'text/plain' } });
  expect(text).toMatchObject({ status: 415, body: { base_resp: { reason: 'type' } } });
  expect(await ask({})).toMatchObject({ body: { base_resp: { reason: 'input' } } });
});

it('what breaks on the way is no answer', async () => {
  await expect(ask({ code: 'c' }, { answer: () => new Error('broke') })).rejects.toThrow('broke');
});
