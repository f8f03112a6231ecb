import { withSentence } from '@/lib/newsroom/answerable/choice';
import { headlineBlock } from '@/lib/newsroom/answerable/headlines';
import type { RankedPassage } from '@/lib/newsroom/answerable/rank';
import { answers } from '@/lib/newsroom/language/questions/aspects';

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

  it('include a sentence beside a headline, even if the headline is better', () => {
    expect(texts([first], [first, why])).toEqual([first.text, why.text]);
    expect(texts([first], [first])).toEqual([first.text]);
  });

  it('include no unrelated sentence, and no more than the limit', () => {
    const other = sentence('Rain is expected.', 0.05);
    expect(texts([first], [first, other])).toEqual([first.text]);
    expect(texts([first], [first, why], 1)).toEqual([first.text]);
  });

  it('include no sentence of another report beside a headline', () => {
    const other = { ...why, citations: [2] };
    expect(texts([first], [first, other])).toEqual([first.text]);
    expect(texts([first], [first, other, why])).toEqual([first.text, why.text]);
  });

  it('include at most two headlines, however many say the same', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => headline(name));
    expect(texts([...many, why], [...many, why])).toEqual(['a', 'b', why.text]);
    expect(texts(many, [...many, why], 2)).toEqual(['a', why.text]);
  });

  it('are only sentences if these are as good', () => {
    const good = [sentence('x', 0.9), sentence('y', 0.8)];
    expect(texts(good, [...good, first])).toEqual(['x', 'y']);
  });
});

describe('a headline of several matters', () => {
  const roundUp = headline('Taxi fares rise; ferry sinks off Cebu; a comet is seen');
  const unrelated = { ...sentence('Astronomers waited all night.', 0.3), own: 0 };
  const fares = sentence('Fares go up by two pesos.', 0.4);

  it('is not joined by a sentence that shares nothing with the question', () => {
    expect(texts([roundUp], [roundUp, unrelated])).toEqual([roundUp.text]);
    expect(texts([roundUp], [roundUp, unrelated, fares])).toEqual([roundUp.text, fares.text]);
    const listed = headline('出租车涨价，渡轮沉没，彗星现身');
    expect(texts([listed], [listed, unrelated])).toEqual([listed.text]);
  });

  it('is told from a headline of one matter, which all its sentences are about', () => {
    const single = headline('Taxi fares rise, from Monday');
    expect(texts([single], [single, unrelated])).toEqual([single.text, unrelated.text]);
  });
});

describe('a question for a reason', () => {
  const strike = headline('Ferry crews walk out');
  const first = sentence('Crews met in the harbor.', 0.5);
  const reason = sentence('They walked out because of unpaid wages.', 0.3);

  it('is answered by the headline and the sentence that gives a reason', () => {
    const found = withSentence([strike], [strike, first, reason], 4, answers('Why the walkout?'));
    expect(found.map(({ text }) => text)).toEqual([strike.text, reason.text]);
  });

  it('falls back to the nearest sentence if none gives one, as other questions do', () => {
    const why = withSentence([strike], [strike, first], 4, answers('Why the walkout?'));
    expect(why.map(({ text }) => text)).toEqual([strike.text, first.text]);
    const who = withSentence([strike], [strike, first, reason], 4, answers('Who walked out?'));
    expect(who.map(({ text }) => text)).toEqual([strike.text, first.text]);
  });
});
