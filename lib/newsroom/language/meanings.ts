// Everyday words of the news by what they mean, one meaning a line: English, Chinese, Filipino. Who
// asks rarely uses the words of who wrote; words of one line find each other, across languages too.
// Only what means nearly the same stands together, and no word that means much else besides.

export const meanings = `
money, cash, funds | 钱, 资金, 款项, 现金 | pera, salapi
send, remit, transfer, remittance | 汇, 寄, 汇款, 转账, 汇出 | padala, magpadala, ipadala
cost, price, fee, charge, expensive | 费用, 成本, 价格, 手续费, 贵, 昂贵, 收费, 价钱, 花费 | presyo, singil, gastos, mahal, halaga
cheap, affordable | 便宜, 廉价, 低价 | mura
inflation | 通货膨胀, 通货膨胀率, 通胀, 通胀率 | inflation, implasyon
rise, increase, grow, growth, climb, surge | 上涨, 上升, 增加, 增长, 提高, 涨 | tumaas, pagtaas, lumaki, dagdag
fall, drop, decline, decrease | 下跌, 下降, 减少, 降低, 跌 | bumaba, pagbaba, bawas
bank, lender | 银行 | bangko
fail, collapse, bankrupt, bankruptcy, insolvent | 破产, 倒闭, 垮 | bangkarote, malugi, nalugi, magsara
deposit, savings | 存款, 储蓄 | deposito, ipon, impok
account | 账户, 户头 | account
insurance, insure, insured | 保险, 赔付, 承保, 赔 | seguro, insurance
loan, credit, borrow | 贷款, 借款, 借钱, 信贷 | pautang, utang
debt | 债务, 债 | utang
tax | 税, 税收 | buwis
pay, payment | 付款, 支付, 付 | bayad, pagbabayad
wage, salary, income | 工资, 薪水, 收入, 薪资 | sahod, suweldo
job, employment, work | 工作, 就业, 岗位 | trabaho, hanapbuhay
unemployment, jobless | 失业 | disempleo
worker, employee, labour, labor | 工人, 员工, 劳工 | manggagawa, empleyado
trade | 贸易 | kalakalan
export | 出口 | luwas
import | 进口 | angkat
tariff | 关税 | taripa
company, firm, business, corporation | 公司, 企业 | kompanya, kumpanya, negosyo
buy, purchase | 买, 购买 | bumili, bili
sell, sale | 卖, 出售, 销售 | magbenta, benta
market | 市场 | merkado, pamilihan
stock, shares | 股票, 股市, 股份 | stock, sapi
economy, economic | 经济 | ekonomiya
budget | 预算 | badyet
poverty, poor | 贫困, 贫穷 | kahirapan, maralita
house, housing | 房子, 住房, 房屋 | bahay, pabahay
rent | 房租, 租金 | upa, renta
president | 总统 | pangulo, presidente
government, administration | 政府, 当局 | gobyerno, pamahalaan
parliament, congress, legislature | 议会, 国会 | parlamento, kongreso
seat | 席位, 议席 | upuan, puwesto
law, legislation | 法律, 法案, 法例 | batas
vote, ballot | 票, 选票, 投票, 得票 | boto, balota
count, tally | 计票, 点票, 开票, 清点 | bilang, bilangin
calculate, compute, measure | 计算, 算出, 统计, 测算, 衡量 | kuwenta, kalkula, sukat
share, divide, distribute, allocate | 分配, 分给, 划分 | hati, hatiin, bahagi
election, poll | 选举, 大选 | halalan, eleksiyon, eleksyon
candidate | 候选人 | kandidato
candidacy | 参选, 竞选 | tumakbo, kumandidato, kandidatura
party | 政党, 党派, 党 | partido
term, tenure | 任期 | termino
reelection, re-election, reelected | 连任, 再次参选 | reeleksiyon
requirement, qualification, eligible | 条件, 资格, 要求 | kuwalipikasyon, kondisyon
right, privilege | 权利, 特权, 权力 | karapatan
veto | 否决, 否决权 | veto
refuse, reject, block, stop | 拒绝, 否决, 反对, 阻止 | tumanggi, tanggihan, harangin
agreement, accord, deal | 协议, 协定 | kasunduan
treaty, convention, pact | 条约, 公约 | kasunduan, kombensiyon
resolution, decision | 决议, 决定 | resolusyon, pasya
united nations, un | 联合国 | united nations, un
security council | 安理会, 安全理事会 | security council
world health organization, who | 世界卫生组织, 世卫组织, 世卫 | world health organization
european union, eu | 欧盟, 欧洲联盟 | european union
world bank | 世界银行, 世行 | world bank
central bank | 中央银行, 央行 | bangko sentral
united states, us, usa, america, american | 美国 | estados unidos, amerika
china, chinese | 中国 | tsina
philippines, philippine | 菲律宾 | pilipinas
japan, japanese | 日本 | hapon
india, indian | 印度 | india
russia, russian | 俄罗斯, 俄国 | rusya
ukraine | 乌克兰 | ukraine
britain, british, uk | 英国 | britanya
france, french | 法国 | pransiya
germany, german | 德国 | alemanya
south korea, korean | 韩国 | timog korea
vietnam | 越南 | vietnam
indonesia | 印度尼西亚, 印尼 | indonesia
malaysia | 马来西亚 | malaysia
singapore | 新加坡 | singapore, singapura
australia | 澳大利亚, 澳洲 | australia
europe, european | 欧洲 | europa
asia, asian | 亚洲 | asya
africa, african | 非洲 | aprika
war, conflict | 战争, 冲突 | digmaan, giyera
peace | 和平 | kapayapaan
ceasefire, truce | 停火, 休战 | tigil-putukan
army, military, troops, soldier | 军队, 士兵, 军方 | hukbo, militar, sundalo
attack, assault | 袭击, 攻击, 空袭 | atake, salakay
weapon, arms | 武器 | armas, sandata
police | 警察, 警方 | pulis, pulisya
court, judge, trial | 法院, 法官, 审判, 法庭 | hukuman, korte, hukom
crime | 犯罪, 罪行 | krimen
arrest, detain | 逮捕, 拘捕, 拘留 | aresto, dakip
prison, jail | 监狱, 坐牢 | kulungan, bilangguan
protest, demonstration, rally | 抗议, 示威, 游行 | protesta
corruption, graft | 腐败, 贪污 | katiwalian, korapsyon
migrant, immigrant, refugee | 移民, 难民 | migrante
vaccine, vaccination, immunisation | 疫苗, 接种 | bakuna
disease, illness | 疾病, 患病 | sakit, karamdaman
virus | 病毒 | virus, birus
infection, infect | 感染 | impeksiyon, hawa
medicine, medication | 药物, 药品, 药 | gamot
doctor, physician | 医生, 大夫 | doktor, manggagamot
hospital, clinic | 医院, 诊所 | ospital, klinika
patient | 病人, 患者 | pasyente
treatment, cure, therapy | 治疗, 医治 | lunas, gamutan
death, die, dead, kill | 死亡, 丧生, 去世, 死 | namatay, patay, kamatayan
health | 健康, 卫生 | kalusugan
child, kid | 孩子, 儿童, 小孩 | bata, anak
woman, female | 女性, 妇女, 女人 | babae, kababaihan
temperature | 温度, 气温 | temperatura
hot, heat, warm, warming | 热, 受热, 变热, 变暖, 升温, 高温 | init, mainit, uminit
cold, cool | 冷, 低温, 寒冷 | lamig, malamig
freeze, frozen | 冻, 冷冻, 冻结, 结冰, 受冻 | nagyelo, yelo
transport, deliver, ship | 运输, 运送, 配送, 输送 | hatid, ihatid, transportasyon
storage, store | 储存, 保存, 存放 | imbak, itago, itabi
sea, ocean, marine | 海洋, 大海, 海水, 海面 | dagat, karagatan
reef | 珊瑚礁 | bahura, reef
coral | 珊瑚 | korales, coral
fish | 鱼 | isda
climate | 气候 | klima
rain, rainfall | 降雨, 下雨, 雨 | ulan
flood, flooding | 洪水, 水灾, 洪涝 | baha
storm, typhoon, hurricane | 台风, 飓风, 风暴 | bagyo
earthquake, quake | 地震 | lindol
volcano, eruption | 火山 | bulkan
fire, wildfire, blaze | 火灾, 大火, 山火 | sunog
drought | 干旱, 旱灾 | tagtuyot
pollution | 污染 | polusyon
electricity, power | 电力, 电 | koryente, kuryente
energy | 能源 | enerhiya
oil, petroleum | 石油, 原油 | langis
earth | 地球 | daigdig
rotation, rotate, spin | 自转, 转动, 旋转 | ikot, pag-ikot
satellite | 卫星 | satellite, satelayt
rocket | 火箭 | raket
clock, timepiece | 时钟, 钟, 钟表 | orasan, relo
location, position | 位置, 定位 | lokasyon, posisyon
navigation | 导航 | nabigasyon
slow | 慢, 变慢, 减慢 | bagal, mabagal
speed, fast, quick | 速度, 快 | bilis, mabilis
scientist, researcher | 科学家, 研究人员, 学者 | siyentipiko, mananaliksik
research, study | 研究 | pananaliksik, pag-aaral
discover, discovery | 发现 | tuklas, natuklasan
invent, invention, inventor | 发明 | imbento, naimbento
method, approach, technique | 方法, 办法, 方式 | paraan, pamamaraan
rule, regulation | 规则, 规定 | tuntunin, patakaran
standard | 标准 | pamantayan
origin, begin, start | 起源, 源于, 开始 | simula, pinagmulan
develop, development, emerge | 发展, 形成, 兴起 | nabuo, pag-unlad
effect, impact, influence | 影响, 作用, 后果 | epekto, impluwensiya
favour, favor, benefit, advantage | 有利, 利于, 友好, 受益, 优势, 好处 | pabor, pakinabang, bentaha
danger, risk | 危险, 风险 | panganib, peligro
safe, safety | 安全 | ligtas, kaligtasan
damage, spoil | 损坏, 破坏, 弄坏, 破损 | sira, masira, pinsala
recover, recovery | 恢复, 复原 | bumawi, gumaling, makabawi
connection, link, relation | 联系, 关系 | kaugnayan, koneksiyon
website, site, webpage | 网站, 网页, 网址 | website, websayt
internet, online | 互联网, 网络, 网上 | internet
phone, smartphone | 手机, 电话 | telepono, selpon, cellphone
computer | 电脑, 计算机 | computer, kompyuter
browser | 浏览器 | browser
identity, genuine, authentic | 身份, 真实, 真假, 真伪 | totoo, tunay, pagkakakilanlan
encryption, encrypt | 加密 | encryption
password | 密码, 口令 | password
hacker, cyberattack | 黑客, 网络攻击 | hacker
data | 数据, 资料 | datos
artificial intelligence, ai | 人工智能 | artificial intelligence, ai
chip, semiconductor | 芯片, 半导体 | chip
film, movie, cinema | 电影, 影片 | pelikula, sine
frame | 画面, 帧, 画幅 | frame
music | 音乐 | musika
orchestra | 乐队, 管弦乐团, 乐团 | orkestra
pitch, tuning, tune | 音高, 调音, 定音 | tono, pagtono
song, singing | 歌, 歌曲 | awit, kanta
opera, theatre, theater | 戏曲, 戏剧, 歌剧 | opera, dula
heritage | 遗产 | pamana
tradition | 传统 | tradisyon
match, game | 比赛, 赛事 | laro, laban
team | 球队, 队伍 | koponan, team
player, athlete | 球员, 运动员, 选手 | manlalaro, atleta
referee, umpire | 裁判 | reperi, referee
win, winner, victory, champion | 获胜, 冠军, 夺冠, 赢 | nanalo, nagwagi, panalo, kampeon
lose, defeat | 失利, 击败, 输 | natalo, talo
goal, score | 进球, 得分, 比分 | iskor, puntos
football, soccer | 足球 | football, soccer
basketball | 篮球 | basketbol
marathon | 马拉松 | marathon, maraton
distance, length | 距离, 长度, 全长 | layo, haba, distansiya
olympics, olympic | 奥运, 奥运会 | olimpiyada
introduce, adopt | 引入, 采用, 推出 | ipinakilala, ipinatupad
car, vehicle | 汽车, 车辆 | kotse, sasakyan
train, railway | 火车, 铁路 | tren
aircraft, plane, flight | 飞机, 航班 | eroplano
airport | 机场 | paliparan
accident, crash | 事故, 车祸 | aksidente
school | 学校 | paaralan
student, pupil | 学生 | mag-aaral, estudyante
teacher | 老师, 教师 | guro
education | 教育 | edukasyon
food | 食物, 食品 | pagkain
family | 家人, 家庭 | pamilya
resign, resignation | 辞职, 请辞, 下台 | nagbitiw, pagbibitiw
layoff, redundancies, lay-offs | 裁员 | tanggal, natanggal
takeover, acquisition, acquire | 收购, 并购 | pagbili
funding, fundraising | 融资, 筹资 | pondo
concert, tour | 巡演, 演唱会 | konsiyerto
sanctions, sanction | 制裁 | parusa
emergency | 紧急状态, 紧急 | emerhensiya
constitution | 宪法 | konstitusyon, saligang batas
nuclear | 核武器, 核打击 | nukleyar
missile | 导弹 | missile
strike, airstrike | 空袭, 打击 | atake
nominate, nominee, nomination | 提名 | nominado
appoint, appointed | 任命 | itinalaga, hinirang
sign, signed | 签署 | nilagdaan, pumirma
ban, prohibit, forbid | 禁止, 禁令 | ipinagbawal, bawal
sentence, sentenced | 判处, 判刑 | hinatulan, hatol
murder, homicide | 谋杀 | pagpatay, pinatay
outbreak, epidemic | 疫情 | paglaganap
visit | 访问, 访华, 到访 | bumisita, pagbisita
talks, negotiation, negotiations | 谈判, 会谈 | usapan, negosasyon
profit, earnings | 利润, 盈利 | kita, tubo
revenue, sales | 营收, 收入, 营业收入 | kita, benta
record | 纪录, 记录 | rekord
gold | 黄金, 金价 | ginto
diesel, fuel, gasoline | 柴油, 燃料, 汽油 | krudo, gasolina
production, manufacture | 生产, 制造, 停产 | produksiyon
dance, dancing | 跳舞, 舞蹈 | sayaw
director | 导演 | direktor
fraud, swindle, scam | 诈骗, 骗 | panloloko, estafa
port, harbor, harbour | 港口 | pantalan, daungan
memory | 内存, 存储器 | memorya
seatbelt, belt | 安全带 | sinturon
`;
