import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/tests/newsroom/cluster/memory-postings';
import { reread } from '@/lib/newsroom/cluster/reread';
import type { Postings } from '@/lib/newsroom/cluster/postings';
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import { recluster } from '@/lib/newsroom/ingest/recluster';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { takePage } from '@/lib/newsroom/pages/take-page';
import type { StoredPage } from '@/lib/newsroom/store/contract/page-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { openTestNewsroom } from '../ingest/newsroom';
import { dayMs, hourMs, noon, toNewArticle } from './new-article';

const teaser = toNewArticle({
  ...{ id: 'a', title: 'Ferry runs aground off Siquijor', paragraphs: ['A ferry ran aground.'] },
  ...{ url: 'https://news.example.com/a' },
});
const page = [
  'The Morning Star with 140 passengers from Dumaguete ran aground on a reef before dawn.',
  'Coast guard vessels from Larena brought everyone ashore; the captain blamed the steering.',
];
const around = { from: noon - dayMs, until: noon + dayMs };

const reading = {
  ...{ title: '', sections: [], paid: false },
  reserved: { text: false, image: false },
};

/** Queues the page of a stored article for reading. */
async function wanted(store: Store, { id, feed_id, url, published_at }: NewArticle) {
  const stored: StoredPage = {
    ...{ article_id: id, feed_id, url, host: new URL(url).host, published_at },
    ...{ state: 'read', tries: 0, kept_from: noon },
  };
  await store.pages.want([stored], noon);
  return stored;
}

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
    await takePage(parts, await wanted(store, teaser), { ...reading, paragraphs: page });
    await expectReread(store.postings);
    await made.close();
  });

  it('is clustered with the language and time given on its page', async () => {
    const made = await openTestNewsroom({ clusterer: createClusterer(), clock: () => noon });
    const { store, parts } = made;
    const told = toNewArticle({
      ...{ id: 'a', title: 'Marcos, Duterte nagharap sa Senado', url: 'https://a.example.com/a' },
    });
    const english = toNewArticle({
      ...{ id: 'e', title: 'Marcos, Duterte nagharap sa Senado: what we know', source: 'B' },
    });
    const text = [
      'Nagharap sina Pangulong Marcos at Bise Presidente Duterte sa Senado nitong Biyernes para sa pagdinig ng badyet.',
      'Ayon sa mga senador, tumagal ng tatlong oras ang pulong at walang napagkasunduan ang dalawa.',
    ];
    await storeArticles(parts, [told, english]);
    const opened = await store.postings.placed('a');
    expect(await store.postings.placed('e')).toEqual(opened);
    const published_at = noon - 2 * hourMs;
    await takePage(parts, await wanted(store, told), {
      ...{ ...reading, paragraphs: text, published_at },
    });
    const [entry] = await store.postings.within({ from: published_at, until: published_at });
    expect(entry).toMatchObject({ article_id: 'a', lang: 'ph' });
    expect([...(entry?.title.keys() ?? [])]).toContain('harap');
    await storeArticles(parts, [
      toNewArticle({
        ...{ id: 'b', title: 'Marcos at Duterte, nagharap sa pagdinig ng Senado', lang: 'ph' },
        ...{ source: 'C', paragraphs: text.map((one) => one.replace('tatlong', 'apat na')) },
      }),
    ]);
    await recluster(parts);
    const [a, b, e] = [
      await store.postings.placed('a'),
      await store.postings.placed('b'),
      await store.postings.placed('e'),
    ];
    expect(b?.event_id).toBe(a?.event_id);
    expect(e?.event_id).not.toBe(a?.event_id);
    await made.close();
  });

  it('is the same in memory and in the database', async () => {
    const postings = createMemoryPostings();
    await createClusterer().assign({ postings }, teaser);
    await postings.settle(around);
    await reread(postings, { ...teaser, paragraphs: page });
    await expectReread(postings);
  });

  it('is left alone if the clusterer has forgotten it', async () => {
    const postings = createMemoryPostings();
    await reread(postings, teaser);
    expect(await postings.unsettled()).toBeUndefined();
  });
});
