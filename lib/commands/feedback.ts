// `npm run feedback [-- DAYS]` prints readers' ratings of answers, newest first, one JSON object a
// line: the rating, the question, the answer, its sources and the event. Default: 7 days. For those
// who run the site; the rating readers are not named. Status 1 if the database can't be used.
import { parseArgs } from 'node:util';
import { dayMs } from '@/lib/model/time';
import type { StoredRating } from '@/lib/newsroom/store/contract/store';
import { wholeNumber } from './command-words';
import { runCommand } from './run-command';
import { openSiteStore } from './site-store';

const usage = 'npm run feedback [-- DAYS]';
const daysShown = 7;
const mostDays = 3650;
/** The most answers that are printed. */
const most = 10_000;

function lineOf({ rating, created_at, language, event_id, question, chunks }: StoredRating) {
  const answer = chunks
    .map((chunk) => (chunk.type === 'answer' ? chunk.content : ''))
    .join('')
    .trim();
  const sources = chunks.flatMap((chunk) =>
    chunk.type === 'reference' ? chunk.references.map(({ link }) => link) : [],
  );
  const at = new Date(created_at).toISOString();
  return JSON.stringify({
    ...{ at, rating, language, event_id, question, answer },
    sources: [...new Set(sources)],
  });
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

void runCommand(usage, async (args) => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const [word = String(daysShown), ...others] = positionals;
  if (others.length > 0) throw new Error(`Name one number of days: ${usage}`);
  const days = wholeNumber('The number of days', word, 1, mostDays);
  const store = await openSiteStore();
  try {
    const rated = await store.ratings.since(Date.now() - days * dayMs, most);
    for (const one of rated) console.log(lineOf(one));
    const up = rated.filter(({ rating }) => rating === 'up').length;
    const newest = rated.length === most ? `the newest ${most} ` : '';
    console.error(
      `${newest}${counted(rated.length, 'answer')} rated in ${counted(days, 'day')}: ${up} up, ${rated.length - up} down`,
    );
  } finally {
    await store.close();
  }
});
