import { createClient } from '@/lib/client/create-client';
import { takenDown } from '@/lib/contract';
import { botOf } from '@/lib/server/pages/bots';

process.env.LOG_LEVEL = 'silent';

const roses = {
  ...{ bot_id: 'roses', name: [{ lang: 'en', text: 'Roses' }], description: [], icon: 'leaf' },
  ...{ category: 'science', follow_count: 0, followed: false },
};

/** What is known about a bot with this answer of the service; and the number of calls. */
async function known(id: string, answer: () => Response) {
  const fetch = jest.fn(() => Promise.resolve(answer()));
  const call = createClient(fetch, { base: 'http://news-service.invalid' });
  return [await botOf(call, id), fetch.mock.calls.length];
}

it('an existing bot has its name', async () => {
  const [bot] = await known('roses', () => Response.json({ code: 0, bot: roses }));
  expect(bot).toMatchObject({ bot_id: 'roses', name: [{ lang: 'en', text: 'Roses' }] });
});

it('the bot does not exist where the service says so, or where the id is invalid', async () => {
  const gone = () => Response.json({ code: takenDown, bot: null });
  expect(await known('tulips', gone)).toEqual([null, 1]);
  expect(await known('a bot', gone)).toEqual([null, 0]);
});

it('nothing is known where the service fails', async () => {
  expect(await known('roses', () => new Response('', { status: 502 }))).toEqual([undefined, 1]);
});
