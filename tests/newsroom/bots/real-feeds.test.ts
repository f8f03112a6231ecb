// The ten built-in bots on the news of real feeds in three languages: their posts are printed, to
// be read by anybody who changes a bot.
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { botRound } from '@/lib/newsroom/bots/round';
import { shippedBots } from '@/lib/newsroom/bots/shipped';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import type { NewArticle } from '@/lib/newsroom/ingest/to-article';
import type { StoredPost } from '@/lib/newsroom/store/contract/bot-store';
import { ofRows, readRows, type Row } from '../../bench/events/read-sets';
import { inGates } from '../../gates';
import { describeShared } from '../../shared';
import { openTestNewsroom } from '../ingest/newsroom';

const now = Date.UTC(2026, 4, 18);
const every = (rows: readonly Row[], nth: number) => rows.filter((_, at) => at % nth === 0);

/**
 * Feeds of 28 publishers in English and Chinese, of 327 in English and of five Philippine papers,
 * and sentences of Filipino papers as posts without a headline.
 */
function articles(): NewArticle[] {
  const sentences = readRows('news', 'tagalog-newscrawl', 'sentences.jsonl').map((row) => ({
    ...row,
    url: `https://papers.example/${row.id}`,
  }));
  return [
    ...ofRows(every(readRows('truth', 'feeds-exposir-2026-01.jsonl'), 4), now),
    ...ofRows(every(readRows('truth', 'feeds-zonghaoyuan-2026-05.jsonl'), 3), now),
    ...ofRows(readRows('truth', 'feeds-ph-2024-05.jsonl'), now),
    ...ofRows(every(sentences, 8), now),
  ];
}

/**
 * Normalized for comparison: an article without a sentence of its own is rendered in quotation
 * marks.
 */
const plain = (text: string) => text.replace(/\s+/gu, ' ').replace(/[“”"]/gu, '');

// Takes minutes, so it runs in the gates only; `bots-wire.test.ts` shows posts of the sample
// edition in every run.
const inFull: typeof describeShared = (name, sets, rules) =>
  inGates ? describeShared(name, sets, rules) : describe.skip(name, () => rules(''));

inFull('the bots of the product on real feeds', ['truth'], () => {
  let posts: StoredPost[];
  const texts = new Map<string, string>();
  let close: () => Promise<void>;
  beforeAll(async () => {
    const newsroom = await openTestNewsroom({ clusterer: createClusterer(), clock: () => now });
    close = () => newsroom.close();
    const { store } = newsroom;
    const all = articles();
    for (const { url, title, paragraphs } of all) {
      texts.set(url, plain([title, ...paragraphs].join(' ')));
    }
    await storeArticles(newsroom.parts, all);
    await store.bots.ship(shippedBots, now);
    await store.meta.set('bots.place', '0');
    const made = await botRound(store, () => now);
    posts = await store.bots.postsById(made.posts.map(({ id }) => id));
    const lines = shippedBots.flatMap(({ id }) => [
      `  ${id}`,
      ...posts
        .filter(({ bot_id }) => bot_id === id)
        .map(({ event, line }) => `    ${event.title[0]?.text} — ${line.text}`),
    ]);
    process.stdout.write(`${made.events} events\n${lines.join('\n')}\n`);
  }, 1_200_000);
  afterAll(() => close());

  it.each(shippedBots.map(({ id }) => id))('%s finds news of its field', (id) => {
    expect(posts.filter(({ bot_id }) => bot_id === id)).not.toEqual([]);
  });

  it('finds it in all three languages', () => {
    expect(new Set(posts.map(({ line }) => line.lang))).toEqual(new Set(['en', 'zh', 'ph']));
  });

  it('quotes one sentence of the article that it links to', () => {
    for (const { line } of posts) {
      const said = plain(line.text.replace(/\[\d+\]$/, ''));
      expect(texts.get(line.link) ?? line.link).toContain(said);
    }
  });
});
