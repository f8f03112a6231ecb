import { closenessBy } from '@/lib/newsroom/across/closeness';
import { createEventVectors } from '@/lib/newsroom/across/event-vectors';
import { findTwins } from '@/lib/newsroom/across/twins';
import type { Telling } from '@/lib/newsroom/across/telling';
import { createEmbeddings } from '@/lib/newsroom/model/embeddings';
import { ModelError } from '@/lib/newsroom/model/model-error';
import { hourMs, noon } from '../cluster/new-article';

const telling = (
  event_id: string,
  lang: Telling['lang'],
  things: Telling['things'] = {},
): Telling => ({
  ...{ event_id, lang, from: noon, until: noon + hourMs, things },
});
const never = new AbortController().signal;

/**
 * An embedding model whose vectors count words: texts about one happening in two languages share no
 * words.
 */
const vectors = new Map<string, number[]>([
  ['en crash', [1, 0.1, 0.4]],
  ['zh crash', [0.9, 0.2, 0.4]],
  ['en oil', [0.1, 1, 0.4]],
  ['zh gold', [0.3, 0.2, 1]],
]);
const crash = { '=colombia': 1, '~missing': 1 };
const tellings = [
  telling('en crash', 'en', crash),
  telling('zh crash', 'zh', crash),
  telling('en oil', 'en'),
  telling('zh gold', 'zh'),
];

describe('the closeness from an embedding model', () => {
  it('says how much nearer a pair is than either is to others', () => {
    const closeness = closenessBy(tellings, vectors);
    const [en, zh, , gold] = tellings;
    if (!en || !zh || !gold) throw new Error('four were made');
    expect(closeness(en, zh)).toBeGreaterThan(1);
    expect(closeness(en, gold)).toBeLessThan(1);
    expect(closeness(en, telling('unknown', 'zh'))).toBeUndefined();
  });

  it('is one of the signals for a link, and against it', () => {
    const chanceWith = (closeness: number | undefined) =>
      findTwins(tellings, { least: 0, closeness: () => closeness })[0]?.chance ?? 0;
    expect(chanceWith(1.3)).toBeGreaterThan(chanceWith(undefined));
    expect(chanceWith(0.7)).toBeLessThan(chanceWith(undefined));
  });
});

type Asked = { model: string; input: string[] };

function serverOf(answer: (asked: Asked) => unknown, status = 200) {
  const asked: Asked[] = [];
  const fetch = async (request: Request) => {
    const body = (await request.json()) as Asked;
    asked.push(body);
    return Response.json(answer(body), { status });
  };
  return {
    asked,
    embed: createEmbeddings({ baseUrl: 'http://model.invalid/v1/', name: 'm', fetch }),
  };
}

const ofLength = ({ input }: Asked) => ({
  // Out of order: each vector's index names its text.
  data: input.map((text, index) => ({ index, embedding: [text.length, 1] })).reverse(),
});

describe('the embeddings endpoint', () => {
  it('is sent many texts per request, and its vectors return in their order', async () => {
    const { asked, embed } = serverOf(ofLength);
    const texts = Array.from({ length: 70 }, (_, at) => 'x'.repeat(at + 1));
    const found = await embed(texts, never);
    expect(found.map(([length]) => length)).toEqual(texts.map(({ length }) => length));
    expect(asked.map(({ input }) => input.length)).toEqual([64, 6]);
    expect(asked[0]?.model).toBe('m');
  });

  it.each([
    ['refuses', serverOf(ofLength, 500), 'refused'],
    ['sends something else', serverOf(() => ({ data: 'none' })), 'malformed'],
    ['leaves a text out', serverOf(() => ({ data: [] })), 'malformed'],
  ])('when it %s, the failure has a kind', async (_, { embed }, kind) => {
    const error = await embed(['a'], never).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ kind });
  });

  it('is called once for each version of an event', async () => {
    const { asked, embed } = serverOf(ofLength);
    const eventVectors = createEventVectors(embed);
    const event = (text: string) => ({ id: 'e_1', title: [{ lang: 'en', text }], brief: [] });
    const store = (text: string) => ({ events: { getMany: async () => [event(text)] } }) as never;
    await eventVectors(store('one'), ['e_1'], never);
    await eventVectors(store('one'), ['e_1'], never);
    const later = await eventVectors(store('three'), ['e_1'], never);
    expect(asked.flatMap(({ input }) => input)).toEqual(['one', 'three']);
    expect(later.get('e_1')).toEqual([5, 1]);
  });
});
