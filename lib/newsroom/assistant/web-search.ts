// Web search, where the operator has set an address that speaks SearXNG's JSON. Its results are
// untrusted: they are shown as results, with safe addresses only, and are never quoted or given to
// a model.
import * as z from 'zod';
import type { Fetch, Reference } from '@/lib/contract';
import { toTag, type Language } from '@/lib/model/text/languages';
import { safeAddress } from '../ingest/safe-address';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { plain } from '../language/plain-text';
import { deadline } from '../model/deadline';

/** The web search: its timeout, the most bytes read of its answer, the results shown. */
export const webSearchMs = 4_000;
const webSearchBytes = 512 * 1024;
export const webSearchResults = 8;

export type WebSearch = (
  question: string,
  lang: Language,
  signal: AbortSignal,
) => Promise<Reference[]>;

export type WebSearchOptions = { url: string; fetch?: Fetch; timer?: Timer };

const titleChars = 200;
const results = z.object({
  results: z.array(z.unknown()).default([]),
});
const result = z.object({
  url: z.string(),
  title: z.string(),
  publishedDate: z.string().nullish(),
});

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > webSearchBytes) {
      reader.cancel().catch(() => undefined);
      throw new Error('The web search answered too much.');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function toReference(value: unknown): Reference[] {
  const parsed = result.safeParse(value);
  const link = parsed.success ? safeAddress(parsed.data.url) : undefined;
  if (!parsed.success || link === undefined) return [];
  const title = plain(parsed.data.title).slice(0, titleChars);
  const time = Date.parse(parsed.data.publishedDate ?? '');
  const source = new URL(link).hostname.replace(/^www\./, '');
  return [{ source, title, link, ...(Number.isFinite(time) && { release_time: time }) }];
}

/** Throws for anything that is not a list of results, and after {@link webSearchMs}. */
export function createWebSearch({
  url,
  fetch = globalThis.fetch,
  timer = systemTimer,
}: WebSearchOptions): WebSearch {
  return async (question, lang, signal) => {
    const address = new URL(`${url.replace(/\/+$/, '')}/search`);
    address.searchParams.set('q', question);
    address.searchParams.set('format', 'json');
    address.searchParams.set('language', toTag(lang));
    const own = new AbortController();
    const limit = deadline(timer, webSearchMs, () => new Error('The web search took too long.'));
    try {
      const request = new Request(address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.any([signal, own.signal]),
      });
      const search = fetch(request).then(async (answer) => {
        if (!answer.ok) throw new Error(`The web search answered ${answer.status}.`);
        return results.parse(JSON.parse(await readText(answer))).results;
      });
      const found = await Promise.race([search, limit.passed]);
      return found.flatMap(toReference).slice(0, webSearchResults);
    } finally {
      limit.clear();
      own.abort();
    }
  };
}
