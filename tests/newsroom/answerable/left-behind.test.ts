// ‘What is somebody charged with’ is answered by the sentence that says ‘charged with’, even if it
// does not repeat the name.
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { answerWithin } from '@/lib/newsroom/answerable/within';
import { sampleEvent } from '../store/sample';

const charge =
  'The former chief of the Kotor harbor has been charged with laundering money for a ferry line.';

function shown(asked: string) {
  const sentences = [
    'Ana Reyes is charged in a harbor probe.',
    'Ana Reyes left the hall in Kotor.',
    charge,
    'A ferry left the harbor.',
  ];
  const text = [{ lang: 'source', text: sentences.map((one) => `${one}[1]`).join(' ') }];
  const title = [{ lang: 'source', text: 'Ana Reyes charged in Kotor' }];
  const event = sampleEvent('e-reyes', {
    ...{ title, brief: text, content: [{ element_type: 'p', text }] },
  });
  const { chosen } = answerWithin(event, readQuestion(asked, 'en'));
  return chosen.flatMap(({ passages }) => passages.map((one) => one.text));
}

it('shows the sentence that continues with the question’s final preposition', () => {
  expect(shown('What is Ana Reyes charged with?')).toContain(charge);
});

it('shows no such sentence without the preposition', () => {
  expect(shown('Is Ana Reyes charged?')).not.toContain(charge);
});
