// Operators' files, the test mail through a real mail server, and counts of sent messages, as API
// calls.
import type { Input, OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { fileBytes } from '@/lib/model/limits/operating';
import { dayMs, hourMs } from '@/lib/model/time';
import { startMailServer } from '../mail-server';
import { servedNewsroom } from '../served';

const now = Date.UTC(2026, 0, 15, 12, 40);
const site = servedNewsroom('site-calls', () => now, {
  operators: ['ana', 'eve'],
  topicsOfSite: 3,
  modelBudget: {
    tokensADay: 2_000_000,
    prices: [{ model: 'some-model', in: 0.15, out: 0.6, currency: 'USD' }],
  },
});
const [[, service] = []] = site.ways;
const operator: Identity = { user: 'ana', device: 'd1', inner: true };

async function call<N extends OperationName>(name: N, input: Input<N>, who = operator) {
  if (!service) throw new Error('there is a way to reach it');
  return site.call(service, name, input, who);
}
async function get(path: string): Promise<Response> {
  if (!service) throw new Error('there is a way to reach it');
  const { fetch: ask, base } = service();
  return ask(new Request(base + path));
}
const acts = async (act: string) =>
  ((await call('ListOperatorActs', { act })).data?.items ?? []).map((one) => one.act);
const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeAll(async () => {
  const account = { name: 'Ana', birthday: '1990-01-01', region: 'sg', created_at: 1 };
  await site.store.accounts.create(
    { ...account, id: 'ana' },
    { kind: 'email', subject: 'ana@example.org' },
  );
  await site.store.accounts.create(
    { ...account, id: 'eve' },
    { kind: 'phone', subject: '+65 91234567' },
  );
});

it('a picture is served at its address and a text is stored; the type follows the bytes', async () => {
  const input = { name: '../../a<b>.html', content: `data:text/html;base64,${base64(png)}` };
  const { data } = await call('SaveFile', input);
  expect(data).toMatchObject({ name: 'ab.png', type: 'image/png', bytes: png.byteLength });
  const shown = await get(data?.url ?? '');
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''ab.png");
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const text = await call('SaveFile', { name: 'x.svg', content: base64(script) });
  const kept = await get(text.data?.url ?? '');
  expect(Object.fromEntries(kept.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''x.txt",
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(await kept.text()).toBe(script);
});

it('the same file is stored once, and a deleted one is gone', async () => {
  const input = { name: '桥.txt', content: base64('The bridge reopens.') };
  const first = await call('SaveFile', input);
  const second = await call('SaveFile', input);
  expect(second.data).toEqual(first.data);
  const file_id = first.data?.file_id ?? '';
  const before = await call('ListFiles', {});
  expect(before.data?.items.map(({ name }) => name)).toContain('桥.txt');
  expect((await call('DeleteFile', { file_id })).code).toBe(0);
  expect((await call('DeleteFile', { file_id })).code).toBe(404);
  expect((await get(first.data?.url ?? '')).status).toBe(404);
  expect(await acts('file.')).toEqual(['file.delete', ...Array(3).fill('file.save')]);
});

it.each([
  ['what is not base64', 'not base64 at all!', 'input'],
  ['a program', base64(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1, 2)), 'fileKind'],
  ['what is too large', base64(new Uint8Array(fileBytes + 1).fill(65)), 'input'],
])('%s is refused', async (_what, content, reason) => {
  const { base_resp } = await call('SaveFile', { name: 'a.txt', content });
  expect(base_resp).toMatchObject({ error_code: 400, reason });
});

it('sent messages are counted by hour and kind, without names', async () => {
  const { deliveries } = site.store;
  await deliveries.note({ kind: 'daily', channel: 'email', sent: 1 }, now - hourMs);
  await deliveries.note({ kind: 'daily', channel: 'email', sent: 2 }, now - hourMs + 1);
  await call('SendNotice', { key: 'move', text: 'We move on Sunday.', all: true });
  const { data } = await call('ListDeliveries', {});
  const hour = Math.floor(now / hourMs) * hourMs;
  expect(data?.items).toEqual([
    { hour, kind: 'notice', channel: 'site', sent: 2, failed: 0 },
    { hour: hour - hourMs, kind: 'daily', channel: 'email', sent: 3, failed: 0 },
  ]);
});

it('model usage is listed by day, with its cost if there is a price', async () => {
  const { modelUses } = site.store;
  const use = { purpose: 'answer', model: 'some-model', calls: 1 } as const;
  await modelUses.note({ ...use, tokens_in: 1_000_000, tokens_out: 500_000 }, now);
  await modelUses.note({ ...use, tokens_in: 1, estimated: 1 }, now + hourMs);
  await modelUses.note({ ...use, model: 'free', purpose: 'meaning', failed: 1 }, now - dayMs);
  const day = Date.UTC(2026, 0, 15);
  const none = { failed: 0, estimated: 0, tokens_in: 0, tokens_out: 0 };
  const first = await call('ListModelUse', { limit: 1 });
  expect(first.data?.items).toEqual([
    {
      ...{ ...none, ...use, day, calls: 2, estimated: 1 },
      ...{ tokens_in: 1_000_001, tokens_out: 500_000 },
      cost: { amount: expect.closeTo(0.15 + 0.3, 5), currency: 'USD' },
    },
  ]);
  const second = await call('ListModelUse', { cursor: first.data?.next_cursor });
  expect(second.data?.items).toEqual([
    { ...none, day: day - dayMs, purpose: 'meaning', model: 'free', calls: 1, failed: 1 },
  ]);
  const overview = await call('GetOverview', {});
  expect(overview.data?.model).toMatchObject({ tokens: 1_500_001, tokens_most: 2_000_000 });
});

it('the overview shows what is used of the daily limits, capped at the limit', async () => {
  const { quotas } = site.store;
  const midnight = Date.UTC(2026, 0, 16);
  for (let at = 0; at < 4; at += 1) await quotas.count('topics', midnight, now);
  await quotas.count(`sends:email:${midnight}`, midnight, now);
  const { data } = await call('GetOverview', {});
  expect(data?.today?.topics).toEqual({ used: 3, most: 3 });
  expect(data?.today?.mails).toMatchObject({ used: 1 });
  expect(data?.today?.speech).toBeUndefined();
});

describe('the test mail', () => {
  it('is refused if the site sends no mail, or the operator has no address', async () => {
    expect((await call('SendTestMail', {})).code).toBe(409);
    expect((await call('SendTestMail', {}, { ...operator, user: 'eve' })).code).toBe(400);
  });
});

describe('with a mail server', () => {
  const mailing = servedNewsroom('site-mail', () => now, {
    operators: ['ana'],
    accounts: {
      get smtpUrl() {
        return mail.url;
      },
    },
  });
  const [[, way] = []] = mailing.ways;
  const send = async () => {
    if (!way) throw new Error('there is a way to reach it');
    return (await mailing.call(way, 'SendTestMail', {}, operator)).data;
  };
  beforeAll(async () => {
    const account = { id: 'ana', name: 'Ana', birthday: '1990-01-01', region: 'sg', created_at: 1 };
    await mailing.store.accounts.create(account, { kind: 'email', subject: 'ana@example.org' });
  });

  it('the test mail arrives, and the operator sees the server’s reply or its refusal', async () => {
    expect(await send()).toMatchObject({
      ...{ sent: true, to: 'a…@example.org', answer: expect.stringMatching(/^250 /) },
    });
    expect(mail.mails.map(({ to }) => to)).toEqual([['ana@example.org']]);
    mail.refuse(true);
    const refused = await send();
    expect(refused).toMatchObject({ sent: false, answer: expect.stringContaining('no room') });
    const { items } = await mailing.store.deliveries.page(undefined, 9);
    expect(items).toMatchObject([{ kind: 'test', channel: 'email', sent: 1, failed: 1 }]);
    const noted = await mailing.store.operators.acts({ act: 'mail.', limit: 9 });
    expect(noted.items.map(({ after }) => after)).toEqual(['failed', 'sent']);
  });
});
