// ‘Which bank’, ‘which company’: a name of another kind is no answer, and neither is a name of the
// right kind that is unrelated to what is asked.
import type { Language } from '@/lib/model/text/languages';
import { askedKind, showsKind } from '@/lib/newsroom/language/questions/kinds';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import { keptEdition } from '@/tests/kept-edition';
import { outcome } from './outcome-of';

describe('the kind of thing asked for', () => {
  it.each<[question: string, kind: string | undefined]>([
    ['Which bank lent money to Veldra?', 'bank'],
    ['By which London-based airline was he flown?', 'airline'],
    ['What university did Reyes attend?', 'university'],
    ['What did the bank say?', undefined],
    ['What is the company worth?', undefined],
    ['Which mill burned down?', undefined],
    ['哪家银行贷款给维德拉？', 'bank'],
    ['哪所中国大学授予他学位？', 'university'],
    ['什么原因导致公司倒闭？', undefined],
    ['哪支部队到达科托尔？', undefined],
    ['Aling bangko ang nagpahiram sa Veldra?', 'bank'],
    ['Anong unibersidad ang pinasukan ni Reyes?', 'university'],
    ['Aling airline ang naghatid kay Reyes?', 'airline'],
    ['Ano ang sinabi ng bangko?', undefined],
    ['Which judge blocked the Kotor law?', 'person'],
    ['哪位法官阻止了该法案？', 'person'],
    ['Sinong hukom ang humarang sa batas?', 'person'],
    ['Who is the judge that blocked the Kotor law?', 'person'],
    ['Who was the driver?', 'person'],
    ['Who was the gunman in Kotor?', 'person'],
    ['Who is the mayor of Kotor?', undefined],
    ['嫌疑人是谁？', 'person'],
    ['Sino ang suspek?', 'person'],
  ])('%s', (question, kind) => {
    expect(askedKind(question)?.kind).toBe(kind);
  });
});

describe('what a sentence calls by that kind', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['Which bank lent money to Veldra?', 'Bank of Kotor lent Veldra two million.', 'en', true],
    ['Which bank lent money to Veldra?', 'Ana Reyes lent Veldra two million.', 'en', false],
    ['Which bank lent money to Veldra?', 'Veldra lent money in the West Bank.', 'en', false],
    ['Which judge blocked the law?', 'Judge Ana Reyes blocked the law.', 'en', true],
    [
      'Which judge blocked the law?',
      'The law was blocked by Ana Reyes, a judge in Kotor.',
      'en',
      true,
    ],
    ['Which judge blocked the law?', 'A judge in Kotor blocked the law.', 'en', false],
    ['Which judge blocked the law?', 'Kotor Judge Blocks Law Banning Ferries', 'en', false],
    [
      'Which judge blocked the law?',
      'The law violates the Kotor Constitution, a judge ruled.',
      'en',
      false,
    ],
    ['Which judge blocked the law?', 'A U.S. District Judge blocked the law.', 'en', false],
    ['Which judge blocked the law?', 'A judge blocked the law that Ana Reyes signed.', 'en', false],
    ['Sino ang suspek?', 'Two suspects shot Ana Reyes.', 'en', false],
    ['Sino ang suspek?', 'The suspect, Bram Oduya, shot Ana Reyes.', 'en', true],
    ['哪位法官阻止了该法案？', '法院判决阻止该法案，属于网络虚拟财产。', 'zh', false],
    ['哪位法官阻止了该法案？', '法官李大强阻止了该法案。', 'zh', true],
    ['哪位法官阻止了该法案？', '一名法官阻止了该法案。', 'zh', false],
    ['Sinong hukom ang humarang sa batas?', 'Hinarang ni Hukom Ana Reyes ang batas.', 'ph', true],
    ['Sinong hukom ang humarang sa batas?', 'Hinarang ng isang hukom ang batas.', 'ph', false],
    ['Which company cuts jobs?', 'Veldra Inc cuts 150 jobs.', 'en', true],
    ['Which company cuts jobs?', 'Kotor cuts 150 jobs.', 'en', false],
    ['Which company did Veldra buy?', 'Veldra Inc bought Orbin for cash.', 'en', false],
    ['Which company did Veldra buy?', 'Veldra Inc bought Orbin Corp for cash.', 'en', true],
    ['Which company bought Veldra?', 'Veldra was bought, the company said.', 'en', false],
    ['哪家银行贷款给维德拉？', '科托尔银行贷款给维德拉。', 'zh', true],
    ['哪家银行贷款给维德拉？', '科托尔贷款给维德拉。', 'zh', false],
    ['哪家银行贷款给维德拉？', 'Bank of Kotor lent money to Veldra.', 'en', true],
    ['Aling bangko ang nagpahiram?', 'Nagpahiram ang Bangko ng Kotor.', 'ph', true],
    ['Aling bangko ang nagpahiram?', 'Nagpahiram si Ana Reyes.', 'ph', false],
    ['Aling bangko ang nagpahiram?', 'Nagpahiram ang Bank of Kotor.', 'ph', true],
  ])('%s %s', (question, text, lang, is) => {
    const asked = askedKind(question);
    if (!asked) throw new Error('it asks for no kind');
    expect(showsKind({ text, lang }, asked, question)).toBe(is);
  });
});

