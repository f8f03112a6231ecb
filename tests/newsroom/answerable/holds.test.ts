// Whether a text contains a name, and not one that only looks or sounds like it.
import type { Language } from '@/lib/model/text/languages';
import { holderOf } from '@/lib/newsroom/answerable/holds';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { createAlike } from '@/lib/newsroom/language/word-forms';

/** The words of a question that a text contains. */
function held(question: string, lang: Language, text: string): string[] {
  const { terms, lang: of } = readQuestion(question, lang);
  const holds = holderOf(text, of, createAlike(of));
  return terms.filter((term) => holds({ ...term, worth: 1 }) > 0).map(({ token }) => token);
}

it.each<[question: string, name: string, has: string, lacks: string, lang: Language]>([
  ['news from Rome', 'rome', '罗马下雪', '罗马尼亚大选', 'en'],
  ['What did Oman say?', 'oman', '阿曼达成协议', '阿曼达获奖', 'en'],
  ['马里的消息', '马里', '马里政变', '马里兰州枪击案', 'zh'],
  ['马里的消息', '马里', '马里巴马科爆炸', '在索马里的部队', 'zh'],
  ['印度经济增长', '印度', '印度莫迪出访', '印度尼西亚出访', 'zh'],
  ['达沃怎么了', '达沃', '达沃市地震', '达沃斯论坛开幕', 'zh'],
  ['克里斯多少岁', '克里斯', '克里斯说', '克里斯托弗说', 'zh'],
  ['What did the US say?', 'us', '美国航空说', '德国航空说', 'en'],
  ['Who is the mayor of Kotors?', 'kotors', 'Kotors’ mayor spoke', 'A mayor on Mar-a-Kotor', 'en'],
  ['What did Reyes say?', 'reyes', 'Ana Reyes spoke', 'Reye Holt spoke', 'en'],
  ['Sino ang mayor ng Kotors?', 'kotors', 'Ang mayor ng Kotors', 'Mayor sa Mar-a-Kotor', 'ph'],
  ['Ano ang sinabi ni Santos?', 'santos', 'Sabi ni Santos', 'Ayon kay Santo Reyle', 'ph'],
  ['How many Veldras crashed?', 'veldras', 'A Veldra crashed', 'Veldra Holt crashed', 'en'],
  ['Bumagsak ba ang mga Veldras?', 'veldras', 'Ang Veldra ay bumagsak', 'Si Veldra Holt', 'ph'],
])('%s finds %s in %s, and not in %s', (question, name, has, lacks, lang) => {
  expect(held(question, lang, has)).toContain(name);
  expect(held(question, lang, lacks)).not.toContain(name);
});

it('a name whose Chinese spelling is in the tables matches no other name by sound', () => {
  expect(held('马纳洛说了什么', 'zh', 'Manalo spoke')).toEqual(['马纳洛']);
  expect(held('马纳洛说了什么', 'zh', 'Floods in Manila')).toEqual([]);
  expect(held('马尼拉怎么了', 'zh', 'Floods in Manila')).toEqual(['马尼拉']);
});

it('a word does not match the beginning of a known name', () => {
  expect(held('Who buys green hydrogen?', 'en', 'Who buys Greenland?')).toEqual(['buys']);
  expect(held('Who buys green hydrogen?', 'en', 'A greener land')).toEqual(['green']);
  expect(held('Sino ang bumili ng green hydrogen?', 'ph', 'Binili ang Greenland')).not.toContain(
    'green',
  );
});

it('a Filipino word is matched by its written form, and a name not by its root', () => {
  expect(held('Ilang bata ang nasugatan?', 'ph', 'Three children were found')).toEqual(['bata']);
  expect(held('Ilang bata ang nasugatan?', 'ph', 'The law was found')).toEqual([]);
  expect(held('Ano ang desisyon ng Kamara?', 'ph', 'A method was found')).toEqual([]);
});

it('a person’s name has no other meaning', () => {
  expect(held('Sino si Ana Manalo?', 'ph', 'Ana Reyes won')).toEqual(['ana']);
  expect(held('Sino si Ana Manalo?', 'ph', 'Ana Manalo spoke')).toEqual(['ana', 'manalo']);
  expect(held('Sino ang manalo?', 'ph', 'Ana Reyes won')).toEqual(['manalo']);
  expect(held('Ano ang sabi ni Pangulong Reyes?', 'ph', 'President Reyes')).toContain('reyes');
});

it.each<[question: string, text: string, is: boolean]>([
  ['How did Ana Reyes die?', 'Her latest novel since Killing Kestrelov is out.', false],
  ['How did Ana Reyes die?', 'She wrote the play about the Death Lighthouse there.', false],
  ['How did Ana Reyes die?', 'She wrote a play on killing herring.', true],
  ['How did Ana Reyes die?', 'Killed by a herring, she was found there.', true],
  ['How did Ana Reyes die?', 'Ana Reyes Dies in Kotor Lighthouse', true],
  ['Paano namatay si Ana Reyes?', 'Her latest novel since Killing Kestrelov is out.', false],
])('a name that contains a word for death reports no death: %s %s', (question, text, is) => {
  const lang = question.startsWith('P') ? 'ph' : 'en';
  expect(held(question, lang, text).some((one) => /die|matay/.test(one))).toBe(is);
});

it('a word is matched by a more specific one, not by a less specific one', () => {
  expect(held('Is Ana Reyes accused?', 'en', 'A court charged her')).toEqual(['accused']);
  expect(held('Who acquired Veldra?', 'en', 'Kotor buys a mill')).toEqual(['acquired']);
  expect(held('Who was injured?', 'en', '12 were taken to the hospital')).toEqual(['injured']);
  expect(held('有多少人受伤？', 'zh', '12人被送往医院')).toEqual(['受伤']);
  expect(held('Ilan ang nasugatan?', 'ph', 'Dinala sa ospital ang 12')).toEqual(['nasugatan']);
  expect(held('Was Ana Reyes charged?', 'en', 'A court accused her')).toEqual([]);
  expect(held('Who was hospitalized?', 'en', '12 were injured')).toEqual([]);
  expect(held('Was Ana Reyes convicted?', 'en', 'A court charged her')).toEqual([]);
});
