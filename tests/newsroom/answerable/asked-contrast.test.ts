// A report that says the opposite of what is asked is not a direct answer: done instead of not
// done, fallen instead of risen, the smallest instead of the largest, another year.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

const time = Date.UTC(2026, 4, 20);
type Row = [
  Language,
  asked: string,
  said: string | [title: string, sentence: string],
  is: 'quoted' | 'not',
  of?: Language,
];

function check(lang: Language, asked: string, said: Row[2], is: Row[3], of: Language = lang) {
  const [title, sentence] = [said].flat() as [string, string?];
  const found = outcome(asked, lang, { of, title, ...(sentence && { sentence }), time });
  if (is === 'quoted') expect(found).toBe('quoted');
  else expect(found).not.toBe('quoted');
}

describe('what was not done', () => {
  it.each<Row>([
    [
      'en',
      'Which countries did not sign the Kotor treaty?',
      'Peru and Chile signed the Kotor treaty',
      'not',
    ],
    [
      'en',
      'Which countries did not sign the Kotor treaty?',
      'Peru and Chile did not sign the Kotor treaty',
      'quoted',
    ],
    [
      'en',
      'Which countries did not sign the Kotor treaty?',
      'All but Peru signed the Kotor treaty',
      'quoted',
    ],
    ['en', 'Why did Ana Reyes not resign?', 'Ana Reyes resigned because of the flood', 'not'],
    [
      'en',
      'Why didn’t Ana Reyes resign?',
      'Ana Reyes did not resign because of the flood',
      'quoted',
    ],
    ['en', 'Why did Ana Reyes resign?', 'Ana Reyes resigned because of the flood', 'quoted'],
    [
      'en',
      'How many people were not vaccinated in Kotor?',
      '4,000 people were vaccinated in Kotor',
      'not',
    ],
    [
      'en',
      'How many people were vaccinated in Kotor?',
      '4,000 people were not vaccinated in Kotor',
      'not',
    ],
    [
      'en',
      'How many people were vaccinated in Kotor?',
      '4,000 people were vaccinated in Kotor',
      'quoted',
    ],
    ['en', 'When did Ana Reyes resign?', 'Ana Reyes did not resign on Monday', 'not'],
    ['en', 'When did Ana Reyes resign?', 'Ana Reyes resigned on Monday', 'quoted'],
    ['en', 'Did Ana Reyes resign?', 'Ana Reyes did not resign', 'quoted'],
    [
      'en',
      'Why did Veldra fail to pay its workers?',
      'Veldra did not pay its workers because the mill burned',
      'quoted',
    ],
    ['zh', '谁没有出席上海峰会？', '李强出席上海峰会', 'not'],
    ['zh', '谁没有出席上海峰会？', '李强没有出席上海峰会', 'quoted'],
    ['zh', '谁出席了上海峰会？', '李强没有出席上海峰会', 'not'],
    ['zh', '谁出席了上海峰会？', '李强出席上海峰会', 'quoted'],
    [
      'ph',
      'Sino ang hindi dumalo sa pulong sa Kotor?',
      'Dumalo si Ana Reyes sa pulong sa Kotor',
      'not',
    ],
    [
      'ph',
      'Sino ang hindi dumalo sa pulong sa Kotor?',
      'Hindi dumalo si Ana Reyes sa pulong sa Kotor',
      'quoted',
    ],
    [
      'ph',
      'Sino ang dumalo sa pulong sa Kotor?',
      'Dumalo si Ana Reyes sa pulong sa Kotor',
      'quoted',
    ],
  ])('%s: %s: %s: %s', check);
});

describe('what only looks like a denial', () => {
  it.each<Row>([
    ['en', 'Who signed the Kotor treaty?', 'Peru not only signed the Kotor treaty but ratified it', 'quoted'],
    ['en', 'Who resigned in Kotor?', 'The mayor of Kotor not only resigned but left the country', 'quoted'],
    ['en', 'Who did not sign the Kotor treaty?', 'Peru not only signed the Kotor treaty but ratified it', 'not'],
    ['en', 'Who signed the Kotor treaty?', 'Peru has not formally signed the Kotor treaty', 'not'],
    ['zh', '市长为什么辞职？', '市长因为丑闻不得不辞职', 'quoted'],
    ['zh', '上海市长为什么不得不辞职？', '上海市长因为丑闻被迫辞职', 'quoted'],
    ['zh', '谁签署了上海协议？', '李强不能不签署上海协议', 'quoted'],
    ['zh', '谁签署了上海协议？', '李强不得签署上海协议', 'not'],
    ['zh', '谁没有签署上海协议？', '李强不得不签署上海协议', 'not'],
    ['zh', '谁签署了上海协议？', '李强不光签署了上海协议，还发表讲话', 'quoted'],
    ['zh', '上海房价为什么上涨？', '上海房价不停上涨，因为土地短缺', 'quoted'],
    ['zh', '上海房价为什么上涨？', '上海房价不会上涨，因为土地充足', 'not'],
  ])('%s: %s: %s: %s', check);
}); // prettier-ignore

