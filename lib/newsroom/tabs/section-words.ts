// What publishers call their sections, in categories and in addresses, and the tab that each means.
// A new tab is one more row here and in `subject-words.ts`. Names are folded: small letters, no
// accents, words joined by "-".

const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Sections that say plainly what their news is about. */
export const sectionWords: Readonly<Record<string, readonly string[]>> = {
  technology: names(`
    technology tech technologies tech-news gadgets computing computers software hardware internet
    cybersecurity security-technology ai artificial-intelligence apps mobile phones smartphones
    gaming video-games startups start-ups scitech sci-tech digital innovation consumer-tech
    科技 技术 数码 互联网 人工智能 手机 电脑 游戏 创投 智能 it teknolohiya
  `),
  financial: names(`
    business biz finance financial markets market economy economics money companies company
    investing investment investments stocks banking banks real-estate property-market commodities
    energy-markets business-news corporate personal-finance personal-business entrepreneurship
    retail trade dealbook your-money global-economy china-economy industry logistics
    banking-finance stock-market business-economy
    财经 金融 经济 商业 股市 证券 市场 房产 房地产 公司 产业 商业与经济 经济要闻 基金 期货 银行
    negosyo ekonomiya pananalapi
  `),
  politics: names(`
    politics political government elections election us-politics uk-politics policy congress
    parliament white-house whitehouse senate national-politics politics-policy inside-politics
    nation-politics nation-politics-news nccapitol federal politics-news law-politics campaigns
    politics-elections
    时政 政治 政策 两会 选举 政务 政坛 politika pulitika halalan
  `),
  entertainment: names(`
    entertainment arts culture movies movie film films music tv television celebrity celebrities
    showbiz arts-entertainment entertainment-arts arts-culture culture-arts theater theatre
    dance awards hollywood pop-culture showbusiness celebrity-news celeb pageants series
    entertainment-news anime comics books fashion streaming live-jam arts-and-entertainment
    entertainment-and-arts tv-radio tv-and-radio stage art-and-design bollywood
    娱乐 影视 电影 音乐 明星 文娱 综艺 电视 文化 艺术 libangan showbiz-news aliwan
  `),
  sports: names(`
    sports sport football soccer basketball baseball tennis golf cricket rugby rugby-union
    rugby-league nfl nba nhl mlb wnba pba uaap ncaa f1 formula1 formula-1 formula-one motorsport
    olympics boxing mma ufc wrestling athletics cycling swimming volleyball hockey afl nrl
    racing horse-racing premier-league college-football college-basketball ncaaf ncaab
    winter-olympics world-cup champions-league sports-news esports
    体育 足球 篮球 奥运 网球 赛事 综合体育 nba中国 palakasan isports
  `),
  science: names(`
    science sciences space environment climate astronomy physics biology nature
    earth wildlife archaeology science-environment science-and-environment climate-change
    science-news sciencetech climate-environment climate-crisis science-nature
    科学 航天 太空 环境 气候 天文 科普 生态 agham
  `),
  health: names(`
    health medicine medical wellness fitness nutrition mental-health public-health well coronavirus
    covid-19 healthcare health-care health-and-wellness health-fitness health-news health-medicine
    diseases-conditions pharma
    健康 医疗 医药 卫生 养生 kalusugan
  `),
};

/** Sections of a place: what the news is about is said by a narrower section beside them, if any. */
export const placeWords: Readonly<Record<string, readonly string[]>> = {
  politics: names(`
    nation national national-news philippines nation-news 国内 要闻 bansa balitang-pambansa
  `),
  world: names(`
    world world-news international international-news global global-news global-affairs europe asia
    africa americas middle-east asia-pacific latin-america middleeast world-europe world-asia
    us-canada south-asia central-asia southeast-asia oceania foreign overseas world-africa
    国际 全球 世界 环球 海外 国际新闻 mundo daigdig
  `),
};

/** Sections that hold anything: whatever else is said of the item decides. */
export const mixedWords: ReadonlySet<string> = new Set(
  names(`
    weather opinion opinions voices comment commentisfree editorial editorials columns column
    video videos photos live newsletters newsletter podcasts podcast audio obituaries crime
    lifestyle life-and-style life-style travel food recipes brandrap newsbreak factcheck fact-check
    观点 观点与评论 评论 讣告 视频 生活 旅游 社会
  `),
);
