import { tellingsOf } from '@/lib/newsroom/across/telling';
import { thingsOf } from '@/lib/newsroom/cluster/things';
import { findTwins } from '@/lib/newsroom/across/twins';
import type { Entry } from '@/lib/newsroom/cluster/postings';
import type { Language } from '@/lib/model/text/languages';
import { hourMs, noon } from '../cluster/new-article';

const report = (
  event_id: string,
  lang: Language,
  title: string,
  { text = '', hours = 0, ...more }: { text?: string; hours?: number } & Partial<Entry> = {},
): Entry => ({
  ...{ article_id: `a ${event_id} ${title}`, event_id, lang, source: 'paper', feed_id: 'f_1' },
  ...{ published_at: noon + hours * hourMs, opened_at: noon, headline: title, kind: 'story' },
  ...{ title: new Map(), body: new Map(), fingerprint: [], things: thingsOf(title, text, lang) },
  ...more,
});

const crash = report('en crash', 'en', 'Plane crashes in Colombia, killing all 15 on board', {
  text: 'The aircraft went down near Cucuta with 13 passengers and two crew.',
});
const crashInChinese = report('zh crash', 'zh', '哥伦比亚失踪客机确认坠毁 机上15人全部遇难', {
  text: '哥伦比亚民航部门确认，一架载有13名乘客和2名机组人员的客机在库库塔附近坠毁。',
  hours: 2,
});
const crashInFilipino = report('ph crash', 'ph', 'Eroplano bumagsak sa Colombia, 15 ang patay', {
  text: 'Bumagsak ang eroplano malapit sa Cucuta sakay ang 13 pasahero at dalawang tripulante.',
  hours: 1,
});
/** The other events of that day: without them nothing is rare. */
const others = [
  report('en oil', 'en', 'Venezuelan lawmakers approve overhaul of oil sector'),
  report('en vote', 'en', 'Senate strikes deal to avert US government shutdown'),
  report('zh gold', 'zh', '国际黄金价格突破5500美元关口'),
  report('zh visit', 'zh', '英国首相斯塔默抵达北京开始访华'),
  report('ph ulan', 'ph', 'Malakas na ulan sa Luzon, klase sinuspinde'),
];

const linksOf = (entries: readonly Entry[]) =>
  findTwins(tellingsOf(entries)).map(({ a, b }) => [a, b].sort().join(' + '));

describe('events of different languages', () => {
  it('are linked if they report one happening, and no others are', () => {
    expect(linksOf([crash, crashInChinese, crashInFilipino, ...others]).sort()).toEqual([
      'en crash + ph crash',
      'en crash + zh crash',
      'ph crash + zh crash',
    ]);
  });

  it('are not linked only because they share people', () => {
    const rubio = report('en rubio', 'en', 'Rubio says China profited from Venezuela’s collapse');
    const office = report('zh rubio', 'zh', '鲁比奥：美国很快将在委内瑞拉设外交机构');
    expect(linksOf([rubio, office, ...others])).toEqual([]);
  });

  it('are not linked by a place and the figures that texts about it repeat', () => {
    const cities = report('en cities', 'en', 'Tale of two megacities: a look at Shanghai', {
      text: 'The economy of Shanghai reached 5.67 trillion yuan, and the target was 5.43 trillion.',
    });
    const river = report('zh river', 'zh', '浦江奔流领新潮：上海以创新向新向优', {
      text: '上海的经济总量达到5.67万亿元，目标为5.43万亿元。',
    });
    expect(linksOf([cities, river, ...others])).toEqual([]);
  });

  it('are not linked if more than a day and a half apart', () => {
    const late = { ...crashInChinese, published_at: noon + 40 * hourMs };
    expect(linksOf([crash, late, ...others])).toEqual([]);
  });

  it('are not linked through a copy or a round-up', () => {
    expect(linksOf([crash, { ...crashInChinese, copy_of: 'another' }, ...others])).toEqual([]);
    expect(linksOf([crash, { ...crashInChinese, kind: 'roundup' }, ...others])).toEqual([]);
  });

  it('have at most one twin in every other language', () => {
    const again = report('en again', 'en', 'Plane crashes in Colombia, killing 15', { hours: 1 });
    const links = linksOf([crash, again, crashInChinese, ...others]);
    expect(links.filter((link) => link.includes('zh crash'))).toHaveLength(1);
  });
});

describe('what an article names', () => {
  it('is the same in every language', () => {
    const keys = (lang: Language, title: string) => Object.keys(thingsOf(title, '', lang));
    expect(keys('en', 'Iranian drones kill 240 in Kyiv')).toEqual(
      expect.arrayContaining(['=iran', '=kyiv', '#240']),
    );
    expect(keys('zh', '伊朗无人机袭击基辅 240人死亡')).toEqual(
      expect.arrayContaining(['=iran', '=kyiv', '#240']),
    );
  });

  it('counts Chinese thousands', () => {
    expect(Object.keys(thingsOf('亚马逊宣布裁员1.6万人', '', 'zh'))).toEqual(
      expect.arrayContaining(['=amazon', '#16000']),
    );
  });

  it('includes a country that the headline names by one character', () => {
    expect(Object.keys(thingsOf('英首相会见美参议院代表', '', 'zh'))).toEqual(
      expect.arrayContaining(['=united kingdom']),
    );
  });
});
