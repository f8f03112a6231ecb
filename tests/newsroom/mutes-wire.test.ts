// What readers want less of, and why an event is in its place, as API calls.
import { mutesMost } from '@/lib/model/feed/mutes';
import { buildRequest, operations, type Input, type OperationName } from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { startedFolder } from '@/tests/first-start';
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { sampleEvent } from './store/sample';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
const base = 'http://newsroom.invalid';
const hour = 3600_000;
const now = Date.UTC(2026, 0, 15, 12);

let folder: string;
let newsroom: Newsroom;
let store: OpenStore;

const told = (id: string, hours: number, title: string, sources: string[], tab = 'sports') =>
  sampleEvent(id, {
    tabs: [tab],
    title: [{ lang: 'en', text: title }],
    brief: [{ lang: 'en', text: 'It happened.' }],
    anchor_keywords: [],
    references: sources.map((source, at) => ({
      order: at + 1,
      source,
      title,
      link: `https://${source.toLowerCase()}.example/${id}`,
    })),
    release_time: now - hours * hour,
    rank_time: now - hours * hour + Math.round(Math.log2(sources.length) * 3 * hour),
  });

beforeAll(async () => {
  folder = await startedFolder('mutes', now);
  newsroom = await openNewsroom({ dataDir: folder, secret, log, clock: () => now });
  store = await openStore({ dataDir: folder, log });
  const events = [
    told('tennis', 1, 'Tennis final in Manila', ['Alpha']),
    told('flood', 5, 'A flood in Manila', ['Alpha', 'Beta']),
    told('chess', 3, 'Chess masters meet', ['Beta']),
    told('vote', 8, 'A vote at last', ['Gamma', 'Alpha'], 'politics'),
  ];
  for (const event of events) await store.events.save(event);
});

