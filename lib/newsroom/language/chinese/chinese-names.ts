// Names in Chinese, which has no capitals: titles of works between 《》, people behind their office,
// and runs of words that stand in a headline and again in the text.
import { words } from '../word-list';
import { chineseNameWords } from './chinese-name-words';
import type { Name, NameKind } from '../name';

const work = /《([^《》]{2,15})》/g;
const office =
  /(?:总统|总理|主席|总书记|书记|部长|外长|省长|市长|局长|发言人|首相|国王|议长|司令|院长|会长|教授|董事长|行政长官|防长|秘书长|主任)((?:(?![的对在于和同与向一这该其为将作是有及等提出])[\p{Script=Han}·]){2,6}?)(?=[，、。；：（）()\d在于对与和同将说表指强称出主会致发宣率抵访签也并就向从已日今昨等及当参接回呼认介举进邀祝赴]|$)/gu;
const placeEnding = /(?:省|市|县|区|州|镇|村|岛|湾|港|半岛)$/;
const bodyEnding =
  /(?:公司|集团|大学|学院|部|委|委员会|局|银行|法院|政府|组织|联盟|中心|协会|学会|基金会|军|党|社|厅|署)$/;
/** Where a name in a headline ends: small words, and verbs that headlines like. */
const breaks = words(`
  的 了 在 与 和 及 对 向 于 以 并 或 将 被 把 让 从 到 为 是 有 致 等 同 就 已 也 再 又 至 由 据 称 说 要 来 去
  会见 会谈 举行 举办 出席 宣布 欢迎 发布 印发 启动 召开 访华 访问 祝贺 致电 强调 表示 发表 参加 主持 抵达 前往
  开幕 闭幕 通过 进行 开展 推进 推动 加强 促进 实现 成为 签署 完成 提出 要求 呼吁 批准 增长 下降 突破 超过 达到
  进一步 关于 持续 继续 开始 今天 昨天 近日 首次 今年 去年 累计 获 赴 达 超 破 不 没 多 最 更 新
`);
/** Words in a row that are tried as one name, and its length in characters. */
const size = { words: 8, least: 3, most: 12 };

/** Holds a number, or begins with one in words. */
const counted = /\d|^[一二三四五六七八九十百千万亿第各]|[一二三四五六七八九十百千万亿]$/;
/** Single characters that names end in. */
const ending = /[会部局省市县区州国院队军党社法号]/;

let segmenter: Intl.Segmenter | undefined;

/** Every run of words in a headline between those that end a name. */
function runsOf(headline: string): string[] {
  segmenter ??= new Intl.Segmenter('zh-CN', { granularity: 'word' });
  const parts = [...segmenter.segment(headline)].map(({ segment }) => segment);
  const ends = (word: string) => !/^[\p{L}\p{N}]+$/u.test(word) || breaks.has(word);
  return parts.flatMap((first, from) => {
    // A single character inside a longer name is no beginning: 国 of 成员国政府.
    if (first.length === 1 && from > 0 && !ends(parts[from - 1] ?? '')) return [];
    const runs: string[] = [];
    let run = '';
    for (const word of parts.slice(from, from + size.words)) {
      if (ends(word) || run.length + word.length > size.most) break;
      run += word;
      const closes = word.length > 1 || ending.test(word);
      if (closes && run.length >= size.least && !counted.test(run)) runs.push(run);
    }
    return runs;
  });
}

function occurrences(text: string, sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(text).length - 1, 0);
}

function kindOf(text: string, people: ReadonlySet<string>, sentences: readonly string[]): NameKind {
  const { speech } = chineseNameWords;
  const speaks = sentences.some((sentence) => {
    const at = sentence.indexOf(text);
    return at >= 0 && speech.after.test(sentence.slice(at + text.length));
  });
  if (people.has(text)) return speaks ? 'speaker' : 'person';
  if (placeEnding.test(text)) return 'place';
  if (!bodyEnding.test(text)) return 'term';
  return speaks ? 'speaker' : 'name';
}

/** The names in Chinese sentences, most telling first. */
export function chineseNames(sentences: readonly string[], headlines: readonly string[]): Name[] {
  const find = (pattern: RegExp) =>
    [...sentences, ...headlines].flatMap((text) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name),
    );
  const people = new Set(find(office).filter((name) => !/^[表称说指强]/.test(name)));
  const found = [...new Set([...people, ...find(work), ...headlines.flatMap(runsOf)])]
    .map((text) => ({ text, count: occurrences(text, sentences) }))
    .filter(({ count }) => count > 0);
  const telling = ({ text, count }: { text: string; count: number }) =>
    count * Math.min(8, text.length) * (people.has(text) ? 2 : 1);
  const parts = (text: string) =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  // 运动会 is part of 第十五届运动会: of names that share two characters the more telling one stays.
  const kept: typeof found = [];
  for (const next of found.sort((a, b) => telling(b) - telling(a) || (a.text < b.text ? -1 : 1))) {
    const shares = (text: string) => parts(next.text).some((part) => text.includes(part));
    if (!kept.some(({ text }) => shares(text))) kept.push(next);
  }
  return kept.map(({ text, count }) => {
    const kind = kindOf(text, people, sentences);
    return { text, count, kind, article: false, askable: true };
  });
}
