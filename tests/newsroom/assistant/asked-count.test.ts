// A count is of one verb: those who fled are not those who died, and ‘nobody died’ is an answer.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion, type WeightedTerm } from '@/lib/newsroom/answerable/question';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { answers } from '@/lib/newsroom/language/questions/aspects';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import { keptEdition } from '@/tests/kept-edition';
import { outcome } from './outcome-of';

const [sample] = keptEdition(0);
if (!sample) throw new Error('there is no sample');

/** What is shown from a report whose first sentence is its headline. */
function shown(asked: string, lang: Language, said: readonly string[]) {
  const question = readQuestion(asked, lang);
  const terms = question.terms.map((term): WeightedTerm => ({ ...term, worth: term.weight }));
  const event = { ...sample, title: [{ lang, text: said[0] ?? '' }], brief: [], content: [] };
  const passages = said.map((text, at) => ({
    ...{ event_id: 'one', block: at, place: at, text, lang, citations: [1] },
    ...{ before: at > 1 ? (said[at - 1] ?? '') : '', heading: '', suspect: false },
  }));
  const given = { terms, alike: createAlike(lang) };
  const events = [rankEvent(event as never, passages, question, given)];
  const { outcome: of, chosen } = choosePassages({ events }, question);
  return { of, texts: chosen.flatMap((one) => one.passages.map(({ text }) => text)) };
}

it.each<[lang: Language, asked: string, title: string, landed: string, told: string]>([
  [
    'en',
    'How many people died in Typhoon Kadavu?',
    'Typhoon Kadavu reaches Tarsia; 900 people flee',
    'Typhoon Kadavu reached the coast of Tarsia on Monday, the weather bureau said.',
    'Three fishermen died at sea.',
  ],
  [
    'ph',
    'Ilan ang nasawi sa Bagyong Kadavu?',
    'Bagyong Kadavu, tumama sa Tarsia; 900 katao lumikas',
    'Tumama ang Bagyong Kadavu sa baybayin ng Tarsia noong Lunes, ayon sa PAGASA.',
    'Walang naiulat na nasawi sa dagat.',
  ],
  [
    'zh',
    '台风卡达武中有多少人死亡？',
    '台风卡达武登陆塔尔西亚，900人撤离',
    '台风卡达武星期一在塔尔西亚登陆，900人在台风中撤离。',
    '另有三人在海上死亡。',
  ],
])(
  '%s: the sentence with the verb of the question is shown',
  (lang, asked, title, landed, told) => {
    const { of, texts } = shown(asked, lang, [title, landed, told]);
    expect(of).toBe('quoted');
    expect(texts).toContain(told);
  },
);

it.each<[lang: Language, asked: string, title: string, sentence: string, is: string]>([
  [
    'en',
    'How many people died in Tarsia?',
    '900 people flee Tarsia',
    'Many may have died in Tarsia.',
    'closest',
  ],
  ['en', 'How many people died in Tarsia?', 'A mill burns in Tarsia', 'Four died there.', 'quoted'],
  [
    'en',
    'How many people were hurt in Tarsia?',
    'A mill burns in Tarsia',
    'No one was hurt.',
    'quoted',
  ],
  [
    'en',
    'How many people were hurt in Tarsia?',
    'A mill burns in Tarsia',
    'One resident was hurt.',
    'quoted',
  ],
  ['zh', '塔尔西亚有多少人受伤？', '塔尔西亚磨坊起火', '火灾没有造成人员受伤。', 'quoted'],
  ['zh', '塔尔西亚有多少人受伤？', '塔尔西亚900人撤离', '据报有人在塔尔西亚受伤。', 'closest'],
  [
    'ph',
    'Ilan ang nasugatan sa Tarsia?',
    'Nasunog ang gilingan sa Tarsia',
    'Walang nasugatan.',
    'quoted',
  ],
])('%s: %s %s %s', (lang, asked, title, sentence, is) => {
  expect(outcome(asked, lang, { of: lang, title, sentence })).toBe(is);
});

it.each<[question: string, text: string, lang: Language, is: boolean]>([
  ['How many cases of pox are there?', 'There are no active cases of pox.', 'en', true],
  ['How many cases of pox are there?', 'Cases of pox are watched.', 'en', false],
  ['钟山920芯片有多少核？', '钟山920今天上市。', 'zh', false],
  ['钟山920芯片有多少核？', '钟山920有64核。', 'zh', true],
])('%s %s', (question, text, lang, is) => {
  expect(answers(question)?.({ text, lang })).toBe(is);
});

it('the holder of an office is shown with the name', () => {
  const said = [
    'Reyes runs for governor of Tarsia',
    'Ana Reyes is running for governor of Tarsia, she said in Tarsia.',
    'She wants to follow Governor Jan Holt.',
  ];
  expect(shown('Who is the governor of Tarsia?', 'en', said).texts).toContain(said[2]);
});
