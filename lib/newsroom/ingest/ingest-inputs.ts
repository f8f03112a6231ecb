// Ingests the inputs of the command line: each ends with one report, and none stops the others.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { feedBytes } from '@/lib/model/limits/service';
import { collectInputs } from './collect-inputs';
import { spelled } from './feed-address';
import { readFeedList, type ListedFeed } from './feed-list';
import { ingestDocument } from './ingest-document';
import type { PollParts } from './poll-feed';
import { feedId } from './known-source';
import { runPoller } from './poller';
import { recluster } from './recluster';
import { emptyReport, type FeedReport } from './report';

async function takeFile(parts: PollParts, path: string, signal: AbortSignal): Promise<FeedReport> {
  const name = basename(path);
  const unread = (why: string): FeedReport => ({ ...emptyReport, name, why });
  let bytes: Uint8Array;
  try {
    if ((await stat(path)).size > feedBytes) return unread('larger than 15 MiB');
    bytes = await readFile(path);
  } catch (error) {
    parts.log.error({ err: error, path }, 'a file could not be read');
    return unread('could not be read');
  }
  try {
    return await ingestDocument(parts, { bytes, name }, parts.list, signal);
  } catch (error) {
    parts.log.error({ err: error, path }, 'a file could not be stored');
    const why = error instanceof Error ? error.message : String(error);
    return unread(`its articles could not be stored (${why})`);
  }
}

/** Where nothing polls, nothing else would store the name of a listed feed. */
async function nameFeed(
  { store }: Pick<PollParts, 'store'>,
  id: string,
  { url, title, tab, lang }: ListedFeed,
): Promise<void> {
  if (await store.feeds.find(id)) return;
  await store.feeds.save({ id, url, title, tab, lang, next_poll_at: 0, failures: 0 });
}

/** Ingests a file and records the result like a poll: operators count both. */
async function ingestFile(
  parts: PollParts,
  path: string,
  signal: AbortSignal,
): Promise<FeedReport> {
  const began = parts.clock();
  const report = await takeFile(parts, path, signal);
  const { feed_id, items, added, failed, why } = report;
  if (feed_id === undefined) return report;
  const listed = parts.list.find(({ url }) => feedId(url) === feed_id);
  if (listed) await nameFeed(parts, feed_id, listed);
  // A feed that is not polled is identified by its file name.
  const run = { feed_id: listed ? feed_id : basename(path), items, added, failed, why };
  await parts.store.feedPolls.note({ ...run, took_ms: parts.clock() - began, created_at: began });
  return report;
}

async function listIn(path: string): Promise<ListedFeed[] | string> {
  try {
    return readFeedList(await readFile(path));
  } catch (error) {
    return `no feed list: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Ingests files, folders and addresses; without arguments it fetches every feed of `parts.list`
 * once. Calls `onReport` as each feed ends. The caller holds the ingest lock.
 */
export async function ingestInputs(
  parts: PollParts,
  words: readonly string[],
  onReport: (report: FeedReport) => void,
  signal: AbortSignal,
): Promise<FeedReport[]> {
  const reports: FeedReport[] = [];
  const report = (one: FeedReport) => {
    reports.push(one);
    onReport(one);
  };
  const inputs = await collectInputs(words);
  const wanted: ListedFeed[] = words.length === 0 ? [...parts.list] : [];
  for (const input of inputs) {
    if (signal.aborted) break;
    if (input.kind === 'file') report(await ingestFile(parts, input.path, signal));
    else if (input.kind === 'missing') report({ ...emptyReport, name: input.name, why: input.why });
    else if (input.kind === 'list') {
      const list = await listIn(input.path);
      if (typeof list === 'string')
        report({ ...emptyReport, name: basename(input.path), why: list });
      else wanted.push(...list);
    } else {
      const listed = parts.list.find(({ url }) => spelled(url) === spelled(input.url));
      wanted.push(listed ?? { url: input.url, title: '', tab: defaultTabKey });
    }
  }
  if (wanted.length > 0) {
    await runPoller({ ...parts, feeds: wanted, alone: true, once: true, onReport: report }, signal);
  }
  await recluster(parts, signal);
  return reports;
}
