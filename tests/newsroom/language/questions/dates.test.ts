// The times in a question, in each language, and what only looks like a time.
import type { Language } from '@/lib/model/text/languages';
import { datesIn, daysMeant, withoutDates } from '@/lib/newsroom/language/questions/dates';

/** A Wednesday. */
const today = Date.UTC(2026, 4, 20);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first and the last day of each time. */
const meant = (text: string, lang: Language, isAhead = false) =>
  datesIn(text, lang).map(({ said }) => {
    const { from, to } = daysMeant(said, today, isAhead);
    return [dayOf(from), dayOf(to - 1)];
  });

it.each<[text: string, lang: Language, from: string, to: string]>([
  ['What happened on January 29?', 'en', '2026-01-29', '2026-01-29'],
  ['What happened on 29 December?', 'en', '2025-12-29', '2025-12-29'],
  ['news from the 3rd of May, 2024', 'en', '2024-05-03', '2024-05-03'],
  ['What happened in March?', 'en', '2026-03-01', '2026-03-31'],
  ['What did Veldra do last Thursday?', 'en', '2026-05-14', '2026-05-14'],
  ['What did Veldra do on Monday?', 'en', '2026-05-18', '2026-05-18'],
  ['what happened last week', 'en', '2026-05-10', '2026-05-17'],
  ['what happened two weeks ago', 'en', '2026-05-03', '2026-05-09'],
  ['what happened last quarter', 'en', '2026-01-01', '2026-03-31'],
  ['what happens next month', 'en', '2026-06-01', '2026-06-30'],
  ['what has happened since May 4', 'en', '2026-05-04', '2026-05-20'],
  ['news of the past three days', 'en', '2026-05-17', '2026-05-20'],
  ['1月29日发生了什么？', 'zh', '2026-01-29', '2026-01-29'],
  ['上周四发生了什么', 'zh', '2026-05-14', '2026-05-14'],
  ['周一有什么新闻', 'zh', '2026-05-18', '2026-05-18'],
  ['上周的新闻', 'zh', '2026-05-10', '2026-05-17'],
  ['两周前发生了什么', 'zh', '2026-05-03', '2026-05-09'],
  ['上季度的新闻', 'zh', '2026-01-01', '2026-03-31'],
  ['下个月会发生什么', 'zh', '2026-06-01', '2026-06-30'],
  ['Ano ang nangyari noong Enero 29?', 'ph', '2026-01-29', '2026-01-29'],
  ['balita noong ika-3 ng Mayo 2024', 'ph', '2024-05-03', '2024-05-03'],
  ['Ano ang nangyari noong Lunes?', 'ph', '2026-05-18', '2026-05-18'],
  ['balita noong nakaraang linggo', 'ph', '2026-05-10', '2026-05-17'],
  ['balita dalawang linggo na ang nakalipas', 'ph', '2026-05-03', '2026-05-09'],
  ['ano ang mangyayari sa susunod na buwan', 'ph', '2026-06-01', '2026-06-30'],
])('%s', (text, lang, from, to) => {
  expect(meant(text, lang)).toEqual([[from, to]]);
});

// The last day of a month, of a year's first month, and of a week.
it.each<[text: string, day: string, from: string, to: string]>([
  ['what happened last month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['what happens next month', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['what happened last quarter', '2026-01-31', '2025-10-01', '2025-12-31'],
  ['what happened last year', '2024-02-29', '2023-01-01', '2023-12-31'],
  ['what happened last week', '2026-05-24', '2026-05-10', '2026-05-17'],
])('%s, asked on %s', (text, day, from, to) => {
  const [{ said } = { said: undefined }] = datesIn(text, 'en');
  const days = said && daysMeant(said, Date.parse(day), false);
  expect(days && [dayOf(days.from), dayOf(days.to - 1)]).toEqual([from, to]);
});

it.each<[text: string, lang: Language]>([
  ['May 30 people vote in Kotor?', 'en'],
  ['Who may run in Kotor?', 'en'],
  ['Did they march in Kotor?', 'en'],
  ['What was the January 6 attack?', 'en'],
  ['What is Super Bowl Sunday?', 'en'],
  ['Who won the last week of the season?', 'en'],
  ['周杰伦有什么新闻', 'zh'],
  ['月球探测', 'zh'],
  ['Sino ang nag-Mayo Clinic?', 'ph'],
])('is not a time: %s', (text, lang) => {
  expect(meant(text, lang)).toEqual([]);
});

it('about the future means the coming date', () => {
  expect(meant('What will happen on January 29?', 'en', true)).toEqual([
    ['2027-01-29', '2027-01-29'],
  ]);
});

it('a time is removed together with its preposition', () => {
  const text = 'What did Veldra sell on May 4 in Kotor?';
  expect(withoutDates(text, datesIn(text, 'en')).replace(/\s+/g, ' ')).toBe(
    'What did Veldra sell in Kotor?',
  );
});
