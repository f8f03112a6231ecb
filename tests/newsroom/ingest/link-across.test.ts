import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { recluster } from '@/lib/newsroom/ingest/recluster';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import type { Language } from '@/lib/model/text/languages';
import { hourMs, noon, toNewArticle } from '../cluster/new-article';
import { openTestNewsroom } from './newsroom';

type Newsroom = Awaited<ReturnType<typeof openTestNewsroom>>;
let made: Newsroom;

const report = (id: string, lang: Language, title: string, hours: number, text: string) =>
  toNewArticle({
    ...{ id, lang, title, source: `Paper ${id}`, published_at: noon + hours * hourMs },
    ...{ paragraphs: [text], url: `https://news.example.com/${id}`, tab: 'world' },
  });

const crash = report(
  'en',
  'en',
  'Plane crashes in Colombia near Cucuta, killing all 15 on board',
  0,
  'The aircraft with 13 passengers went missing before it crashed in Colombia near Cucuta.',
);
const crashInChinese = report(
  'zh',
  'zh',
  '哥伦比亚失踪客机在库库塔附近坠毁 机上15人全部遇难',
  1,
  '哥伦比亚民航部门确认，一架载有13名乘客的客机在库库塔附近坠毁，机上人员全部遇难。',
);
const oil = report('oil', 'en', 'Ministers meet about the price of oil in Vienna', 3, 'They met.');
const gold = report('gold', 'zh', '国际黄金价格突破五千美元关口', -30, '金价再创新高。');

beforeEach(async () => {
  made = await openTestNewsroom({ clusterer: createClusterer() });
  await storeArticles(made.parts, [crash, crashInChinese, oil, gold]);
  await recluster(made.parts);
});
afterEach(() => made.close());

async function eventOf(id: string): Promise<string> {
  const placed = await made.store.postings.placed(id);
  if (!placed) throw new Error(`${id} is not stored`);
  return placed.event_id;
}

const list = async (lang: Language, first: boolean, limit = 10) =>
  (await made.store.events.page({ tab: 'recommend', limit, reading: { lang, first } })).items.map(
    ({ title }) => title[0]?.text,
  );

describe('events of one happening in two languages', () => {
  it('link to each other, and stay two events', async () => {
    const [en, zh] = [await eventOf('en'), await eventOf('zh')];
    expect(en).not.toBe(zh);
    const twins = await made.store.twins.of([en, zh, await eventOf('oil')]);
    expect([...twins.keys()].sort()).toEqual([en, zh].sort());
    expect(twins.get(en)).toEqual([expect.objectContaining({ id: zh, lang: 'zh' })]);
  });

  it('are one row of a list, in the reader’s language', async () => {
    expect(await list('zh', false)).toEqual([oil.title, crashInChinese.title, gold.title]);
    expect((await list('en', false)).sort()).toEqual([oil.title, crash.title, gold.title].sort());
    // A reader of neither language still gets one of them.
    expect(await list('ph', false)).toHaveLength(3);
  });

  it('keep their link when one is clustered again, and lose it when it is taken down', async () => {
    await recluster(made.parts);
    const [en, zh] = [await eventOf('en'), await eventOf('zh')];
    expect((await made.store.twins.of([en])).get(en)).toHaveLength(1);
    await made.store.events.takeDown(zh);
    expect(await made.store.twins.of([en])).toEqual(new Map());
    expect(await list('zh', false)).toContain(crash.title);
  });

  it('move with an event that is merged into another', async () => {
    const [en, zh] = [await eventOf('en'), await eventOf('zh')];
    await made.store.events.merge(zh, await eventOf('gold'), noon);
    expect(await made.store.twins.of([en])).toEqual(new Map());
  });
});

describe('the preferred language of news', () => {
  it('comes first if the reader wants it, for two days', async () => {
    expect(await list('zh', true)).toEqual([crashInChinese.title, gold.title, oil.title]);
    expect((await list('en', true)).at(-1)).toBe(gold.title);
  });

  it('continues from page to page without a gap or a repetition', async () => {
    const seen: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await made.store.events.page({
        ...{ tab: 'recommend', limit: 1, cursor },
        reading: { lang: 'zh', first: true },
      });
      seen.push(...page.items.map(({ title }) => title[0]?.text));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(seen).toEqual([crashInChinese.title, gold.title, oil.title]);
  });
});
