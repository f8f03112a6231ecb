// How well the articles of real pages are extracted and what that costs, compared with Readability
// alone.
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { readPage } from '@/lib/newsroom/pages/read-page';
import { readCorpus, type CorpusPage } from '../newsroom/pages/corpus';
import { meanShare, shareOf } from '../newsroom/pages/shingles';
import { signOf } from './marks';
import { sharedData } from '../shared';

const readers: Record<string, (page: CorpusPage) => string> = {
  'Readability alone': ({ html }) =>
    new Readability(parseHTML(html).document).parse()?.textContent ?? '',
  ours: ({ html, url }) => readPage(html, url).paragraphs.join('\n'),
};

export async function benchPages(): Promise<void> {
  const folder = sharedData('corpora', 'article-extraction');
  if (!folder) {
    console.log('pages: skipped, the corpus is not there');
    return;
  }
  const pages = readCorpus(folder);
  console.log(`pages: the article of ${pages.length} real pages, runs of four words`);
  console.log(`  ${''.padEnd(20)}P      R      F1     CPU a page`);
  let [f1, ms] = [0, 0];
  for (const [name, read] of Object.entries(readers)) {
    const before = process.cpuUsage();
    const texts = pages.map(read);
    const { user, system } = process.cpuUsage(before);
    const score = meanShare(pages.map(({ truth }, at) => shareOf(truth, texts[at] ?? '')));
    const figures = [score.precision, score.recall, score.f1].map((one) => one.toFixed(3));
    // Of the last one, which is ours.
    [f1, ms] = [score.f1, (user + system) / 1000 / pages.length];
    console.log(`  ${name.padEnd(20)}${figures.join('  ')}  ${ms.toFixed(1)} ms`);
  }
  console.log(
    `  marks: F1 at least 0.955 ${signOf(f1 >= 0.955)}, at most 40 ms ${signOf(ms <= 40)}`,
  );
}
