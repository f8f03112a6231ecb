// The pages of the article extraction corpus with their ground truth.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const truths = z.record(z.string(), z.object({ articleBody: z.string(), url: z.string() }));

export type CorpusPage = { id: string; url: string; html: string; truth: string };

export function readCorpus(folder: string): CorpusPage[] {
  const file = readFileSync(join(folder, 'ground-truth.json'), 'utf8');
  return Object.entries(truths.parse(JSON.parse(file))).map(([id, { articleBody, url }]) => {
    const html = gunzipSync(readFileSync(join(folder, 'html', `${id}.html.gz`))).toString('utf8');
    return { id, url, html, truth: articleBody };
  });
}
