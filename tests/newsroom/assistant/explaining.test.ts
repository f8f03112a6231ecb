// ‘Why’ is answered by the report whose headline says that it explains it, not by one that mentions
// it in passing.
import { headlineBlock } from '@/lib/newsroom/answerable/headlines';
import { readQuestion, type WeightedTerm } from '@/lib/newsroom/answerable/question';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import type { Language } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import { keptEdition } from '@/tests/kept-edition';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

/** The ids of the answering reports, given headlines with sentences. */
function answering(
  asked: string,
  lang: Language,
  reports: Readonly<Record<string, readonly string[]>>,
  of: Language = 'en',
): string[] {
  const question = readQuestion(asked, lang);
  const terms = question.terms.map((term): WeightedTerm => ({ ...term, worth: term.weight }));
  const events = Object.entries(reports).map(([id, texts]) => {
    const event = {
      ...sample,
      ...{ id, title: [{ lang: of, text: texts[0] ?? '' }], brief: [], content: [] },
    };
    const passages = texts.map((text, at) => ({
      ...{ event_id: id, block: at === 0 ? headlineBlock : at, place: at, text, lang: of },
      ...{ citations: [1], before: '', heading: '', suspect: false },
    }));
    return rankEvent(event, passages, question, { terms, alike: createAlike(lang) });
  });
  return choosePassages({ events }, question).chosen.map(({ event }) => event.id);
}

const english = {
  aside: [
    'Thefts spread amid rising copper prices',
    'Copper prices rise because of strikes, and thefts with them.',
  ],
  explains: [
    'Four reasons for the rise of copper prices',
    'Copper rises as mines close, which is due to strikes.',
  ],
};
const chinese = {
  aside: ['铜价上涨，盗窃增多', '由于罢工，铜价上涨，盗窃也增多。'],
  explains: ['铜价为何上涨', '铜价上涨，原因是罢工。'],
};

it('is answered from the report that explains it', () => {
  expect(answering('Why did copper prices rise?', 'en', english)).toEqual(['explains']);
  expect(answering('铜价为什么上涨？', 'zh', chinese, 'zh')).toEqual(['explains']);
});

it('is answered from the others if none explains it, or if something else is asked', () => {
  const { aside } = english;
  expect(answering('Why did copper prices rise?', 'en', { aside })).toEqual(['aside']);
  const other = { aside, other: ['Why the harbor of Kotor closed', 'It closed due to a storm.'] };
  expect(answering('Why did copper prices rise?', 'en', other)).toEqual(['aside']);
  expect(answering('Did copper prices rise?', 'en', english)).toContain('aside');
});
