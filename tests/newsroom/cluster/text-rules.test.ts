import { kindOf } from '@/lib/newsroom/cluster/kind';
import { fingerprintOf, isCopy } from '@/lib/newsroom/cluster/fingerprint';
import { englishStem as stem } from '@/lib/newsroom/language/english/english-stem';
import { titleTerms } from '@/lib/newsroom/cluster/terms';

describe('the stem', () => {
  it.each([
    ['charge', 'charges', 'charged', 'charging'],
    ['study', 'studies', 'studied'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['ferry', 'ferries'],
  ])('of %s is shared by its inflections', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  it.each(['bus', 'class', 'crisis', 'red', 'king', 'nuevo', '2025'])(
    'leaves %s unchanged',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );
});

describe('the terms of a headline', () => {
  const terms = (title: string, source = '') => [...titleTerms(title, 'en', source).keys()];

  it('are stems without the words common to all headlines', () => {
    expect(terms('Watch: What the rescued men said about the storms')).toEqual(
      expect.arrayContaining(['rescu', 'men', 'storm']),
    );
    expect(terms('Here is what we know')).toEqual([]);
  });

  it('tell the country from the pronoun', () => {
    expect(terms('US and U.S. forces')).toContain('usa');
    expect(terms('He told us')).not.toContain('usa');
  });

  it('leave out columns and the publisher’s own name', () => {
    expect(terms('[OPINION] Harbour plan')).not.toContain('opinion');
    expect(terms('Rappler Recap: Harbour plan', 'Rappler')).not.toContain('rappler');
    expect([...titleTerms('【权威访谈】推动经济发展', 'zh', '').keys()]).not.toContain('访谈');
    expect(terms('[BREAKING]')).toEqual([]);
  });

  it('include prefixes of long words, so that a country matches its people', () => {
    const shared = terms('Venezuela').filter((term) => terms('Venezuelans').includes(term));
    expect(shared.length).toBeGreaterThan(0);
  });
});

describe('the kind of a page', () => {
  it.each([
    ['Morning briefing: three things', 'roundup'],
    ['The wRap: a ferry, a budget and a storm', 'roundup'],
    ['Ferry of Siquijor owns 12 boats | The wRap', 'roundup'],
    ['News Highlights: May 23, 2024', 'roundup'],
    ['Ferry highlights the news: a bridge is out', 'story'],
    ['The Brief - what the council decided', 'roundup'],
    ['They call it a wrap: the studio closes', 'story'],
    ['Ferry Rescued, Council Votes, More', 'roundup'],
    ['Harbor Talks: Ana Reyes (Podcast)', 'roundup'],
    ['Ferries Carry Cars, Trucks and More', 'story'],
    ['ORMToday: Low pressure nears Lasker; ferries wait', 'roundup'],
    ['Lasker Today: Ferries wait', 'roundup'],
    ['Harbor closes today: what ferries do', 'story'],
    ['Harbor podcast wins a prize', 'story'],
    ['潮声早报 0128：渡轮、预算与风暴', 'roundup'],
    ['潮声晚报｜渡轮获救', 'roundup'],
    ['财经早餐（1月28日）：渡轮获救', 'roundup'],
    ['潮声日报：渡轮获救', 'story'],
    ['海边下午茶丨渡轮获救', 'story'],
    ['The week in pictures', 'roundup'],
    ['国际联播快讯', 'roundup'],
    ['一周要闻回顾', 'roundup'],
    ['Storm Ada live updates: roads closed', 'live'],
    ['Ferry runs aground', 'story'],
    ['Minister to brief parliament in the morning', 'story'],
    ['日报社记者获奖', 'story'],
  ])('%s: %s', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });
});

describe('a fingerprint', () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `w${from + at}`).join(' ');

  it('matches a text inside a much longer one', () => {
    expect(isCopy(fingerprintOf(words(0, 2000)), fingerprintOf(words(0, 400)))).toBe(true);
  });

  it('matches a text in which few words were changed', () => {
    const changed = words(0, 400).replace('w100', 'x').replace('w300', 'y');
    expect(isCopy(fingerprintOf(words(0, 400)), fingerprintOf(changed))).toBe(true);
  });

  it('does not take half of a text, or a short notice, for a copy', () => {
    expect(isCopy(fingerprintOf(words(0, 400)), fingerprintOf(words(200, 400)))).toBe(false);
    expect(isCopy(fingerprintOf(words(0, 10)), fingerprintOf(words(0, 10)))).toBe(false);
  });
});
