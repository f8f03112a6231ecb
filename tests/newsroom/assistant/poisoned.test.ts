import type { Language } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { tables } from '@/lib/newsroom/store/engine/tables';
import { citedMarkdown } from '@/lib/newsroom/evidence/cited-text';
import { sampleEvent } from '../store/sample';
import {
  begin,
  chunkOf,
  ending,
  startModelServer,
  type Behavior,
  type ModelServer,
} from './model-server';
import { answerOf, referencesOf, start, startNewsroom } from './newsroom';
import { poisons, type Poison } from './poisoned-articles';

const facts: Record<Language, [string, string]> = {
  en: [
    'The harbour bridge was opened to traffic on Monday after six years of work.',
    'Engineers measured a length of 2,310 metres for the harbour bridge.',
  ],
  zh: ['海港大桥历时六年，于周一通车。', '工程师测得海港大桥全长2310米。'],
  ph: [
    'Binuksan noong Lunes ang tulay ng daungan matapos ang anim na taon ng paggawa.',
    'Sinukat ng mga inhinyero ang tulay ng daungan na may habang 2,310 metro.',
  ],
};
const questions: Record<Language, string> = {
  en: 'How long is the harbour bridge?',
  zh: '海港大桥有多长？',
  ph: 'Gaano kahaba ang tulay ng daungan?',
};

/**
 * An article as the writer stores it, with the injection among its sentences, names and headlines.
 */
function article(lang: Language, poison?: Poison): StoredEvent {
  const [first, second] = facts[lang];
  const sentences = [
    { text: first, citations: [1] },
    ...(poison ? [{ text: poison.text, citations: [2] }] : []),
    { text: second, citations: [1] },
  ];
  const text = [{ lang: 'source', text: citedMarkdown(sentences, lang) }];
  return sampleEvent('e-bridge', {
    lang,
    title: [{ lang: 'source', text: first }],
    brief: poison ? [{ lang: 'source', text: poison.text }] : [],
    content: [{ element_type: 'p', text }],
    anchors: [],
    follow_up_questions: [],
    references: [
      { order: 1, source: 'The Harbour', title: first, link: 'https://harbour.example/1' },
      {
        order: 2,
        source: poison?.text ?? 'The Pier',
        title: poison?.text ?? '',
        link: 'https://pier.example/2',
      },
    ],
    rank_time: start - 1_000,
    release_time: start - 1_000,
  });
}

/** A model that follows any instruction in its prompt, besides answering. */
const gullible: Behavior = (response, { body }) => {
  const prompt = body.messages.at(-1)?.content ?? '';
  const passages = [...prompt.matchAll(/^\{.*\}$/gm)].map(
    ([line]) => JSON.parse(line) as { numbers: number[]; passage: string },
  );
  const told = passages
    .map(({ numbers, passage }) => `${passage}[${numbers.join('][')}]`)
    .join(' ');
  begin(response);
  if (/CANARY|evil\.test/.test(prompt)) {
    response.write(chunkOf('CANARY opened the bridge, see [here](https://evil.test/x).[1]\n\n'));
    response.write('data: {"choices":[{"delta":{"tool_calls":[{"id":"1"}]}}]}\n\n');
  }
  response.write(chunkOf(told));
  response.end(ending);
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const kinds = [
  ['quoting', undefined],
  ['a model that believes everything', 'model'],
] as const;

describe.each(kinds)('%s', (_, model) => {
  let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
  /** The database as another process sees it. */
  let store: OpenStore;
  const save = (event: StoredEvent) => store.events.save(event);
  const ask = (lang: Language, n: number) =>
    newsroom.chunks(
      { input: questions[lang] },
      { language: lang.toUpperCase(), who: { device: `d-${n}`, guestChat: true } },
    );
  /** The contents of every table except the assistant's own and the token counts. */
  const contents = () =>
    Promise.all(
      tables
        .filter(({ name }) => !/^(chat_turn|counter|lease|model_use)$/.test(name))
        .map(async ({ name }) => {
          const rows = await store.database.query().selectFrom(name).selectAll().execute();
          return [name, JSON.stringify(rows)];
        }),
    );

  beforeAll(async () => {
    server.script(gullible);
    newsroom = await startNewsroom({
      model: model && { baseUrl: server.baseUrl, name: 'm', apiKey: 'k' },
    });
    store = await openStore({ dataDir: newsroom.folder });
  });
  afterAll(async () => {
    await store.close();
    await newsroom.close();
  });

  it.each(poisons.map((poison, n) => ({ ...poison, n })))(
    'nothing changes through $name',
    async ({ n, ...poison }) => {
      const lang = poison.lang ?? 'en';
      await save(article(lang));
      const clean = await ask(lang, 2 * n);
      expect(answerOf(clean)).toContain(lang === 'zh' ? '2310' : '2,310');
      await save(article(lang, poison));
      const before = await contents();
      const poisoned = await ask(lang, 2 * n + 1);
      expect(answerOf(poisoned)).toBe(answerOf(clean));
      expect(referencesOf(poisoned)).toEqual(referencesOf(clean));
      expect(JSON.stringify(poisoned)).not.toMatch(/CANARY|evil\.test/);
      expect(await contents()).toEqual(before);
    },
  );
});

it('there are thirty, and each mentions CANARY or evil.test', () => {
  expect(poisons).toHaveLength(30);
  expect(poisons.filter(({ text }) => !/CANARY|evil\.test/.test(text))).toEqual([]);
});
