/** @jest-environment node */
import { withSentence } from '@/lib/newsroom/answerable/choice';
import { headlineBlock } from '@/lib/newsroom/answerable/headlines';
import type { RankedPassage } from '@/lib/newsroom/answerable/rank';

const passage = (text: string, block: number, fit: number): RankedPassage => ({
  ...{ event_id: 'one', block, place: 0, text, lang: 'en', citations: [1], before: '' },
  ...{ heading: '', suspect: false, score: fit, own: fit, fit },
});
const headline = (text: string, fit = 0.9) => passage(text, headlineBlock, fit);
const sentence = (text: string, fit = 0.3) => passage(text, 0, fit);
const texts = (good: RankedPassage[], all: RankedPassage[], most = 4) =>
  withSentence(good, all, most).map(({ text }) => text);

describe('the passages that answer', () => {
  const first = headline('Horse toys go viral');
  const why = sentence('Shop owners say that they speak to young workers.');

  it('have a sentence beside a headline that is better', () => {
    expect(texts([first], [first, why])).toEqual([first.text, why.text]);
    expect(texts([first], [first])).toEqual([first.text]);
  });

  it('have none that has nothing to do with the question, nor one too many', () => {
    const other = sentence('Rain is expected.', 0.05);
    expect(texts([first], [first, other])).toEqual([first.text]);
    expect(texts([first], [first, why], 1)).toEqual([first.text]);
  });

  it('have none of another report beside a headline', () => {
    const other = { ...why, citations: [2] };
    expect(texts([first], [first, other])).toEqual([first.text]);
    expect(texts([first], [first, other, why])).toEqual([first.text, why.text]);
  });

  it('are no more than two headlines, however many say the same', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => headline(name));
    expect(texts([...many, why], [...many, why])).toEqual(['a', 'b', why.text]);
    expect(texts(many, [...many, why], 2)).toEqual(['a', why.text]);
  });

  it('are sentences alone where these are as good', () => {
    const good = [sentence('x', 0.9), sentence('y', 0.8)];
    expect(texts(good, [...good, first])).toEqual(['x', 'y']);
  });
});
