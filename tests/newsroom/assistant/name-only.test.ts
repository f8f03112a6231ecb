// A known name alone is no answer: what is asked about it must be there too. A question for news
// about the name gets it all the same.
import { readQuestion, type WeightedTerm } from '@/lib/newsroom/answerable/question';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import type { Language } from '@/lib/model/text/languages';
import { keptEdition } from '@/tests/kept-edition';
import type { StoredEvent } from '@/lib/newsroom/types';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

type Asked = { rare?: readonly string[]; of: Language; title: string };

/** The outcome of a question for an event of one headline; `rare` words are in few events. */
function outcome(text: string, lang: Language, { rare = [], of, title }: Asked) {
  const event = {
    ...sample,
    id: 'one',
    title: [{ lang: of, text: title }],
    brief: [],
    content: [],
  };
  const question = readQuestion(text, lang);
  const terms = question.terms.map((term): WeightedTerm => {
    return { ...term, worth: term.weight, isRare: rare.some((one) => term.token.includes(one)) };
  });
  const passage = {
    ...{ event_id: 'one', block: 0, place: 0, text: title, lang: of, citations: [1] },
    ...{ before: '', heading: '', suspect: false },
  };
  const alike = createAlike(lang);
  const ranked = rankEvent(event, [passage], question, { terms, alike });
  return choosePassages({ events: [ranked] }, question).outcome;
}

const snow: Asked = { of: 'zh', title: '北海道遭遇破纪录暴雪' };
const ports: Asked = { of: 'en', title: 'Panama court strikes down a contract for two ports' };

describe('a report with one name of a question and nothing else of it', () => {
  it('is no direct answer in any language', () => {
    expect(outcome('北海道的草莓酱多少钱', 'zh', { ...snow, rare: ['草莓', '莓酱'] })).toBe('none');
    expect(
      outcome('Who feeds the flamingos of Panama?', 'en', { ...ports, rare: ['flamingos'] }),
    ).toBe('none');
    expect(outcome('Sino ang nag-aalaga ng kalabaw sa Panama?', 'ph', ports)).toBe('none');
    expect(outcome('巴拿马的火烈鸟吃什么', 'zh', ports)).toBe('none');
  });

  it('is no direct answer by the person’s office either', () => {
    const visit: Asked = { of: 'zh', title: '英国首相斯塔默抵达北京' };
    expect(outcome('首相斯塔默的吉他是谁送的', 'zh', { ...visit, rare: ['吉他'] })).toBe('none');
  });

  it('is shown if news on the name is asked for', () => {
    expect(outcome('news about Panama', 'en', ports)).toBe('quoted');
    expect(outcome('关于巴拿马的新闻', 'zh', { of: 'zh', title: '巴拿马裁定合约违宪' })).toBe(
      'quoted',
    );
    expect(
      outcome('伊尔汗·奥马尔遇到了什么事', 'zh', { of: 'zh', title: '伊尔汗·奥马尔遭袭' }),
    ).toBe('quoted');
  });

  it('is a close match if the rest is common words, or the name is in few reports', () => {
    expect(outcome('Why does Panama go on like that then?', 'en', ports)).not.toBe('none');
    const recall: Asked = { of: 'en', title: 'Waymo recalls thousands of vehicles' };
    const far = '今年Waymo道歉吗';
    expect(outcome(far, 'zh', recall)).toBe('none');
    expect(outcome(far, 'zh', { ...recall, rare: ['waymo'] })).toBe('closest');
  });

  it('of another province is none, whichever script names it', () => {
    const income: Asked = { of: 'zh', title: '2025年西藏居民人均可支配收入33600元' };
    expect(outcome('西藏2025年人均可支配收入是多少', 'zh', income)).toBe('quoted');
    expect(outcome('青海2025年人均可支配收入是多少', 'zh', income)).toBe('none');
    const measles: Asked = { of: 'zh', title: '美国南卡州麻疹病例增至780例' };
    const asked = (state: string) => `How many measles cases are there in ${state}?`;
    expect(outcome(asked('South Carolina'), 'en', measles)).toBe('quoted');
    expect(outcome(asked('North Dakota'), 'en', measles)).toBe('none');
    const maps: Asked = { of: 'en', title: 'South Carolina redraws its maps', rare: ['measles'] };
    expect(outcome(asked('South Carolina'), 'en', maps)).toBe('none');
  });

  it('is a direct answer once it has the rest', () => {
    expect(outcome('北海道的暴雪有多大', 'zh', { ...snow, rare: ['暴雪'] })).toBe('quoted');
  });
});

it('a missing rare word makes a report a close match at best, unless it has others as rare', () => {
  const trip: Asked = { of: 'en', title: 'Starmer visits Beijing with a gift of football boots' };
  const asked = 'Which bakery did Starmer visit in Beijing?';
  expect(outcome(asked, 'en', trip)).toBe('quoted');
  expect(outcome(asked, 'en', { ...trip, rare: ['bakery'] })).toBe('closest');
  expect(outcome(asked, 'en', { ...trip, rare: ['bakery', 'visit'] })).toBe('quoted');
});
