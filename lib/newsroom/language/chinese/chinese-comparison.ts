// The words by which Chinese sentences are compared. They are searched in the text as written,
// longest first, since no blanks separate them.
import { table, type ComparisonWords } from '../lexicon/comparison-words';
import { partsOfSpeech } from '../lexicon/parts-of-speech';
import { words } from '../lexicon/word-list';

export const chineseComparison: ComparisonWords = {
  empty: words('的 了 着 过 地 得 是 在 也 都 就 又 还 很 之 其 该 这 那 个 位 名 并 已 已经 于 里 中 上 等 而 则 所 以'),
  denials: words('没有 并非 并不 并未 不 没 未 无 非 勿 莫 否'),
  hedges: words(`
    可能 或许 也许 大概 恐怕 据称 据说 据传 据报 涉嫌 疑似 似乎 将 将会 拟 计划 预计 有望 或将 或 企图 试图 打算 建议 考虑 传闻 传言 否认 声称 指控 被控 起诉 呼吁
    威胁 拒绝 未必 如果 假如 一旦 是否 是不是 差点 险些 应 应该 应当 必须 须 需要 认为 相信 怀疑 担心 警告 避免 防止 禁止 停止 取消 推迟 搁置 草案 提议 提案 承诺
    谣言 商谈 洽谈 敦促 促请 督促 力促 邀请 劝说
  `),
  limits: words(`
    前 原 副 代理 候任 准 部分 少数 多数 一半 待 暂 暂时 临时 虚假 假 北 南 东 西 仅 只 仅仅 几乎 若 疑 希望 愿 望 想 欲 要求 前任 原定 取代 接替 顶替
  `),
  bounds: [
    ['不少于', 'least'], ['不低于', 'least'], ['至少', 'least'], ['不超过', 'most'], ['最多', 'most'],
    ['至多', 'most'], ['多达', 'most'], ['超过', 'over'], ['逾', 'over'], ['超', 'over'], ['高于', 'over'],
    ['不足', 'under'], ['不到', 'under'], ['低于', 'under'], ['少于', 'under'], ['将近', 'almost'],
    ['近', 'almost'], ['接近', 'almost'], ['大约', 'near'], ['约', 'near'], ['左右', 'near'],
    ['上下', 'near'], ['仅', 'only'], ['只有', 'only'], ['余', 'over'], ['多', 'over'],
  ], // prettier-ignore
  parts: partsOfSpeech({ saying: '说' }),
  roles: table('被:by 遭:by 遭到:by 受到:by 获:by 把:obj 由:by 让:by 给:to 对:to 向:to 从:from 自:from 比:than'),
  conditions: words('如果 若 假如 一旦 是否 要是'),
  hearsay: words('据称 据说 据传 据报'),
  links: words('因为 由于 虽然 尽管 之后 之前 以后 以前'),
  joints: words('同 跟 和 与 及 以及 并且 但是 但 而且 因此 所以 或者'),
  sideBySide: {
    joints: words('而 但 但是 同时'),
    // Neither capitals nor blanks show where a statement begins; only words that cannot begin one
    // are known.
    begins: /^(?![并且还也又将已曾被把使让令称说为在于对向从与和是有无不未没此该其这那他她它双两各])\p{Script=Han}|^[\p{L}\p{N}]/u,
    verb: /[^，]{6,}/u,
    leans: /[他她它其该此这那]|双方|两者|两国|两人|对方|上述|前者|后者|后来|随后|同样|同日|分别|当天|当日|自己|本人/u,
  },
  general: {},
  same: table('称:说 表示:说 指出:说 说道:说 美金:美元'),
  digits: { 〇: 0, 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  scales: { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8, 兆: 1e12 },
  units: table('美元:$ 欧元:€ 英镑:£ 日元:円 人民币:¥ 元:¥ 比索:₱ 公里:km 千米:km 公斤:kg 千克:kg 米:m'),
  times: new Set(),
  timeBeginning: /^[周昨今明上下去本日月年]$/u,
  owner: '的',
  describesNext: true,
}; // prettier-ignore
