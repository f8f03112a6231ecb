import { plainAnswer } from '@/lib/model/markdown/plain-answer';

const marks = { unsupported: 'not sure' };

describe('an answer as plain text', () => {
  it.each([
    ['# Rain\n\n10\\~12 mm [1][2]. **So** it is.[2][?]', 'Rain\n\n10~12 mm. So it is. (not sure)'],
    ['One\ntwo  \nthree', 'One two\nthree'],
    ['3. a\n4. b\n   - c', '3. a\n4. b\n- c'],
    ['- a\n\n- b', '- a\n- b'],
    ['| a | b |\n| - | - |\n| 1 | 2 |', 'a\tb\n1\t2'],
    ['', ''],
  ])('is what is shown of it: %j', (markdown, text) => {
    expect(plainAnswer(markdown, marks)).toBe(text);
  });

  it('keeps its citations where they are asked for', () => {
    expect(plainAnswer('Wet. [1][2]', { ...marks, citations: true })).toBe('Wet.[1][2]');
  });
});
