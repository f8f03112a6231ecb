import { followUpQuestions } from '@/lib/newsroom/write/questions';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import type { Name } from '@/lib/newsroom/language/lexicon/name';
import { makeArticle, noon } from './make-article';

const person = (text: string, count: number): Name => ({
  ...{ text, count, kind: 'person', article: false, askable: true },
});

test('a name in the title is asked about before one in another headline', () => {
  const event = writeEvent({
    id: 'e_1',
    now: noon,
    articles: [
      makeArticle({
        title: 'Lina Falk opens the new ferry terminal of Port Lasker',
        paragraphs: [
          'Lina Falk opened the new ferry terminal of Port Lasker on Thursday after four years of work.',
          'Ana Cruz designed the terminal, and Ana Cruz said that its roof collects the rain for the ferries.',
          'The harbor office expects that 4,000 passengers will use the terminal every day.',
        ],
      }),
    ],
  });
  const headlines = ['Ana Cruz on her terminal', event.title[0]?.text ?? ''];
  const names = [person('Ana Cruz', 5), person('Lina Falk', 1)];
  const asked = followUpQuestions(event, names, headlines).map(([own]) => own?.text);
  expect(asked[0]).toBe('What do the sources say about Lina Falk?');
  const untitled = { ...event, title: [{ lang: 'EN', text: 'A terminal opens' }] };
  const others = followUpQuestions(untitled, names, headlines).map(([own]) => own?.text);
  expect(others[0]).toBe('What do the sources say about Ana Cruz?');
});
