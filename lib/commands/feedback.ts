// `npm run feedback [-- DAYS]` prints what readers thought of answers, newest first, one JSON object
// a line: the thumb, the question, the answer, its sources and the event. 7 days without a number.
// For whoever runs the site; who gave a thumb is not told. Status 1 when the database can't be used.
import { pino } from 'pino';
import { dayMs } from '@/lib/model/time';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { StoredRating } from '@/lib/newsroom/store/contract/store';
import { parseEnvironment } from '@/lib/server/process/env';

const daysShown = 7;
const most = 10_000;

function lineOf({ rating, created_at, language, event_id, question, chunks }: StoredRating) {
  const answer = chunks.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join('');
  const sources = chunks.flatMap((chunk) =>
    chunk.type === 'reference' ? chunk.references.map(({ link }) => link) : [],
  );
  const at = new Date(created_at).toISOString();
  return JSON.stringify({ at, rating, language, event_id, question, answer, sources });
}

async function main([word = String(daysShown)]: string[]): Promise<void> {
  const days = Number(word);
  if (!(days > 0)) throw new Error(`"${word}" is no number of days.`);
  const { DATA_DIR, DATABASE_URL } = parseEnvironment(process.env);
  const log = pino({ level: 'silent' });
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log });
  try {
    const rated = await store.ratings.since(Date.now() - days * dayMs, most);
    for (const one of rated) console.log(lineOf(one));
    const up = rated.filter(({ rating }) => rating === 'up').length;
    console.error(
      `${rated.length} answers rated in ${days} days: ${up} up, ${rated.length - up} down`,
    );
  } finally {
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