describe('what will not be done before a given time', () => {
  it.each<Row>([
    ['en', 'When will the Kotor bridge reopen?', 'The Kotor bridge will not reopen before 1 June', 'quoted'],
    ['en', 'When will Veldra pay its workers?', 'Veldra will not pay its workers before Friday', 'quoted'],
    ['en', 'When will the Kotor bridge open?', 'The Kotor bridge will not open for two years', 'quoted'],
    ['en', 'When will the Kotor bridge open?', 'The Kotor bridge will not open on Monday', 'not'],
    ['en', 'When will Peru sign the Kotor treaty?', 'Peru will not sign the Kotor treaty before the press on Monday', 'not'],
    ['en', 'Who signed the Kotor treaty?', 'Chile did not sign the Kotor treaty before 1 June', 'not'],
    ['en', 'Who paid the workers of the Kotor mill?', 'Veldra did not pay the workers of the Kotor mill for two months', 'not'],
    ['zh', '上海大桥何时开通？', '上海大桥6月1日前不会开通', 'quoted'],
    ['zh', '上海大橋何時開通？', '上海大橋6月1日前不會開通', 'quoted'],
    ['zh', '上海大桥何时开通？', '上海大桥6月1日不会开通', 'not'],
    ['zh', '上海大桥何时开通？', '上海大桥目前不会开通，周一再议', 'not'],
    ['ph', 'Kailan magbubukas ang tulay sa Kotor?', 'Hindi magbubukas ang tulay sa Kotor bago mag-Hunyo 1', 'quoted'],
    ['ph', 'Kailan magbubukas ang tulay sa Kotor?', 'Hindi magbubukas ang tulay sa Kotor sa Hunyo 1', 'not'],
  ])('%s: %s: %s: %s', check);
}); // prettier-ignore

describe('a time other than the report’s own', () => {
  it.each<Row>([
    ['en', 'How many mills did Veldra open in 2026?', 'Veldra opened 12 mills in 2025', 'not'],
    ['en', 'How many mills did Veldra open in 2026?', 'Veldra opened 12 mills', 'quoted'],
    [
      'en',
      'How many mills did Veldra open in 2026?',
      'Veldra opened 12 mills in 2026, more than in 2025',
      'quoted',
    ],
    [
      'en',
      'How many mills did Veldra open in 2026?',
      'Veldra opened 12 mills, up from 9 in 2025',
      'quoted',
    ],
    ['en', 'Who won the Kotor Cup in 2026?', 'Red Star won the Kotor Cup in 2024', 'not'],
    ['en', 'Who won the Kotor Cup in 2026?', 'Red Star won the Kotor Cup', 'quoted'],
    ['en', 'How many mills did Veldra open in May?', 'Veldra opened 12 mills in April', 'not'],
    [
      'en',
      'How many mills did Veldra open in May?',
      'Veldra opened 12 mills, up from 9 in April',
      'quoted',
    ],
    [
      'en',
      'How many cars did Veldra sell last year?',
      'Veldra sold 12,000 cars in May 2026',
      'not',
    ],
    ['en', 'How many cars did Veldra sell last year?', 'Veldra sold 12,000 cars this year', 'not'],
    [
      'en',
      'How many cars did Veldra sell last year?',
      'Veldra sold 12,000 cars last year',
      'quoted',
    ],
    ['en', 'How many cars did Veldra sell last year?', 'Veldra sold 12,000 cars in 2025', 'quoted'],
    ['en', 'Who won the Kotor Cup last year?', 'Red Star won the Kotor Cup on Monday', 'not'],
    ['en', 'How many cars did Veldra sell this year?', 'Veldra sold 12,000 cars last year', 'not'],
    [
      'en',
      'How many cars did Veldra sell last month?',
      'Veldra sold 12,000 cars in April',
      'quoted',
    ],
    ['en', 'How many cars did Veldra sell last month?', 'Veldra sold 12,000 cars in March', 'not'],
    ['en', 'How many cars did Veldra sell this year?', 'Veldra sold 2000 cars', 'quoted'],
    [
      'en',
      'Who won the Kotor Cup this year?',
      'Red Star, the 2024 champion, won the Kotor Cup',
      'quoted',
    ],
    [
      'en',
      'How many cars did Veldra sell this year?',
      'Veldra sold 12,000 cars; last year it was 9,000',
      'quoted',
    ],
    ['zh', '上海今年的出口额是多少？', '上海出口额达2000亿元', 'quoted'],
    ['zh', '日本年轻人有多少失业？', '日本年轻人有20万人失业', 'quoted'],
    ['zh', '上海上个月的失业率是多少？', '上海4月失業率為5%', 'quoted'],
    ['zh', '万科公司2026年利润是多少？', '万科公司2025年利润2亿元', 'not'],
    ['zh', '万科公司2026年利润是多少？', '万科公司2026年利润2亿元', 'quoted'],
    ['zh', '去年上海的出口额是多少？', '上海今年前4个月出口额达2000亿元', 'not'],
    ['zh', '去年上海的出口额是多少？', '上海去年出口额达2000亿元', 'quoted'],
    ['zh', '上海上个月的失业率是多少？', '上海4月失业率为5%', 'quoted'],
    ['zh', '上海上个月的失业率是多少？', '上海3月失业率为5%', 'not'],
    [
      'ph',
      'Ilan ang namatay sa Kotor noong nakaraang taon?',
      '12 ang namatay sa Kotor noong Lunes',
      'not',
    ],
    [
      'ph',
      'Ilan ang namatay sa Kotor noong nakaraang taon?',
      '12 ang namatay sa Kotor noong 2025',
      'quoted',
    ],
  ])('%s: %s: %s: %s', check);
});

