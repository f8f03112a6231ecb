import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { pickText } from '@/lib/model/text/languages';
import { translationsADay } from '@/lib/model/limits/chat';
import { createModel } from '@/lib/newsroom/model/model';
import { answerTo } from '@/lib/newsroom/answerable/aspect-questions';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import type { StoredEvent } from '@/lib/newsroom/types';
import { createEventRuns } from '@/lib/newsroom/write/event-runs';
import { createTranslations } from '@/lib/newsroom/write/translations';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { withTrees } from '@/lib/model/markdown/block-trees';
import { says, startModelServer, type Behavior, type ModelServer } from '../assistant/model-server';
import { isTranslatingTo, numbersIn, translates, translatesWell, wellIn } from './article-model';
import { stormArticles } from './storm';
import { isoDay } from '@/lib/model/calendar';

const now = Date.UTC(2026, 0, 15, 12);
const articles = stormArticles();
const write = (previous?: StoredEvent) => writeEvent({ id: 'e1', articles, previous, now });

let server: ModelServer;
let store: Store;
let folder: string;
beforeAll(async () => {
  server = await startModelServer();
  server.agree();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-translate-'));
  store = await openStore({ dataDir: folder });
  await store.events.save(withTrees(write()));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function round() {
  const leaving = new AbortController();
  const model = createModel({ baseUrl: server.baseUrl, name: 'some-model' });
  const log = pino({ level: 'silent' });
  const parts = { store, model, log, clock: () => now, signal: leaving.signal };
  const rounds = createEventRuns(parts, [createTranslations(parts)]);
  rounds.begin();
  await rounds.settled();
  const event = await store.events.get('e1');
  if (!event) throw new Error('the event is gone');
  return event;
}
const marksOf = (text: string) => text.match(/\[\d+\]/g) ?? [];

it('a translated event has every text in three languages, each sentence with its citations', async () => {
  server.script(translatesWell);
  const event = await round();
  expect(server.requests).toHaveLength(2);
  // A reader of the original still gets the quoted text.
  expect(event).toMatchObject({ writing: 'extract', translated: ['ZH', 'PH'] });
  expect(event.event_version_id).toBe(write().event_version_id);
  for (const text of [event.title, event.brief, ...event.content.map((block) => block.text)]) {
    expect(text.map(({ lang }) => lang)).toEqual(['source', 'EN', 'ZH', 'PH']);
  }
  const cited = event.content.filter(({ element_type }) => element_type === 'p');
  expect(cited.length).toBeGreaterThan(0);
  for (const { text } of cited) {
    const [source, , ...others] = text.map((one) => marksOf(one.text));
    expect(source?.length).toBeGreaterThan(0);
    for (const marks of others) expect(marks).toEqual(source);
  }
  expect(pickText(event.title, 'zh')).toMatch(/^A句.*的译文。$/);
});

it('offers only questions in a language that it answers there', async () => {
  server.script(translatesWell);
  const event = await round();
  for (const lang of ['zh', 'ph'] as const) {
    const texts = event.follow_up_questions.map((texts) => pickText(texts, lang));
    expect(texts.length).toBeGreaterThan(0);
    // Nothing answers "The 7th sentence, translated.", which is no question.
    for (const text of texts) expect([text, answerTo(event, text, lang)]).not.toEqual([text, '']);
  }
});

it('is found in the language that it was translated into', async () => {
  server.script(translatesWell);
  await round();
  const found = await store.search.events({ text: '译文', lang: 'zh', limit: 5 });
  expect(found.map(({ event_id }) => event_id)).toEqual(['e1']);
});

it.each([
  [
    'a sentence is missing',
    translates(({ n }, to) =>
      n === 1 ? undefined : to === 'zh' ? '译文。' : 'Salin ang mga ito sa.',
    ),
  ],
  ['it is in another language', translates(({ text }) => text)],
  ['it is endless', translates(({ text }) => `译${text.repeat(50)}`)],
  ['it is no JSON', says('Here is your translation: …')],
] as const)('if %s, the event is unchanged', async (name, behavior) => {
  server.script(behavior);
  const event = await round();
  const languagesOf = event.title.map(({ lang }) => lang);
  // In the same script it cannot be distinguished from names that stay.
  if (name !== 'it is in another language') expect(languagesOf).toEqual(['source', 'EN']);
  expect(languagesOf).not.toContain('ZH');
});

it('a model’s output is plain text, and its own citations are ignored', async () => {
  server.script(
    translates(({ text }, to) =>
      to === 'zh'
        ? `译文${numbersIn(text)}[99]<b>粗</b> ![图](https://evil.example/x) **星**`
        : undefined,
    ),
  );
  const event = await round();
  const shown = event.content.map(({ text }) => pickText(text, 'zh')).join('\n');
  expect(shown).toContain('译文');
  expect(shown).not.toMatch(/\[99\]|<b>|evil\.example|(?<!\\)\*/);
});

/** Translates correctly, except for one text. */
const but = (original: string, zh: string): Behavior =>
  translates((line, to) =>
    to === 'zh' ? (line.text.includes(original) ? zh : wellIn(line, to)) : undefined,
  );
const zhTexts = (event: StoredEvent) => event.content.map(({ text }) => pickText(text, 'zh'));

it.each([
  ['another number', 'opened eleven schools', '该市开放了十二所学校。'],
  ['another amount', '80 million dollars', '2009年的风暴造成约8000亿美元损失。'],
  ['a denial more', 'opened eleven schools', '该市没有开放十一所学校。'],
])('a sentence with %s stays in the original', async (_, original, wrong) => {
  server.script(but(original, wrong));
  const event = await round();
  const shown = zhTexts(event).join('\n');
  expect(shown).not.toContain(wrong);
  expect(shown).toContain(original);
  expect(shown).toContain('的译文。');
  // A refused translation is not requested again.
  await round();
  expect(server.requests.filter((one) => isTranslatingTo(one, 'Chinese'))).toHaveLength(1);
});

it('a headline that says something else stays in the original', async () => {
  const [title] = write().title;
  server.script(but(title?.text ?? '', '风暴迫使420人离家'));
  const event = await round();
  expect(pickText(event.title, 'zh')).toBe(title?.text);
  expect(zhTexts(event).join('\n')).toContain('的译文。');
});

it('a translation with little support is dropped', async () => {
  server.script(translates((_, to) => (to === 'zh' ? '译文999。' : undefined)));
  expect(zhTexts(await round())).toEqual(zhTexts(write()));
});

it('an article without changes keeps the translations, a new version drops them', async () => {
  server.script(translatesWell);
  const event = await round();
  expect(write(event)).toEqual(event);
  const fewer = writeEvent({ id: 'e1', articles: articles.slice(0, 1), previous: event, now });
  expect(fewer.event_version_id).not.toBe(event.event_version_id);
  expect(fewer.title.map(({ lang }) => lang)).toEqual(['source', 'EN']);
  expect(fewer).toMatchObject({ writing: 'extract' });
  expect(fewer.translated).toBeUndefined();
});

it('an event rewritten meanwhile is not overwritten', async () => {
  const other = withTrees(writeEvent({ id: 'e1', articles: articles.slice(0, 1), now }));
  server.script(async (response, request, aborted) => {
    await store.events.save(other);
    await translatesWell(response, request, aborted);
  });
  const event = await round();
  expect(event.event_version_id).toBe(other.event_version_id);
});

it('the sample edition is not translated, and there is a daily limit', async () => {
  server.script(translatesWell);
  await store.events.save(withTrees({ ...write(), id: 'e2', writing: 'sample' as const }));
  const day = isoDay(now);
  for (let used = 0; used < translationsADay; used += 1) {
    await store.quotas.count(`translations:${day}`, now + 24 * 3600_000, now);
  }
  expect((await round()).translated).toBeUndefined();
  expect(server.requests).toHaveLength(0);
});
