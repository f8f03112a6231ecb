import { languages } from '@/lib/model/text/languages';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { furtherTabs } from '@/lib/model/feed/further-tabs';
import { interestSubjects, subjectsOf } from '@/lib/newsroom/language/news/interest-subjects';

const namesOf = (text: string, lang: 'en' | 'zh' | 'ph') =>
  subjectsOf(text, lang).flatMap(({ lang: of, text: name }) => (of === 'en' ? [name] : []));

describe('the fixed subjects', () => {
  it('are some forty, each with its own name in every language, under existing tabs', () => {
    expect(interestSubjects.length).toBeGreaterThanOrEqual(38);
    const keys = new Set([...builtInTabs, ...furtherTabs].map(({ key }) => key));
    for (const lang of languages) {
      const names = interestSubjects.map(({ name }) => name[lang]);
      expect(names.filter((name) => name === '')).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const { tab } of interestSubjects) expect(keys).toContain(tab);
  });

  it.each([
    ['en', 'Strong earthquake shakes southern coast', 'Storms and disasters'],
    ['zh', '四川发生5.2级地震', 'Storms and disasters'],
    ['ph', 'Malakas na lindol, yumanig sa Mindanao', 'Storms and disasters'],
    ['en', 'Fed holds interest rates steady', 'Central banks and interest rates'],
    ['zh', '美联储宣布降息', 'Central banks and interest rates'],
    ['en', 'Celtics win game seven of the NBA finals', 'Basketball'],
  ] as const)('in %s: %s', (lang, text, name) => {
    expect(namesOf(text, lang)).toContain(name);
  });

  it('are found by whole words only', () => {
    expect(namesOf('Mayor said the warden stocked shelves', 'en')).toEqual([]);
  });

  it('give the same answer every time', () => {
    const text = 'Typhoon nears Luzon';
    expect(subjectsOf(text, 'en')).toEqual(subjectsOf(text, 'en'));
  });
});
