import { queryTokens, segment } from '@/lib/newsroom/language/segment';

describe('segment', () => {
  it('lower-cases, folds accents and strokes, and keeps order and repeats', () => {
    expect(segment('The Café of the ŁÓDŹ Straße, İstanbul', 'en')).toEqual(
      'the cafe of the lodz strasse istanbul'.split(' '),
    );
    expect(segment('ＦＵＬＬ ｗｉｄｔｈ １２', 'EN')).toEqual(['full', 'width', '12']);
  });

  it('keeps combining marks in scripts where they are part of the word', () => {
    expect(segment('हिन्दी', 'en')).toEqual(['हिन्दी']);
  });

  it('joins dotted letters and splits words at apostrophes', () => {
    expect(segment("The U.S. and the U.K.'s plan at 9 a.m.", 'en')).toEqual(
      'the us and the uk s plan at 9 am'.split(' '),
    );
    expect(segment('J. Smith', 'en')).toEqual(['j', 'smith']);
  });

  it('a long Chinese word comes with its two-character pieces', () => {
    expect(segment('菲律宾', 'zh')).toEqual(['菲律宾', '菲律', '律宾']);
    expect(segment('美国总统', 'zh')).toEqual(['美国', '总统']);
  });

  it('a name in no dictionary is found in every sentence around it', () => {
    const sentences = ['菲律宾总统小马科斯', '马科斯', '特朗普与马科斯会谈', '前总统马科斯之子'];
    for (const sentence of sentences) {
      expect(segment(sentence, 'zh')).toEqual(expect.arrayContaining(queryTokens('马科斯', 'zh')));
    }
  });

  it('a query searches pairs, and a character only if it is alone', () => {
    expect(queryTokens('菲律宾 菲律宾', 'zh')).toEqual(['菲律', '律宾']);
    expect(queryTokens('水', 'zh')).toEqual(['水']);
    expect(queryTokens('5G 手机', 'zh')).toEqual(['5g', '手机']);
  });

  it('makes tokens of letters, digits and marks only', () => {
    const text = `"a" AND b* (c) OR -d:e ^f \\g 'h' {i} \0j 🧨 k\u202El ~!@#$%^&*()_+`;
    for (const token of segment(text, 'en')) expect(token).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    expect(segment('🧨 … — !!! \uFE0F', 'zh')).toEqual([]);
  });

  it('truncates endless words', () => {
    const [token = ''] = segment('x'.repeat(10_000), 'en');
    expect(token.length).toBeLessThan(100);
  });
});
