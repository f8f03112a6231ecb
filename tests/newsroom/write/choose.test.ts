// Which sentences are chosen if not all can be quoted: each place goes to what the page does not
// say yet.
import type { Article } from '@/lib/newsroom/types';
import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { chooseStatements } from '@/lib/newsroom/write/choose';
import { onSubject } from '@/lib/newsroom/write/on-subject';
import { readPromises } from '@/lib/newsroom/write/promise';
import { weighTerms } from '@/lib/newsroom/write/weigh';
import { hour, makeArticle, noon } from './make-article';

const title = 'Ferry Alma Star sinks off Port Lasker';
const sank = 'The ferry Alma Star sank off Port Lasker on Thursday, and boats search for its crew.';
const owner = 'The owner, Bauer Lines, bought the vessel from a bank nine years ago.';
const reward = 'A shipyard of Orrin offered money to whoever finds the logbook.';

/** The chosen texts, given reports and the value of each sentence by `worth`. */
function chosenOf(articles: readonly Article[], worth: Readonly<Record<string, number>>): string[] {
  const candidates = candidatesOf(articles, 'en');
  const scored = candidates.map((one) => ({ ...one, score: worth[one.text] ?? 0.5 }));
  const weights = weighTerms(candidates);
  const promises = readPromises(candidates, 'en');
  return chooseStatements(scored, title, 'en', { weights, promises }).map(({ text }) => text);
}

describe('a report with three quotable sentences out of four', () => {
  const post = (second: string) =>
    makeArticle({ source: 'Post', title, paragraphs: [sank, second, owner, reward] });

  test('prefers a new fact to a sentence half said on the page already', () => {
    const again =
      'The weather was calm when the ferry sank off Lasker with apples for its crew, a witness recalls.';
    const chosen = chosenOf([post(again)], {
      [sank]: 1.5,
      [again]: 0.62,
      [owner]: 0.6,
      [reward]: 0.57,
    });
    expect(chosen).toEqual([sank, owner, reward]);
  });

  const divers = 'Divers looked into the engine room and the cargo deck of the sunken vessel.';
  const wire = (fields: Partial<Article> = {}) =>
    makeArticle({
      ...{ source: 'Wire', title: 'Divers reach the ferry Alma Star' },
      paragraphs: [
        'With lamps from a shipyard, nine divers of the Orrin coast guard reached the engine room after dark on Friday evening.',
        'Captain Ana Moor said that her team looked behind the cargo deck of the vessel, where apples had been stored for Bellmont.',
      ],
      ...fields,
    });
  const worth = { [sank]: 1.5, [divers]: 1.4, [owner]: 0.9, [reward]: 0.4 };

  test('gives the place of a sentence that others cover together to a new fact', () => {
    const chosen = chosenOf([post(divers), wire()], worth);
    expect(chosen).toEqual(expect.arrayContaining([...wire().paragraphs, owner, reward]));
    expect(chosen).not.toContain(divers);
  });

  test('keeps what is newer than the sentences that cover its words', () => {
    const before = wire({ published_at: noon - 20 * hour, fetched_at: noon - 20 * hour });
    expect(chosenOf([post(divers), before], worth)).toContain(divers);
  });
});

test('a long article drops a sentence that it has mostly covered', () => {
  const last =
    'Apples, crowns and a shipyard bill rot in the cellar while mice haunt the crew of the vessel.';
  const wire = makeArticle({
    ...{ source: 'Wire', title: 'Divers reach the ferry Alma Star' },
    paragraphs: [
      'With lamps from a shipyard, nine divers of the Orrin coast guard reached the engine room after dark on Friday evening.',
      'Captain Ana Moor said that her team looked behind the cargo deck, where apples had been stored for Bellmont.',
    ],
  });
  const court = makeArticle({
    ...{ source: 'Herald', title: 'Court of Arden asks for papers of the Alma Star' },
    paragraphs: [
      'A court of Arden asked the harbor office for all papers of the Alma Star.',
      'Judge Carl Benton gave the office until Tuesday to find them in its cellar.',
      'The insurer Fenwick Mutual expects claims of forty million crowns.',
    ],
  });
  const post = makeArticle({ source: 'Post', title, paragraphs: [sank, owner, reward] });
  const later = makeArticle({ source: 'Wire', title: 'Mice on the Alma Star', paragraphs: [last] });
  const worth = { [sank]: 1, [wire.paragraphs[0] ?? '']: 0.9, [last]: 0.55 };
  const many = chosenOf([post, wire, court, later], worth);
  expect(many).toEqual(expect.arrayContaining([...wire.paragraphs, ...court.paragraphs]));
  expect(many).not.toContain(last);
});

describe('a thin text', () => {
  test('adds a short sentence about its headline', () => {
    const claim = 'Bauer Lines says that the ferry Alma Star was sunk by the coast guard of Orrin.';
    const short = 'Orrin denied any ferry sank.';
    const post = makeArticle({ source: 'Post', title, paragraphs: [`${claim} ${short}`] });
    expect(chosenOf([post], { [claim]: 1.5 })).toEqual([claim, short]);
    const beside = 'Read on for more of it.';
    const other = makeArticle({ source: 'Post', title, paragraphs: [`${claim} ${beside}`] });
    expect(chosenOf([other], { [claim]: 1.5 })).toEqual([claim]);
  });

  test('adds an opening about a thing in its own headline, not one about a pronoun', () => {
    const opening =
      'The search will reach the islands of Orrin and Bellmont before the gale of Friday night.';
    const post = makeArticle({ source: 'Post', title, paragraphs: [sank] });
    const wire = (text: string) =>
      makeArticle({ source: 'Wire', title: 'Search for crew of Alma Star', paragraphs: [text] });
    expect(chosenOf([post, wire(opening)], { [sank]: 1.5 })).toEqual([sank, opening]);
    const who = opening.replace('The search', 'They');
    expect(chosenOf([post, wire(who)], { [sank]: 1.5 })).toEqual([sank]);
  });
});

test('a story opens with what its headline is about, even in other words', () => {
  const report = (source: string, heading: string, text: string) =>
    makeArticle({ source, title: heading, paragraphs: [text] });
  const articles = [
    report('Post', 'Former Lasker senator guilty of arson', 'Nine jurors in Lasker said so.'),
    report(
      'Wire',
      'Lasker senator found guilty of arson in court',
      'Carl Benton received a four-year prison sentence, half of it behind bars.',
    ),
    report('Herald', 'Carl who? Herbs for a balcony', 'Basil wants six hours of sunlight daily.'),
  ];
  const told = onSubject(candidatesOf(articles, 'en'), articles, 'en').map(({ text }) => text);
  expect(told.join()).toContain('four-year prison');
  expect(told.join()).not.toContain('Basil');
});
