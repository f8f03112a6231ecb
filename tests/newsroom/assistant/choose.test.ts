import { readQuestion, type WeightedTerm } from '@/lib/newsroom/answerable/question';
import type { Passage } from '@/lib/newsroom/evidence/passages';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import type { Language } from '@/lib/model/text/languages';
import { keptEdition } from '@/tests/kept-edition';
import type { StoredEvent } from '@/lib/newsroom/types';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

/** The outcome of a question in `lang` for an event of one sentence. */
function outcome(
  asked: string,
  lang: Language,
  said: string,
  of: Language,
  { isLate = false, nowhere = '', title = '' } = {},
) {
  const event = {
    ...sample,
    ...{ id: 'one', title: [{ lang: of, text: title }], brief: [], content: [] },
  };
  const passage: Passage = {
    ...{ event_id: 'one', block: 0, place: 0, text: said, lang: of, citations: [1] },
    ...{ before: '', heading: '', suspect: false },
  };
  const question = readQuestion(asked, lang);
  const terms = question.terms.map((term): WeightedTerm => {
    return { ...term, worth: term.weight, isNowhere: term.token === nowhere };
  });
  const ranked = rankEvent(event, [passage], question, {
    ...{ terms, alike: createAlike(lang) },
  });
  return choosePassages({ events: [{ ...ranked, isLate }] }, question).outcome;
}

describe('an event answers a question', () => {
  it('not by its year alone', () => {
    const said = 'In 2022 the assembly changed its rules.';
    expect(outcome('Who won the 2022 election?', 'en', said, 'en')).toBe('none');
    expect(outcome('What changed in 2022?', 'en', said, 'en')).toBe('quoted');
  });

  it('in another language not by an ordinary word alone, and by one name only as a close match', () => {
    expect(outcome('who invented the zipper', 'en', '歌尔发明了一种眼镜。', 'zh')).toBe('none');
    const said = 'Radar scans of Antarctica offer clues to Jupiter.';
    expect(outcome('Sino ang hari ng Antarctica?', 'ph', said, 'en')).not.toBe('quoted');
    expect(outcome('Antarctica', 'ph', said, 'en')).toBe('quoted');
  });

  it('in another language not by a country and a year alone', () => {
    const said = '西班牙2028年的经济增长率为2.8%。';
    expect(outcome('Who won the 2028 election in Spain?', 'en', said, 'zh')).toBe('none');
    expect(outcome('How many people died in the Spain train crash?', 'en', said, 'zh')).toBe(
      'none',
    );
    expect(outcome('Spain 2028', 'en', said, 'zh')).not.toBe('none');
  });

  it('as a close match if its headline has the name and its sentence the kind of figure asked for', () => {
    const title = 'Over 900 evacuated as river floods Tandag';
    const asked = 'How many residents were forced out of their houses in Tandag?';
    const near = (question: string, said: string) => outcome(question, 'en', said, 'en', { title });
    expect(near(asked, `${title}.`)).toBe('closest');
    expect(near(asked, 'The mayor of Tandag thanked the volunteers.')).toBe('none');
    expect(near('Who designed the old bridge in Tandag?', `${title}.`)).toBe('none');
    expect(near('How many residents were forced out in Butuan?', `${title}.`)).toBe('none');
  });

  it('only as a close match if it is older than the question asks for', () => {
    const said = 'The court in Oslo decided the case of the ferry.';
    expect(outcome('What did the court in Oslo decide today?', 'en', said, 'en')).toBe('quoted');
    expect(
      outcome('What did the court in Oslo decide today?', 'en', said, 'en', { isLate: true }),
    ).toBe('closest');
  });

  it('in the year of the report, which it need not mention', () => {
    const said = 'Rybakina won the Oslo Open.';
    const year = new Date(sample.release_time).getUTCFullYear();
    expect(outcome(`Who won the Oslo Open ${year}?`, 'en', said, 'en')).toBe('quoted');
    expect(outcome(`Who won the Oslo Open ${year - 3}?`, 'en', said, 'en')).toBe('none');
  });

  it('only as a close match if it lacks a word that is in no report', () => {
    const said = 'The Pope spoke in Oslo on peace and on hunger.';
    const asked = 'What did the Pope say in Oslo on peace and snowboarding?';
    expect(outcome(asked, 'en', said, 'en')).toBe('quoted');
    expect(outcome(asked, 'en', said, 'en', { nowhere: 'snowboarding' })).toBe('closest');
  });

  it('only as a close match if the reader asks about their own affairs', () => {
    const said = 'Parcels from Oslo are delivered by boat.';
    expect(outcome('How are parcels from Oslo delivered?', 'en', said, 'en')).toBe('quoted');
    expect(outcome('Is my parcel from Oslo delivered?', 'en', said, 'en')).toBe('closest');
  });

  it('by the sound of an unknown name in another script', () => {
    const said = 'The old airport of Tagbilaran becomes a park.';
    expect(outcome('塔格比拉兰旧机场', 'zh', said, 'en')).not.toBe('none');
    expect(outcome('卡斯特罗旧机场', 'zh', said, 'en')).toBe('none');
  });

  it('in another language by one word if any news on it is asked for', () => {
    const said = 'The typhoon reached the coast at night.';
    expect(outcome('balita tungkol sa bagyo', 'ph', said, 'en')).toBe('quoted');
    expect(outcome('Kailan ang bagyo?', 'ph', said, 'en')).not.toBe('quoted');
  });

  it('by an amount in another notation', () => {
    const said = 'A director was arrested for swindling Netflix out of $11M.';
    expect(outcome('Netflix 导演 1100万', 'zh', said, 'en')).toBe('quoted');
    expect(outcome('Netflix 导演 1200万', 'zh', said, 'en')).toBe('none');
  });

  it('by an inflected form of the name, not by a name with the same beginning', () => {
    const said = 'The president of the Atlanta bank spoke on rates.';
    expect(outcome('Who is the president of Atlantis?', 'en', said, 'en')).toBe('none');
    const bent = 'Ukrainian drones hit a depot.';
    expect(outcome('What did drones of Ukraine hit?', 'en', bent, 'en')).toBe('quoted');
  });

  it('by a compound written as two words', () => {
    const said = 'The Long Island Rail Road is on strike.';
    expect(outcome('Which railroad is on strike?', 'en', said, 'en')).toBe('quoted');
  });
});

