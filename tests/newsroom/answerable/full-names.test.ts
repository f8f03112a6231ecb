// How well a sentence with only the surname answers a question with the full name.
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { rankWithin } from '@/lib/newsroom/answerable/within';
import { keptEdition } from '@/tests/kept-edition';
import type { StoredEvent } from '@/lib/newsroom/types';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

/** The share of the question that the second of a report's two sentences covers. */
function ownOf(question: string, first: string, second: string): number {
  const event: StoredEvent = {
    ...sample,
    title: [{ lang: 'en', text: first }],
    brief: [],
    content: [{ element_type: 'p', text: [{ lang: 'en', text: `${first}.[1] ${second}[1]` }] }],
  };
  const { passages } = rankWithin(event, readQuestion(question, 'en'));
  return passages.find(({ text }) => text === second)?.own ?? 0;
}

describe('a sentence with a surname and a word of the question', () => {
  const spoke = 'Reyes spoke in Kotor on Monday.';
  const asked = 'Where did Ana Maria Reyes speak?';

  it('counts as the full name if the report has it', () => {
    expect(ownOf(asked, 'Ana Maria Reyes visits the coast', spoke)).toBeGreaterThan(0.8);
    expect(ownOf(asked, 'Ana M. Reyes visits Maria Reyes', spoke)).toBeGreaterThan(0.8);
  });

  it('counts as the surname only, for a namesake or without a word of the question', () => {
    expect(ownOf(asked, 'Mary Reyes visits Ana Falk and Maria Orm', spoke)).toBeLessThan(0.6);
    const silent = 'Reyes came to Kotor on Monday.';
    expect(ownOf(asked, 'Ana Maria Reyes visits the coast', silent)).toBeLessThan(0.6);
  });

  it('does not match a place named like a person', () => {
    const place = 'San Maria Reyes opens a harbor';
    expect(ownOf('Where did San Maria Reyes speak?', place, spoke)).toBeLessThan(0.6);
    const hongKong = ownOf('What did Hong Kong say?', 'Hong Kong opens', 'Kong said it on Monday.');
    expect(hongKong).toBe(0);
  });
});
