import { chineseWords } from '@/lib/newsroom/language/chinese/chinese-words';
import { latinWords } from '@/lib/newsroom/language/spaced/latin-words';
import { kindOf } from '@/lib/newsroom/cluster/kind';
import { titleTerms } from '@/lib/newsroom/cluster/terms';

const latin = (text: string) => latinWords(text).map((word) => word.text);
const chinese = (text: string) => chineseWords(text).map((word) => word.text);

describe('a word in Latin letters', () => {
  it.each([
    ['Nor’easter nears', ['Noreaster', 'nears']],
    ["O'Brien and D’Angelo", ['OBrien', 'and', 'DAngelo']],
    ["Orvland's mayor", ['Orvland', 'mayor']],
    ['the U.K. and the U.S.', ['the', 'UK', 'and', 'the', 'US']],
    ["can't", ["can't"]],
  ])('%s', (text, words) => {
    expect(latin(text)).toEqual(words);
  });

  it.each([
    ['$1.44 billion', '$1,440 million'],
    ['five', '5'],
    ['0.25%', '0.25 percent'],
    ['$4bn', '$4 billion'],
    ['16,000 jobs', '16000 jobs'],
  ])('%s is the same number as %s', (one, other) => {
    expect(latin(one)[0]).toBe(latin(other)[0]);
  });

  it('is not split if it is a number', () => {
    expect(latin('$1.44 billion')).toEqual(['1440000000']);
    expect(latin('0.25%')).toEqual(['0.25']);
  });

  it.each(['November 30, 2025', 'Nov. 30', '30 November 2025', 'Sunday, Nov. 30'])(
    '%s is one date',
    (text) => {
      expect(latin(`Press – ${text}`)).toEqual(['Press', '@11-30']);
    },
  );

  it('is not a date if it is a month without a day', () => {
    expect(latin('Ferry may sink')).toEqual(['Ferry', 'may', 'sink']);
    expect(latin('March of 5,000')).toEqual(['March', 'of', '5000']);
  });
});

describe('a Chinese word', () => {
  it('is a word of the dictionary, not pairs of characters', () => {
    expect(chinese('国际黄金价格突破')).toEqual(['国际', '黄金', '价格', '突破']);
  });

  it('is the same in traditional characters', () => {
    expect(chinese('亞洲機場')).toEqual(chinese('亚洲机场'));
  });

  it.each([
    ['20亿', '2000000000'],
    ['1.5万', '15000'],
    ['3000万', '30000000'],
  ])('%s is a number', (text, value) => {
    expect(chinese(`${text}人口`)).toContain(value);
  });

  it('is neither a date nor a bar beside a headline', () => {
    expect(chinese('1月30日 黄金')).toEqual(['黄金']);
    expect([...titleTerms('新华社消息｜黄金价格突破', 'zh', '').keys()]).toEqual(
      expect.arrayContaining(['黄金', '价格', '突破']),
    );
    expect([...titleTerms('新华社消息丨黄金', 'zh', '').keys()]).toEqual(['黄金']);
  });
});

describe('a page that collects other items', () => {
  it.each([
    ['Orvland administration latest: three ministers resign', 'live'],
    ['Budget crisis live: parliament votes', 'live'],
    ['AS IT HAPPENED: the mayor concedes', 'live'],
    ['Harbour fire: latest updates', 'live'],
    ['Orvland administration news: ministers resign and more', 'live'],
    ['The latest minister resigns', 'story'],
    ['Latest ferry is launched', 'story'],
    ['How to live: a doctor answers', 'story'],
  ])('%s: %s', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });
});
