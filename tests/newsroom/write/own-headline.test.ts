// A headline that a page joined to the first sentence of its report is not part of that sentence.
import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { withoutOwnHeadline } from '@/lib/newsroom/write/own-headline';
import { makeArticle } from './make-article';

const title = 'Lasker council names new harbor chief';
const sentence = 'The council of Lasker on Monday named Ada Renn as the new chief of its harbor.';
const bare = (first: string, headline = title) => withoutOwnHeadline([first], headline, 'en')[0];

test('the first sentence is quoted without it, and without the place after it', () => {
  const texts = (first: string) =>
    candidatesOf([makeArticle({ title, paragraphs: [first] })], 'en').map(({ text }) => text);
  expect(texts(`${title} ${sentence}`)).toEqual([sentence]);
  expect(texts(`${title} LASKER — ${sentence}`)).toEqual([sentence]);
});

test('it does not count toward the length of an opening', () => {
  const long = `${title}, the fifth within two years of quarrels, strikes and closed docks on both sides of the river`;
  const told = `${sentence.slice(0, -1)}, after ${'a long debate about the docks, '.repeat(13)}it said.`;
  const found = candidatesOf([makeArticle({ title: long, paragraphs: [`${long} ${told}`] })], 'en');
  expect(found.map(({ text }) => text)).toEqual([told]);
});

test.each([
  ['goes on with it', `${title} after a vote of nine to four, the council of Lasker says.`],
  ['goes on with a day', `${title} Monday, and the council of Lasker will vote on docks next.`],
  ['is about something else', `${title} This feels like the oldest of all plays in the region.`],
  ['is a mere line', `${title} By Ada Renn, Lasker`],
  ['has other words', `Another council names its harbor chief. ${sentence}`],
])('a text that %s keeps its start', (_, first) => {
  expect(bare(first)).toBe(first);
});

test('a report with a headline of one or two words keeps its start', () => {
  const first = `Lasker votes ${sentence}`;
  expect(bare(first, 'Lasker votes')).toBe(first);
});

test('quotation marks may differ', () => {
  const headline = "Lasker council names 'new' harbor chief";
  expect(bare(`${headline.replace(/'new'/, '‘new’')} ${sentence}`, headline)).toBe(sentence);
});
