// A word of a question that is in no news is searched in the spelling of a similar word that is.
import { isNearlyWritten } from '@/lib/newsroom/assistant/meant-words';
import { answerOf, startNewsroom } from './newsroom';
import { tellNews } from './tell-news';

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  newsroom = await startNewsroom();
  await tellNews(
    newsroom.folder,
    'e-regatta',
    'Ferryman Dario Kestrelov wins the Ondavar regatta',
    'Dario Kestrelov won the Ondavar regatta in a boat that he had built from 14 old doors.',
  );
  await tellNews(
    newsroom.folder,
    'e-choir',
    'Marlena Vostikova leads the Lasker choir',
    'Marlena Vostikova leads the Lasker choir from this autumn on.',
  );
});
afterAll(() => newsroom.close());

const outcomeOf = (chunks: Awaited<ReturnType<typeof newsroom.chunks>>) =>
  chunks.flatMap((chunk) => (chunk.type === 'outcome' ? chunk.outcome : []))[0];

it.each<[input: string, told: string]>([
  ['What did Dario Kestrelvo win?', 'Kestrelov won'],
  ['What did Kestrelovv win?', 'Kestrelov won'],
  ['who won the Ondavaar regatta', 'Kestrelov won'],
  ['Ano ang napanalunan ni Kestrelv sa Ondavar?', 'Kestrelov won'],
])('is similar to a typo: %s', async (input, told) => {
  const chunks = await newsroom.chunks({ input });
  expect(outcomeOf(chunks)).toBe('closest');
  expect(answerOf(chunks)).toContain(told);
});

it('is similar to a typo in an article', async () => {
  const within = { scope: 'article' as const, event_id: 'e-regatta' };
  const chunks = await newsroom.chunks({ input: 'What did Kestrelvo win?', ...within });
  expect(outcomeOf(chunks)).toBe('closest');
  expect(answerOf(chunks)).toContain('Kestrelov won');
});

it.each(['What did Vostikove lead?', 'What did Brestelov win?', 'Who is Kestrelak?'])(
  'is not another name: %s',
  async (input) => {
    expect(outcomeOf(await newsroom.chunks({ input }))).toBe('none');
  },
);

it.each<[a: string, b: string, is: boolean]>([
  ['kestrelvo', 'kestrelov', true],
  ['kestrolov', 'kestrelov', true],
  ['kestreov', 'kestrelov', true],
  ['kesttrelov', 'kestrelov', true],
  ['kestrelov', 'kestrelov', false],
  ['kestrelova', 'kestrelov', false],
  ['kestrelove', 'kestrelova', false],
  ['kestrelovv', 'kestrelov', true],
  ['kestrolev', 'kestrelov', false],
  ['kestrelovitz', 'kestrelov', false],
])('%s and %s', (a, b, is) => {
  expect(isNearlyWritten(a, b)).toBe(is);
});
