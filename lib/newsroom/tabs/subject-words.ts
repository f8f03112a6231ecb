// Words that tell the subject of a headline or first sentence where no section says it. Protects:
// words of one subject only; what two subjects share ("match", "deal", "star") is in neither list.
import type { Language } from '@/lib/model/text/languages';

type Subjects = Readonly<Record<string, RegExp>>;

/** A pattern over whole words; `*` at the end of one stands for any ending. */
function words(list: string): RegExp {
  const parts = list
    .trim()
    .split(/\s*,\s*|\s*\n\s*/)
    .filter(Boolean)
    .map((word) => word.replace(/\*$/, '[\\p{L}]*').replace(/ /g, '[ -]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The same for Chinese, which sets no blanks. */
const characters = (list: string) => new RegExp(list.trim().split(/\s+/).join('|'), 'gu');

const english: Subjects = {
  technology: words(`
    ai, artificial intelligence, chatbot*, chatgpt, openai, anthropic, nvidia, software, app, apps, iphone*,
    android, smartphone*, laptop*, gadget*, google, microsoft, apple intelligence, meta ai, startup*, semiconductor*,
    chipmaker*, chips, robot*, cyberattack*, cybersecurity, hacker*, hacked, malware, ransomware, data breach, algorithm*,
    windows 11, macbook*, ipad*, airpods, playstation, xbox, nintendo, video game*, gaming, gamer*, steam deck, browser, cloud computing,
    data cent*, large language model*, llm*, quantum comput*, tech giant*, tech company, tech companies, pixel, galaxy s\\d*,
    tiktok, youtube, smartwatch*, wearable*, usb, wi-fi, firmware, open source, github, samsung, gpu, cpu, processor
  `),
  financial: words(`
    shares, stock, stocks, stock market*, investor*, earnings, revenue, quarterly, profit, profits, ipo, wall street, s&p 500, nasdaq,
    dow jones, interest rate*, rate cut*, inflation, gdp, central bank*, federal reserve, bond, bonds, treasury yields, currency, currencies, forex,
    peso, oil prices, crude, bitcoin, crypto*, merger*, acquisition*, takeover, bankruptcy, layoffs, retailer*, economist*,
    economy, economic growth, tariff*, exports, imports, supply chain*, hedge fund*, private equity, billion deal, ceo, dividend*, mortgage*,
    housing market, unemployment, jobs report, consumer prices, fiscal, banks, lender*, startup funding, venture capital, gold prices, stake
  `),
  politics: words(`
    president, prime minister*, parliament, congress, congressm*, senate, senator*, lawmaker*, legislat*, election*, vote, voters, ballot*,
    campaign, candidate*, republican*, democrat*, gop, white house, governor*, minister*, cabinet, supreme court, impeach*, primary,
    redistrict*, shutdown, executive order, administration, mayor, mayoral, poll, polls, partisan, referendum, coalition, opposition party,
    house bill, trump, biden, foreign minist*, diplomat*, sanction*, treaty, malacañang, duterte, marcos, comelec, mp, mps, labour party, tory, tories
  `),
  entertainment: words(`
    movie*, film, films, box office, actor*, actress*, singer*, album*, song, songs, concert*, netflix, hbo, disney+, hollywood, celebrit*,
    oscar*, grammy*, emmy*, golden globe*, season finale, tv show*, sitcom, reality show, reality tv, drama series, trailer, premiere*, cannes, rapper,
    pop star, k-pop, taylor swift, broadway, musical, director, streaming series, franchise film, marvel, star wars, comedian*, podcast host,
    miss universe, pageant*, showbiz, red carpet, fashion week, novel, author, band, tour dates, rom-com, spoilers, bachelor*, kardashian*, soap opera
  `),
  sports: words(`
    nba, nfl, mlb, nhl, wnba, ncaa, fifa, uefa, pba, uaap, premier league, champions league, la liga, world cup, super bowl, playoff*, quarterback*,
    touchdown*, home run*, inning*, pitcher*, striker*, midfielder*, goalkeeper*, goalie, coach, coaches, head coach, tournament*, championship*,
    grand slam, wimbledon, french open, us open, australian open, olympic*, medal*, innings, wicket*, batter*, semifinal*, semi-final*, quarterfinal*, final four, roster,
    injured list, free agent, draft pick*, trade deadline, preseason, offseason, midfield, league, rookie*, teammate*, grand prix, formula 1,
    boxing, ufc, knockout, golfer*, pga, lpga, cricket, rugby, soccer, basketball, baseball, football, tennis, volleyball, hockey, game 1, game 2, game 3,
    game 4, game 5, game 6, game 7, lakers, celtics, yankees, dodgers, mets, red sox, knicks, warriors, arsenal, liverpool, chelsea, real madrid, barcelona
  `),
  science: words(`
    nasa, spacex, astronaut*, asteroid*, planet*, galaxy, galaxies, telescope*, black hole*, spacecraft, mars, moon, lunar, orbit, rocket, solar system,
    cosmic, universe expansion, dark matter, fossil*, dinosaur*, species, archaeolog*, paleontolog*, physicist*, physics, quantum, biolog*,
    geolog*, volcan*, ecosystem*, biodiversity, evolution*, genome*, gene, genes, dna, neuroscien*, scientist*, researchers, climate change, global warming, emissions,
    marine life, coral, glacier*, antarctic*, arctic ice, neanderthal*, ancient, meteor*, comet*, particle*, chemist*, biologist*
  `),
  health: words(`
    health, patient*, doctor*, hospital*, disease*, cancer, vaccine*, vaccinat*, virus, outbreak, hantavirus, measles, covid*, flu, infection*, medicine*,
    medical, drug trial, clinical trial*, fda, cdc, diabetes, obesity, alzheimer*, dementia, mental health, depression, pregnan*, diet,
    nutrition, wellness, heart attack, stroke, blood pressure, surgery, symptom*, therapy, insulin, cholesterol, ozempic, weight loss, menopause,
    world health organization, ebola, pandemic, epidemic, bacteria*, antibiotic*, hormon*, autism, adhd
  `),
};

const chinese: Subjects = {
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

const filipino: Subjects = {
  technology: words(`
    teknolohiya, app, apps, internet, gadget*, smartphone*, online platform, facebook, tiktok, cybersecurity, hacker*, artificial intelligence, ai
  `),
  financial: words(`
    ekonomiya, negosyo, piso, inflation, presyo, presyo ng, bangko*, pamumuhunan, kalakalan, stock*, buwis, gasolina, kita ng, bsp, peso, taripa
  `),
  politics: words(`
    pangulo*, senado*, senador*, kongreso, kongresista*, halalan, botante*, kandidato*, gobyerno, pamahalaan, marcos, duterte, comelec,
    mambabatas, malacañang, palasyo, kalihim, gobernador, alkalde, impeachment, kamara, batas
  `),
  entertainment: words(`
    pelikula*, artista*, aktor, aktres, singer*, kanta, konsiyerto, showbiz, teleserye*, serye, vlogger*, celebrity, loveteam, kapamilya, kapuso,
    miss universe, beauty queen, album*, concert*
  `),
  sports: words(`
    pba, nba, uaap, ncaa, basketball, volleyball, boksing, boksingero*, atleta*, laro, koponan, kampeon*, medalya, gilas, coach, torneo*, liga, olympics, sea games, pacquiao
  `),
  science: words(
    `siyentipiko*, kalawakan, satellite, nasa, planeta*, klima, agham, phivolcs, bulkan, fossil*`,
  ),
  health: words(`
    kalusugan, ospital, doktor*, sakit, bakuna*, virus, doh, pasyente*, gamot, covid*, dengue, kanser, tigdas, medikal
  `),
};

export const subjectWords: Readonly<Record<Language, Subjects>> = {
  en: english,
  zh: chinese,
  ph: filipino,
};
