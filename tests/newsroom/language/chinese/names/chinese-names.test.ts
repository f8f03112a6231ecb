import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { chineseKnownNames } from '@/lib/newsroom/language/chinese/meanings/chinese-meanings';
import { findNames } from '@/lib/newsroom/language/names/names';
import { placeNames } from '@/lib/newsroom/language/names/place-names';
import { splitSentences } from '@/lib/newsroom/language/sentences';
import { describeShared } from '../../../../shared';

/** Names that are whole without a dictionary. */
const known = new Set([
  ...placeNames().flatMap(({ zh = [] }) => zh),
  ...chineseKnownNames.split('\n').flatMap((line) => (line.split(' = ')[1] ?? '').split(', ')),
]);

const item = z.object({ title: z.string(), text: z.string() });
/** Every tenth article is read. */
const step = 10;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The places where a text contains a part, without overlaps. */
const placesOf = (part: string, text: string) => {
  const pieces = text.split(part).slice(0, -1);
  return pieces.map((_, at) => {
    const start = pieces.slice(0, at + 1).join(part).length;
    return { start, end: start + part.length };
  });
};

const bounds = (text: string) =>
  new Set([0, ...[...segmenter.segment(text)].map(({ index, segment }) => index + segment.length)]);

const textsOf = (sentences: string[], headline: string) =>
  findNames(sentences, [headline], 'zh').map(({ text }) => text);

describe('a Chinese name', () => {
  it('is not a part of a longer one that no dictionary has', () => {
    const names = textsOf(
      ['也门荷台达遭到空袭。', '空袭发生后，也门荷台达的港口关闭。'],
      '也门荷台达港口关闭',
    );
    expect(names).not.toContain('也门荷台');
  });

  it.each([
    // A kind of body, an idiom, a kind of thing, a span of time, a verb and its object.
    ['委员会', '港口管理委员会公布名单', '委员会五日开会。委员会公布名单。'],
    ['不折不扣', '渔港改造不折不扣', '不折不扣，才能修好渔港。不折不扣，渔民这样说。'],
    ['竞争对手', '渡轮公司竞争对手降价', '竞争对手五日降价。竞争对手还增开航班。'],
    ['连续四年', '渔港客流连续四年超过万人', '客流已连续四年超过万人。渔获也连续四年增长。'],
    // The kind of a document, and a newspaper that is only cited.
    ['立案告知书', '渔港公司被立案', '渔港公司五日收到《立案告知书》，公司说将配合调查。'],
    ['立案告知書', '漁港公司被立案', '漁港公司五日收到《立案告知書》，公司說將配合調查。'],
    ['意见', '渔港改造加快', '海港市五日印发《意见》。《意见》提出，三年内完成改造。'],
    [
      '海岸日报',
      '渔港公司增开航班',
      '据《海岸日报》五日报道，航班增加。《海岸日报》称，票价不变。',
    ],
    // Common words around a single character, which no dictionary has as one word.
    [
      '副总裁兼首席',
      '渔港公司副总裁兼首席设计师离职',
      '副总裁兼首席离职。副总裁兼首席是渔民之子。',
    ],
    [
      '渔网机器人领域',
      '公司进入渔网机器人领域',
      '渔网机器人领域竞争不大。渔网机器人领域刚刚起步。',
    ],
    ['渔港社员工', '渔港社员工停工', '渔港社员工五日停工。渔港社员工有八十人。'],
    ['负责码头改造', '方若水负责码头改造', '负责码头改造，方若水很忙。负责码头改造的人不多。'],
  ])('is not %s', (wrong, headline, text) => {
    expect(textsOf(splitSentences(text, 'zh'), headline)).not.toContain(wrong);
  });

  it.each([
    [
      '港口管理委员会',
      '港口管理委员会公布名单',
      '港口管理委员会五日开会。港口管理委员会公布名单。',
    ],
    [
      '最高人民法院',
      '最高人民法院发布渔业案例',
      '最高人民法院五日发布案例。最高人民法院说，案例有八件。',
    ],
    ['渔港管理局', '渔港管理局公布名单', '渔港管理局五日开会。渔港管理局公布名单。'],
    ['渔港管理条例', '渔港有新规定', '海港市五日公布《渔港管理条例》。'],
    ['海岸日报', '《海岸日报》停刊', '据《晨光》报道，《海岸日报》五日停刊。'],
    ['海岸日报', '一份百年报纸的告别', '《海岸日报》五日停刊。'],
    ['特斯拉', '特斯拉在海港市建厂', '特斯拉五日动工。特斯拉说，工厂明年投产。'],
  ])('is %s', (name, headline, text) => {
    expect(textsOf(splitSentences(text, 'zh'), headline)).toContain(name);
  });

  it('of a place is not found inside another name', () => {
    const inner = ['近日，内蒙古青石公司成立。', '公司设在草原上。'];
    expect(textsOf(inner, '青石时代在内蒙古新设公司')).not.toContain('蒙古');
    const whole = ['蒙古五日降雪。', '蒙古的草原白了。'];
    expect(textsOf(whole, '蒙古降雪')).toContain('蒙古');
  });

  it('is not a part of the name of a body', () => {
    const names = textsOf(
      ['纪律检查委员会今天开会。', '纪律检查委员会公布名单。'],
      '纪律检查委员会公布名单',
    );
    expect(names).not.toContain('纪律检查委员');
  });

  it.each([
    [
      '洛城矿业',
      '洛城矿业协作会议闭幕',
      ['洛城矿业协作会议在南岭闭幕。', '代表们说，洛城矿业协作会议很有成果。'],
    ],
    [
      '小学珠算教育',
      '七部门部署中小学珠算教育',
      ['七部门部署中小学珠算教育。', '中小学珠算教育面向全国。'],
    ],
  ])('%s is not cut out of a phrase that always continues', (part, headline, sentences) => {
    expect(textsOf(sentences, headline)).not.toContain(part);
  });

  it('is whole if different words follow or precede it', () => {
    const sentences = ['白鹿书院在南岭开放。', '专家说，白鹿书院面向乡村。'];
    expect(textsOf(sentences, '白鹿书院开放')).toContain('白鹿书院');
  });

  it('contains no verb and no adverb', () => {
    const sentences = ['军事行动只会带来灾难，代表说。', '他重申，军事行动只会带来灾难。'];
    expect(textsOf(sentences, '军事行动只会带来灾难')).not.toContain('军事行动只会');
  });

  it('contains nothing of a preceding count', () => {
    const sentences = ['144小时过境政策扩大。', '144小时过境的旅客增多。'];
    expect(textsOf(sentences, '144小时过境政策扩大')).not.toContain('小时过境');
    const apart = ['新版修复了 12 个安全漏洞。', '其中 3 个安全漏洞为高危。'];
    expect(textsOf(apart, '新版修复 12 个安全漏洞')).not.toContain('个安全漏洞');
  });

  it('of a person follows an office, and is no verb', () => {
    const names = textsOf(['总书记强调安全。', '总理李强出席会议。'], '总书记强调安全');
    expect(names).toContain('李强');
    expect(names).not.toContain('强调');
  });
});

