// Without spaces between words, a word that a report lacks may hide in the characters it has.
import { outcome } from '../assistant/outcome-of';

describe('a character after a word that a report has', () => {
  const fair = {
    of: 'zh' as const,
    title: '岛屿市科技企业展出新机器人',
    sentence: '展会有120件展品。',
  };

  it('makes it another word', () => {
    expect(outcome('岛屿市科技馆有多少展品？', 'zh', fair)).not.toBe('quoted');
    const museum = { ...fair, title: '岛屿市科技馆展出新机器人' };
    expect(outcome('岛屿市科技馆有多少展品？', 'zh', museum)).toBe('quoted');
  });

  it('is a verb if it stands before its object, and may be reported in other words', () => {
    const film = { of: 'zh' as const, title: '岛屿传媒预计全年利润3亿元' };
    expect(outcome('岛屿传媒预计赚多少', 'zh', film)).toBe('quoted');
  });
});

describe('a pair of characters that no dictionary lists as a word', () => {
  const season = { of: 'zh' as const, title: '2022年岛屿市开始卖年货' };

  it('is the subject of the question, however many events contain it', () => {
    expect(outcome('2022年春运什么时候开始', 'zh', season)).not.toBe('quoted');
    const trains = { of: 'zh' as const, title: '2022年春运1月17日开始' };
    expect(outcome('2022年春运什么时候开始', 'zh', trains)).toBe('quoted');
  });

  it('is no name if it consists of function words', () => {
    const mayor = { of: 'zh' as const, title: '岛屿市长因为丑闻被迫辞职' };
    expect(outcome('岛屿市长为什么不得不辞职？', 'zh', mayor)).toBe('quoted');
  });
});

describe('the title of a work', () => {
  it('is a name, whatever its words mean', () => {
    const other = { of: 'zh' as const, title: '岛上的家今晚首播，王小明主演' };
    const own = { of: 'zh' as const, title: '《家》今晚首播，王小明主演' };
    expect(outcome('《海居》的主演有哪些？', 'zh', other)).not.toBe('quoted');
    expect(outcome('《家》的主演有哪些？', 'zh', own)).toBe('quoted');
    const play = { of: 'zh' as const, title: '《心居》今晚首播，王小明主演' };
    expect(outcome('《心居》的主演有哪些？', 'zh', play)).toBe('quoted');
    expect(outcome('《海居》的主演有哪些？', 'zh', play)).not.toBe('quoted');
  });

  it('asked about is not answered by a report on the work alone', () => {
    const plot = { of: 'zh' as const, title: '《海居》第三集：王小明回到岛屿市' };
    expect(outcome('《海居》的主演有哪些？', 'zh', plot)).not.toBe('quoted');
    expect(outcome('《海居》的导演有谁？', 'zh', plot)).not.toBe('quoted');
  });
});

describe('an ordinal', () => {
  it('is no name that identifies a report in another language', () => {
    const summit = {
      of: 'en' as const,
      title: 'Prisoners are swapped after the summit, a first step to peace',
      sentence: 'The first talks began in 2014.',
    };
    expect(outcome('首届中阿峰会的时间', 'zh', summit)).not.toBe('quoted');
  });
});

describe('a report in another language', () => {
  it('is not matched by words scattered over it', () => {
    const raid = {
      of: 'zh' as const,
      title: '军方对岛国发动大规模打击',
      sentence: '据纽约一家报纸报道，总统已经离开。',
    };
    const asked = 'Which railroad near New York is on strike?';
    expect(outcome(asked, 'en', raid)).not.toBe('quoted');
  });
});

describe('a quantity', () => {
  it('is not answered by a percentage of it', () => {
    const share = { of: 'zh' as const, title: '2021年岛屿汽车在华销量占全球销量的34%' };
    expect(outcome('2021年岛屿汽车全球销量是多少？', 'zh', share)).not.toBe('quoted');
    const sold = { of: 'zh' as const, title: '2021年岛屿汽车全球交付252万辆' };
    expect(outcome('2021年岛屿汽车全球销量是多少？', 'zh', sold)).toBe('quoted');
    const rate = { of: 'zh' as const, title: '岛屿市失业率升至5.2%' };
    expect(outcome('岛屿市失业率达到了多少？', 'zh', rate)).toBe('quoted');
    const grows = { of: 'zh' as const, title: '岛屿市出口增长9.6%' };
    expect(outcome('岛屿市出口增长了多少？', 'zh', grows)).toBe('quoted');
    const hopes = { of: 'zh' as const, title: '岛屿市2800家企业希望今年的出口继续增长' };
    expect(outcome('岛屿市出口增长了多少？', 'zh', hopes)).not.toBe('quoted');
    const revenue = { of: 'en' as const, title: 'Games made 92% of the revenue of Veldra in 2022' };
    expect(outcome('What was the revenue of Veldra in 2022?', 'en', revenue)).not.toBe('quoted');
    const sum = { of: 'en' as const, title: 'Veldra reports revenue of $96 billion for 2022' };
    expect(outcome('What was the revenue of Veldra in 2022?', 'en', sum)).toBe('quoted');
  });
});