afterAll(async () => {
  await store.close();
  await newsroom.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call<N extends OperationName>(name: N, input: Input<N>, who: Identity) {
  const request = buildRequest(name, input, base);
  const token = await signIdentity(who, secret, now);
  request.headers.set('authorization', `Bearer ${token}`);
  const body = operations[name].output.parse(await (await newsroom.fetch(request)).json());
  // Each operation's own schema made this, which the compiler cannot see through the lookup.
  return body as ReturnType<(typeof operations)[N]['output']['parse']>;
}

const ours = ['tennis', 'flood', 'chess', 'vote'];
const own = (ids: readonly string[] | undefined) => ids?.filter((id) => ours.includes(id));
const listed = async (who: Identity, tab = 'recommend') =>
  own((await call('ListEvents', { tab, load_count: 50 }, who)).data?.events.map(({ id }) => id));

describe('a guest', () => {
  it('mutes a word: its events leave every list and search at once, and return with it', async () => {
    const who: Identity = { device: 'd-words' };
    const mute = { kind: 'word', label: 'manila' } as const;
    await call('ListEvents', { tab: 'sports', displayed_event_ids: ours }, who);
    const answer = await call('AddMute', { mute, shown_event_ids: [...ours, 'nowhere'] }, who);
    expect(answer).toMatchObject({ code: 0, event_ids: ['tennis', 'flood'] });
    expect(await listed(who)).toEqual(['chess', 'vote']);
    expect(await listed(who, 'sports')).toEqual(['chess']);
    const history = await call('ListDisplayedEvents', { tab: 'sports' }, who);
    expect(own(history.data?.events.map(({ id }) => id))).toEqual(['chess', 'vote']);
    const search = async (query: string) =>
      own((await call('SearchEvents', { query }, who)).data?.events.map(({ id }) => id));
    expect(await search('final')).toEqual([]);
    // Searching for the muted word itself still finds it.
    expect(await search('Manila final')).toEqual(['tennis']);
    expect((await call('GetEventDetail', { event_id: 'tennis' }, who)).code).toBe(0);
    expect(await listed({ device: 'd-other' })).toEqual(ours);
    expect(await call('ListMutes', {}, who)).toMatchObject({ mutes: [mute] });
    expect(await call('RemoveMute', { mute: { ...mute, label: 'MANILA' } }, who)).toMatchObject({
      code: 0,
    });
    expect(await listed(who)).toEqual(ours);
  });

  it('hides a source: what others also report stays, until they are hidden as well', async () => {
    const who: Identity = { device: 'd-sources' };
    const hide = (label: string) =>
      call('AddMute', { mute: { kind: 'source', label }, shown_event_ids: ours }, who);
    expect(await hide('Alpha')).toMatchObject({ event_ids: ['tennis'] });
    expect(await listed(who)).toEqual(['flood', 'chess', 'vote']);
    expect((await hide('beta')).event_ids).toEqual(['tennis', 'flood', 'chess']);
    expect(await listed(who)).toEqual(['vote']);
  });

  it('asks for less of a subject: its events count a day older, and say why', async () => {
    const who: Identity = { device: 'd-subjects' };
    const mute = { kind: 'subject', label: '网球' } as const;
    expect(await call('AddMute', { mute, shown_event_ids: ours }, who)).toMatchObject({
      event_ids: ['tennis'],
    });
    expect(await listed(who)).toEqual(['flood', 'chess', 'vote', 'tennis']);
    const { data } = await call('ExplainEvent', { event_id: 'tennis', tab: 'sports' }, who);
    expect(data?.reasons).toContainEqual({ kind: 'subject', ms: -24 * hour, names: ['网球'] });
  });

  it('may mute up to the limit, and is refused beyond it', async () => {
    const who: Identity = { user: 'u-many' };
    for (let n = 0; n < mutesMost; n += 1) {
      await store.mutes.add('u:u-many', { kind: 'word', label: `word ${n}` }, n);
    }
    const mute = { kind: 'word', label: 'another' } as const;
    const { base_resp } = await call('AddMute', { mute }, who);
    expect(base_resp).toMatchObject({ error_code: 400 });
    expect((await call('ListMutes', {}, who)).mutes).toHaveLength(mutesMost);
  });

  it.each([
    ['nothing', ''],
    ['marks alone', '—!'],
    ['one letter', 'a'],
    ['more than forty characters', 'x'.repeat(41)],
    ['a blank at its end', 'war '],
  ])('cannot mute %s', async (_, label) => {
    const mute = { kind: 'word', label } as const;
    const { base_resp } = await call('AddMute', { mute }, { device: 'd-wrong' });
    expect(base_resp?.error_code).toBe(400);
    expect((await call('ListMutes', {}, { device: 'd-wrong' })).mutes).toEqual([]);
  });

  it('without a device can store nothing', async () => {
    const mute = { kind: 'word', label: 'war' } as const;
    expect((await call('AddMute', { mute }, {})).base_resp?.error_code).toBe(400);
    expect((await call('ListMutes', {}, {})).mutes).toEqual([]);
  });
});

describe('why an event is here', () => {
  it('is explained by the parts of its score: they add up', async () => {
    const who: Identity = { user: 'u-why' };
    await store.interests.replace(
      'u:u-why',
      [
        { category: 'politics', keyword: 'Elections' },
        { category: 'politics', keyword: 'Nobody' },
        { category: 'sports', keyword: 'Tennis' },
      ],
      now,
    );
    const why = async (event_id: string, tab = 'recommend') =>
      (await call('ExplainEvent', { event_id, tab }, who)).data;
    const tennis = await why('tennis');
    expect(tennis?.reasons).toEqual([
      { kind: 'tab', ms: 0, names: ['recommend'] },
      { kind: 'time', ms: 0, names: [] },
      { kind: 'language', ms: 48 * hour, names: ['en'] },
      { kind: 'interest', ms: 12 * hour, names: ['Tennis'] },
    ]);
    expect(tennis?.subjects).toContain('Tennis');
    const vote = await why('vote');
    expect(vote).toMatchObject({ sources: 2, time: now - 8 * hour });
    expect(vote?.reasons).toContainEqual({ kind: 'sources', ms: 3 * hour, names: [] });
    expect(vote?.reasons).toContainEqual({ kind: 'category', ms: 3 * hour, names: ['politics'] });
    for (const place of [tennis, vote]) {
      const parts = place?.reasons.map(({ ms }) => ms) ?? [];
      expect(parts.reduce((sum, ms) => sum + ms, place?.time ?? 0)).toBe(place?.score);
    }
    // Interests order only the first tab; an event that is not in the given tab is explained for
    // the first.
    expect((await why('tennis', 'sports'))?.reasons.map(({ kind }) => kind)).toEqual([
      'tab',
      'time',
      'language',
    ]);
    expect((await why('tennis', 'politics'))?.reasons[0]).toMatchObject({ names: ['recommend'] });
  });

  it('labels paid content, and says that it counts as older for that', async () => {
    const link = 'https://paper.example/sponsored/lamps/';
    const told = { release_time: now, rank_time: now - 24 * hour };
    const references = [{ link, title: 'A maker of lamps', source: 'The paper' }];
    await store.events.save(sampleEvent('lamps', { ...told, references }));
    const who: Identity = { device: 'd-paid' };
    const { data } = await call('ExplainEvent', { event_id: 'lamps', tab: 'recommend' }, who);
    expect(data?.reasons).toContainEqual({ kind: 'paid', ms: -24 * hour, names: [] });
    const shown = async (event_id: string) =>
      (await call('GetEventDetail', { event_id }, who)).data?.paid_content;
    expect([await shown('lamps'), await shown('vote')]).toEqual([true, undefined]);
  });

  it('without personal recommendations names no interest', async () => {
    await store.interests.setPersonalized('u:u-why', false);
    const { data } = await call(
      'ExplainEvent',
      { event_id: 'tennis', tab: 'recommend' },
      { user: 'u-why' },
    );
    expect(data?.reasons.map(({ kind }) => kind)).toEqual(['tab', 'time', 'language']);
  });

  it('is code -1 for an unknown event', async () => {
    const answer = await call('ExplainEvent', { event_id: 'nowhere', tab: 'sports' }, {});
    expect(answer).toMatchObject({ code: -1 });
  });
});
