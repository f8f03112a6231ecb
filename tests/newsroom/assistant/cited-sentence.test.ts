// A cited sentence that is asked about: what the answer begins with, quoted and written.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { citedMarkdown } from '@/lib/newsroom/evidence/cited-text';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { StoredEvent } from '@/lib/newsroom/types';
import { sampleEvent } from '../store/sample';
import { says, startModelServer, type ModelServer } from './model-server';
import { answerOf, referencesOf, start, startNewsroom } from './newsroom';

const sentence = 'Engineers measured a length of 2,310 metres for the harbour bridge.';
const beside = 'The harbour bridge was opened to traffic on Monday after six years of work.';
const words = 'The bridge is 2,310 metres long, engineers said after measuring it.';
const day = Date.UTC(2026, 1, 5, 9);

const event = (over: Partial<StoredEvent> = {}): StoredEvent =>
  sampleEvent('e-bridge', {
    title: [{ lang: 'source', text: 'Harbour bridge opens' }],
    content: [
      {
        element_type: 'p',
        text: [
          {
            lang: 'source',
            text: citedMarkdown(
              [
                { text: beside, citations: [1] },
                { text: sentence, citations: [1] },
              ],
              'en',
            ),
          },
        ],
      },
    ],
    references: [
      {
        ...{ order: 1, source: 'Harbour Post', title: 'Bridge opens' },
        ...{ link: 'https://harbour.example/1', release_time: day },
      },
    ],
    rank_time: start,
    release_time: start,
    ...over,
  });

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
const begin = async (given: StoredEvent, model?: ModelServer) => {
  newsroom = await startNewsroom(
    model && { model: { baseUrl: model.baseUrl, name: 'm', apiKey: 'k' } },
  );
  const store = await openStore({ dataDir: newsroom.folder });
  await store.events.save(given);
  await store.close();
};
const ask = (content = sentence) =>
  newsroom.chunks({
    ...{ input: `What is behind this sentence? “${content}”`, chat_type: 'reference' },
    ...{ event_id: 'e-bridge', scene: 'detail', context: { content, eventId: 'e-bridge' } },
  });
const evidenceOf = (chunks: readonly ChatChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === 'evidence' ? chunk.evidence : []));
afterEach(() => newsroom.close());

it('begins with the sentence of its source, its publisher and its day, and tells it once', async () => {
  await begin(event());
  const chunks = await ask();
  const answer = answerOf(chunks);
  expect(answer).toMatch(
    /^> Engineers measured a length .*\[1\]\n>\n> — Harbour Post · Feb 5, 2026\n/,
  );
  expect(answer).toContain('What the sources say beside it, word for word:');
  expect(answer).toContain(beside);
  expect(answer.split(sentence)).toHaveLength(2);
  expect(referencesOf(chunks)).toMatchObject([{ order: 1, source: 'Harbour Post' }]);
  expect(evidenceOf(chunks)[0]).toMatchObject({ sentence, verdict: 'quoted' });
});

it('knows the sentence where the article has put a date into it', async () => {
  await begin(event());
  expect(answerOf(await ask(beside.replace('Monday', 'Monday [Feb 2]')))).toMatch(
    /^> The harbour bridge was opened to traffic on Monday after/,
  );
});

it('of an event that a model wrote, the words are those that its source wrote', async () => {
  const written = 'The bridge measures 2,310 metres.';
  const evidence = [
    { sentence: written, verdict: 'matches' as const, quotes: [{ n: 1, text: words, lang: 'en' }] },
  ];
  await begin(event({ writing: 'model', evidence }));
  const answer = answerOf(await ask(written));
  expect(answer).toMatch(/^> The bridge is 2,310 metres long, .*\[1\]\n>\n> — Harbour Post · /);
  expect(answer).not.toContain(`> ${written}`);
});

it('what a model writes comes after the words of the source', async () => {
  const model = await startModelServer();
  model.script(says(`${sentence}[1]`));
  try {
    await begin(event(), model);
    const chunks = await ask();
    expect(answerOf(chunks)).toMatch(
      /^> Engineers measured .*\n>\n> — Harbour Post · [^\n]+\n\nEngineers/,
    );
    expect(referencesOf(chunks).length).toBeGreaterThan(0);
  } finally {
    await model.close();
  }
});
