import { passagesOf } from '@/lib/newsroom/evidence/passages';
import { keptEdition } from '@/tests/kept-edition';
import type { StoredEvent } from '@/lib/newsroom/types';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

/** What of a markdown paragraph can be quoted, and the numbers it cites. */
const passages = (text: string) =>
  passagesOf(
    {
      ...sample,
      ...{ lang: 'en', quoted: undefined },
      content: [{ element_type: 'p', text: [{ lang: 'en', text }] }],
    },
    'en',
  ).map((one) => [one.text, ...one.citations]);

describe('what can be quoted', () => {
  it('is each sentence with a citation', () => {
    expect(passages('It rained. It snowed.[1] Nobody came.')).toEqual([['It snowed.', 1]]);
  });

  it('is each item of a list, with the line that introduces it', () => {
    expect(passages('The bank insures:[2]\n\n- savings\n- deposits[1]')).toEqual([
      ['The bank insures: savings', 2],
      ['The bank insures: deposits', 1],
    ]);
  });

  it('is each row of a table, without the column names', () => {
    const table = '| country | medals |\n| --- | --- |\n| Norway | 27[1] |\n| Cuba | 3[2] |';
    expect(passages(table)).toEqual([
      ['Norway · 27', 1],
      ['Cuba · 3', 2],
    ]);
  });

  it('is the caption of a picture, without its address', () => {
    const picture =
      '![{https://example.org/a} A flooded street in Cebu.](https://example.org/a.jpg)[3]';
    expect(passages(picture)).toEqual([['A flooded street in Cebu.', 3]]);
  });
});
