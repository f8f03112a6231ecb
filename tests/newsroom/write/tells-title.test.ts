// What the headline says comes at the top, even if the first report opens with a scene.
import type { Article } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { candidatesOf } from '@/lib/newsroom/write/candidates';
import type { Statement } from '@/lib/newsroom/write/choose';
import { tellsTitle } from '@/lib/newsroom/write/tells-title';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { hour, makeArticle, noon } from './make-article';

const write = (articles: Article[]) => writeEvent({ id: 'e_1', articles, now: noon + 48 * hour });
const paragraphs = (articles: Article[]) =>
  write(articles).content.flatMap((block) =>
    block.element_type === 'p' ? [plainSentences(block).map(({ text }) => text)] : [],
  );

const scene = [
  'The first time that Ada Renn came to the harbor of Lasker, she carried nets for a fisherman.',
  'Four years later she stands in the same hall, in front of hundreds of captains and sailors.',
  'Many of them had slept on their boats, and some had brought their children to the hall.',
];
const news =
  'Renn beat Bo Hale in the vote for chief of the Lasker harbor after nine rounds, setting up a quarrel over docks.';
const title = 'Renn beats Hale after nine rounds in vote for Lasker harbor chief';

test('the sentence with the news is in the first paragraph, before other details', () => {
  const [first] = paragraphs([
    makeArticle({
      title,
      paragraphs: [
        scene.join(' '),
        'Rain fell on the roofs of the old town all day and all night, and the docks were empty.',
        'A choir of Orrin sang the songs of the coast in the yard behind the hall of the captains.',
        news,
        'The captains of Orrin had asked for a second day of talks before anybody was chosen there.',
      ],
    }),
  ]);
  expect(first).toEqual([scene[0], scene[1], news]);
});

describe('of the sentences after the first ones', () => {
  const read = (...texts: string[]): Statement[] =>
    candidatesOf([makeArticle({ paragraphs: texts })], 'en').map((one) => ({
      ...one,
      ...{ score: 1, backers: [] },
    }));
  const [lead, half, most, more] = read(
    'The harbor of Lasker was full of captains on Monday, and so was the hall.',
    'The harbor of Lasker has voted for a new chief, it said after the meeting.',
    'The harbor of Lasker has voted for Ada Renn as its new chief, it said.',
    'She had carried nets there for years before that, as many of them had.',
  );
  if (!lead || !half || !most || !more) throw new Error('four sentences are read');
  const shares = (of: readonly [Statement, number][]) => (text: string) =>
    of.find(([one]) => one.text === text)?.[1] ?? 0;
  const found = (rest: Statement[], of: [Statement, number][], outdated: Statement[] = []) =>
    tellsTitle([lead], rest, new Set(outdated), shares(of))?.text;

  test('the one that covers most of the headline is found', () => {
    expect(
      found(
        [half, most],
        [
          [half, 0.6],
          [most, 0.9],
        ],
      ),
    ).toBe(most.text);
  });

  test('none is found if the first ones cover nearly as much', () => {
    expect(
      found(
        [half, most],
        [
          [lead, 0.8],
          [half, 0.6],
          [most, 0.9],
        ],
      ),
    ).toBeUndefined();
  });

  test('none is found if all cover little', () => {
    expect(
      found(
        [half, most],
        [
          [half, 0.2],
          [most, 0.3],
        ],
      ),
    ).toBeUndefined();
  });

  test('an outdated sentence, or one of a dependent pair, stays in place', () => {
    expect(found([most], [[most, 0.9]], [most])).toBeUndefined();
    expect(found([most, { ...more, leans: true }], [[most, 0.9]])).toBeUndefined();
    expect(found([{ ...most, leans: true }], [[most, 0.9]])).toBeUndefined();
  });
});
