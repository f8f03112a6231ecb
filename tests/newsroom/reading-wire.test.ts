// What a reader can read first, as API calls: in process, over a socket, and as a remote service.
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 15, 12);
let now = start;
const served = servedNewsroom('reading', () => now);

beforeAll(async () => {
  for (const [lang, days] of [
    ['zh', 9],
    ['en', 1],
    ['ph', 5],
  ] as const) {
    const time = start - days * dayMs;
    await served.store.events.save(
      sampleEvent(`${lang}-${days}`, {
        ...{ lang, rank_time: time, release_time: time },
        title: [{ lang: lang.toUpperCase(), text: `Story of ${lang}` }],
      }),
    );
  }
});

describe.each(served.ways)('%s', (_, service) => {
  const list = async (language: string, news_language: 'own' | 'all') => {
    const asked = { tab: 'recommend', load_count: 50, news_language } as const;
    const { data } = await served.call(service, 'ListEvents', asked, {}, language);
    return data?.events.map(({ id }) => id).filter((id) => !id.startsWith('sample-'));
  };

  it('comes before the news of its days while there is any', async () => {
    now = start;
    expect(await list('ZH', 'own')).toEqual(['en-1', 'ph-5', 'zh-9']);
    expect(await list('PH', 'own')).toEqual(['en-1', 'ph-5', 'zh-9']);
  });

  it('comes before everything where there has been no news for days', async () => {
    now = start + 10 * dayMs;
    expect(await list('ZH', 'own')).toEqual(['zh-9', 'en-1', 'ph-5']);
    expect(await list('PH', 'own')).toEqual(['ph-5', 'en-1', 'zh-9']);
    expect(await list('ZH', 'all')).toEqual(['en-1', 'ph-5', 'zh-9']);
    const why = { tab: 'recommend', event_id: 'zh-9', news_language: 'own' } as const;
    const { data } = await served.call(service, 'ExplainEvent', why, {}, 'ZH');
    expect(data?.reasons.find(({ kind }) => kind === 'language')?.ms).toBeGreaterThan(9 * dayMs);
  });
});

it('the time of an event that nothing dates is told nobody', async () => {
  const references = [{ order: 1, source: 'A', link: 'https://a.example/1', release_time: 0 }];
  await served.store.events.save(sampleEvent('undated', { references }));
  const [, service] = served.ways[0] ?? [];
  if (!service) throw new Error('there is no service');
  const asked = { event_id: 'undated', tab: 'recommend' };
  const { data } = await served.call(service, 'GetEventDetail', asked, {});
  expect(data?.release_time).toBe(0);
  const placed = await served.call(service, 'ExplainEvent', asked, {});
  expect(placed.data?.time).toBe(0);
});
