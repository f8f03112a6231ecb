// Stores articles with their events atomically: a process that dies between two lines of this file
// leaves either the whole batch or nothing of it.
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { withTrees } from '@/lib/model/markdown/block-trees';
import type { Article } from '../types';
import type { Store } from '../store/contract/store';
import type { IngestParts } from './ingest-parts';
import { wantedPages } from './wanted-pages';
import type { NewArticle } from './to-article';

/** The number of articles in one transaction. */
const ingestBatch = 20;

export type StoreOutcome = {
  added: number;
  known: number;
  /** Articles that could not be stored; the log says why. */
  failed: number;
};

/**
 * The events of these articles, locked. If an operator merged one into another since it was chosen,
 * the article goes to that other and, like the rest of that event, is no longer clustered.
 */
async function eventsOf(tx: Store, placed: readonly Article[]): Promise<Set<string>> {
  const chosen = [...new Set(placed.map(({ event_id }) => event_id))];
  const held = await tx.events.hold(chosen);
  for (const { id, event_id } of placed) {
    const now = held.get(event_id) ?? event_id;
    if (now === event_id) continue;
    await tx.eventEdits.leaveAlone([id]);
    await tx.articles.move([id], now);
  }
  return new Set(chosen.map((id) => held.get(id) ?? id));
}

async function storeBatch(parts: IngestParts, batch: NewArticle[]): Promise<number> {
  const { store, clusterer, writeEvent, clock, fullTextDays } = parts;
  return store.transaction(async (tx: Store) => {
    const known = await tx.articles.known(batch.map(({ id }) => id));
    const fresh = batch.filter(({ id }) => !known.has(id));
    const placed: Article[] = [];
    for (const article of fresh) {
      const { event_id, copy_of } = await clusterer.assign(tx, article);
      const one: Article = copy_of ? { ...article, event_id, copy_of } : { ...article, event_id };
      await tx.articles.save(one);
      placed.push(one);
    }
    if (fullTextDays) await tx.pages.want(wantedPages(fresh, fullTextDays, clock()), clock());
    // Once for each event of the batch: articles that arrive together make one version.
    for (const id of await eventsOf(tx, placed)) {
      const articles = await tx.articles.ofEvent(id);
      const previous = await tx.events.get(id);
      await tx.events.save(withTrees(writeEvent({ id, articles, previous, now: clock() })));
    }
    return fresh.length;
  });
}

/**
 * Stores articles oldest first, in one transaction per batch, yielding between batches. An article
 * that cannot be stored fails alone; throws when all of a batch fail. Ends early, with the rest
 * uncounted, when `signal` fires.
 */
export async function storeArticles(
  parts: IngestParts,
  articles: readonly NewArticle[],
  signal?: AbortSignal,
): Promise<StoreOutcome> {
  const outcome: StoreOutcome = { added: 0, known: 0, failed: 0 };
  const count = (size: number, added: number) => {
    outcome.added += added;
    outcome.known += size - added;
  };
  const ordered = [...articles].sort(
    (a, b) => a.published_at - b.published_at || (a.id < b.id ? -1 : 1),
  );
  for (let at = 0; at < ordered.length && !signal?.aborted; at += ingestBatch) {
    const batch = ordered.slice(at, at + ingestBatch);
    try {
      count(batch.length, await storeBatch(parts, batch));
    } catch (error) {
      parts.log.warn({ err: error }, 'a batch of articles failed and is stored one by one');
      let failed = 0;
      for (const article of batch) {
        try {
          count(1, await storeBatch(parts, [article]));
        } catch (cause) {
          failed++;
          // The store is at fault rather than the articles, so the caller must handle it.
          if (failed === batch.length && failed > 1) throw cause;
          parts.log.error({ err: cause, article: article.id }, 'an article could not be stored');
        }
      }
      outcome.failed += failed;
    }
    await yieldToOthers();
  }
  const feeds = new Set(articles.map(({ feed_id }) => feed_id));
  const shown = articles.map(({ id }) => id);
  if (feeds.size > 0) await parts.store.articles.shownBy([...feeds], shown, parts.clock());
  return outcome;
}
