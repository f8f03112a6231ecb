import { createClient } from '@/lib/client/create-client';
import { themeNameOf } from '@/lib/server/pages/themes';

process.env.LOG_LEVEL = 'silent';

/** The name of a theme with this answer of the service; and the number of calls. */
async function named(id: string, answer: () => Response) {
  const fetch = jest.fn(() => Promise.resolve(answer()));
  const call = createClient(fetch, { base: 'http://news-service.invalid' });
  return [await themeNameOf(call, id), fetch.mock.calls.length];
}

it('a visible theme has its name', async () => {
  const theme = { theme_id: 'th_1', name: 'Tulips' };
  expect(await named('th_1', () => Response.json({ code: 0, theme }))).toEqual(['Tulips', 1]);
});

it('there is no name without a theme, an id, a sign-in or a service', async () => {
  expect(await named('th_2', () => Response.json({ code: -1, theme: null }))).toEqual([
    undefined,
    1,
  ]);
  expect(await named('no id', () => Response.json({}))).toEqual([undefined, 0]);
  expect(await named('th_1', () => Response.json({ code: 401 }))).toEqual([undefined, 1]);
  expect(await named('th_1', () => new Response('', { status: 502 }))).toEqual([undefined, 1]);
});
