// What operators do to bots, posts, comments and readers, over the wire, and what readers find then.
import type { Input, OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { servedNewsroom } from '../served';
import { sampleEvent } from '../store/sample';

const now = Date.UTC(2026, 0, 15, 12);
const site = servedNewsroom('readers-and-bots', () => now, { operators: ['ana'] });
const [[, service] = []] = site.ways;
const operator: Identity = { user: 'ana', device: 'd1', inner: true };
const reader: Identity = { user: 'ben', device: 'd2' };

async function call<N extends OperationName>(name: N, input: Input<N>, who = operator) {
  if (!service) throw new Error('there is a way to reach it');
  return site.call(service, name, input, who);
}
const acts = async (act: string) =>
  ((await call('ListOperatorActs', { act })).data?.items ?? []).map((one) => one.act);

beforeAll(async () => {
  for (const id of ['ana', 'ben', 'eve']) {
    const account = { id, name: id, birthday: '1990-01-01', region: 'sg', created_at: 1 };
    await site.store.accounts.create(account, { kind: 'email', subject: `${id}@example.org` });
  }
});

const rivers = {
  id: 'rivers',
  name: [{ lang: 'en', text: 'Rivers' }],
  description: [{ lang: 'en', text: 'Floods and dams' }],
  category: 'science',
  field: { names: ['Mekong'] },
};

it('a bot is made, hidden and shown, and each is in the log once', async () => {
  const shown = async () =>
    ((await call('ListBots', {}, reader)).data?.bots ?? []).some((one) => one.bot_id === 'rivers');
  expect((await call('SaveInnerBot', rivers)).code).toBe(0);
  expect(await shown()).toBe(true);
  await call('HideBot', { bot_id: 'rivers' });
  await call('HideBot', { bot_id: 'rivers' });
  expect(await shown()).toBe(false);
  const { data } = await call('ListInnerBots', {});
  expect(data?.items.find((one) => one.bot_id === 'rivers')).toMatchObject({ hidden: true });
  await call('ShowBot', { bot_id: 'rivers' });
  expect(await shown()).toBe(true);
  expect(await acts('bot.')).toEqual(['bot.show', 'bot.hide', 'bot.save']);
  expect((await call('SaveInnerBot', { ...rivers, field: {} })).code).toBe(400);
});

it('a post that is removed is in no list and does not come again', async () => {
  await site.store.events.save(sampleEvent('flood', { release_time: now, rank_time: now }));
  const line = { lang: 'en' as const, text: 'It happened. [1]', link: 'https://example.com/1' };
  const post = { bot_id: 'rivers', owner: '' as const, event_id: 'flood', time: now, line };
  const [made] = await site.store.bots.post([post], now);
  const listed = async () => (await call('ListInnerPosts', { bot_id: 'rivers' })).data?.items;
  expect(await listed()).toMatchObject([{ post_id: made?.id, event_id: 'flood' }]);
  await call('RemovePost', { post_id: made?.id ?? '' });
  await call('RemovePost', { post_id: made?.id ?? '' });
  expect(await listed()).toEqual([]);
  expect(await site.store.bots.postsById([made?.id ?? ''])).toEqual([]);
  expect(await site.store.bots.post([post], now)).toEqual([]);
  expect(await acts('post.')).toEqual(['post.remove']);
});

it('a comment is hidden and shown', async () => {
  const comment = { id: 'c_1', event_id: 'flood', owner: 'u:ben' as const, created_at: now };
  await site.store.comments.add({ ...comment, text: 'Buy my boat' });
  await call('HideComment', { comment_id: 'c_1' });
  const { data } = await call('ListInnerComments', {});
  expect(data?.items).toMatchObject([{ comment_id: 'c_1', user_id: 'ben', hidden: true }]);
  await call('ShowComment', { comment_id: 'c_1' });
  expect((await site.store.comments.get('c_1'))?.hidden).toBe(false);
});

it('a notice reaches every reader once', async () => {
  const send = () => call('SendNotice', { key: 'move', text: 'We move on Sunday.', all: true });
  expect((await send()).data).toEqual({ told: 3, has_more: false, next_cursor: '' });
  expect((await send()).data?.told).toBe(0);
  const { data } = await call('ListMessages', {}, reader);
  expect(data?.messages.map(({ text }) => text)).toEqual(['We move on Sunday.']);
  expect(await acts('notice.')).toEqual(['notice.send']);
});

it('values that a reader keeps go by the beginning of their keys', async () => {
  for (const key of ['view.a', 'view.b', 'other']) {
    await site.store.remoteValues.set('u:ben', { key, value: '1' }, { keys: 9, bytes: 99 }, now);
  }
  const { data } = await call('DeleteCacheKeys', { user_id: 'ben', prefix: 'view.' });
  expect(data?.deleted).toBe(2);
  expect(await site.store.remoteValues.get('u:ben', 'other')).toBeDefined();
});

it('a banned reader loses every session, and an operator cannot be banned', async () => {
  const { sessions } = site.store.accounts;
  const session = { id: 's1', user_id: 'eve', method: 'email' as const };
  await sessions.add({ ...session, created_at: now, seen_at: now });
  await call('BanReader', { user_id: 'eve', reason: 'Sells boats' });
  expect(await sessions.of('eve')).toEqual([]);
  const { data } = await call('FindReader', { query: 'eve@example.org' });
  expect(data).toMatchObject({ user_id: 'eve', banned_at: now, ban_reason: 'Sells boats' });
  await call('UnbanReader', { user_id: 'eve' });
  expect((await call('FindReader', { query: 'eve' })).data?.banned_at).toBeUndefined();
  expect((await call('BanReader', { user_id: 'ana' })).code).toBe(400);
  expect(await acts('reader.')).toEqual(['reader.unban', 'reader.ban']);
});
