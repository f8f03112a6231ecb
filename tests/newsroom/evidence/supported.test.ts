import { isFullySupported } from '@/lib/newsroom/evidence/supported';

const holds = (text: string, passage: string) =>
  isFullySupported(text, 'en', [
    { text: passage, before: '', heading: '', lang: 'en', article: { source: 'Tern Daily' } },
  ]);

describe('a written line', () => {
  it.each([
    ['The coach from Australia met the players.', 'Austria'],
    ['The coach from Johnston met the players.', 'Johnson'],
  ])('does not take a name for a similar one: %s %s', (passage, other) => {
    expect(holds(passage, passage)).toBe(true);
    expect(holds(`The coach from ${other} met the players.`, passage)).toBe(false);
  });

  it('may use another form of a name, and a common word with a capital', () => {
    expect(holds('The coach met two Koreans.', 'The coach met two players from Korea.')).toBe(true);
    expect(holds('The Coach Sees an Investigation', 'The coach sees what they investigate.')).toBe(
      true,
    );
  });
});
