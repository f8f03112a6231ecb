// Where an answer comes from: its article, its topic or all news, as the response shows it.
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { questionTranslationMs } from '@/lib/newsroom/assistant/translate';
import { begin, says, startModelServer, type Behavior, type ModelServer } from './model-server';
import { answerOf, createTestClock, referencesOf, startNewsroom } from './newsroom';
import { tellNews } from './tell-news';

const en = lexicons.en.phrases;
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

const tell = (id: string, title: string, ...sentences: string[]) =>
  tellNews(newsroom.folder, id, title, ...sentences);

it('with a model, a question in a topic is answered from the topic only', async () => {
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

it('a translation is not waited for if the model sends only heartbeats', async () => {
  const { timer, clock, advance } = createTestClock();
  const model = { baseUrl: server.baseUrl, name: 'some-model' };
  newsroom = await startNewsroom({ model, clock, timer });
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const silent: Behavior = (response) => {
    begin(response);
    response.write(': still at it\n\n');
    hasBegun();
  };
  server.script(silent, says('NO_ANSWER'));
  const answer = newsroom.chunks({ input: '杏仁港的灯塔是哪一年重新点亮的？' }, { language: 'ZH' });
  await begun;
  advance(questionTranslationMs);
  expect(answerOf(await answer)).toBe(lexicons.zh.phrases.nothing);
});

describe('a question in an article', () => {
  const asked = {
    input: 'How many blossoms did the garden of roses lose?',
    scene: 'detail',
  } as const;
  beforeEach(async () => {
    newsroom = await startNewsroom();
    await tell(
      'e-visit',
      'Donald Trump meets farmers in Ohio',
      'Donald Trump met farmers in Ohio and spoke of the price of maize.',
    );
  });

  it('that the article does not answer is refused, even if other news have the answer', async () => {
    // The same man alone does not make it one story.
    await tell(
      'e-garden',
      'Donald Trump paves over a garden of roses',
      'The garden of roses lost 3,000 blossoms when Donald Trump had it paved over.',
    );
    const chunks = await newsroom.chunks({ ...asked, event_id: 'e-visit' });
    expect(answerOf(chunks)).toBe(en.notInArticle);
    expect(chunks).toContainEqual({ type: 'outcome', outcome: 'none', scope: 'article' });
    expect(referencesOf(chunks)).toEqual([]);
    const wide = await newsroom.chunks({ ...asked, event_id: 'e-visit', scope: 'all' });
    expect(answerOf(wide)).toContain('lost 3,000 blossoms');
    expect(wide).toContainEqual({ type: 'outcome', outcome: 'quoted', scope: 'all' });
  });

  it('is answered from an article that shares two names, and says so', async () => {
    await tell(
      'e-garden',
      'After Ohio, Donald Trump paves over a garden of roses',
      'The garden of roses lost 3,000 blossoms when Donald Trump had it paved over.',
    );
    const chunks = await newsroom.chunks({ ...asked, event_id: 'e-visit' });
    expect(answerOf(chunks)).toContain('lost 3,000 blossoms');
    expect(answerOf(chunks).startsWith(en.linked)).toBe(true);
    expect(referencesOf(chunks).map(({ link }) => link)).toEqual(['https://example.com/e-garden']);
  });
});

it('a question in a topic is answered from its articles or not at all', async () => {
  newsroom = await startNewsroom();
  const outside = { input: 'Why does coral bleach in warm water?' };
  const refused = await newsroom.chunks({ ...outside, ...inTopic });
  expect(answerOf(refused)).toBe(en.notInTopic);
  expect(refused).toContainEqual({ type: 'outcome', outcome: 'none', scope: 'topic' });
  expect(answerOf(await newsroom.chunks(outside))).toMatch(/coral/i);
  const inside = await newsroom.chunks({
    input: 'Why is the leap second on its way out?',
    ...inTopic,
  });
  expect(answerOf(inside)).toContain('leap second');
  expect(inside).toContainEqual({ type: 'outcome', outcome: 'quoted', scope: 'topic' });
});

it.each([
  ['EN', 'How many passengers of the ferry off Port Almond did Kowalski save?', en],
  ['PH', 'Ilang pasahero ng ferry sa Port Almond ang iniligtas ni Kowalski?', lexicons.ph.phrases],
  ['ZH', '科瓦尔斯基救了Port Almond渡轮上的多少乘客？', lexicons.zh.phrases],
])(
  'a refusal in all news does not deny the articles that it links to (%s)',
  async (language, input, { near }) => {
    newsroom = await startNewsroom();
    await tell(
      'e-ferry',
      'Ferry with 40 passengers sinks off Port Almond',
      'A ferry with 40 passengers sank off Port Almond on Thursday.',
      'Fishermen saved most of the passengers.',
    );
    const chunks = await newsroom.chunks({ input }, { language });
    expect(chunks).toContainEqual(expect.objectContaining({ result_type: 'inner' }));
    expect(answerOf(chunks)).toBe(near);
  },
);
