// A question about a day is answered with the news of that day: listed if there is no subject, and
// never with other news on the subject.
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { dayMs } from '@/lib/model/time';
import { openStore } from '@/lib/newsroom/store/open-store';
import { isoDay } from '@/lib/model/calendar';
import { sampleEvent } from '../store/sample';
import { answerOf, start, startNewsroom } from './newsroom';

/** A time when there is no other news. */
const now = start + 200 * dayMs;
const dayBefore = (days: number) => isoDay(now - days * dayMs);

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
let sessions = 0;

async function tell(id: string, daysAgo: number, title: string, sentence: string) {
  const store = await openStore({ dataDir: newsroom.folder });
  const time = now - daysAgo * dayMs;
  await store.events.save(
    sampleEvent(id, {
      title: [{ lang: 'source', text: title }],
      brief: [{ lang: 'source', text: sentence }],
      references: [{ order: 1, source: 'The Example', title, link: `https://example.com/${id}` }],
      content: [{ element_type: 'p', text: [{ lang: 'source', text: `${sentence}[1]` }] }],
      rank_time: time,
      release_time: time,
    }),
  );
  await store.close();
}

beforeAll(async () => {
  newsroom = await startNewsroom({ clock: () => now });
  await tell('d-old', 90, 'Veldra opens a mill', 'Veldra opened a mill in Orm.');
  await tell('d-then', 20, 'Veldra opens a harbor', 'Veldra opened a harbor in Kotor.');
  await tell('d-new', 5, 'Veldra opens a bank', 'Veldra opened a bank in Falk.');
});
afterAll(() => newsroom.close());

async function asked(...questions: string[]) {
  const session = `s${(sessions += 1)}`;
  const who = { device: `d-${session}`, guestChat: true };
  const answers: string[] = [];
  for (const input of questions) {
    answers.push(answerOf(await newsroom.chunks({ input }, { session, who })));
  }
  return answers;
}

const dateOf = (day: string, lang: 'en-US' | 'zh-CN') =>
  new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

it('a day without a subject lists the news of that day', async () => {
  const day = dayBefore(20);
  const [en] = await asked(`What happened on ${dateOf(day, 'en-US')}?`);
  const [zh] = await asked(`${dateOf(day, 'zh-CN')}发生了什么？`);
  for (const answer of [en, zh]) {
    expect(answer).toContain('harbor');
    expect(answer).not.toContain('bank');
  }
});

it('a day without news is reported as having none', async () => {
  const [none] = await asked(`News on ${dateOf(dayBefore(40), 'en-US')}`);
  expect(none).toBe(lexicons.en.latestReplies.nothingThen);
});

it('a day with a subject narrows the news on that subject', async () => {
  const [then] = await asked(`What did Veldra open on ${dateOf(dayBefore(20), 'en-US')}?`);
  expect(then).toContain('harbor');
  expect(then).not.toContain('bank');
  const [list] = await asked(`News about Veldra on ${dateOf(dayBefore(5), 'en-US')}`);
  expect(list).toContain('bank');
  expect(list).not.toMatch(/harbor|mill/);
});
