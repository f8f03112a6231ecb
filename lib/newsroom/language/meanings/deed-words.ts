// What is done and what happens, as headlines say it: English, Chinese, Filipino, one deed a line. By
// these and by names the same report is known in another language.

export const deedWords = `
crash, crashed | 坠毁, 坠机, 失事, 撞机 | bumagsak, pagbagsak
collision, collide | 相撞, 碰撞 | bumangga, banggaan
kill, killed, dead, die, death, fatal | 死亡, 遇难, 身亡, 丧生, 致死, 去世, 逝世, 丧命 | patay, namatay, nasawi, pumanaw
injure, injured, wounded, hurt | 受伤, 伤者 | sugatan, nasugatan
missing | 失踪, 失联 | nawawala
earthquake, quake | 地震 | lindol
flood, flooding | 洪水, 洪灾, 水灾, 暴雨 | baha, pagbaha
typhoon, hurricane, cyclone | 台风, 飓风, 气旋 | bagyo
snowstorm, blizzard, winter storm | 暴风雪, 暴雪, 冬季风暴 | bagyo ng niyebe
volcano, eruption, erupt | 火山, 喷发 | bulkan, pagputok
landslide, mudslide | 山体滑坡, 滑坡, 泥石流 | pagguho
wildfire, fire, blaze | 火灾, 大火, 山火, 起火 | sunog, nasunog
explosion, explode, blast | 爆炸 | pagsabog, sumabog
shooting, gunman, gunfire | 枪击, 枪杀, 枪手, 开枪 | pamamaril, binaril
airstrike, air strike | 空袭 | pambobomba, airstrike
attack, assault | 袭击, 攻击, 遇袭 | pag-atake, atake, inatake
missile | 导弹 | misil
drone | 无人机 | drone
invade, invasion | 入侵 | pagsalakay
ceasefire, truce | 停火, 休战 | tigil-putukan
hostage | 人质 | bihag, hostage
troops, soldier | 士兵, 部队, 军人 | sundalo, tropa
nuclear | 核武, 核设施, 核试验, 核协议, 核电 | nukleyar
sanction, sanctions | 制裁 | parusa
tariff, tariffs | 关税 | taripa
elected, election | 大选, 当选, 选举 | halalan, nahalal
resign, resignation, quit | 辞职, 下台, 请辞 | nagbitiw, pagbibitiw
impeach, impeachment | 弹劾 | impeachment
nominate, nominee, nomination | 提名 | nominado, nominasyon
appoint, appointed | 任命, 获任, 出任 | itinalaga
arrest, arrested, detain | 逮捕, 被捕, 拘捕, 拘留, 抓获 | inaresto, naaresto
charge, indict, prosecute | 起诉, 指控, 公诉 | kinasuhan, sinampahan
sue, lawsuit | 诉讼, 控告, 提告, 索赔 | demanda, nagdemanda
sentence, sentenced, jailed, jail, prison | 判刑, 获刑, 实刑, 入狱, 监禁, 有期徒刑 | hinatulan, kulong, bilanggo
execute, execution | 死刑, 处决, 伏法 | bitay
convict, guilty | 有罪, 定罪 | nagkasala, guilty
unconstitutional | 违宪 | labag sa konstitusyon
ruling, verdict | 裁定, 判决, 裁决, 宣判 | desisyon ng korte, hatol
investigate, investigation, probe | 调查, 立案, 被查 | imbestigasyon, iniimbestigahan
corruption, bribery, graft | 腐败, 受贿, 贪污 | korapsyon, katiwalian, suhol
scandal | 丑闻 | iskandalo
protest, protester, demonstrate | 抗议, 示威 | protesta, kilos-protesta
riot, clash, clashes | 骚乱, 冲突 | kaguluhan, sagupaan
shutdown | 停摆, 关门 | shutdown
visit, trip | 访问, 访华, 出访, 抵达 | pagbisita, bumisita
meet, meeting, summit | 会见, 会晤, 会谈, 峰会 | pulong, nagpulong
sign, signed | 签署 | nilagdaan, lumagda
agreement, deal, accord, pact | 协议, 协定 | kasunduan
lift, lifted | 解除, 取消 | inalis
ban, banned, prohibit | 禁止, 禁令, 封禁 | ipinagbawal, pagbabawal
recall | 召回 | recall
layoff, layoffs, job cuts, lay off | 裁员 | tanggalan, tinanggal sa trabaho
acquire, acquisition, takeover, buyout | 收购, 并购 | pagbili
merger, merge | 合并 | pagsasanib
invest, investment | 投资, 融资 | pamumuhunan
revenue, earnings | 营收, 财报, 收入 | kita
profit | 利润, 盈利, 净利润 | tubo
loss, losses | 亏损 | lugi, pagkalugi
bankrupt, bankruptcy | 破产 | bangkarota
record high, all-time high | 历史新高, 新高 | pinakamataas
interest rate, interest rates | 利率, 降息, 加息 | interes
gold | 黄金, 金价 | ginto
oil | 石油, 油价, 原油 | langis, petrolyo
launch, launched | 发射, 升空, 推出, 发布, 上线 | paglulunsad, inilunsad
satellite | 卫星 | satellite
rocket | 火箭 | rocket
astronaut | 宇航员, 航天员 | astronaut
outbreak, epidemic | 疫情, 爆发 | outbreak, epidemya
virus | 病毒 | virus
vaccine | 疫苗 | bakuna
heatwave, heat wave | 热浪, 高温 | init
rescue, rescued | 救援, 获救, 营救 | sinagip, nasagip, pagsagip
evacuate, evacuation | 撤离, 疏散 | lumikas, inilikas
strike, walkout | 罢工 | welga
robbery, theft, stolen, robbed | 抢劫, 被劫, 盗窃, 失窃 | nakawan, ninakaw
fraud, scam | 诈骗, 欺诈 | panloloko, scam
kidnap, abduct | 绑架 | dinukot, kidnap
hack, cyberattack, data breach | 黑客, 网络攻击, 泄露 | hack, cyberattack
win, wins, won, beat, beats, defeat | 击败, 夺冠, 获胜, 战胜, 夺得 | nanalo, tinalo, panalo
final, finals | 决赛 | finals
semifinal, semi-final, semis | 半决赛, 四强 | semifinals
champion, championship, title | 冠军, 锦标赛 | kampeon, kampeonato
medal | 奖牌, 金牌 | medalya
award | 奖项, 颁奖, 获奖 | parangal
retire, retirement | 退役, 退休 | nagretiro
asylum | 庇护 | asylum
migrant, immigrant, immigration | 移民 | migrante, imigrasyon
border | 边境 | hangganan
airport | 机场 | paliparan
train | 列车, 火车 | tren
ship, ferry, vessel | 船只, 渡轮, 轮船 | barko, lantsa
aircraft, plane, airplane | 飞机, 客机, 航班 | eroplano
port, ports | 港口 | pantalan
canal | 运河 | kanal
`;
