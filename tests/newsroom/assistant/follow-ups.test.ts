import { readLanguage, type LocalizedText } from '@/lib/model/text/languages';
import { speaks } from '@/lib/model/text/own-language';
import { answerTo } from '@/lib/newsroom/answerable/aspect-questions';
import { followUps } from '@/lib/newsroom/assistant/follow-ups';
import { keptEdition } from '@/tests/kept-edition';
import type { StoredEvent } from '@/lib/newsroom/types';

const english = (text: LocalizedText) => text.filter(({ lang }) => readLanguage(lang) === 'en');

/** An event as made from feeds in one language: no texts in any other. */
const inEnglish = (event: StoredEvent): StoredEvent => ({
  ...event,
  title: english(event.title),
  brief: english(event.brief),
  content: event.content.map((block) => ({ ...block, text: english(block.text) })),
  follow_up_questions: event.follow_up_questions.map(english),
});

const events = keptEdition(Date.UTC(2026, 0, 1)).map(inEnglish);

describe('follow-up questions of an English article', () => {
  it.each(['zh', 'ph'] as const)(
    'are in %s if the question was, and are answered by the article',
    (lang) => {
      const offered = events.map((event) => ({ event, questions: followUps(event, [], lang) }));
      expect(offered.filter(({ questions }) => questions.length === 0)).toEqual([]);
      for (const { event, questions } of offered)
        for (const text of questions)
          expect([text, answerTo(event, text, lang)]).not.toEqual([text, '']);
    },
  );

  it('are not those of the article if the question was in Chinese', () => {
    const han = /\p{Script=Han}/u;
    const all = events.flatMap((event) => followUps(event, [], 'zh'));
    expect(all.filter((text) => !han.test(text))).toEqual([]);
    expect(events.every(({ title }) => !speaks(title, 'zh'))).toBe(true);
  });

  it('leave out what was asked already, in any spelling', () => {
    const [event] = events;
    const [first = '', second] = followUps(event, [], 'zh');
    expect(followUps(event, [`${first}?`], 'zh')[0]).toBe(second);
  });
});
