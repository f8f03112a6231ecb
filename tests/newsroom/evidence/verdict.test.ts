import { judge } from '@/lib/newsroom/evidence/verdict';
import type { Language } from '@/lib/model/text/languages';

const passage = (text: string, lang: Language = 'en') => ({ text, before: '', lang });
const bridge = passage('The bridge in Kotor, which opened in 2003, was closed on “Friday”.');

describe('the verdict on a sentence', () => {
  it('is "quoted" for a passage word for word, whatever its marks and spaces', () => {
    const said = judge('The bridge in Kotor, which opened in 2003,  was closed on "Friday"', 'en', [
      bridge,
    ]);
    expect(said).toMatchObject({ verdict: 'quoted', passage: 0 });
  });

  it('is "quoted" for a whole sentence of a longer passage, with its place', () => {
    const text = 'It rained. The race was stopped. Nobody was hurt.';
    const { verdict, span } = judge('The race was stopped.', 'en', [passage(text)]);
    expect(verdict).toBe('quoted');
    expect(text.slice(...(span ?? [0, 0]))).toBe('The race was stopped');
  });

  it('is not "quoted" for a part that says the opposite of the whole', () => {
    const denied = passage('The minister denied that the fund is empty.');
    expect(judge('The fund is empty.', 'en', [denied]).verdict).toBe('unconfirmed');
  });

  it('is "matches" if every word that counts is there, with its place', () => {
    const { verdict, span } = judge('The bridge was closed on Friday.', 'en', [bridge]);
    expect(verdict).toBe('matches');
    expect(bridge.text.slice(...(span ?? [0, 0]))).toMatch(/^bridge in Kotor.*Friday$/);
  });

  it('picks the passage that says it, of several', () => {
    const others = [passage('Rain is expected.'), bridge];
    expect(judge('The bridge was closed.', 'en', others)).toMatchObject({ passage: 1 });
  });

  it('never compares two languages by words', () => {
    const source = passage('Butch Wilmore and Suni Williams returned from the ISS.');
    expect(judge('Butch Wilmore与Suni Williams从ISS返回。', 'zh', [source]).verdict).toBe(
      'unconfirmed',
    );
  });

  it('confirms neither an empty statement nor one without a passage', () => {
    expect(judge('It is.', 'en', [bridge]).verdict).toBe('unconfirmed');
    expect(judge('The bridge was closed.', 'en', []).verdict).toBe('unconfirmed');
  });

  it.each([
    [
      'Officials began an inquiry into the collapse.',
      'Officials launched an investigation into the collapse.',
    ],
    [
      'The panel inspected the core of the reactor.',
      'The panel examined the heart of the reactor.',
    ],
    ['The lawmakers criticized the accord.', 'The lawmakers condemned the agreement.'],
  ])('accepts synonyms: %s', (sentence, source) => {
    expect(judge(sentence, 'en', [passage(source)]).verdict).toBe('matches');
  });

  it.each([
    [
      'Officials ended an inquiry into the collapse.',
      'Officials launched an investigation into the collapse.',
    ],
    [
      'The panel approved the heart of the reactor.',
      'The panel examined the heart of the reactor.',
    ],
    ['The lawmakers praised the accord.', 'The lawmakers condemned the agreement.'],
    ['Sales of Companion rose.', 'Sales of Friend rose.'],
    ['The firm told staff of Head.', 'The firm told staff of Chief.'],
  ])('accepts no other word and no name for a synonym: %s', (sentence, source) => {
    expect(judge(sentence, 'en', [passage(source)]).verdict).toBe('unconfirmed');
  });

  it('ignores what is in brackets', () => {
    const source = [passage('Hazard (right, in blue) had a quiet afternoon in London.')];
    expect(judge('Hazard had a quiet afternoon in London.', 'en', source).verdict).toBe('matches');
  });

  it('accepts an age beside a name if the source gives it elsewhere, and no other age', () => {
    const named = [
      passage('Leheup met the woman in Camden.'),
      passage('Adam Leheup, 34, denied it.'),
    ];
    const said = (sentence: string, all = named) => judge(sentence, 'en', all).verdict;
    expect(said('Leheup, 34, met the woman in Camden.')).toBe('matches');
    expect(said('Leheup, 43, met the woman in Camden.')).toBe('unconfirmed');
    const other = [...named, passage('Leheup, 43, was not there.')];
    expect(said('Leheup, 34, met the woman in Camden.', other)).toBe('unconfirmed');
  });

  it('accepts a full name if the source gives it elsewhere', () => {
    const named = [passage('Anna Kova won on Sunday.'), passage('Kova is 24.')];
    expect(judge('Anna Kova is 24.', 'en', named).verdict).toBe('matches');
    expect(judge('Maria Kova is 24.', 'en', named).verdict).toBe('unconfirmed');
    // A title does not make it another name; another Kova does.
    const titled = [...named, passage('Ms Kova was glad.')];
    expect(judge('Anna Kova is 24.', 'en', titled).verdict).toBe('matches');
    const other = [...titled, passage('Maria Kova was not.')];
    expect(judge('Anna Kova is 24.', 'en', other).verdict).toBe('unconfirmed');
  });

  it('treats "found no" as "not found any"', () => {
    const source = passage('The police, who searched the house, have not found any weapons.');
    expect(judge('The police have found no weapons.', 'en', [source]).verdict).toBe('matches');
    expect(judge('The police have found weapons.', 'en', [source]).verdict).toBe('unconfirmed');
  });

  it('accepts a more general word than the source’s, never a narrower one', () => {
    const argued = passage('Her lawyers argued the contract was void.');
    expect(judge('Her lawyers said the contract was void.', 'en', [argued]).verdict).toBe(
      'matches',
    );
    const said = passage('Her lawyers said the contract was void.');
    expect(judge('Her lawyers argued the contract was void.', 'en', [said]).verdict).toBe(
      'unconfirmed',
    );
  });

  it('accepts a more general word in Filipino too', () => {
    const source = passage('Iginiit ng alkalde na ligtas ang tulay.', 'ph');
    expect(judge('Sinabi ng alkalde na ligtas ang tulay.', 'ph', [source]).verdict).toBe('matches');
  });

  it('resolves "he" to the name at the start of the source’s statement, and to no other', () => {
    const source = passage('Dorn told the court that Lukas Weber is appealing the sentence.');
    expect(judge('He is appealing the sentence.', 'en', [source]).verdict).toBe('matches');
    const other = passage('The house of Lukas Weber is appealing to buyers.');
    expect(judge('He is appealing to buyers.', 'en', [other]).verdict).toBe('unconfirmed');
    const bridge = passage('The bridge collapsed on Friday.');
    expect(judge('He collapsed on Friday.', 'en', [bridge]).verdict).toBe('unconfirmed');
    expect(judge('Dorn is appealing the sentence.', 'en', [source]).verdict).toBe('unconfirmed');
  });

  it('resolves "he" to the subject of the sentence before', () => {
    const source = {
      ...{ text: 'He was born in Graz.', lang: 'en' as const },
      before: 'Lukas Weber met Anna Kova in Linz.',
    };
    expect(judge('Lukas Weber was born in Graz.', 'en', [source]).verdict).toBe('matches');
    expect(judge('Anna Kova was born in Graz.', 'en', [source]).verdict).toBe('unconfirmed');
  });

  it('lets a mere addition of place or role be left out', () => {
    const source = passage(
      'Lukas Weber was working in his first job as assistant director of music at a school in Graz.',
    );
    expect(judge('Lukas Weber was working at a school in Graz.', 'en', [source]).verdict).toBe(
      'matches',
    );
  });

  it('reads a participle after a possessive as an adjective', () => {
    const source = passage('Choc on Choc’s limited edition boxes come in three flavors.');
    expect(judge('Choc on Choc’s boxes come in three flavors.', 'en', [source]).verdict).toBe(
      'matches',
    );
  });
});
