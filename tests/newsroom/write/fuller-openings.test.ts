// A page opens with what its headline says, even if the newest reports open with something else.
import type { Article } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { fullerOpenings } from '@/lib/newsroom/write/fuller-openings';
import { readPromises } from '@/lib/newsroom/write/promise';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { hour, makeArticle, noon } from './make-article';

const write = (articles: Article[]) => writeEvent({ id: 'e_1', articles, now: noon + 48 * hour });
const first = (articles: Article[]) => write(articles).content.flatMap(plainSentences).at(0)?.text;
const at = (hours: number) => ({
  published_at: noon + hours * hour,
  fetched_at: noon + 48 * hour,
});

const rescued =
  'Divers rescued nine miners from the flooded Orm pit near Lasker on Monday after two days below ground.';
const headline = makeArticle({
  title: 'Divers rescue nine miners from flooded pit near Lasker',
  paragraphs: [],
  url: '',
  ...at(9),
});
const beside = makeArticle({
  title: 'The night that Lasker waited',
  paragraphs: ['A singer dedicated her concert in Lasker to the miners and their families.'],
  ...at(10),
});

test('an older opening that covers the headline comes before a newer one that hardly does', () => {
  const told = makeArticle({
    title: 'Nine miners rescued from flooded Orm pit',
    paragraphs: [rescued],
    ...at(0),
  });
  const written = write([told, headline, beside]);
  expect(written.title[0]?.text).toMatch(/^Divers rescue/);
  expect(first([told, headline, beside])).toBe(rescued);
});

describe('an opening that covers much more of the headline than one that covers half', () => {
  const half = 'Divers brought nine miners to the surface near Lasker on Monday, officials said.';
  const openings = (title: string, first: string, most: string) => {
    const reports = [first, most].map((text) => makeArticle({ paragraphs: [text], ...at(9) }));
    const candidates = candidatesOf(reports, 'en').map((one) => ({ ...one, score: 1 }));
    const [lead] = candidates;
    const promises = readPromises(candidates, 'en');
    return lead
      ? fullerOpenings(lead, candidates, title, 'en', promises).map(({ text }) => text)
      : [];
  };

  test('comes first', () => {
    const most =
      'Divers brought nine miners out of the flooded pit near Lasker, and two of them are in hospital.';
    const title = 'Nine miners brought out of flooded pit near Lasker by divers';
    expect(openings(title, half, most)).toEqual([most]);
  });

  test('does not come first if the headline is covered only by names', () => {
    const two = 'The towns of Lasker and Orrin thanked those who came to their pits on Monday.';
    const three = 'The towns of Lasker, Orrin and Yarrow held a service for the missing at noon.';
    expect(openings('Lasker, Orrin and Yarrow', two, three)).toEqual([]);
  });
});

test('a plan does not open a page once it is carried out', () => {
  const plan =
    'Divers are to rescue nine miners from the flooded Orm pit near Lasker before the night.';
  const done = 'The nine were brought to the surface of the Orm pit near Lasker by divers at dawn.';
  const events = [
    makeArticle({ title: 'Miners trapped in Orm pit', paragraphs: [plan], ...at(0) }),
    headline,
    makeArticle({ title: 'At dawn in Lasker', paragraphs: [done], ...at(10) }),
  ];
  expect(first(events)).toBe(done);
});

test('a report under its own headline keeps its opening, even if an older one has more of its words', () => {
  const title = 'Commander praises divers who saved miners';
  const own = 'Captain Ada Renn thanked her crew in Lasker for two hard days below ground.';
  const saved = 'Divers saved nine miners from the flooded Orm pit near Lasker on Monday.';
  const openings = (hours: number) => {
    const older = makeArticle({ title: 'Nine miners safe', paragraphs: [saved], ...at(hours) });
    const headed = makeArticle({ title, paragraphs: [own], ...at(10) });
    const candidates = candidatesOf([headed, older], 'en').map((one) => ({ ...one, score: 1 }));
    const [lead] = candidates;
    const promises = readPromises(candidates, 'en');
    return lead
      ? fullerOpenings(lead, candidates, title, 'en', promises).map(({ text }) => text)
      : [];
  };
  expect(openings(0)).toEqual([]);
  expect(openings(9)).toEqual([saved]);
});
