// A memory cache of pages as last sent: the same bytes for everyone, each compressed once.
// Protects: a page that many look at is rendered once, and the cache never grows past its bound.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { anythingChanged } from '@/lib/contract/changes';
import { minuteMs, secondMs } from '@/lib/model/time';
import { remembered } from '../request/remembered';

/** Ours: how long this process answers a share page from memory, and how much memory that may take. */
export const shareCacheMs = minuteMs;
const shareCacheBytes = 32 * 1024 * 1024;

/**
 * Framework pages for visitors without cookies: cached for seconds, since the times they show are
 * relative to when they were rendered; compressed quickly, since few are sent often.
 */
export const guestPageRules: KeepRules = {
  keptMs: 5 * secondMs,
  mostBytes: 32 * 1024 * 1024,
  brotliQuality: 4,
};

export type SharedPage = {
  status: number;
  /** Lower-case names; without those of the encoding. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

export type Encoding = 'br' | 'gzip' | 'identity';

type Kept = SharedPage & { until: number; bytes: number; encoded: Map<Encoding, Found> };

/**
 * A brotli quality that costs a few milliseconds: 9 % smaller than gzip, where 11 would take ten
 * times as long.
 */
const shareQuality = 7;

// Browsers send a handful of different values.
const readAccepted = remembered((header: string): Encoding => {
  const taken = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
});

/** The best of our encodings that a client accepts; `q=0` refuses one. */
export const acceptedEncoding = (header: string | undefined): Encoding =>
  readAccepted(header ?? '');

/** `brotliQuality` is from 0 to 11; the other encodings ignore it. */
export function encode(body: Buffer, encoding: Encoding, brotliQuality = shareQuality): Buffer {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

type Found = {
  page: SharedPage;
  body: Buffer;
  encoding: Encoding;
  /**
   * The headers in the form that Node writes fastest: alternating names and values, with those of
   * the encoding.
   */
  head: readonly string[];
};

function packed(page: SharedPage, encoding: Encoding, body: Buffer): Found {
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const headers = { ...page.headers, ...encoded, 'content-length': String(body.length) };
  return { page, body, encoding, head: Object.entries(headers).flat() };
}

export type SharedPages = {
  /**
   * The page under a key, in an encoding (images are compressed already); undefined when there is
   * none that is fresh enough.
   */
  get(key: string, wished: Encoding, now: number): Found | undefined;
  /**
   * `since`: the value of {@link SharedPages.changes} before the page was requested; the page may
   * be outdated by now.
   */
  put(key: string, page: SharedPage, now: number, since?: number): void;
  /** Drops the pages whose key says that they are about `subject`, or all. */
  forget(subject: string): void;
  /** How often something has been dropped so far. */
  changes(): number;
  /** Bytes held, all encodings. */
  size(): number;
};

/** How much a page cache may hold, for how long (ms), and how well it compresses. */
export type KeepRules = { mostBytes?: number; keptMs?: number; brotliQuality?: number };

/** `mostBytes` bounds the cache; the least recently used pages are dropped first. */
export function createSharedPages({
  mostBytes = shareCacheBytes,
  keptMs = shareCacheMs,
  brotliQuality = shareQuality,
}: KeepRules = {}): SharedPages {
  const pages = new Map<string, Kept>();
  let bytes = 0;
  let changes = 0;

  function drop(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  function bound(): void {
    for (const key of pages.keys()) {
      if (bytes <= mostBytes) return;
      drop(key);
    }
  }

  return {
    get(key, wished, now) {
      const kept = pages.get(key);
      if (!kept) return undefined;
      if (now >= kept.until) {
        drop(key);
        return undefined;
      }
      // Moves the page to the end: least recently used first.
      pages.delete(key);
      pages.set(key, kept);
      const isText = kept.headers['content-type']?.startsWith('text/');
      const encoding = isText ? wished : 'identity';
      const known = kept.encoded.get(encoding);
      if (known) return known;
      const found = packed(kept, encoding, encode(kept.body, encoding, brotliQuality));
      kept.encoded.set(encoding, found);
      kept.bytes += found.body.length;
      bytes += found.body.length;
      bound();
      return found;
    },

    put(key, page, now, since = changes) {
      if (since !== changes) return;
      drop(key);
      const encoded = new Map([['identity' as Encoding, packed(page, 'identity', page.body)]]);
      pages.set(key, { ...page, until: now + keptMs, bytes: page.body.length, encoded });
      bytes += page.body.length;
      bound();
    },

    forget(subject) {
      changes += 1;
      const all = subject === anythingChanged;
      const named = JSON.stringify(subject);
      for (const key of [...pages.keys()]) if (all || key.includes(named)) drop(key);
    },

    changes: () => changes,

    size: () => bytes,
  };
}
