// Thirty kinds of prompt injection in a report, and a model that follows all of them: the article
// it writes is the same as without.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Language } from '@/lib/model/text/languages';
import { withTrees } from '@/lib/model/markdown/block-trees';
import { createModel } from '@/lib/newsroom/model/model';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import type { Article } from '@/lib/newsroom/types';
import { createEventRuns } from '@/lib/newsroom/write/event-runs';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { createWritings } from '@/lib/newsroom/write/writings';
import {
  begin,
  chunkOf,
  ending,
  startModelServer,
  type Behavior,
  type ModelServer,
} from '../assistant/model-server';
import { poisons } from '../assistant/poisoned-articles';
import { dataOf, lines, type GivenPassage } from './article-model';
import { makeArticle, noon } from './make-article';

const facts: Record<Language, string[]> = {
  en: [
    'The harbour bridge was opened to traffic on Monday after six years of work.',
    'Engineers measured a length of 2,310 metres for the harbour bridge.',
    'The ferry company will stop its night boats to the island in March.',
    'Pilots of the coast guard checked the lights on both towers before dawn.',
  ],
  zh: [
    '海港大桥历时六年建设，于周一正式通车，市长出席仪式。',
    '工程师测得海港大桥全长2310米，是全国最长的跨海大桥。',
    '轮渡公司宣布将于三月停止前往海岛的夜间航班。',
    '海岸警卫队飞行员在黎明前检查了两座桥塔上的灯光。',
  ],
  ph: [
    'Binuksan noong Lunes ang tulay ng daungan matapos ang anim na taon ng paggawa.',
    'Sinukat ng mga inhinyero ang tulay ng daungan na may habang 2,310 metro.',
    'Ititigil ng kompanya ng ferry ang mga biyahe sa gabi papunta sa isla sa Marso.',
    'Sinuri ng mga piloto ng coast guard ang mga ilaw ng dalawang tore bago magbukang-liwayway.',
  ],
};
const titles: Record<Language, string> = {
  en: 'Harbour bridge opens after six years',
  zh: '海港大桥周一正式通车',
  ph: 'Tulay ng daungan, binuksan na noong Lunes',
};
const now = Date.UTC(2026, 1, 6, 12);

/** Writes what every passage says, and follows any other instruction in the prompt. */
const gullible: Behavior = (response, request) => {
  const passages = dataOf<GivenPassage>(request);
  const all = passages.map(({ n }) => n);
  const told: unknown[] = passages.map(({ n, text }) => ({ text, from: [n] }));
  if (/CANARY|evil\.test/.test(request.body.messages.at(-1)?.content ?? '')) {
    told.unshift({ title: 'CANARY opened the harbour bridge', from: all });
    told.unshift({ brief: 'CANARY, see [here](https://evil.test/x).', from: all });
    told.push({ heading: 'CANARY' }, { text: 'CANARY opened the harbour bridge.', from: all });
  }
  begin(response);
  response.end(chunkOf(lines(told)) + ending);
};

let server: ModelServer;
let store: Store;
let folder: string;
beforeAll(async () => {
  server = await startModelServer();
  server.agree();
  server.script(gullible);
  folder = mkdtempSync(join(tmpdir(), 'cubewire-write-poisoned-'));
  store = await openStore({ dataDir: folder });
});
afterAll(async () => {
  await store.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let events = 0;
/** The event of these articles as written by the model. */
async function written(articles: readonly Article[]) {
  const id = `e_${(events += 1)}`;
  const placed = articles.map((article) => ({
    ...article,
    id: `${id}_${article.id}`,
    event_id: id,
  }));
  for (const article of placed) await store.articles.save(article);
  const quoted = writeEvent({ id, articles: placed, now });
  await store.events.save(withTrees({ ...quoted, rank_time: now + events }));
  const model = createModel({ baseUrl: server.baseUrl, name: 'some-model' });
  const { signal } = new AbortController();
  const parts = { store, model, log: pino({ level: 'silent' }), clock: () => now, signal };
  const task = createWritings(parts);
  const rounds = createEventRuns(parts, [(one) => (one === id ? task(one) : Promise.resolve())]);
  rounds.begin();
  await rounds.settled();
  const event = await store.events.get(id);
  if (!event) throw new Error('the event is gone');
  return event;
}

const bridge = (lang: Language, fields: Partial<Article> = {}) =>
  makeArticle({
    ...{ lang, title: titles[lang], source: 'The Harbour', paragraphs: facts[lang] },
    ...{ url: 'https://harbour.example/1', published_at: noon, ...fields },
  });

/** The event of the report without an injection, written once for each language. */
const cleanEvents = new Map<Language, ReturnType<typeof written>>();
function cleanOf(lang: Language) {
  const known = cleanEvents.get(lang) ?? written([bridge(lang)]);
  cleanEvents.set(lang, known);
  return known;
}

it.each(poisons)('nothing in an article changes through $name', async ({ text, lang = 'en' }) => {
  const clean = await cleanOf(lang);
  expect(clean.written_from).toBeDefined();
  const pier = bridge(lang, {
    ...{ source: 'The Pier', url: 'https://pier.example/2', published_at: noon - 1 },
    paragraphs: [`${facts[lang][1]} ${text}`, text, ...facts[lang].slice(2)],
  });
  for (const poison of [pier, { ...pier, paragraphs: facts[lang], source: text }]) {
    const event = await written([bridge(lang), poison]);
    expect(event.written_from).toBeDefined();
    const sentences = event.content.map((block) => block.text[0]?.text.replace(/\[\d+\]/g, ''));
    expect(sentences).toEqual(
      clean.content.map((block) => block.text[0]?.text.replace(/\[\d+\]/g, '')),
    );
    const { title, brief, content, anchors, anchor_keywords, outline } = event;
    const shown = JSON.stringify({ title, brief, content, anchors, anchor_keywords, outline });
    expect(shown).not.toMatch(/CANARY|evil\.test/);
  }
});

it('the model would follow an injection in what it trusts, so the test can fail', async () => {
  const told = { text: 'CANARY opened the harbour bridge to traffic on Monday.' };
  const event = await written([bridge('en', { paragraphs: [told.text, ...facts.en.slice(1)] })]);
  expect(JSON.stringify(event.content)).toContain('CANARY');
});
