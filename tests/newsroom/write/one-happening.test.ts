// Which reports of an event are used together.
import { oneHappening } from '@/lib/newsroom/write/one-happening';
import { makeArticle } from './make-article';

const report = (title: string, ...paragraphs: string[]) => makeArticle({ title, paragraphs });
const titles = (...reports: ReturnType<typeof report>[]) =>
  oneHappening(reports, 'en').map(({ title }) => title);

test('a name and a word are in many stories', () => {
  const gold = report('Falk wants to see the gold of Fort Lasker', 'Falk asked for the keys.');
  const phone = report('Falk promised a gold phone', 'Customers still wait for what they paid.');
  expect(titles(gold, phone)).toHaveLength(1);
});

test('two names, or a name among three words, make one story', () => {
  const whale = report('Whale Timo stranded off Lasker', 'Timo was freed again.');
  const found = report('A whale off Lasker dies', 'It stranded on an island of sand.');
  expect(titles(whale, found)).toHaveLength(2);
  const ferry = report('Falk sails to Arden', 'The boat was late.');
  const visit = report('What Falk wants of Arden', 'There is much to ask for.');
  expect(titles(ferry, visit)).toHaveLength(2);
});

test('the order in which two reports are compared does not matter', () => {
  const shot = report(
    'Norbeck cops shoot son accused of stabbing disabled mom',
    'Lasker cops responded to a house on Topping Drive around 2:40 p.m., the county said.',
  );
  const maniac = report(
    'Maniac son stabbed disabled mom 40 times: officials',
    'Steven Falkwood had been abusing his disabled mom until cops shot him down.',
  );
  expect(titles(shot, maniac)).toHaveLength(2);
  expect(titles(maniac, shot)).toHaveLength(2);
});
