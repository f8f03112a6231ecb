import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/lib/newsroom/cluster/memory-postings';
import { reread } from '@/lib/newsroom/cluster/reread';
import type { Postings } from '@/lib/newsroom/cluster/postings';
import { recluster } from '@/lib/newsroom/ingest/recluster';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { takePage } from '@/lib/newsroom/pages/take-page';
import { openTestNewsroom } from '../ingest/newsroom';
import { dayMs, noon, toNewArticle } from './new-article';

const teaser = toNewArticle({
  ...{ id: 'a', title: 'Ferry runs aground off Siquijor', paragraphs: ['A ferry ran aground.'] },
  ...{ url: 'https://news.example.com/a' },
});
const page = [
  'The Morning Star with 140 passengers from Dumaguete ran aground on a reef before dawn.',
  'Coast guard vessels from Larena brought everyone ashore; the captain blamed the steering.',
];
const around = { from: noon - dayMs, until: noon + dayMs };

async function expectReread(postings: Postings): Promise<void> {
  const [entry] = await postings.within(around);
  expect([...(entry?.body.keys() ?? [])]).toEqual(expect.arrayContaining(['dumaguet', 'steer']));
  expect(entry?.things).toMatchObject({ dumaguete: 0.5 });
  expect(await postings.unsettled()).toEqual({ from: noon, until: noon });
}

describe('an article whose page was read', () => {
  it('is compared by the text of the page from the next round on', async () => {
    const made = await openTestNewsroom({ clusterer: createClusterer() });
    const { store, parts } = made;
    await storeArticles(parts, [teaser]);
    await recluster(parts);
    const [before] = await store.postings.within(around);
    expect(before?.body.size).toBe(0);
    expect(await store.postings.unsettled()).toBeUndefined();
    const stored = {
      ...{ article_id: 'a', feed_id: 'f_1', url: teaser.url, host: 'news.example.com' },
      ...{ published_at: noon, state: 'read' as const, tries: 0, kept_from: noon },
    };
    await store.pages.want([stored], noon);
    const reading = {
      ...{ title: '', paragraphs: page, sections: [], paid: false },
      reserved: { text: false, image: false },
    };
    await takePage(parts, stored, reading);
    await expectReread(store.postings);
    await made.close();
  });

  it('is in memory as in the database', async () => {
    const postings = createMemoryPostings();
    await createClusterer().assign({ postings }, teaser);
    await postings.settle(around);
    await reread(postings, { ...teaser, paragraphs: page });
    await expectReread(postings);
  });

  it('is left alone where the clusterer has forgotten it', async () => {
    const postings = createMemoryPostings();
    await reread(postings, teaser);
    expect(await postings.unsettled()).toBeUndefined();
  });
});
