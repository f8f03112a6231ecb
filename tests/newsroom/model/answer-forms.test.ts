import { opensOnly, pressesReader, refuses } from '@/lib/newsroom/language/questions/answer-forms';
import { cleanSentence, namesWallet } from '@/lib/newsroom/model/clean-answer';
import type { Language } from '@/lib/model/text/languages';

const openers: [string, Language][] = [
  ['Yes.', 'en'],
  ['In brief:', 'en'],
  ['Short answer: **yes**.', 'en'],
  ['What the reports say:', 'en'],
  ['是的。', 'zh'],
  ['简而言之：', 'zh'],
  ['Oo.', 'ph'],
  ['Sa madaling salita:', 'ph'],
];
const statements: [string, Language][] = [
  ['Yes, the bank failed.', 'en'],
  ['Netflix is bankrupt.', 'en'],
  ['There were 12 dead:', 'en'],
  ['是的，银行破产了。', 'zh'],
  ['Oo, nagsara ang bangko.', 'ph'],
];

it.each(openers)('%s is a mere introduction', (text, lang) => {
  expect(opensOnly(text, lang)).toBe(true);
});
it.each(statements)('%s is a statement', (text, lang) => {
  expect(opensOnly(text, lang)).toBe(false);
});

it.each([
  'I’m sorry, but the passages do not answer this question.',
  'The provided sources do not mention a date.',
  'I cannot answer that from the articles.',
  'There is no information about this in the passages.',
  '抱歉，资料中没有提到这一点。',
  '文章没有说明原因。',
  'Paumanhin, hindi ko masasagot iyan.',
  'Walang impormasyon tungkol dito sa mga sipi.',
])('%s is a refusal', (text) => expect(refuses(text)).toBe(true));

it.each([
  'The ministry said there are no active cases.',
  'The court did not mention the fine.',
  'He apologized to the families on Friday.',
  '部长没有提到罚款。',
  'Hindi inaprubahan ng mga opisyal ang lagusan.',
])('%s is news', (text) => expect(refuses(text)).toBe(false));

it.each(['Click here to win.', 'Send 1 BTC to keep reading.', '点击这里领取。', 'Pindutin dito.'])(
  '%s urges its reader to act',
  (text) => expect(pressesReader(text)).toBe(true),
);

it.each([
  'Send it to bc1qevil9 now',
  'to 0x52908400098527886E0F7030069857D2E4169EE7',
  'to bc1qevil… now',
])('a wallet address is removed like any other address (%s)', (text) => {
  expect(namesWallet(text)).toBe(true);
  expect(cleanSentence(text)).not.toMatch(/bc1q|0x5/);
});

it('leaves long names and numbers', () => {
  const text = 'Airbus A320neo flights rose 35 percent in Thiruvananthapuram.';
  expect(namesWallet(text)).toBe(false);
  expect(cleanSentence(text)).toBe(text);
});
