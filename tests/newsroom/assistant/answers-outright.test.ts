// What a report says in other words, or about the future, is a direct answer if that is what is
// asked.
import type { Language } from '@/lib/model/text/languages';
import { answers } from '@/lib/newsroom/language/questions/aspects';
import { outcome } from './outcome-of';

describe('a question about the future', () => {
  it('is answered by a plan', () => {
    const plan = { of: 'en' as const, title: 'Veldra is set to close a mill in Turin' };
    expect(outcome('Which mill in Turin will be closed by Veldra?', 'en', plan)).toBe('quoted');
    expect(outcome('Was the mill in Turin closed by Veldra?', 'en', plan)).toBe('closest');
    const chinese = { of: 'zh' as const, title: '万科公司计划收购北京磨坊' };
    expect(outcome('万科公司将收购了哪家磨坊？', 'zh', chinese)).toBe('quoted');
    expect(outcome('万科公司收购了北京磨坊吗？', 'zh', chinese)).not.toBe('quoted');
  });
});

describe('what somebody won', () => {
  const asked = 'What medals did Ana Reyes win in Peru?';
  const worth = { ana: 3, reyes: 3, peru: 2 };

  it('is answered by ‘bagged’', () => {
    const bagged = { of: 'en' as const, title: 'Ana Reyes bagged two medals in Peru' };
    expect(outcome(asked, 'en', bagged, { worth })).toBe('quoted');
    const bag = { of: 'en' as const, title: 'Ana Reyes leaves a bag of medals in Peru' };
    expect(outcome(asked, 'en', bag, { worth })).not.toBe('quoted');
  });

  it('is not answered by what somebody else won', () => {
    const other = { of: 'en' as const, title: 'Jan Holt bagged two medals in Peru' };
    const sentence = 'Ana Reyes was fifth, behind medalists.';
    expect(outcome(asked, 'en', { ...other, sentence }, { worth })).not.toBe('quoted');
  });
});

describe('why something was done', () => {
  it.each([
    ['The Oriana was detained following 21 deficiencies.', true],
    ['The Oriana detained after a collision', true],
    ['The Oriana was detained in Kotor after inspectors found leaks.', true],
    ['The Oriana was detained after 5 p.m.', false],
    ['The Oriana was detained after two days at sea.', false],
    ['The Oriana was detained after midnight.', false],
    ['The Oriana sails after the Veldra.', false],
    ['A pier was closed after a fire, and the Oriana detained.', false],
    [
      'The Oriana was detained by the guard (PCG) off this town on May 15 following 21 leaks.',
      true,
    ],
    ['The Oriana was too dangerous for its crew.', true],
    ['It was too early to free the Oriana.', false],
    ['Port detains the Oriana after 21 leaks are found', true],
    ['Kotor to detain 4,000-ton Oriana after collision', true],
    ['Port detains the Oriana after two days at sea', false],
    ['Port to free the Oriana after collision', false],
    ['The Oriana was detained in a backlash against its owners.', true],
    ['Crews stopped the Oriana in protest at the fees.', true],
    ['The Oriana was detained in response to a complaint.', true],
    ['The Oriana was detained in a port.', false],
  ])('%s', (text, is) => {
    expect(answers('Why was the Oriana detained?')?.({ text, lang: 'en' })).toBe(is);
  });
});

it.each<[asked: string, lang: Language, text: string, is: boolean]>([
  ['Why was the mill built near trees?', 'en', 'A mill grows trees after a fire', false],
  ['Why did Ana Reyes visit Kotor?', 'en', 'Ana Reyes visits Kotor after Lima', false],
  ['Why did Ana Reyes resign?', 'en', 'Ana Reyes Resigns After Losses', true],
  ['Why was Ana Reyes impeached?', 'en', 'Ana Reyes impeached over harbor fees', true],
  ['Why did the mill burn?', 'en', 'The fire at the mill spread over the hills', false],
  ['Bakit isinara ang daungan?', 'ph', 'Masyadong mahal ang daungan', true],
  ['为什么关闭港口？', 'zh', '港口费用过于高昂', true],
  ['Bakit nagbitiw si Ana Reyes?', 'ph', 'Nagbitiw si Ana Reyes matapos matalo sa halalan', true],
  ['Bakit nagbitiw si Ana Reyes?', 'ph', 'Nagbitiw si Ana Reyes pagkatapos ng tatlong taon', false],
  ['Bakit nagbitiw si Ana Reyes?', 'ph', 'Bumisita si Ana Reyes matapos matalo sa halalan', false],
])('%s is answered by what happened before: %s %s', (asked, lang, text, is) => {
  expect(answers(asked)?.({ text, lang })).toBe(is);
});

describe('what something costs', () => {
  const asked = 'How much does the new Veldra cost?';
  const worth = { veldra: 1.4, cost: 1 };

  it('is answered by a selling price', () => {
    const sold = { of: 'en' as const, title: 'New Veldra sells for less than $200K' };
    expect(outcome(asked, 'en', sold, { worth })).toBe('quoted');
  });

  it('is not answered by just any sum', () => {
    const fined = { of: 'en' as const, title: 'Court fines Veldra $200K' };
    expect(outcome(asked, 'en', fined, { worth })).not.toBe('quoted');
  });
});

describe('who won the game of a team', () => {
  const asked = 'Who won the Kotor game against the Turin Owls?';
  const of = 'en' as const;

  it('may be that team itself', () => {
    const won = { of, title: 'Kotor outlasts the Turin Owls', sentence: 'Kotor won the game.' };
    expect(outcome(asked, 'en', won)).toBe('quoted');
  });

  it('is another team if the question is who beat it', () => {
    const won = { of, title: 'Kotor beats the Turin Owls' };
    expect(outcome('Who beat Kotor?', 'en', won)).not.toBe('quoted');
  });
});
