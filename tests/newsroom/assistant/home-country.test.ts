// What a paper reports on its own country without naming it answers a question on that country.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import type { Language } from '@/lib/model/text/languages';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { retrieve } from '@/lib/newsroom/assistant/retrieve';
import { isHostOf } from '@/lib/newsroom/language/news/zone-of-host';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { startedFolder } from '@/tests/first-start';
import { sampleEvent } from '../store/sample';
import { start } from './newsroom';

let folder: string;
let store: Store;

const tell = (id: string, host: string, title: string, sentence: string) =>
  store.events.save(
    sampleEvent(id, {
      title: [{ lang: 'source', text: title }],
      brief: [{ lang: 'source', text: sentence }],
      references: [{ order: 1, source: 'The Example', title, link: `https://${host}/${id}` }],
      content: [{ element_type: 'p', text: [{ lang: 'source', text: `${sentence}[1]` }] }],
      rank_time: start,
      release_time: start,
    }),
  );

beforeAll(async () => {
  folder = await startedFolder('home-country');
  store = await openStore({ dataDir: folder, log: pino({ level: 'silent' }) });
  const term = 'The ferry term of Kotor pilots begins on June 3.';
  await tell('ph', 'paper.example.ph', 'Ferry term of pilots begins', term);
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    const text = `Philippines opens mill number ${n} for all.`;
    await tell(`mill-${n}`, 'paper.example.ph', `Philippines opens mill ${n}`, text);
  }
  const heron = 'The heron season of Tivat begins on May 9, as in Peru.';
  await tell('abroad', 'paper.example.ph', 'Heron season begins as in Peru', heron);
  await tell('com', 'paper.example.com', 'Gull census of Budva begins', 'It begins on May 9.');
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const outcome = async (text: string, lang: Language) => {
  const question = readQuestion(text, lang);
  return choosePassages(await retrieve(store, question, start), question);
};

it.each<[text: string, lang: Language]>([
  ['When does the ferry term of pilots begin in the Philippines?', 'en'],
  ['Kailan magsisimula ang ferry term ng mga pilots sa Pilipinas?', 'ph'],
])('is found after all that name the country: %s', async (text, lang) => {
  const choice = await outcome(text, lang);
  expect(choice.outcome).not.toBe('none');
  expect(choice.chosen[0]?.event.id).toBe('ph');
});

it('is not taken for another country, nor if it names another or its domain shows none', async () => {
  const of = async (text: string) => (await outcome(text, 'en')).outcome;
  expect(await of('When does the ferry term of pilots begin in Japan?')).toBe('none');
  expect(await of('When does the heron season begin in the Philippines?')).toBe('none');
  expect(await of('When does the gull census begin in the Philippines?')).toBe('none');
});

it('is found by what a country domain stands for', () => {
  expect(isHostOf('paper.example.ph', ['菲律宾'])).toBe(true);
  expect(isHostOf('paper.example.co.uk', ['united kingdom'])).toBe(true);
  expect(isHostOf('paper.example.com', ['philippines'])).toBe(false);
  expect(isHostOf('paper.example.io', ['british indian ocean territory'])).toBe(false);
});
