import {
  latinKeys,
  runKeys,
  soundRuns,
  soundsLike,
} from '@/lib/newsroom/language/chinese/names/sounds';

/** Some of these names are in none of our tables. */
const same: [string, string][] = [
  ['斯塔默', 'starmer'],
  ['明尼阿波利斯', 'minneapolis'],
  ['萨巴伦卡', 'sabalenka'],
  ['内塔尼亚胡', 'netanyahu'],
  ['博尔索纳罗', 'bolsonaro'],
  ['佩泽希齐扬', 'pezeshkian'],
  ['梅拉尼娅', 'melania'],
  ['弗雷德里克森', 'frederiksen'],
];

describe('a foreign name in Chinese characters', () => {
  it.each(same)('%s sounds like %s', (run, name) => {
    expect(soundsLike(run, name)).toBeGreaterThan(0);
    expect(latinKeys(name).some((key) => runKeys(run).includes(key))).toBe(true);
  });

  it('sounds like none of the others', () => {
    const wrong = same.flatMap(([run], at) =>
      same.flatMap(([, name], other) =>
        at !== other && soundsLike(run, name) > 0 ? [`${run} ${name}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is found among the characters around it', () => {
    expect(soundsLike('达马克龙', 'macron')).toBeGreaterThan(0);
  });

  it('proves nothing if it is too short', () => {
    expect(soundsLike('李', 'lee')).toBe(0);
    expect(soundsLike('阿里', 'ali')).toBe(0);
  });

  it('is not a two-character word of the dictionary', () => {
    expect(soundRuns('文明', true)).toEqual([]);
    expect(soundRuns('沃什', true)).toEqual(['沃什']);
    expect(soundRuns('沃什', false)).toEqual([]);
  });
});
