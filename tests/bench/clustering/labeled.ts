// Labeled sets as articles with their true happening. None is part of the product.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import { toLanguage } from '@/lib/model/text/languages';
import { sharedData } from '../../shared';
import { toNewArticle } from '../../newsroom/cluster/new-article';

export type Labeled = {
  article: NewArticle;
  /** Undefined without a label. */
  truth?: string;
  /** The parts (days) in which it is scored. */
  parts: readonly string[];
};

const row = z.object({
  id: z.string(),
  lang: z.string().default('en'),
  title: z.string(),
  text: z.string().default(''),
  time: z.string().optional(),
  published_at: z.string().optional(),
  fetched_at: z.string().optional(),
  source: z.string(),
  cluster: z.string().nullish(),
  captured: z.array(z.string()).default([]),
  capture: z.string().optional(),
  multi_topic: z.boolean().default(false),
  time_exact: z.boolean().optional(),
});
export type Row = z.infer<typeof row>;

export function readRows(...path: string[]): Row[] | undefined {
  const file = sharedData(...path);
  if (!file) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => row.parse(JSON.parse(line)));
}

/** "May 23, 2024 2:35 PM PHT", or whatever `Date` parses. */
export function timeOf({ time, published_at, fetched_at }: Row, otherwise = 0): number {
  const text = (time ?? published_at ?? fetched_at ?? '').replace(/\s*PHT$/, ' GMT+0800');
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? otherwise : ms;
}

export function toLabeled(one: Row, otherwise = 0): Labeled {
  return {
    article: toNewArticle({
      id: one.id,
      title: one.title,
      source: one.source,
      lang: toLanguage(one.lang, 'en'),
      paragraphs: one.text.split(/\n+/).filter(Boolean),
      published_at: timeOf(one, otherwise),
    }),
    ...(one.cluster ? { truth: one.cluster } : {}),
    parts: one.captured.length > 0 ? one.captured : one.capture ? [one.capture] : ['all'],
  };
}

/** A number from 0 to 1 that depends only on the text. */
export function chanceOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Captures give every member of a story its lead article's time. Other publishers come before and
 * after it: a Laplace distribution of three hours.
 */
export function jittered(rows: readonly Row[], seed: string): Labeled[] {
  return rows.map((one) => {
    const labeled = toLabeled(one);
    if (one.time_exact) return labeled;
    const chance = chanceOf(`${seed} ${one.id}`) - 0.5;
    const hours = -3 * Math.sign(chance) * Math.log(1 - 2 * Math.abs(chance) + 1e-9);
    const published_at = Math.round(labeled.article.published_at + hours * 3600_000);
    return { ...labeled, article: { ...labeled.article, published_at } };
  });
}