describe('an answer to ‘which of a kind’', () => {
  const told = (of: Language, title: string, sentence: string) => ({ of, title, sentence });

  it.each<[question: string, lang: Language, title: string, right: string, wrong: string]>([
    [
      'Which bank lent money to Veldra?',
      'en',
      'Veldra was lent money',
      'Bank of Kotor lent money to Veldra.',
      'Ana Reyes lent money to Veldra.',
    ],
    [
      '哪家银行贷款给维德拉？',
      'zh',
      '维德拉获得贷款',
      '科托尔银行贷款给维德拉。',
      '王小明贷款给维德拉。',
    ],
    [
      'Aling bangko ang nagpahiram ng pera sa Veldra?',
      'ph',
      'May nagpahiram ng pera sa Veldra',
      'Nagpahiram ng pera sa Veldra ang Bangko ng Kotor.',
      'Nagpahiram ng pera sa Veldra si Ana Reyes.',
    ],
  ])('names one of that kind: %s', (question, lang, title, right, wrong) => {
    expect(outcome(question, lang, told(lang, title, right))).toBe('quoted');
    expect(outcome(question, lang, told(lang, title, wrong))).toBe('closest');
  });

  it('names it beside the person asked about, if the act is described in other words', () => {
    const asked = 'Which hospital treated Ana Reyes?';
    const worth = { ana: 3, reyes: 3 };
    const named = told('en', 'Ana Reyes is hurt', 'Ana Reyes had surgery at Kotor Hospital.');
    expect(outcome(asked, 'en', named, { worth })).toBe('quoted');
    const apart = told('en', 'Ana Reyes is hurt', 'Kotor Hospital opens a ward.');
    expect(outcome(asked, 'en', apart, { worth })).toBe('closest');
  });

  it('names it beside the act asked about', () => {
    const asked = 'Which bank lent money to Veldra?';
    const apart = told('en', 'Veldra was lent money', 'Veldra has its seat beside Bank of Kotor.');
    expect(outcome(asked, 'en', apart)).toBe('closest');
    const country = 'Which country lent money to Veldra?';
    const abroad = told('en', 'Veldra was lent money', 'Veldra has mills in Peru.');
    expect(outcome(country, 'en', abroad)).toBe('closest');
    const lends = told('en', 'Veldra was lent money', 'Peru lent money to Veldra.');
    expect(outcome(country, 'en', lends)).toBe('quoted');
  });
});

it('the sentence that names it beside the act is shown', () => {
  const question = readQuestion('Which university did Ana Reyes teach at?', 'en');
  const [sample] = keptEdition(0);
  if (!sample) throw new Error('there is no sample');
  const places = ['Tivat', 'Budva', 'Bar', 'Perast', 'Risan'];
  const degrees = places.map((one) => `Ana Reyes has a degree of ${one} University.`);
  const teaches = 'Kotor College had her teach rowing.';
  const sentences = [...degrees, teaches];
  const terms = question.terms.map((term) => ({ ...term, worth: term.naming ? 9 : 0.1 }));
  const ranked = rankEvent(
    { ...sample, title: [{ lang: 'en', text: 'Ana Reyes wins' }], brief: [] },
    sentences.map((text, place) => ({
      ...{ event_id: sample.id, block: place, place, text, lang: 'en' as const, citations: [1] },
      ...{ before: '', heading: '', suspect: false },
    })),
    question,
    { terms, alike: createAlike('en') },
  );
  const { chosen } = choosePassages({ events: [ranked] }, question);
  const shown = chosen.flatMap(({ passages }) => passages.map(({ text }) => text));
  expect(shown).toContain(teaches);
});