describe('the superlative that is asked for', () => {
  it.each<Row>([
    ['en', 'What is the smallest mill in Kotor?', 'The largest mill in Kotor is Veldra', 'not'],
    ['en', 'What is the largest mill in Kotor?', 'The biggest mill in Kotor is Veldra', 'quoted'],
    [
      'en',
      'Who is the youngest senator of Peru?',
      'Ana Reyes is the oldest senator of Peru',
      'not',
    ],
    [
      'en',
      'Who is the youngest senator of Peru?',
      'Ana Reyes is the youngest senator of Peru',
      'quoted',
    ],
    ['en', 'What is the second largest bank of Peru?', 'Veldra is the largest bank of Peru', 'not'],
    ['en', 'What is the largest bank of Peru?', 'Veldra is the second-largest bank of Peru', 'not'],
    [
      'en',
      'What is the second largest bank of Peru?',
      'Veldra is the second-largest bank of Peru',
      'quoted',
    ],
    [
      'en',
      'What is the second largest bank of Peru?',
      'Veldra is the largest bank of Peru and Redstar the second-largest',
      'quoted',
    ],
    ['en', 'How many cases did Kotor record?', 'Kotor recorded 12 cases', 'quoted'],
    [
      'en',
      'Who is the top diplomat of Peru?',
      'Ana Reyes is the foreign minister and top diplomat of Peru',
      'quoted',
    ],
    ['zh', '谁是秘鲁最年轻的参议员？', '李大强是秘鲁最年长的参议员', 'not'],
    ['zh', '谁是秘鲁最年轻的参议员？', '李大强是秘鲁最年轻的参议员', 'quoted'],
    ['zh', '秘鲁第二大银行是哪家？', '万科银行是秘鲁最大银行', 'not'],
    [
      'ph',
      'Sino ang pinakabatang senador ng Peru?',
      'Si Ana Reyes ang pinakamatandang senador ng Peru',
      'not',
    ],
    [
      'ph',
      'Sino ang pinakabatang senador ng Peru?',
      'Si Ana Reyes ang pinakabatang senador ng Peru',
      'quoted',
    ],
  ])('%s: %s: %s: %s', check);
});

