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
    ['One.\n\nTwo.\n\n\n> Three.', 'One.\n\nTwo.\n\nThree.'],
    ['Things:\n1. a\n2. b\n\nEnd.', 'Things:\n\n1. a\n2. b\n\nEnd.'],
    ['- a\n\n  more of a\n- b', '- a\nmore of a\n- b'],
    ['| a | b |\n| - | - |\n| **1** x | |', 'a\tb\n1 x'],
    ['Read [this](https://a.example/) and `code`.', 'Read this and code.'],
    ['Not so.[?] So.', 'Not so. (not sure) So.'],
    ['<!-- note -->Seen', 'Seen'],
  ])('is what is shown of it: %j', (markdown, text) => {
    expect(plainAnswer(markdown, marks)).toBe(text);
  });

  it('keeps its citations where requested', () => {
    expect(plainAnswer('Wet. [1][2]', { ...marks, citations: true })).toBe('Wet.[1][2]');
    expect(plainAnswer('Wet. [1][2]', { ...marks, citations: false })).toBe('Wet.');
  });
});
