// What a translation out of or into Chinese must keep: numbers in characters, hours, denials.
import type { KeptWords } from '../lexicon/kept-words';

/** The first hour of a range of hours. */
const from = String.raw`(?:\d{1,2}(?:[时点]|:\d\d)\d{0,2}分?[至到-])?`;

export const chineseKept: KeptWords = {
  counts: {
    ...{ 一: 1, 二: 2, 两: 2, 双: 2, 半: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
    ...{ 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 },
  },
  hours: {
    morning: new RegExp(`(?:凌晨|清晨|早晨|早上|上午|[早晨])${from}•[时点:]`, 'u'),
    later: new RegExp(
      `(?:中午|正午|下午|午后|傍晚|晚上|晚间|夜里|夜间|深夜|[晚夜])${from}•[时点:]`,
      'u',
    ),
    whole: /•(?:时|点|:\d\d)/,
  },
  below: /零下(?:\d[\d.]*(?:度|°C)?[至到~-])?•|负•\s?(?:[%°度]|摄氏|个?百分点)/,
  // Single characters also occur in words that deny nothing: 未来, 无人机, 不过.
  denies:
    /没有|没能|未能|并非|并不|并未|从未|尚未|仍未|未曾|无法|不是|不会|不能|不再|(?<!不得)不得(?!不)|不可能|不予|不愿|不存在|不知|绝不|毫无/,
  negative: /[不未无無没沒非否勿莫免拒禁缺少除失停难零反仅只才]/,
};
