// Stores what was read of a page atomically: the text with the page, the facts with the article,
// and the article's event rewritten.
import { defaultTabKey } from '@/lib/model/limits/feed';
import { feedDateFutureMs, feedDateOldestMs, itemImages } from '@/lib/model/limits/service';
import { withTrees } from '@/lib/model/markdown/block-trees';
import { dayMs } from '@/lib/model/time';
import { reread } from '../cluster/reread';
import { whenAlone } from '../jobs/when-alone';
import type { IngestParts } from '../ingest/ingest-parts';
import { tabOf } from '../tabs/tab-of';
import { detectLanguage } from '../language/detect-language';
import type { StoredPage } from '../store/contract/page-store';
import type { Store } from '../store/contract/store';
import type { Article } from '../types';
import type { PageReading } from './read-page';
import { textLength } from '../ingest/wanted-pages';

/**
 * A page says more than its teaser when it is longer by this factor and by this many characters.
 */
const longerBy = 1.3;
const longerChars = 200;

/** Whether a page says no more than the feed did: a paywall, a notice, an empty frame. */
export function isTeaser(
  { paragraphs, paid }: Pick<PageReading, 'paragraphs' | 'paid'>,
  teaser: readonly string[],
): boolean {
  const known = textLength(teaser);
  const read = textLength(paragraphs);
  return paid || read < known * longerBy || read < known + longerChars;
}

/**
 * Whether a page's time replaces an article's: the feed had none, so that the article has its fetch
 * time, an estimate, or noon of the day in its address; of a page that says another day, the
 * address is right.
 */
const takesTime = ({ published_at, fetched_at, day_only, undated }: Article, told: number) =>
  undated === true ||
  published_at === fetched_at ||
  (day_only === true && Math.abs(told - published_at) < dayMs);

/** The article with its page's facts; `paragraphs` remain the feed's. */
function withFacts(article: Article, reading: PageReading, now: number): Article {
  const { sections, author, image, reserved, published_at, lang, paragraphs } = reading;
  const images = image && !reserved.image ? [...article.images, image] : article.images;
  const dated =
    published_at !== undefined &&
    takesTime(article, published_at) &&
    published_at > now - feedDateOldestMs &&
    published_at < now + feedDateFutureMs;
  // Where the feed is mixed and the item said nothing, the page may tell its section.
  const signs = { ...article, categories: sections, paragraphs };
  const tab = article.tab === defaultTabKey ? tabOf(signs, defaultTabKey) : article.tab;
  return {
    ...article,
    tab,
    images: [...new Set(images)].slice(0, itemImages),
    lang: detectLanguage([article.title, ...paragraphs].join('\n'), lang ?? article.lang),
    ...(sections.length > 0 ? { sections } : {}),
    ...(author ? { author } : {}),
    ...(dated ? { published_at, day_only: undefined, undated: undefined } : {}),
  };
}

/** The article, with its event locked against other writers and against moving the article. */
async function withHeldEvent(tx: Store, id: string): Promise<Article | undefined> {
  for (let held: string | undefined; ;) {
    const article = await tx.articles.find(id);
    if (!article || article.event_id === held) return article;
    held = article.event_id;
    await tx.events.hold([held]);
  }
}

export type TakeParts = Pick<IngestParts, 'store' | 'writeEvent' | 'clock'>;

/**
 * Stores `page` as read and rewrites its event. False when the article no longer exists, or when
 * `signal` ended the wait for other ingests; the page is then unchanged.
 */
export async function takePage(
  { store, writeEvent, clock }: TakeParts,
  page: StoredPage,
  reading: PageReading,
  signal?: AbortSignal,
): Promise<boolean> {
  const now = clock();
  const taken = await whenAlone(
    store,
    () =>
      store.transaction(async (tx) => {
        const article = await withHeldEvent(tx, page.article_id);
        if (!article) return false;
        const { paragraphs } = reading;
        const known = withFacts(article, reading, now);
        await tx.articles.save(known);
        await tx.pages.save({ ...page, paragraphs });
        await reread(tx.postings, { ...known, paragraphs });
        const { event_id: id } = article;
        const articles = await tx.articles.ofEvent(id);
        const previous = await tx.events.get(id);
        await tx.events.save(withTrees(writeEvent({ id, articles, previous, now })));
        return true;
      }),
    { signal },
  );
  return taken ?? false;
}
