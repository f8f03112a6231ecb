// A question about something done is not answered by a headline that plans it, asks about it or
// denies it.
import type { Language } from '@/lib/model/text/languages';
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
