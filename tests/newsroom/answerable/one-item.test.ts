// An article that lists items in its headline answers with one of them.
import { inOneItem } from '@/lib/newsroom/answerable/one-item';
import { headlineBlock } from '@/lib/newsroom/answerable/headlines';
import { readQuestion, type WeightedTerm } from '@/lib/newsroom/answerable/question';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import { keptEdition } from '@/tests/kept-edition';

const items = [
  '北光电力：预计2025年净利润约68亿元，北光电力发布业绩预告。',
  '南溪食品：预计2025年净亏损15亿元，南溪食品发布业绩预告。',
];
const listing = '东岭港口恢复通航；西林机场扩建；科托尔渡轮公司发布新船';

function ranked(asked: string, title: string) {
  const [sample] = keptEdition(0);
  if (!sample) throw new Error('there is no sample');
  const event = {
    ...sample,
    title: [{ lang: 'zh' as const, text: title }],
    brief: [],
    content: [],
  };
  const question = readQuestion(asked, 'zh');
  const terms = question.terms.map((term): WeightedTerm => ({ ...term, worth: term.weight }));
  const passages = [title, ...items].map((text, at) => ({
    ...{ event_id: 'one', block: headlineBlock + at, place: 0, text, lang: 'zh' as const },
    ...{ citations: [1], before: '', heading: '', suspect: false },
  }));
  const given = { terms, alike: createAlike('zh') };
  return { question, one: rankEvent(event, passages, question, given) };
}

const shown = (asked: string, title = listing) => {
  const { question, one } = ranked(asked, title);
  const { outcome, chosen } = choosePassages({ events: [one] }, question);
  return { outcome, texts: chosen.flatMap(({ passages }) => passages.map(({ text }) => text)) };
};

it('does not answer by the words of two items', () => {
  const { outcome, texts } = shown('北光电力亏损多少');
  expect(outcome).not.toBe('quoted');
  expect(texts).not.toContain(items[1]);
});

it('answers by the item that is asked about', () => {
  expect(shown('南溪食品亏损多少')).toEqual({ outcome: 'quoted', texts: [items[1]] });
});

it('shows no other item under one of its headline', () => {
  const { texts } = shown('科托尔渡轮公司发布了什么');
  expect(texts.filter((text) => items.includes(text))).toEqual([]);
});

it('leaves any other article unchanged', () => {
  const { one } = ranked('北光电力亏损多少', '北光电力与南溪食品发布预告');
  expect(inOneItem(one, 'zh')).toBe(one);
});
