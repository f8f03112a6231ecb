// When nothing answers, what contains the full name of the question is shown before what contains
// only a word of it.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion, type WeightedTerm } from '@/lib/newsroom/answerable/question';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { wholeNames } from '@/lib/newsroom/answerable/whole-names';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import type { StoredEvent } from '@/lib/newsroom/types';
import { keptEdition } from '@/tests/kept-edition';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

/** The headlines shown for a question, given events in ranked order. */
function shown(asked: string, lang: Language, titles: readonly string[]) {
  const question = readQuestion(asked, lang);
  const terms = question.terms.map((term): WeightedTerm => ({ ...term, worth: term.weight }));
  const events = titles.map((text, place) => {
    const id = String(place);
    const event = { ...sample, id, title: [{ lang, text }], brief: [], content: [] };
    const passage = {
      ...{ event_id: id, block: 0, place: 0, text, lang, citations: [1] },
      ...{ before: '', heading: '', suspect: false },
    };
    return rankEvent(event, [passage], question, {
      ...{ terms, alike: createAlike(lang) },
    });
  });
  const { outcome, chosen } = choosePassages({ events }, question);
  return { outcome, titles: chosen.map(({ event }) => event.title[0]?.text) };
}

it.each<[Language, asked: string, whole: string, part: string]>([
  [
    'en',
    'Which bank bought Harbor One?',
    'A bank on the shakedown of Harbor One',
    'Harbors of Europe have a new bank',
  ],
  [
    'en',
    'Who directed “The Long Ferry”?',
    'Queues for “The Long Ferry” in Kotor',
    'A long strike of the ferry in Kotor',
  ],
  ['zh', '谁导演了《渡轮之夜》？', '电影《渡轮之夜》在科托尔上映', '渡轮在夜里停航'],
  [
    'ph',
    'Aling bangko ang bumili sa Daungan Isa?',
    'Balita sa bangko ng Daungan Isa',
    'Bagong bangko sa mga daungan',
  ],
])('%s: %s', (lang, asked, whole, part) => {
  const { outcome, titles } = shown(asked, lang, [part, whole]);
  expect(outcome).toBe('closest');
  expect(titles[0]).toBe(whole);
});

it('keeps the order if as much of the name is there', () => {
  const titles = ['Harbor One has a new bank', 'A bank on Harbor One'];
  expect(shown('Which bank sank Harbor One?', 'en', titles).titles).toEqual(titles);
});

it('takes no question word and no single word for part of a name', () => {
  expect(wholeNames({ text: 'Did Ana Reyes leave Kotor?', lang: 'en' })).toEqual(['ana reyes']);
  expect(wholeNames({ text: 'Which bank did it?', lang: 'en' })).toEqual([]);
  expect(wholeNames({ text: '李强说了什么？', lang: 'zh' })).toEqual([]);
});
