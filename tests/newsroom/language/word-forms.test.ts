import { createAlike, indexWords, similarity } from '@/lib/newsroom/language/word-forms';

describe('a word with irregular forms', () => {
  it('is searched in all of them, also among English words of a Filipino question', () => {
    expect(indexWords('bite', 'en')).toEqual(expect.arrayContaining(['bit', 'bitten']));
    expect(indexWords('won', 'ph')).toEqual(expect.arrayContaining(['win']));
    expect(indexWords('garden', 'en')).toEqual(['garden', 'garden*']);
  });

  it('matches its forms, less strongly than by a regular ending', () => {
    const alike = createAlike('en');
    expect(alike('stole', 'stolen')).toBeGreaterThan(0.8);
    expect(alike('stole', 'stolen')).toBeLessThan(alike('steals', 'steal'));
    expect(alike('stole', 'store')).toBe(0);
  });

  it('matches its present tense in a headline', () => {
    const alike = createAlike('en');
    for (const [past, present] of [
      ['bought', 'buys'],
      ['died', 'dies'],
      ['caught', 'catches'],
    ] as const) {
      expect(alike(past, present)).toBeGreaterThan(0.8);
      expect(alike(present, past)).toBeGreaterThan(0.8);
    }
    expect(indexWords('won', 'en')).toContain('wins');
    expect(alike('won', 'winds')).toBe(0);
  });

  it('matches if too little is left without an ending', () => {
    const alike = createAlike('en');
    for (const [one, other] of [
      ['suing', 'sued'],
      ['sues', 'suing'],
      ['vying', 'vies'],
      ['owed', 'owing'],
      ['using', 'use'],
    ] as const) {
      expect(alike(one, other)).toBeGreaterThan(0.8);
      expect(indexWords(one, 'en')).toContain(other);
    }
    expect(alike('lying', 'lies')).toBe(0);
    expect(alike('suing', 'suite')).toBe(0);
  });

  it.each([
    ['add', 'added'],
    ['adds', 'adding'],
    ['voted', 'vote'],
    ['wiped', 'wipes'],
    ['hires', 'hiring'],
    ['banned', 'ban'],
    ['ban', 'banning'],
    ['tried', 'try'],
    ['ended', 'ends'],
  ])('matches if it is short: %s, %s', (one, other) => {
    for (const lang of ['en', 'ph'] as const) {
      const alike = createAlike(lang);
      expect(alike(one, other)).toBeGreaterThan(0.8);
      expect(alike(other, one)).toBeGreaterThan(0.8);
      expect(indexWords(one, lang).some((word) => other.startsWith(word.replace('*', '')))).toBe(
        true,
      );
    }
  });

  it.each([
    ['fire', 'fired'],
    ['car', 'cared'],
    ['tie', 'tied'],
    ['thing', 'the'],
    ['hop', 'hope'],
    ['ban', 'bank'],
    ['bus', 'busy'],
    ['red', 'reed'],
  ])('does not match what only looks like a form: %s, %s', (one, other) => {
    const alike = createAlike('en');
    expect(alike(one, other)).toBe(0);
    expect(alike(other, one)).toBe(0);
  });

  it('does not match a name when names are compared: Rose is not a form of rise', () => {
    expect(similarity('rose', 'rise', 'en')).toBe(0);
  });
});
