// What somebody is charged with stands in the sentence that goes on so, though it calls nobody by name.
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

it('shows the sentence that goes on with the word left behind', () => {
  expect(shown('What is Ana Reyes charged with?')).toContain(charge);
});

it('asks for no such sentence without it', () => {
  expect(shown('Is Ana Reyes charged?')).not.toContain(charge);
});
