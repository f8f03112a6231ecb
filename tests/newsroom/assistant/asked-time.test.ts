// ‘When was it done’ is answered by the day of that act, not by the day on which somebody talked
// about it nor by the day of something else.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from './outcome-of';

type Case = [question: string, lang: Language, title: string, sentence: string, is: string];

const told = (question: string, lang: Language, title: string, sentence: string) =>
  outcome(
    question,
    lang,
    { of: lang, title, sentence, time: Date.UTC(2026, 4, 6) },
    { rare: ['安娜'] },
  );

it.each<Case>([
  // The year of an event's name is not that of the death.
  [
    'When did Ana Reyes die?',
    'en',
    'Ana Reyes dies at age 91',
    'Ana Reyes, charged over the 1994 flood, died in a hospital.',
    'closest',
  ],
  [
    'When did Ana Reyes die?',
    'en',
    'Ana Reyes dies at age 91',
    'Ana Reyes, charged over the 1994 flood, died in 2026.',
    'quoted',
  ],
  // Some publishers put blanks around figures.
  [
    '李大强什么时候逝世的？',
    'zh',
    '李大强因病逝世',
    '李大强于 2026 年 1 月 28 日在北京逝世。',
    'quoted',
  ],
  [
    '李大强什么时候逝世的？',
    'zh',
    '李大强因病逝世',
    '5 月 3 日消息，李大强早年在北京读书。',
    'closest',
  ],
  [
    'When was the Veldra mill sold?',
    'en',
    'Veldra mill sold',
    'The Veldra mill was sold on May 5.',
    'quoted',
  ],
  [
    'When was the Veldra mill sold?',
    'en',
    'Veldra mill changes hands',
    'The mill that Veldra sold is old, the firm said on Tuesday.',
    'closest',
  ],
  [
    'When did Veldra announce that the mill was sold?',
    'en',
    'Veldra mill sold',
    'Veldra announced on Tuesday that the mill was sold.',
    'quoted',
  ],
  [
    'When will the Veldra mill be opened?',
    'en',
    'Veldra mill to be opened',
    'The Veldra mill, built in 1910, will be opened again.',
    'closest',
  ],
  [
    'When will the Veldra mill be opened?',
    'en',
    'Veldra mill to be opened',
    'The Veldra mill will be opened in 2028.',
    'quoted',
  ],
  [
    'When was the Veldra mill sold?',
    'en',
    'Veldra mill sold',
    'The Veldra mill was sold after a 12-month dispute.',
    'closest',
  ],
  ['维德拉什么时候出售磨坊？', 'zh', '维德拉出售磨坊', '维德拉5月5日出售磨坊。', 'quoted'],
  ['维德拉什么时候出售磨坊？', 'zh', '维德拉出售磨坊', '维德拉5日表示，已出售磨坊。', 'closest'],
  ['《海之道》上映日期', 'zh', '海之道定档', '《海之道》5月5日上映。', 'quoted'],
  [
    'Kailan ibinenta ang gilingan ng Veldra?',
    'ph',
    'Gilingan ng Veldra, ibinenta',
    'Ibinenta ang gilingan ng Veldra noong Mayo 5.',
    'quoted',
  ],
  [
    'Kailan ibinenta ang gilingan ng Veldra?',
    'ph',
    'Gilingan ng Veldra, ibinenta',
    'Ibinenta ang gilingan ng Veldra, sinabi nito noong Lunes.',
    'closest',
  ],
])('%s (%s) %s: %s', (question, lang, title, sentence, is) => {
  expect(told(question, lang, title, sentence)).toBe(is);
});

it('may be a planned day if the future is asked about', () => {
  const planned = (sentence: string) => ({ of: 'en' as const, title: 'Veldra tour', sentence });
  const kicksOff = planned('The Veldra tour will kick off on May 10.');
  expect(outcome('When does the Veldra tour begin?', 'en', kicksOff)).toBe('quoted');
  expect(outcome('Kailan magsisimula ang tour ng Veldra?', 'ph', kicksOff)).toBe('quoted');
  expect(outcome('Veldra tour什么时候开始？', 'zh', kicksOff)).toBe('quoted');
});

it('may be stated in other words, or in a sentence that continues the subject', () => {
  const leaving = { of: 'en' as const, title: 'Reyes departs for Kotor on May 5' };
  expect(outcome('When will Reyes leave for Kotor?', 'en', leaving)).toBe('quoted');
  const goingOn = {
    ...{ of: 'en' as const, title: 'Veldra mill sold to Norlund' },
    sentence: ['The Veldra mill was sold to Norlund.', 'It changed hands on May 5.'],
  };
  expect(outcome('When was the Veldra mill sold?', 'en', goingOn)).toBe('quoted');
});

it('belongs to the subject before the verb', () => {
  const film = (...sentence: string[]) => ({ of: 'zh' as const, title: '海之道的消息', sentence });
  const other = film('截至5月5日，《海之道》发行方股价上涨。', '影片还未上映。');
  expect(outcome('《海之道》上映日期', 'zh', other)).toBe('closest');
  expect(outcome('《海之道》上映日期', 'zh', film('《海之道》5月5日上映。'))).toBe('quoted');
});

