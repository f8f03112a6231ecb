// A question about a cited sentence: how the answer starts, quoted or written.
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

it('starts with the sentence of the source, its publisher and day, and quotes it once', async () => {
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

it('recognizes the sentence if the article inserted a date into it', async () => {
  await begin(event());
  expect(answerOf(await ask(beside.replace('Monday', 'Monday [Feb 2]')))).toMatch(
    /^> The harbour bridge was opened to traffic on Monday after/,
  );
});

it('for an event written by a model, quotes the words of the source', async () => {
  const written = 'The bridge measures 2,310 metres.';
  const evidence = [
    { sentence: written, verdict: 'matches' as const, quotes: [{ n: 1, text: words, lang: 'en' }] },
  ];
  await begin(event({ writing: 'model', evidence }));
  const answer = answerOf(await ask(written));
  expect(answer).toMatch(/^> The bridge is 2,310 metres long, .*\[1\]\n>\n> — Harbour Post · /);
  expect(answer).not.toContain(`> ${written}`);
});

it('the model’s text comes after the words of the source', async () => {
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
