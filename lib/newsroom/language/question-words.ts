// Words by which people ask. They stand in questions on anything, so that no passage is found by
// them; the words of every text are in the lexicons of the writer.
import type { Language } from '@/lib/model/text/languages';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const questionWords: Record<Language, ReadonlySet<string>> = {
  en: words(`
    am s t d ll re ve m don isn doesn didn hasn haven won wouldn couldn shouldn aren weren wasn
    please tell explain describe summarize summarise summary show give help know want wonder ask
    question answer mean means meaning actually really exactly currently nowadays ever happen
    happens happened happening thing things something anything someone anyone somebody anybody
    everyone everything kind kinds sort article story event news sentence keyword topic more detail details
    important main point points find latest recent called work works find think people person
    become becomes take takes taken keep keeps always usually different difference
    long far old high big fast often come comes let lot way ways call say does done
    yesterday today tonight tomorrow next source sources report reports reported any give tell going new
    everything all happen what's who's how's it's
  `),
  zh: words(`
    为什么 为何 为啥 什么 甚么 怎么 怎么样 怎样 如何 多少 多久 多大 多高 多远 哪 哪里 哪儿 哪个 哪些 哪 谁 几 何时 何处 何
    吗 呢 吧 啊 呀 么 嘛 是否 是不是 有没有 能不能 可不可以 会不会 应该 应 该 请 请问 告诉 解释 说明 介绍 总结 概括
    一下 意思 指 关于 到底 究竟 现在 一共 总共 还 能 会 可以 需要 要 想 知道 觉得 叫 做 算 看 给 被 让 来 去 得 地
    时候 时 事 事情 东西 文章 新闻 报道 这篇 这句话 这句 详细 更多 情况 具体 最 新 最新 后 以后 之后 过 出来 起来
    上 下 里 中 就 才 都 也 又 再 和 与 跟 或 的 了 着 在 是 有 没有 不 更 最 太 很 条 张 座 名 家 部 件 位 不能 不会 它 它们 他 她 我 你 我们 你们 人 人们 个 次 种 样
    谁能 谁会 谁在 能否 会否 有时 有时候 要多 说 说了 提到 谈到 来源 有 哪些 最近 关于 有关 相关 消息 怎样 怎么看 看待 把 回 这么 那么 我的 你的 他的 她的 昨天 今天 明天 昨晚 今晚 今年 去年 干 用
  `),
  ph: words(`
    ano anong ba bang sino sinong sino-sino kailan saan saang paano papaano bakit alin aling ilan ilang
    magkano gaano gaanong kanino nino maaari puwede pwede pwedeng puwedeng pakisabi sabihin ipaliwanag
    paliwanag ibig sabihin kahulugan tungkol nga naman po opo talaga mismo ngayon kasalukuyan nangyari
    nangyayari mangyayari bagay balita artikulo kuwento kwento tanong sagot buod detalye iba pang
    dapat kailangan kailangang gusto alam malaman nalalaman tawag tinatawag uri klase mayroon meron may
    tao mga ang ng sa na at ay si ni kay nang yung iyong itong dito doon nito niyan hanggang nasa
    pinagkaiba kaibhan pagkakaiba karaniwan karaniwang the of is what who when where why how does do are
    ulat pinagkunan sinasabi huling pinakabago pinakabagong kahapon kagabi bukas mamaya susunod gumawa gawin
  `),
};
