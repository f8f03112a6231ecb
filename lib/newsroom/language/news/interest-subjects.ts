// The subjects that a reader may choose, whatever is in the news today: by the tab they are filed
// under, with what each is called and the words by which an event is known to be of it.
import { languages, type Language } from '@/lib/model/text/languages';
import { characters, wholeWords } from '../lexicon/subjects';

export type InterestSubject = {
  tab: string;
  name: Readonly<Record<Language, string>>;
  /** Fresh for each use: patterns that search everywhere remember where they were. */
  isIn(text: string, lang: Language): boolean;
};

/** Tab; then of English, Chinese and Filipino the name, a colon, and the words. */
const table = `
technology | Artificial intelligence: ai, artificial intelligence, openai, chatgpt, anthropic, large language model*, machine learning | 人工智能: 人工智能 大模型 OpenAI ChatGPT 智能体 | Artificial intelligence: ai, artificial intelligence, openai, chatgpt
technology | Smartphones and gadgets: smartphone*, iphone*, android, galaxy, tablet, gadget*, wearable* | 手机与数码: 手机 平板 智能手表 耳机 iPhone 安卓 | Cellphone at gadget: smartphone*, cellphone*, iphone*, android, gadget*
technology | Chips: chip, chips, chipmaker*, semiconductor*, nvidia, tsmc, intel, asml | 芯片: 芯片 半导体 英伟达 台积电 晶圆 | Chips: chip, chips, semiconductor*, nvidia
technology | Cybersecurity: cyberattack*, cybersecurity, hacker*, hacked, data breach, malware, ransomware | 网络安全: 网络安全 黑客 网络攻击 数据泄露 勒索软件 | Cybersecurity: cyberattack*, cybersecurity, hacker*, data breach
technology | Electric cars: electric vehicle*, ev, evs, tesla, byd, self-driving, robotaxi* | 电动汽车: 电动车 电动汽车 新能源汽车 特斯拉 比亚迪 自动驾驶 | Electric car: electric vehicle*, tesla, byd, self-driving
technology | Video games: video game*, playstation, xbox, nintendo, steam, gamer*, esports | 电子游戏: 电子游戏 游戏主机 PlayStation Xbox 任天堂 电竞 | Video game: video game*, playstation, xbox, nintendo, esports
financial | Stocks: stock, stocks, shares, wall street, nasdaq, dow jones, s&p 500, ipo | 股市: 股市 股票 美股 港股 A股 上证 股价 | Stock market: stock, stocks, shares, psei, wall street
financial | Central banks and interest rates: interest rate*, rate cut*, rate hike*, federal reserve, fed, central bank*, bangko sentral | 央行与利率: 利率 降息 加息 美联储 央行 | Interes at bangko sentral: interest rate*, interes, federal reserve, bangko sentral, bsp
financial | Prices and the cost of living: inflation, cost of living, consumer price*, grocer*, price hike* | 物价: 物价 通胀 通货膨胀 涨价 CPI | Presyo ng bilihin: inflation, implasyon, presyo, bilihin, taas-presyo
financial | Trade and tariffs: tariff*, trade deal*, trade war, export*, import*, free-trade | 贸易与关税: 关税 贸易 出口 进口 自贸 | Kalakalan at taripa: taripa, tariff*, kalakalan, export*
financial | Jobs and pay: layoff*, job cuts, unemployment, jobless, wage*, hiring, minimum wage | 就业与工资: 就业 失业 裁员 工资 薪资 | Trabaho at sahod: trabaho, sahod, tanggalan, disempleo, minimum wage
financial | Energy and oil: oil, crude, opec, natural gas, electricity, power grid, gasoline, fuel | 能源与石油: 石油 原油 天然气 油价 电力 能源 | Enerhiya at langis: langis, krudo, kuryente, gasolina, enerhiya
financial | Cryptocurrency: crypto*, bitcoin, ethereum, stablecoin*, blockchain | 加密货币: 加密货币 比特币 以太坊 稳定币 区块链 | Cryptocurrency: crypto*, bitcoin, ethereum
financial | Housing: housing, mortgage*, home prices, rent, landlord*, real estate | 房地产: 房地产 房价 楼市 房贷 租金 | Pabahay: pabahay, bahay at lupa, upa, real estate
politics | Elections: election*, poll, polls, ballot*, voter*, candidate*, campaign | 选举: 选举 大选 投票 选民 候选人 竞选 | Halalan: halalan, eleksyon, boto, kandidato, comelec
politics | Parliament and laws: congress, senate, senator*, parliament, lawmaker*, bill, legislation | 议会与立法: 国会 参议院 众议院 议会 立法 法案 | Kongreso at batas: kongreso, senado, senador, batas, panukala
politics | Courts and crime: court, trial, judge, murder, charged, sentenced, jailed, prosecutor* | 司法与犯罪: 法院 判决 起诉 判刑 凶杀 检察 | Korte at krimen: korte, hukuman, kaso, krimen, hinatulan, inaresto
politics | Corruption: corruption, bribe*, bribery, graft, embezzl* | 反腐: 腐败 受贿 贪污 反腐 被查 | Korapsyon: korapsyon, katiwalian, suhol, graft
politics | Migration: migrant*, immigration, immigrant*, asylum, deport*, refugee*, visa, visas | 移民: 移民 难民 庇护 遣返 签证 | Migrasyon at OFW: migrante, ofw, imigrasyon, deport*, visa
world | Wars and conflicts: war, ceasefire, airstrike*, missile*, troops, invasion, shelling, hostage* | 战争与冲突: 战争 停火 空袭 导弹 袭击 冲突 人质 | Digmaan at sigalot: digmaan, giyera, tigil-putukan, misil, sundalo
world | Ukraine and Russia: ukraine, ukrainian, russia, russian, kyiv, moscow, putin, zelensky* | 俄罗斯与乌克兰: 乌克兰 俄罗斯 俄乌 基辅 普京 泽连斯基 | Ukraine at Russia: ukraine, russia, putin, zelensky*
world | Middle East: israel, israeli, gaza, iran, iranian, lebanon, syria, yemen, hamas, saudi | 中东: 以色列 加沙 伊朗 黎巴嫩 叙利亚 也门 哈马斯 沙特 | Gitnang Silangan: israel, gaza, iran, lebanon, syria, yemen, saudi
world | China: china, chinese, beijing, shanghai, xi jinping | 中国: 中国 北京 上海 习近平 国务院 | Tsina: tsina, china, beijing, xi jinping
world | United States: u.s., white house, washington, trump, biden, american | 美国: 美国 白宫 华盛顿 特朗普 拜登 | Estados Unidos: estados unidos, amerika, white house, trump
world | Southeast Asia: asean, southeast asia, indonesia, vietnam, thailand, malaysia, singapore, south china sea | 东南亚: 东南亚 东盟 印尼 越南 泰国 马来西亚 新加坡 南海 | Timog-Silangang Asya: asean, indonesia, vietnam, thailand, malaysia, west philippine sea
world | Philippines: philippines, philippine, filipino*, manila, marcos, duterte | 菲律宾: 菲律宾 马尼拉 马科斯 杜特尔特 | Pilipinas: pilipinas, pinoy, maynila, marcos, duterte, malacañang
world | Europe: european union, eu, brussels, germany, france, britain, uk, italy, spain | 欧洲: 欧盟 欧洲 德国 法国 英国 意大利 西班牙 | Europa: europa, european union, germany, france, britain
science | Space: space, nasa, rocket*, astronaut*, satellite*, moon, mars, spacex, telescope* | 航天: 航天 火箭 卫星 宇航员 月球 火星 空间站 | Kalawakan: kalawakan, nasa, rocket, satellite*, astronaut*, buwan
science | Climate and environment: climate, emissions, global warming, biodiversity, pollution, deforestation | 气候与环境: 气候 排放 全球变暖 污染 生态 环保 | Klima at kalikasan: klima, polusyon, kalikasan, emisyon
science | Storms and disasters: typhoon*, hurricane*, earthquake*, flood*, wildfire*, storm, landslide*, volcano* | 灾害: 台风 地震 洪水 山火 暴雨 滑坡 火山 | Bagyo at sakuna: bagyo, lindol, baha, sunog, pagguho, bulkan, sakuna
science | Animals and nature: wildlife, species, whale*, shark*, bird*, forest*, endangered | 动物与自然: 动物 物种 鲸 森林 野生 濒危 | Hayop at kalikasan: hayop, ibon, gubat, balyena
health | Medicine and disease: disease*, virus*, vaccine*, outbreak*, cancer, hospital*, patients, drug trial* | 医疗与疾病: 疾病 病毒 疫苗 疫情 癌症 医院 患者 | Medisina at sakit: sakit, bakuna, virus, ospital, kanser, pasyente
health | Food and nutrition: food safety, nutrition, diet*, obesity, recipe*, restaurant* | 饮食与营养: 食品 营养 饮食 肥胖 餐饮 | Pagkain at nutrisyon: pagkain, nutrisyon, diyeta
health | Mind and fitness: mental health, anxiety, depression, sleep, fitness, exercise | 心理与健身: 心理 抑郁 焦虑 睡眠 健身 锻炼 | Isip at ehersisyo: mental health, depresyon, tulog, ehersisyo
entertainment | Film: film, films, movie*, box office, oscar*, director, cinema | 电影: 电影 票房 奥斯卡 导演 影片 | Pelikula: pelikula, box office, direktor, oscar*, sinehan
entertainment | Music: album, singer*, concert*, grammy*, band, song, songs, k-pop | 音乐: 专辑 歌手 演唱会 音乐 格莱美 | Musika: musika, kanta, album, concert*, mang-aawit
entertainment | Television and series: tv series, television, netflix, season finale, sitcom, streaming | 电视与剧集: 电视剧 剧集 综艺 网飞 收视 | TV at serye: teleserye, serye, netflix, telebisyon
entertainment | Celebrities: celebrity, celebrities, actor, actress, red carpet, royal family | 名人: 明星 演员 艺人 王室 | Artista: artista, aktor, aktres, showbiz
sports | Football: football, soccer, premier league, champions league, world cup, fifa, striker | 足球: 足球 世界杯 英超 欧冠 国足 中超 | Football: football, soccer, premier league, world cup
sports | Basketball: basketball, nba, wnba, pba, gilas, lakers, celtics | 篮球: 篮球 男篮 女篮 NBA CBA | Basketball: basketball, nba, pba, gilas, uaap
sports | Tennis: tennis, wimbledon, grand slam, australian open, us open, atp, wta | 网球: 网球 温网 澳网 法网 美网 大满贯 | Tennis: tennis, wimbledon, grand slam, alex eala
sports | Olympics and athletics: olympic*, marathon, medal*, gymnast*, swimmer*, sprinter* | 奥运与田径: 奥运 马拉松 金牌 体操 游泳 田径 | Olympics: olympic*, marathon, medalya, gymnast*
sports | Volleyball and boxing: volleyball, boxing, boxer, pacquiao, ufc | 排球与拳击: 排球 女排 拳击 格斗 | Volleyball at boksing: volleyball, boksing, pacquiao, pvl
sports | Motor racing: formula 1, formula one, f1, grand prix, motogp, verstappen | 赛车: 赛车 F1 大奖赛 方程式 | Karera ng kotse: formula 1, f1, grand prix, motogp
`;

function read(line: string): InterestSubject {
  const [tab = '', ...cells] = line.split('|').map((cell) => cell.trim());
  const columns = new Map(
    (['en', 'zh', 'ph'] as const).map((lang, at) => {
      const [name = '', words = ''] = (cells[at] ?? '').split(':').map((part) => part.trim());
      return [lang, { name, words: lang === 'zh' ? characters(words) : wholeWords(words) }];
    }),
  );
  const nameIn = (lang: Language) => columns.get(lang)?.name ?? '';
  return {
    tab,
    name: { en: nameIn('en'), zh: nameIn('zh'), ph: nameIn('ph') },
    isIn: (text, lang) => text.search(columns.get(lang)?.words ?? /(?!)/) >= 0,
  };
}

export const interestSubjects: readonly InterestSubject[] = table.trim().split('\n').map(read);

/** The names, in all languages, of what a headline and its brief are about. */
export function subjectsOf(text: string, lang: Language): { lang: Language; text: string }[] {
  return interestSubjects
    .filter((subject) => subject.isIn(text, lang))
    .flatMap(({ name }) => languages.map((one) => ({ lang: one, text: name[one] })));
}