describe('a question for a current price or rate', () => {
  it.each<[string, Language, string, Language]>([
    ['oil price now', 'en', 'Oil prices rose 2% to $71 a barrel.', 'en'],
    ['Tesla stock', 'en', 'Tesla stock fell 5% to $225.', 'en'],
    ['今天油价多少', 'zh', '国际油价上涨，布伦特原油报71美元。', 'zh'],
    ['Magkano ang langis ngayon?', 'ph', 'Tumaas ang presyo ng langis sa 60 piso.', 'ph'],
  ])('is answered by a sentence on that value: %s', (asked, lang, said, of) => {
    expect(outcome(asked, lang, said, of)).toBe('quoted');
  });

  it.each<[string, Language, string, Language]>([
    ['oil price now', 'en', 'The share price has halved to $225 since December.', 'en'],
    ['oil price now', 'en', 'The minister spoke of oil and its price.', 'en'],
    ['Tesla stock', 'en', 'The author sold his Tesla stock.', 'en'],
    ['今天油价多少', 'zh', '部长谈到了油价。', 'zh'],
    ['Magkano ang langis ngayon?', 'ph', 'Nagsalita ang pangulo tungkol sa langis.', 'ph'],
  ])('is not answered by a passing mention: %s', (asked, lang, said, of) => {
    expect(outcome(asked, lang, said, of)).toBe('none');
  });

  it('is not answered by the value of another day', () => {
    const said = 'Oil prices rose 2% to $71 a barrel.';
    expect(outcome('oil price now', 'en', said, 'en', { isLate: true })).toBe('none');
  });
});

describe('of two events', () => {
  /** The headline shown first and the outcome, for headlines with given scores. */
  function first(asked: string, of: readonly { lang: Language; said: string; score: number }[]) {
    const question = readQuestion(asked, 'en');
    const terms = question.terms.map((term): WeightedTerm => ({ ...term, worth: term.weight }));
    const events = of.map(({ lang, said, score }, at) => {
      const event = {
        ...sample,
        ...{ id: String(at), title: [{ lang, text: said }], brief: [], content: [] },
      };
      const passage: Passage = {
        ...{ event_id: event.id, block: 0, place: 0, text: said, lang, citations: [1] },
        ...{ before: '', heading: '', suspect: false },
      };
      const ranked = rankEvent(event, [passage], question, { terms, alike: createAlike('en') });
      return { ...ranked, score };
    });
    const { outcome: how, chosen } = choosePassages({ events }, question);
    return [how, of[Number(chosen[0]?.event.id)]?.said];
  }

  const sold = 'The Kotor Mill in Tarsia was sold on Monday.';
  const because = 'The Kotor Mill in Tarsia was sold because of its debt.';
  const foreign = '科托尔的塔尔西亚磨坊因债务而出售。';

  it('a reason in another language does not outrank a much closer match', () => {
    const asked = 'Why was the mill in Tarsia sold?';
    const near = { lang: 'en', said: sold, score: 1.4 } as const;
    expect(first(asked, [near, { lang: 'zh', said: foreign, score: 0.6 }])).toEqual([
      'closest',
      sold,
    ]);
    expect(first(asked, [near, { lang: 'en', said: because, score: 0.6 }])).toEqual([
      'quoted',
      because,
    ]);
  });
});