describeShared('names in a year of television news', ['news', 'cctv-xwlb'], (folder) => {
  const articles = readFileSync(join(folder, 'items.jsonl'), 'utf8')
    .split('\n')
    .filter((line, at) => line.trim() && at % step === 0)
    .map((line) => item.parse(JSON.parse(line)))
    .map(({ title, text }) => ({
      title,
      sentences: text.split('\n').flatMap((paragraph) => splitSentences(paragraph, 'zh')),
    }));
  const found = articles.map(({ title, sentences }) => ({
    sentences,
    names: textsOf(sentences, title),
  }));

  it('start and end at word boundaries', () => {
    const cut = found.flatMap(({ sentences, names }) =>
      names.filter(
        (name) =>
          !known.has(name) &&
          sentences.some((sentence) => {
            const ends = bounds(sentence);
            return placesOf(name, sentence).some(
              ({ start, end }) =>
                sentence[start - 1] !== '《' && (!ends.has(start) || !ends.has(end)),
            );
          }),
      ),
    );
    expect(cut).toEqual([]);
  });

  it('are in at least half of the articles', () => {
    const named = found.filter(({ names }) => names.length > 0);
    expect(named.length).toBeGreaterThanOrEqual(articles.length / 2);
  });

  it('are no part of a known name', () => {
    const parts = found.flatMap(({ sentences, names }) =>
      names.filter((name) => {
        const longer = [...known].filter((one) => one !== name && one.includes(name));
        return sentences.some((sentence) =>
          longer.some(
            (one) => sentence.includes(one) && !sentence.replaceAll(one, '').includes(name),
          ),
        );
      }),
    );
    expect(parts).toEqual([]);
  });
});
