// Where a question is answered from: its article, its topic or all news, as the wire shows it.
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { openStore } from '@/lib/newsroom/store/open-store';
import { sampleEvent } from '../store/sample';
import { says, startModelServer, type ModelServer } from './model-server';
import { answerOf, start, startNewsroom } from './newsroom';

const inTopic = { scope: 'topic', topic_id: 't_sample-time' } as const;

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(async () => {
  await newsroom.close();
  await server.close();
});

/** Puts an event of today with this headline and these sentences among the news. */
async function tell(id: string, title: string, ...sentences: string[]) {
  const store = await openStore({ dataDir: newsroom.folder });
  const text = sentences.map((sentence) => `${sentence}[1]`).join(' ');
  await store.events.save(
    sampleEvent(id, {
      title: [{ lang: 'source', text: title }],
      brief: [{ lang: 'source', text: sentences[0] ?? '' }],
      references: [{ order: 1, source: 'The Example', title, link: `https://example.com/${id}` }],
      content: [{ element_type: 'p', text: [{ lang: 'source', text }] }],
      rank_time: start,
      release_time: start,
    }),
  );
  await store.close();
}

it('with a model, a question in a topic is answered from the topic alone', async () => {
  newsroom = await startNewsroom({ model: { baseUrl: server.baseUrl, name: 'some-model' } });
  await tell(
    'e-light',
    'Port Almond lighthouse',
    'The lighthouse of Port Almond was relit in 1931 after the storm.',
  );
  const asked = { input: '杏仁港的灯塔是哪一年重新点亮的？' };
  const reader = { language: 'ZH' };
  const told = () => server.requests.map(({ body }) => body.messages.at(-1)?.content).join('\n');
  const translates = says('{"en":"When was the lighthouse of Port Almond relit?"}');
  const writes = says('杏仁港灯塔在1931年重新点亮。[1]');
  server.script(translates, writes);
  await newsroom.chunks(asked, reader);
  expect(told()).toContain('was relit in 1931');

  server.script(translates, writes);
  const chunks = await newsroom.chunks({ ...asked, ...inTopic }, reader);
  expect(told()).not.toContain('was relit in 1931');
  expect(answerOf(chunks)).toBe(lexicons.zh.phrases.notInTopic);
  expect(chunks).toContainEqual({ type: 'outcome', outcome: 'none', scope: 'topic' });
});
