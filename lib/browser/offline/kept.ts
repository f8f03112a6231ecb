// Content stored for offline reading: articles and the sets they belong to, as saved by the page,
// beside the worker's caches. Protects: nothing of it outlives its reader, and an article stays as
// long as any set contains it.
import * as z from 'zod';
import { newsEvent, type NewsEvent } from '@/lib/contract';
import { topic, topicItem } from '@/lib/contract/topic';
import { savedCache } from '@/lib/model/offline/kept-caches';
import { detailHref } from '../history/address';

/** Events that were saved together. `favourites` has no id of its own. */
export const keptSet = z.object({
  kind: z.enum(['topic', 'favourites']),
  id: z.string(),
  /** When it was fetched, milliseconds. */
  at: z.number(),
  /** For a topic: itself and its events. */
  topic: topic.optional(),
  items: z.array(topicItem).default([]),
  /** For the favorites. */
  events: z.array(newsEvent).default([]),
  /** The characters of its articles, and whether all of them loaded. */
  size: z.number().default(0),
  whole: z.boolean().default(false),
});
export type KeptSet = z.infer<typeof keptSet>;

const open = () => ('caches' in window ? window.caches.open(savedCache) : undefined);
const setPath = ({ kind, id }: Pick<KeptSet, 'kind' | 'id'>) =>
  `/m/kept/${kind}/${encodeURIComponent(id)}`;
/** The articles of what was saved together. */
export const idsOf = ({ items, events }: KeptSet) => [...items, ...events].map(({ id }) => id);

async function read<T extends z.ZodType>(
  path: string | Request,
  schema: T,
): Promise<z.output<T> | undefined> {
  try {
    const found = await (await open())?.match(path);
    return schema.safeParse(await found?.json()).data;
  } catch {
    return undefined;
  }
}

async function write(path: string, value: unknown): Promise<void> {
  await (await open())?.put(path, Response.json(value));
}

/** The article as it was saved. */
export const readKeptArticle = (id: string): Promise<NewsEvent | undefined> =>
  read(detailHref(id), newsEvent);

/** @throws the storage's own error, when it is full */
export const keepArticle = (event: NewsEvent): Promise<void> => write(detailHref(event.id), event);

export const readKeptSet = (kind: KeptSet['kind'], id: string): Promise<KeptSet | undefined> =>
  read(setPath({ kind, id }), keptSet);

/** Everything that was saved together, newest first. */
export async function keptSets(): Promise<KeptSet[]> {
  try {
    const kept = await open();
    const keys = (await kept?.keys()) ?? [];
    const sets = await Promise.all(
      keys
        .filter(({ url }) => new URL(url).pathname.startsWith('/m/kept/'))
        .map((key) => read(key, keptSet)),
    );
    return sets.filter((one) => one !== undefined).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Removes the articles that are in no set. */
async function sweepArticles(): Promise<void> {
  const kept = await open();
  const needed = new Set((await keptSets()).flatMap(idsOf).map(detailHref));
  for (const key of (await kept?.keys()) ?? []) {
    const { pathname, search } = new URL(key.url);
    if (!pathname.startsWith('/m/kept/') && !needed.has(pathname + search)) await kept?.delete(key);
  }
}

/** Replaces the set of the same kind and id; articles that are in no set any more are removed. */
export async function keepSet(set: KeptSet): Promise<void> {
  await write(setPath(set), set);
  await sweepArticles();
}

export async function removeKeptSet(kind: KeptSet['kind'], id: string): Promise<void> {
  await (await open())?.delete(setPath({ kind, id }));
  await sweepArticles();
}
