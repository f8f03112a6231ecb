// Chinese words that indicate the subject of a headline or first sentence when no section does.
import { characters, type Subjects } from '../../lexicon/subjects';

export const chineseSubjects: Subjects = {
  technology: characters(`
    人工智能 大模型 芯片 半导体 手机 机器人 算法 软件 处理器 操作系统 显卡 英伟达 OpenAI ChatGPT 谷歌 微软 苹果公司 iPhone 鸿蒙
    互联网 智能驾驶 自动驾驶 算力 AI 数据中心 网络安全 黑客 电池续航 小米 华为 旗舰机 App 内测 固件 平板电脑 笔记本电脑 耳机
  `),
  financial: characters(`
    股市 股价 股票 A股 港股 美股 上市 营收 净利润 财报 央行 降息 加息 通胀 GDP 国内生产总值 贸易顺差 关税 出口 进口 基金 债券
    汇率 人民币 美元指数 期货 黄金价格 投资者 融资 并购 收购 房价 楼市 房地产 银行业 美联储 消费市场 经济增长 增加值 市值 涨停 跌停 IPO
  `),
  politics: characters(`
    总统 总理 主席 总书记 国务院 外交部 外长 首相 议会 国会 参议院 众议院 选举 大选 投票 政府 部长 会见 会谈 访华 访问 政协 人大
    省委 市委 纪委 违纪违法 双开 受贿 法案 制裁 外交 条约 政党 内阁 白宫 特朗普 习近平 国防部 峰会 元首
  `),
  entertainment: characters(`
    电影 票房 演员 导演 歌手 演唱会 电视剧 综艺 明星 影片 上映 好莱坞 奥斯卡 格莱美 专辑 剧集 网飞 影院 主演 偶像 粉丝见面 春晚 漫画 动画
  `),
  sports: characters(`
    足球 篮球 乒乓球 羽毛球 网球 排球 奥运 冬奥 世界杯 欧冠 英超 西甲 中超 NBA CBA 冠军赛 锦标赛 联赛 决赛 半决赛 教练 球员 球队 运动员
    金牌 银牌 铜牌 全运会 亚运会 马拉松 国足 进球 澳网 法网 温网 美网 滑雪 滑冰
  `),
  science: characters(`
    航天 卫星 火箭 空间站 宇航员 航天员 月球 火星 探测器 望远镜 天文 黑洞 化石 考古 物种 恐龙 科学家 研究团队 量子 基因 气候变化 碳排放
    生态系统 生物多样性 冰川 地质 小行星 实验室 发射场
  `),
  health: characters(`
    医院 患者 疫苗 病毒 疫情 疾病 癌症 医保 医生 药品 药物 临床 感染 流感 健康 世卫组织 糖尿病 手术 心理健康 医疗 卫健委 诊疗 中医 肥胖
  `),
};
