// A name of several words is found by all of them, however much news has only one of them.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import type { Language } from '@/lib/model/text/languages';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { retrieve } from '@/lib/newsroom/assistant/retrieve';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { startedFolder } from '@/tests/first-start';
import { sampleEvent } from '../store/sample';
import { start } from './newsroom';

let folder: string;
let store: Store;

const minuteMs = 60_000;

const tell = (id: string, sentence: string, minutesAgo = 0) =>
  store.events.save(
    sampleEvent(id, {
      title: [{ lang: 'source', text: sentence }],
      brief: [{ lang: 'source', text: sentence }],
      content: [{ element_type: 'p', text: [{ lang: 'source', text: `${sentence}[1]` }] }],
      rank_time: start - minutesAgo * minuteMs,
      release_time: start - minutesAgo * minuteMs,
    }),
  );

beforeAll(async () => {
  folder = await startedFolder('several-words');
  store = await openStore({ dataDir: folder, log: pino({ level: 'silent' }) });
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]) {
    await tell(`china-${n}`, `China opens mill number ${n} for all.`);
    await tell(`sri-lanka-${n}`, `斯里兰卡第${n}座纺织厂今天开工。`);
    await tell(`feast-${n}`, `圣诞市场第${n}号磨坊今天向所有市民开放。`);
  }
  await tell('hong-kong', 'Hong Kong lends a ferry to its divers.', 30);
  await tell('sri-lanka', 'Sri Lanka lends a ferry to its divers.', 30);
  await tell('macau', '澳门一座灯塔今天起向潜水员开放。', 30);
  await tell('christmas-island', '圣诞岛上的灯塔今天起向潜水员开放。', 30);
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each<[text: string, lang: Language, id: string]>([
  ['News about Hong Kong', 'en', 'hong-kong'],
  ['What is happening in Hong Kong?', 'en', 'hong-kong'],
  ['Balita tungkol sa Hong Kong', 'ph', 'hong-kong'],
  ['有什么关于香港的新闻？', 'zh', 'hong-kong'],
  ['有什麼關於香港的新聞？', 'zh', 'hong-kong'],
  ['News about Macao', 'en', 'macau'],
  ['Balita tungkol sa Macau', 'ph', 'macau'],
  ['News about Christmas Island', 'en', 'christmas-island'],
  ['圣诞岛有什么新闻？', 'zh', 'christmas-island'],
])('is found even if newer news has one of its words: %s', async (text, lang, id) => {
  const { events } = await retrieve(store, readQuestion(text, lang), start);
  const named = events.filter(({ found }) => found.some(({ naming }) => naming));
  expect(named.map(({ event }) => event.id)).toEqual([id]);
});

it('is listed as asked for, before newer news in another language', async () => {
  const { events } = await retrieve(store, readQuestion('News about Sri Lanka', 'en'), start);
  expect(events[0]?.event.id).toBe('sri-lanka');
});