describe('the end value of a figure in other words', () => {
  it.each<Row>([
    ['en', 'What was the highest temperature in Kotor?', 'Temperature in Kotor peaked at 41C', 'quoted'],
    ['en', 'What was the highest temperature in Kotor?', 'Temperature in Kotor reached a record 41C', 'quoted'],
    ['en', 'What was the highest temperature in Kotor?', 'Temperature in Kotor hit an all-time high of 41C', 'quoted'],
    ['en', 'What was the highest temperature in Kotor?', 'Umabot sa 41C ang temperatura sa Kotor, isang rekord', 'quoted', 'ph'],
    ['en', 'What was the highest temperature in Kotor?', 'Temperature in Kotor hit a record low of -4C', 'not'],
    ['en', 'What was the highest temperature in Kotor?', 'Temperature in Kotor was 21C', 'not'],
    ['en', 'What was the second highest temperature in Kotor?', 'Temperature in Kotor peaked at 41C', 'not'],
    ['en', 'What was the lowest temperature in Kotor?', 'Temperature in Kotor hit a record low of -4C', 'quoted'],
    ['en', 'What is the maximum penalty for smuggling in Kotor?', 'The penalty for smuggling in Kotor is up to 10 years in prison', 'quoted'],
    ['en', 'Which country won the most medals in Kotor?', 'Peru topped the medal table in Kotor with 40 medals won', 'quoted'],
    ['en', 'Which country won the most medals in Kotor?', 'Peru won 3 medals in Kotor', 'not'],
    ['en', 'What is the largest mill in Kotor?', 'Veldra, a mill in Kotor, set a record and has up to 300 workers', 'not'],
    ['zh', '上海最高气温是多少？', '上海气温达41摄氏度，创历史新高', 'quoted'],
    ['zh', '上海最低气温是多少？', '上海气温达41摄氏度，创历史新高', 'not'],
    ['zh', '上海最高气温是多少？', '上海气温创历史最低纪录，达零下9摄氏度', 'not'],
    ['zh', '上海违停最高罚款多少？', '上海违停罚款不超过500元', 'quoted'],
    ['ph', 'Ano ang maximum na multa sa Kotor?', 'Hanggang 5,000 piso ang multa sa Kotor', 'quoted'],
    ['ph', 'Ano ang maximum na multa sa Kotor?', '5,000 piso ang multa sa Kotor', 'not'],
  ])('%s: %s: %s: %s', check);
}); // prettier-ignore

describe('a superlative that compares nothing', () => {
  it.each<Row>([
    ['en', 'How best to protect against the Kotor virus?', 'Masks protect against the Kotor virus', 'quoted'],
    ['en', 'Who is the best player of Red Star?', 'Ana Reyes is a player of Red Star', 'not'],
    ['en', 'Why did Veldra, the largest mill in Kotor, close?', 'Veldra in Kotor closed because the river flooded', 'quoted'],
    ['en', 'Why did the largest mill in Kotor close?', 'The smallest mill in Kotor closed because the river flooded', 'not'],
    ['en', 'What is, in Kotor, the largest mill?', 'Veldra is a mill in Kotor', 'not'],
    ['ph', 'Bakit nagsara ang Veldra, ang pinakamalaking gilingan sa Kotor, noong Lunes?', 'Nagsara ang Veldra sa Kotor noong Lunes dahil sa baha', 'quoted'],
  ])('%s: %s: %s: %s', check);
}); // prettier-ignore

describe('the direction of a figure', () => {
  it.each<Row>([
    ['zh', '上海出口增长了多少？', '上海出口同比下降5%', 'not'],
    ['zh', '上海出口下降了多少？', '上海出口同比增长5%', 'not'],
    ['zh', '上海出口增长了多少？', '上海出口同比增长5%', 'quoted'],
    ['zh', '上海GDP同比增长多少？', '上海4月GDP环比增长1.2%', 'not'],
    ['zh', '上海GDP同比增长多少？', '上海4月GDP同比增长1.2%', 'quoted'],
    ['en', 'How much did exports of Peru grow year on year?', 'Exports of Peru grew 5% from the previous month', 'not'],
    ['en', 'How much did exports of Peru grow year on year?', 'Exports of Peru grew 5% from a year earlier', 'quoted'],
    ['en', 'How many people died when the ship sank off Kotor?', 'The number of people who died when the ship sank off Kotor rose to 12', 'quoted'],
    ['en', 'How much did Veldra cut prices?', 'Veldra raised prices by 5%', 'not'],
    ['zh', '上海新增病例有多少？', '上海新增病例减少到12例', 'quoted'],
    ['en', 'How much did exports of Peru grow?', 'Exports of Peru grew 5%', 'quoted'],
  ])('%s: %s: %s: %s', check);
}); // prettier-ignore

it('last month is the one before the question, not that of another year', () => {
  const said = { of: 'en' as const, title: 'Veldra sold 12,000 cars in April', time };
  const asked = 'How many cars did Veldra sell last month?';
  expect(outcome(asked, 'en', said, { now: time })).toBe('quoted');
  expect(outcome(asked, 'en', said, { now: Date.UTC(2027, 4, 20) })).not.toBe('quoted');
  expect(outcome(asked, 'en', said, { now: Date.UTC(2026, 5, 20) })).not.toBe('quoted');
});
