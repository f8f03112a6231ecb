// Publishers' Chinese names for their sections, in categories and URLs.
import type { SectionWords } from '../../lexicon/section-words';
import { words } from '../../lexicon/word-list';

export const chineseSections: SectionWords = {
  subjects: {
    technology: words('科技 技术 数码 互联网 人工智能 手机 电脑 游戏 创投 智能'),
    financial: words(
      '财经 金融 经济 商业 股市 证券 市场 房产 房地产 公司 产业 商业与经济 经济要闻 基金 期货 银行',
    ),
    politics: words('时政 政治 政策 两会 选举 政务 政坛'),
    entertainment: words('娱乐 影视 电影 音乐 明星 文娱 综艺 电视 文化 艺术'),
    sports: words('体育 足球 篮球 奥运 网球 赛事 综合体育 nba中国'),
    science: words('科学 航天 太空 环境 气候 天文 科普 生态'),
    health: words('健康 医疗 医药 卫生 养生'),
  },
  places: {
    politics: words('国内 要闻'),
    world: words('国际 全球 世界 环球 海外 国际新闻'),
  },
  mixed: words('观点 观点与评论 评论 讣告 视频 生活 旅游 社会'),
  paid: words(
    '广告 推广 商业推广 品牌推广 赞助 赞助内容 赞助文章 广告内容 广告特辑 商业内容 软文 广编特辑',
  ),
};
