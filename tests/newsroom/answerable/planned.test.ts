// A question about something done is not answered by a headline that plans it, asks about it or
// denies it.
import type { Language } from '@/lib/model/text/languages';
import { headlineBlock } from '@/lib/newsroom/answerable/headlines';
import { isOnlyPlanned } from '@/lib/newsroom/answerable/planned';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { rankWithin } from '@/lib/newsroom/answerable/within';
import { keptEdition } from '@/tests/kept-edition';
import { outcome } from '../assistant/outcome-of';

type Row = [told: string, is: boolean, asked: string, lang?: Language];

const won = 'Who won the Veldra race?';
const banned = 'Who banned Veldra imports?';
const bought = '谁收购了万科公司？';
const resigned = 'Sino ang nagbitiw sa Veldra?';

it.each<Row>([
  ['Senate to Vote on Funding Bill', false, 'Who voted against the Senate funding bill?'],
  ['Senate votes on funding bill', true, 'Who voted against the Senate funding bill?'],
  ['Peru to formally ban Veldra imports', false, banned],
  ['Peru bans Veldra imports', true, banned],
  ['Ana Reyes to visit Peru on Friday', false, 'When did Ana Reyes visit Peru?'],
  ['Kotor Group to pay $3 billion for Veldra', false, 'How much did Kotor Group pay for Veldra?'],
  ['Spain to buck a trend and ban Veldra imports', false, 'Did Spain ban Veldra imports?'],
  ['Kotor Group in talks to buy Veldra', false, 'Who bought Veldra?'],
  ['Peru Moves to Ban Veldra Imports', false, banned],
  ['Kotor Group agrees to buy Veldra', true, 'Who bought Veldra?'],
  ['Ana Reyes beats Kotor to win the Veldra race', true, won],
  ['Reyes Stuns Kotor to Win Veldra Race', true, won],
  ['Ana Reyes rallies to win Veldra race', true, won],
  ['Ana Reyes the last to win Veldra race', true, won],
])('a headline with a future ‘to’: %s', (told, is, asked) => {
  expect(outcome(asked, 'en', { of: 'en', title: told }) === 'quoted').toBe(is);
});

it.each<Row>([
  ['Peru bans Veldra imports', true, banned],
  ['Peru approves long ban on Veldra imports', true, banned],
  ['Peru lifts the ban on Veldra imports', false, banned],
  ['Peru ends long ban on Veldra imports', false, banned],
  ['Peru weighs ban on Veldra imports', false, banned],
  ['Peru lifts ban on Veldra imports', true, 'Who lifted the ban on Veldra imports?'],
  ['Late goal lifts Kotor to win the Veldra race', true, won],
])('a headline about the past: %s', (told, is, asked) => {
  expect(outcome(asked, 'en', { of: 'en', title: told }) === 'quoted').toBe(is);
});

it.each<Row>([
  ['Did Peru ban Veldra imports?', false, banned],
  ['Has Peru banned Veldra imports, and why now?', false, banned],
  ['Peru bans Veldra imports: what now?', true, banned],
  ['Peru bans Veldra imports, but will it last?', true, banned],
  ['北京集团会收购万科公司吗？', false, bought, 'zh'],
  ['北京集团要收购万科公司？', false, bought, 'zh'],
  ['北京集团收购了万科公司，股价会涨吗？', true, bought, 'zh'],
  ['Ana Reyes, nagbitiw nga ba sa Veldra?', false, resigned, 'ph'],
])('a headline that is a question: %s', (told, is, asked, lang = 'en') => {
  expect(outcome(asked, lang, { of: lang, title: told }) === 'quoted').toBe(is);
});

it.each<Row>([
  ['北京集团正在洽谈收购万科公司', false, bought],
  ['北京集团收购万科公司', true, bought],
  ['万科公司计划发行三年来首只美元债', false, '万科公司发行了什么债？'],
  ['万科公司发行三年来首只美元债', true, '万科公司发行了什么债？'],
])('a Chinese headline about a plan: %s', (told, is, asked) => {
  expect(outcome(asked, 'zh', { of: 'zh', title: told }) === 'quoted').toBe(is);
});

it.each<Row>([
  ['Ana Reyes, nagbitiw sa Veldra', true, resigned],
  ['Ana Reyes, magbibitiw sa Veldra', false, resigned],
  ['Peru, ipagbabawal ang Veldra', false, 'Sino ang nagbawal sa Veldra?'],
  ['Ana Reyes, itinangging nagbitiw sa Veldra', false, resigned],
])('a Filipino verb form that shows the time: %s', (told, is, asked) => {
  expect(outcome(asked, 'ph', { of: 'ph', title: told }) === 'quoted').toBe(is);
});

type Told = [told: string | string[], is: boolean, asked: string, lang: Language, of?: Language];

const told = ([all, is, asked, lang, of = lang]: Told) => {
  const [title = '', ...sentence] = [all].flat();
  expect(outcome(asked, lang, { of, title, sentence }) === 'quoted').toBe(is);
};

