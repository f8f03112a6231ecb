// Links between events of one happening in different languages: how many links are right, and how
// many of the pairs that people found are linked. Fitted on two days, measured on the other two,
// and vice versa.
import { tellingsOf } from '@/lib/newsroom/across/telling';
import { findTwins, leastChance } from '@/lib/newsroom/across/twins';
import { readPairs } from './across/read-pairs';
import { entriesOf, januaryFeeds } from './across/feeds';
import { fitCross, isSame, pairsOf } from './across/fit';

const cut = '2026-01-29';

export function acrossLanguages(): void {
  const feeds = januaryFeeds();
  if (!feeds) return console.log('  links across languages: the shared data are not here');
  const halves = [
    feeds.rows.filter(({ published_at = '' }) => published_at < cut),
    feeds.rows.filter(({ published_at = '' }) => published_at >= cut),
  ];
  const weights = halves.map((rows) => fitCross(feeds, pairsOf(rows)));
  const byChance = [0.7, 0.8, 0.85, 0.9, 0.95].map((least) => ({
    least,
    links: 0,
    right: 0,
    wrong: 0,
    found: 0,
    all: 0,
  }));
  halves.forEach((rows, at) => {
    const here = new Set(rows.map(({ id }) => id));
    const zh = new Set(rows.filter(({ lang }) => lang === 'zh').map(({ id }) => id));
    const linked = findTwins(tellingsOf(entriesOf(rows)), { weights: weights[1 - at], least: 0.7 });
    for (const row of byChance) {
      const links = linked.filter(({ chance }) => chance >= row.least);
      row.links += links.length;
      const [left, right] = [new Set<string>(), new Set<string>()];
      for (const { a, b } of links) {
        const same = zh.has(a) ? isSame(feeds, a, b) : isSame(feeds, b, a);
        if (same === true) row.right += 1;
        if (same === false) row.wrong += 1;
        left.add(a).add(b);
        right.add(a).add(b);
      }
      const wanted = readPairs.filter(({ a, b, same }) => same && here.has(a) && here.has(b));
      row.all += wanted.length;
      row.found += wanted.filter(({ a, b }) => left.has(a) && right.has(b)).length;
    }
  });
  console.log('  links across languages (en, zh), each half of the days by weights of the other');
  for (const { least, links, right, wrong, found, all } of byChance) {
    const mark = least === leastChance ? '  as shipped' : '';
    console.log(
      `    from ${least.toFixed(2)}: ${links} links, of ${right + wrong} that were read ${right} right (${((100 * right) / (right + wrong)).toFixed(1)} %), ${found} of ${all} reports with a known twin linked${mark}`,
    );
  }
}
