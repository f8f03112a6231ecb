/** @jest-environment node */
// Whether a text has a name, and not one that only looks or sounds like it.
import type { Language } from '@/lib/model/text/languages';
import { holderOf } from '@/lib/newsroom/answerable/holds';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { createAlike } from '@/lib/newsroom/language/word-forms';

/** The words of a question that a text has. */
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
])('%s has %s in %s, and not in %s', (question, name, has, lacks, lang) => {
  expect(held(question, lang, has)).toContain(name);
  expect(held(question, lang, lacks)).not.toContain(name);
});

it('a name that the tables write otherwise in Chinese is no other by its sound', () => {
  expect(held('马纳洛说了什么', 'zh', 'Manalo spoke')).toEqual(['马纳洛']);
  expect(held('马纳洛说了什么', 'zh', 'Floods in Manila')).toEqual([]);
  expect(held('马尼拉怎么了', 'zh', 'Floods in Manila')).toEqual(['马尼拉']);
});

it('a Filipino word means what it is written as, and a name nothing by its root', () => {
  expect(held('Ilang bata ang nasugatan?', 'ph', 'Three children were found')).toEqual(['bata']);
  expect(held('Ilang bata ang nasugatan?', 'ph', 'The law was found')).toEqual([]);
  expect(held('Ano ang desisyon ng Kamara?', 'ph', 'A method was found')).toEqual([]);
});