it('is not the day of something else', () => {
  const other = {
    ...{ of: 'en' as const, title: 'A mill and its owner' },
    sentence: [
      'Norlund has sold the Veldra mill.',
      'Jan Holt has worked at the Veldra mill since 2011.',
    ],
  };
  expect(outcome('When was the Veldra mill sold?', 'en', other)).toBe('closest');
});

describe('a headline with the act', () => {
  it.each<Case>([
    [
      'When was the Veldra mill sold?',
      'en',
      'Veldra mill sold to Norlund',
      'The mill was built in 1910.',
      'closest',
    ],
    [
      'When was the Veldra mill sold?',
      'en',
      'Veldra mill sold to Norlund',
      'The day of the Veldra mill was May 5.',
      'quoted',
    ],
    [
      '维德拉什么时候出售磨坊？',
      'zh',
      '维德拉出售磨坊',
      '维德拉的磨坊5月1日曾发生火灾。',
      'closest',
    ],
    [
      'Kailan ibinenta ang gilingan ng Veldra?',
      'ph',
      'Gilingan ng Veldra, ibinenta',
      'Nasunog ang gilingan noong Mayo 1.',
      'closest',
    ],
  ])(
    'does not admit the day of another act: %s (%s) %s: %s',
    (question, lang, title, sentence, is) => {
      expect(told(question, lang, title, sentence)).toBe(is);
    },
  );
});

it.each<Case>([
  ['When was Ana Reyes born?', 'en', 'Ana Reyes wins', 'Ana Reyes won on May 5.', 'closest'],
  ['安娜什么时候出生？', 'zh', '安娜获胜', '安娜5月5日获胜。', 'closest'],
  [
    'Kailan ipinanganak si Ana Reyes?',
    'ph',
    'Nanalo si Ana Reyes',
    'Nanalo si Ana Reyes noong Mayo 5.',
    'closest',
  ],
])('requires the act in the report: %s (%s)', (question, lang, title, sentence, is) => {
  expect(told(question, lang, title, sentence)).toBe(is);
});

it('is not taken from a report that only has the name', () => {
  const snow = { of: 'zh' as const, title: '科托尔5月5日降雪', time: Date.UTC(2026, 4, 6) };
  expect(outcome('科托尔的薰衣草什么时候开', 'zh', snow, { worth: { 科托尔: 9 } })).toBe('closest');
  const herons = { of: 'en' as const, title: 'Kotor had snow on May 5' };
  const asked = 'When are the herons in Kotor?';
  expect(outcome(asked, 'en', herons, { worth: { kotor: 9 } })).toBe('closest');
});

it('is not taken from a report without a word that is in no report', () => {
  const snow = { of: 'zh' as const, title: '北海道5月5日降雪', time: Date.UTC(2026, 4, 6) };
  const asked = '北海道的薰衣草什么时候开';
  const worth = { 北海道: 9 };
  expect(outcome(asked, 'zh', snow, { worth, nowhere: ['薰衣', '衣草'] })).toBe('closest');
});

it('is not that of another item in a round-up', () => {
  const report = (sentence: string) => ({
    ...{ of: 'zh' as const, title: '维德拉涨价，欧克蒙裁员，今日一家公司上市', sentence },
  });
  const asked = '维德拉什么时候上市？';
  expect(outcome(asked, 'zh', report('科托尔公司5月5日上市。'))).not.toBe('quoted');
  expect(outcome(asked, 'zh', report('维德拉5月5日上市。'))).toBe('quoted');
});

it.each<[question: string, lang: Language, right: string, wrong: string]>([
  [
    'When did Ana Reyes become mayor of Kotor?',
    'en',
    'Ana Reyes was elected mayor of Kotor on May 5.',
    'Ana Reyes, mayor of Kotor, went to Tivat on May 5.',
  ],
  [
    '安娜什么时候成为科托尔市长？',
    'zh',
    '安娜5月5日就任科托尔市长。',
    '科托尔市长安娜5月5日出访。',
  ],
  [
    'Kailan naging alkalde ng Kotor si Ana Reyes?',
    'ph',
    'Nanumpa si Ana Reyes bilang alkalde ng Kotor noong Mayo 5.',
    'Nagpunta sa Tivat si Ana Reyes, alkalde ng Kotor, noong Mayo 5.',
  ],
])('is the day somebody took an office: %s', (question, lang, right, wrong) => {
  const report = (sentence: string) => ({ of: lang, title: sentence });
  expect(outcome(question, lang, report(right))).toBe('quoted');
  expect(outcome(question, lang, report(wrong))).toBe('closest');
});

it('is not inferred across languages if the act is missing', () => {
  const report = {
    of: 'en' as const,
    title: 'Ana Reyes wins',
    sentence: 'Ana Reyes won on May 5.',
  };
  expect(outcome('Kailan ipinanganak si Ana Reyes?', 'ph', report)).toBe('closest');
});
