// A newsroom over the real feeds beside the project, without a web server, and its assistant's
// answers. The feeds are read in place; nothing of them is copied.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildServiceRequest, readChunk, type ChatMessage } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import { openNewsroom } from '@/lib/newsroom';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { ingestInputs } from '@/lib/newsroom/ingest/ingest-inputs';
import { openStore } from '@/lib/newsroom/store/open-store';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { sharedData } from '../../shared';
import { fillFolder } from '../store-sizes';
import { writePublicFeeds } from './public-sets';

const log = pino({ level: 'silent' });
const secret = 'a secret of the bench';

type Line = {
  id: string;
  source: string;
  lang: string;
  title: string;
  text?: string;
  url?: string;
  published_at?: string;
  fetched_at?: string;
};

/** One JSON Feed per publisher, 500 entries each, from a list of articles. */
function writeFeeds(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const bySource = new Map<string, Line[]>();
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    if (text.trim() === '') continue;
    // Written by us, one article a line.
    const line = JSON.parse(text) as Line;
    bySource.set(line.source, [...(bySource.get(line.source) ?? []), line]);
  }
  let number = 0;
  for (const [title, lines] of bySource) {
    for (let at = 0; at < lines.length; at += 500) {
      const items = lines.slice(at, at + 500).map((line) => {
        const time = Date.parse(line.published_at ?? line.fetched_at ?? '');
        return {
          ...{ id: line.url ?? line.id, url: line.url, title: line.title, language: line.lang },
          content_text: line.text || line.title,
          ...(Number.isFinite(time) && { date_published: new Date(time).toISOString() }),
        };
      });
      const home_page_url = new URL('/', lines[0]?.url ?? 'https://example.org').href;
      const feed = { version: 'https://jsonfeed.org/version/1.1', title, home_page_url, items };
      writeFileSync(
        join(folder, `${String((number += 1)).padStart(3, '0')}.json`),
        JSON.stringify(feed),
      );
    }
  }
}

/**
 * `news` is small and has texts of one sentence, `all` is all of the feeds, `public` the articles
 * of the public questions, `large` those of `news` among generated ones.
 */
export type FeedSet = 'news' | 'all' | 'public' | 'large';

const generated = Number(process.env.BENCH_EVENTS ?? 100_000);

/** The feed folders of a set. */
function foldersOf(set: FeedSet): string[] {
  if (set === 'public') {
    const folder = mkdtempSync(join(tmpdir(), 'cubewire-public-'));
    writePublicFeeds(folder);
    return [folder];
  }
  const news = [
    sharedData('news', 'meridian-feeds-2025-03-18'),
    sharedData('news', 'rappler-feed-2026-02-05'),
  ];
  const truth = ['feeds-ph-2024-05', 'feeds-zonghaoyuan-2026-05', 'feeds-exposir-2026-01'];
  const made = (set === 'all' ? truth : []).map((name) => {
    const file = sharedData('truth', `${name}.jsonl`);
    const folder = join(mkdtempSync(join(tmpdir(), 'cubewire-feeds-')), name);
    if (file) writeFeeds(file, folder);
    return file && folder;
  });
  return [...news, ...made].filter((folder) => folder !== undefined);
}

async function ingest(dataDir: string, set: FeedSet): Promise<void> {
  if (set === 'large') await fillFolder(dataDir, generated, Date.now(), () => undefined);
  const store = await openStore({ dataDir, log });
  const words = foldersOf(set);
  try {
    await ingestInputs(
      {
        ...{ store, list: [], log, writeEvent, clock: Date.now },
        ...{ clusterer: createClusterer(), fetch: createGuardedFetch(), alone: true },
      },
      words,
      () => undefined,
      new AbortController().signal,
    );
  } finally {
    await store.close();
  }
}

export type Answer = {
  status: number;
  chunks: ChatChunk[];
  text: string;
  references: { order?: number; link: string; title?: string }[];
  /** Milliseconds until the first word. */
  firstMs: number;
};

export type Known = { id: string; lang: Language; titles: string[]; links: Set<string> };

/**
 * Opens the set, ingesting its feeds first; undefined where the feeds are not beside the project.
 * `BENCH_QUESTIONS_DATA` names a folder that keeps it for the next run.
 */
export async function openRealFeeds(set: FeedSet) {
  if (!sharedData('news', 'meridian-feeds-2025-03-18')) return undefined;
  const kept = process.env.BENCH_QUESTIONS_DATA;
  const dataDir = kept
    ? join(kept, set)
    : mkdtempSync(join(tmpdir(), `cubewire-questions-${set}-`));
  if (!existsSync(dataDir) || !kept) await ingest(dataDir, set);
  const store = await openStore({ dataDir, log });
  const newsroom = await openNewsroom({ dataDir, secret, log });
  const base = 'http://newsroom.invalid';
  let asked = 0;

  async function ask(
    input: string,
    language: Language,
    more: Partial<ChatMessage> = {},
  ): Promise<Answer> {
    asked += 1;
    const turn_id = `${Date.now()}_${String(asked).padStart(12, '0')}`;
    const event_id = more.event_id;
    const context = { content: '', eventId: event_id ?? '', tab: 'recommend' };
    const scene = event_id ? 'detail' : 'list';
    const body: ChatMessage = { turn_id, input, chat_type: 'chat', scene, context, ...more };
    const identity = { device: `d-${asked}`, guestChat: true };
    const headers = {
      authorization: `Bearer ${await signIdentity(identity, secret, Date.now())}`,
      'session-id': String(asked),
      language: language.toUpperCase(),
    };
    const began = performance.now();
    const response = await newsroom.fetch(buildServiceRequest('Chat', body, base, headers));
    let firstMs = 0;
    let wire = '';
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      wire += decoder.decode(piece, { stream: true });
      if (firstMs === 0 && wire.includes('"answer"')) firstMs = performance.now() - began;
    }
    const chunks = [...wire.matchAll(/^event: response\ndata: (.*)$/gm)].flatMap(
      ([, data = '']) => readChunk(data) ?? [],
    );
    return {
      status: response.status,
      chunks,
      text: chunks.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join(''),
      references: chunks.flatMap((chunk) => (chunk.type === 'reference' ? chunk.references : [])),
      firstMs,
    };
  }

  async function events(): Promise<Known[]> {
    const list: Known[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await store.events.page({ tab: 'recommend', limit: 100, cursor });
      for (const { id, lang, title, references } of page.items) {
        const titles = [
          ...title.map(({ text }) => text),
          ...references.map((one) => one.title ?? ''),
        ];
        const links = new Set(references.map(({ link }) => link));
        list.push({ id, lang, titles, links });
      }
      cursor = page.next;
    }
    return list.filter(({ id }) => !id.startsWith('sample-'));
  }

  return {
    ask,
    events,
    store,
    async close() {
      await newsroom.close();
      await store.close();
    },
  };
}

export type RealFeeds = NonNullable<Awaited<ReturnType<typeof openRealFeeds>>>;