it.each<Told>([
  ['Kotor In Merger Talks With Veldra', false, 'Did Kotor merge with Veldra?', 'en'],
  ['Kotor completes merger with Veldra', true, 'Did Kotor merge with Veldra?', 'en'],
  ['Peru backs push for rice imports by Veldra', false, 'Did Veldra import rice?', 'en'],
  ['A rice bill empowers Veldra to import rice', false, 'Did Veldra import rice?', 'en'],
  ['Rice imports by Veldra double', true, 'Did Veldra import rice?', 'en'],
  ['Ana Reyes is moving to suspend the gas tax', false, 'Did Ana Reyes suspend the gas tax?', 'en'],
  ['Ana Reyes called a gas tax suspension great', false, 'Did Ana Reyes suspend the gas tax?', 'en'],
  ['Ana Reyes announced a gas tax suspension', true, 'Did Ana Reyes suspend the gas tax?', 'en'],
  ['Ana Reyes suspends the gas tax', true, 'Did Ana Reyes suspend the gas tax?', 'en'],
  ['Veldra seen to grow into a city', false, 'Did Veldra become a city?', 'en'],
  ['The merger would bring Kotor to Veldra', false, 'Did Kotor merge with Veldra?', 'en'],
  ['Kotor in talks to buy Veldra', false, 'Binili ba ng Kotor ang Veldra?', 'ph', 'en'],
  ['Kotor buys Veldra', true, 'Binili ba ng Kotor ang Veldra?', 'ph', 'en'],
  ['Kotor, nakikipag-usap para bilhin ang Veldra', false, 'Binili ba ng Kotor ang Veldra?', 'ph'],
  ['Binili ng Kotor ang Veldra', true, 'Binili ba ng Kotor ang Veldra?', 'ph'],
  ['Veldra正与Kotor就电池供应事宜展开洽谈', false, 'Veldra给Kotor供应电池了吗？', 'zh'],
  ['Veldra为Kotor供应电池', true, 'Veldra给Kotor供应电池了吗？', 'zh'],
  ['Veldra拟在全国禁止Kotor产品', false, 'Veldra禁止Kotor产品了吗？', 'zh'],
  ['Veldra在全国禁止Kotor产品', true, 'Veldra禁止Kotor产品了吗？', 'zh'],
  ['Veldra正考虑与Kotor合并', false, 'Veldra和Kotor合并了吗？', 'zh'],
  ['Veldra与Kotor合并', true, 'Veldra和Kotor合并了吗？', 'zh'],
  ['Kotor has room to cut rates', false, 'Did Kotor cut rates?', 'en'],
  ['Kotor opens the door to rate cuts', false, 'Did Kotor cut rates?', 'en'],
  ['Kotor announces rate cuts', true, 'Did Kotor cut rates?', 'en'],
  ['Kotor equips naval drones with rockets', true, 'How did Kotor arm its naval drones?', 'en'],
  ['Kotor cuts rates', true, 'Did Kotor cut rates?', 'en'],
  ['Ana Reyes pleads not guilty', false, 'Was Ana Reyes found guilty?', 'en'],
  ['Ana Reyes is found guilty', true, 'Was Ana Reyes found guilty?', 'en'],
  ['Ana Reyes pleads guilty', true, 'Did Ana Reyes plead guilty?', 'en'],
  ['Ana Reyes pledged to cut rates', false, 'Did Ana Reyes cut rates?', 'en'],
  ['Reyes shows a court order to free Holt', false, 'Was Holt freed?', 'en'],
  ['消息称Veldra发布的新船包括Kotor号', false, 'Veldra发布Kotor号了吗？', 'zh'],
  ['Kotor has room to cut rates', false, 'Nag-cut ba ng rates ang Kotor?', 'ph', 'en'],
  ['交易完成后，Veldra与Kotor合并后将成为最大公司', false, 'Veldra和Kotor合并了吗？', 'zh'],
] as Told[])('only talked about or carried out: %s', (...row) => told(row)); // prettier-ignore

it.each<Told>([
  // What is in brackets does not end the clause.
  ['Veldra拟向Kotor追加高达30亿美元（约合200亿元）的投资', false, 'Veldra追加投资Kotor了吗？', 'zh'],
  // Another mention in the sentence is of the same plan …
  ['Veldra拟投资Kotor，为本轮融资最大出资方', false, 'Veldra投资Kotor了吗？', 'zh'],
  // … unless its form shows that it happened.
  ['Veldra had planned to buy Kotor and bought it', true, 'Did Veldra buy Kotor?', 'en'],
  // Money that somebody else got is another matter.
  [['Veldra拟投资Kotor', '软银去年投资Kotor。'], false, 'Veldra投资Kotor了吗？', 'zh'],
  [['Veldra in talks to buy Kotor', 'Veldra bought Turin Mills.'], false, 'Did Veldra buy Kotor?', 'en'],
  // Permission is an answer to a question about it.
  ['Veldra allowed Kotor to park its trucks', true, 'Did Veldra let Kotor park its trucks?', 'en'],
] as Told[])('which mention counts: %s', (...row) => told(row)); // prettier-ignore

it('is what a headline only plans, whatever else its report mentions', () => {
  const [event] = keptEdition(0);
  if (!event) throw new Error('there is no sample');
  const passage = (text: string, block: number) => ({
    ...{ event_id: 'one', block, place: block, text, lang: 'en' as const, citations: [1] },
    ...{ before: '', heading: '', suspect: false },
  });
  const asked = (question: string, ...texts: string[]) => {
    const read = readQuestion(question, 'en');
    const passages = texts.map((text, at) => passage(text, headlineBlock + at));
    return isOnlyPlanned(rankWithin(event, read, passages), read);
  };
  const body = 'Kotor bought the coats of Veldra for its museum.';
  expect(asked('Did Kotor buy Veldra?', 'Kotor in talks to buy Veldra', body)).toBe(true);
  expect(asked('Did Kotor buy Veldra?', 'Kotor shops for Veldra', body)).toBe(false);
  expect(asked('Will Kotor buy Veldra?', 'Kotor in talks to buy Veldra', body)).toBe(false);
});
