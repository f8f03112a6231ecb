// The figures of a sentence in a language written with spaces, using that language's words.
import { fateAround, fateIn, type Fates, type Figure } from '../lexicon/figure';

export type FigureWords = {
  /** Small number words, from two up: "one" more often means somebody. */
  numbers: Readonly<Record<string, number>>;
  /** Words that multiply the number before them. */
  multiples: Readonly<Record<string, number>>;
  /** Words for the percent sign. */
  percent: readonly string[];
  fates: Fates;
  /** Nouns for people; what is counted is only known from their fate. */
  people: RegExp;
  /** Words that are never the thing counted. */
  noThing: RegExp;
  /** Ends in a word that makes the number an ordinal: ‘the fourth game’ counts no games. */
  numbered?: RegExp;
  stopWords: ReadonlySet<string>;
  /** Reduces the forms of what is counted to one. */
  stem: (word: string) => string;
};

const numberOf = ({ multiples, numbers, percent }: FigureWords) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:/$€£₱-])([$€£₱])?(?:(\d+(?:,\d{3})*(?:\.\d+)?)(?!\d|[:/-]\d|(?:st|nd|rd|th)\b)|(${Object.keys(numbers).join('|')})(?![\p{L}\p{N}-]))` +
      String.raw`(?:[ -](${Object.keys(multiples).join('|')})\b)?` +
      String.raw`(?:\s?(%|${percent.map((word) => `${word}\\b`).join('|')}))?(?:\s+([\p{L}-]+))?(?:\s+([\p{L}-]+))?`,
    'giu',
  );

/** Creates a function that reads the figures of a language with these words. */
export function spacedFigures(words: FigureWords): (text: string) => Figure[] {
  const { fates, multiples, noThing, numbered, numbers, people, stopWords } = words;
  const pattern = numberOf(words);
  const unitOf = (thing: string) => words.stem(thing.toLowerCase());
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, money = '', written, word = '', multiple = '', percent = ''] = match;
      const [first = '', second = ''] = match.slice(6);
      const digits = written ?? word;
      const count = numbers[word.toLowerCase()] ?? Number(digits.replaceAll(',', ''));
      const value = count * (multiples[multiple.toLowerCase()] ?? 1);
      const shown = `${money}${digits}${multiple ? ` ${multiple}` : ''}${percent === '%' ? '%' : percent ? ` ${percent}` : ''}`;
      const start = match.index;
      if (numbered?.test(text.slice(0, start))) return [];
      const [thing = ''] = [first, second].filter(
        (one) => one && !stopWords.has(one.toLowerCase()),
      );
      if (money || percent)
        return thing ? [{ shown, value, unit: `${money || '%'} ${unitOf(thing)}` }] : [];
      const bare = whole.length - (second ? second.length + 1 : 0) - (first ? first.length + 1 : 0);
      const isPeople = thing === '' || people.test(thing) || fateIn(thing, fates) !== undefined;
      const fate = isPeople ? fateAround(text, start, start + bare, fates) : undefined;
      if (fate && !noThing.test(first)) return [{ shown, value, unit: fate }];
      if (thing === '' || people.test(thing) || noThing.test(first) || noThing.test(thing))
        return [];
      return [{ shown, value, unit: unitOf(thing) }];
    });
}
