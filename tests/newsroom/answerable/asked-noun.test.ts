// ‘What fine did somebody get’ is answered by the sentence that mentions a fine, even if others
// have the name.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { answerWithin } from '@/lib/newsroom/answerable/within';
import { sampleEvent } from '../store/sample';

it.each<[Language, asked: string, sentences: readonly [string, ...string[]]]>([
  [
    'en',
    'What fine did Ana Reyes get in Kotor?',
    [
      'The court also fined the official 4,000 crowns.',
      'Ana Reyes was found guilty in Kotor.',
      'Ana Reyes sold the harbor of Kotor.',
    ],
  ],
  [
    'ph',
    'Anong multa ang nakuha ni Ana Reyes sa Kotor?',
    [
      'Pinagbayad din siya ng hukuman ng multa na 4,000 korona.',
      'Napatunayang nagkasala si Ana Reyes sa Kotor.',
      'Ibinenta ni Ana Reyes ang daungan ng Kotor.',
    ],
  ],
])('%s: %s', (lang, asked, [said, ...others]) => {
  const text = [{ lang, text: [...others, said].map((one) => `${one}[1]`).join(' ') }];
  const title = [{ lang, text: others[0] ?? '' }];
  const event = sampleEvent('e-fine', {
    ...{ title, brief: text, content: [{ element_type: 'p', text }] },
  });
  const { chosen } = answerWithin(event, readQuestion(asked, lang));
  const shown = chosen.flatMap(({ passages }) => passages.map((one) => one.text));
  expect(shown).toContain(said);
});
