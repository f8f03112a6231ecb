// `npm run ingest -- PATH_OR_URL…` ingests feeds from files, folders and addresses; without
// arguments it fetches every feed of the list once. Prints one line for each feed, and one in all;
// status 1 if nothing at all could be read or the database cannot be used.
import { parseArgs } from 'node:util';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { activeFeeds } from '@/lib/newsroom/ingest/current-feeds';
import { createFeedReader } from '@/lib/newsroom/ingest/feed-reader';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { ingestInputs } from '@/lib/newsroom/ingest/ingest-inputs';
import { whenAlone } from '@/lib/newsroom/jobs/when-alone';
import { reportLine, totalLine } from '@/lib/newsroom/ingest/report';
import { shelveSample } from '@/lib/newsroom/sample/load';
import { openStore } from '@/lib/newsroom/store/open-store';
import { postAlone } from '@/lib/newsroom/bots/bot-runs';
import { openBots } from '@/lib/newsroom/bots/open-bots';
import { searchTopics } from '@/lib/newsroom/topics/search';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { parseEnvironment } from '@/lib/server/process/env';
import { createLog } from '@/lib/server/process/log';
import { needWord } from './command-words';
import { siteFeeds } from './feed-list-file';
import { runCommand } from './run-command';

const usage = 'npm run ingest [-- PATH_OR_URL…]';

async function main(args: string[]): Promise<number> {
  const { positionals: words } = parseArgs({ args, options: {}, allowPositionals: true });
  for (const word of words) needWord('A path or address', word);
  const environment = parseEnvironment(process.env);
  const { DATA_DIR, DATABASE_URL, FEEDS_FILE, LOG_LEVEL, FULL_TEXT, FULL_TEXT_DAYS } = environment;
  const { feeds: listed, mistakes } = siteFeeds(FEEDS_FILE);
  for (const mistake of mistakes) console.error(mistake);
  // The printed lines are for people; the log is silent unless LOG_LEVEL is set.
  const log = createLog(process.env.LOG_LEVEL ? LOG_LEVEL : 'silent');
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log });
  // A site may get its first news before it is started for the first time.
  await openBots(store, Date.now);
  const list = await activeFeeds(store, listed);
  const feedReader = createFeedReader();
  const leaving = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort());
  try {
    const parts = {
      ...{ store, list, log, writeEvent, clock: Date.now },
      ...{ clusterer: createClusterer(), fetch: createGuardedFetch() },
      readFeed: feedReader.read,
      // The site's worker reads the pages.
      fullTextDays: FULL_TEXT ? FULL_TEXT_DAYS : undefined,
    };
    if (words.length === 0) console.log(`Fetching the ${list.length} feeds of the list …`);
    const reports = await whenAlone(
      store,
      (lost) =>
        ingestInputs(
          parts,
          words,
          (report) => console.log(reportLine(report)),
          AbortSignal.any([lost, leaving.signal]),
        ),
      {
        signal: leaving.signal,
        onWait: () => console.log('Another ingest is at work; this one waits for it …'),
      },
    );
    if (!reports) return 1;
    console.log(totalLine(reports));
    if (reports.some(({ added }) => added > 0)) {
      if (await shelveSample(store))
        console.log('There is enough real news: the sample edition went to the end of the list.');
      const found = await searchTopics(store, Date.now, leaving.signal);
      const bots = await postAlone(store, Date.now, leaving.signal);
      if (bots > 0) console.log(`Bots posted ${bots} of them.`);
      if (found > 0) console.log(`Topics that readers follow got ${found} new events.`);
    }
    if (leaving.signal.aborted) {
      console.error('Broken off: what is named above is in, the rest is not. Run it again.');
      return 1;
    }
    return reports.some(({ why }) => why === undefined) ? 0 : 1;
  } finally {
    await feedReader.close();
    await store.close();
  }
}

void runCommand(usage, main);
