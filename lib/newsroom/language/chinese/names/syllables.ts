// How everyday characters are read, without tones and with u for ü, as passports and newspapers
// write names. The first level of GB 2312 is ordered by reading, so the first character of each
// syllable is enough; the second level is not, and is listed.

const firstOfSyllable = `
a啊 ai埃 an鞍 ang肮 ao凹 ba芭 bai白 ban斑 bang邦 bao苞 bei杯 ben奔 beng崩 bi逼 bian鞭 biao标 bie鳖 bin彬 bing兵 bo玻
bu捕 ca擦 cai猜 can餐 cang苍 cao操 ce厕 ceng层 cha插 chai拆 chan搀 chang昌 chao超 che车 chen郴 cheng撑 chi吃
chong充 chou抽 chu初 chuai揣 chuan川 chuang疮 chui吹 chun春 chuo戳 ci疵 cong聪 cou凑 cu粗 cuan蹿 cui摧 cun村
cuo磋 da搭 dai呆 dan耽 dang当 dao刀 de德 deng蹬 di堤 dian颠 diao碉 die跌 ding丁 diu丢 dong东 dou兜 du督 duan端
dui堆 dun墩 duo掇 e蛾 en恩 er而 fa发 fan藩 fang坊 fei菲 fen芬 feng丰 fo佛 fou否 fu夫 ga噶 gai该 gan干 gang冈 gao篙
ge哥 gei给 gen根 geng耕 gong工 gou钩 gu辜 gua刮 guai乖 guan棺 guang光 gui瑰 gun辊 guo锅 ha哈 hai骸 han酣 hang夯
hao壕 he呵 hei嘿 hen痕 heng哼 hong轰 hou喉 hu呼 hua花 huai槐 huan欢 huang荒 hui灰 hun荤 huo豁 ji击 jia嘉 jian歼
jiang僵 jiao蕉 jie揭 jin巾 jing荆 jiong炯 jiu揪 ju鞠 juan捐 jue撅 jun均 ka喀 kai开 kan刊 kang康 kao考 ke坷 ken肯
keng坑 kong空 kou抠 ku枯 kua夸 kuai块 kuan宽 kuang匡 kui亏 kun坤 kuo括 la垃 lai莱 lan蓝 lang琅 lao捞 le勒 lei雷
leng棱 li厘 lia俩 lian联 liang粮 liao撩 lie列 lin琳 ling玲 liu溜 long龙 lou楼 lu芦 luan峦 lue掠 lun抡 luo萝 ma妈
mai埋 man瞒 mang芒 mao猫 me么 mei玫 men门 meng萌 mi眯 mian棉 miao苗 mie蔑 min民 ming明 miu谬 mo摸 mou谋 mu拇 na拿
nai氖 nan南 nang囊 nao挠 ne呢 nei馁 nen嫩 neng能 ni妮 nian蔫 niang娘 niao鸟 nie捏 nin您 ning柠 niu牛 nong脓 nu奴
nuan暖 nue虐 nuo挪 o哦 ou欧 pa啪 pai拍 pan攀 pang乓 pao抛 pei呸 pen喷 peng砰 pi坯 pian篇 piao飘 pie撇 pin拼 ping乒
po坡 pou剖 pu扑 qi期 qia掐 qian牵 qiang枪 qiao橇 qie切 qin钦 qing青 qiong琼 qiu秋 qu趋 quan圈 que缺 qun裙 ran然
rang瓤 rao饶 re惹 ren壬 reng扔 ri日 rong戎 rou揉 ru茹 ruan软 rui蕊 run闰 ruo若 sa撒 sai腮 san三 sang桑 sao搔 se瑟
sen森 seng僧 sha莎 shai筛 shan珊 shang墒 shao梢 she奢 shen砷 sheng声 shi师 shou收 shu蔬 shua刷 shuai摔 shuan栓
shuang霜 shui谁 shun吮 shuo说 si斯 song松 sou搜 su苏 suan酸 sui虽 sun孙 suo蓑 ta塌 tai胎 tan坍 tang汤 tao掏 te特
teng藤 ti梯 tian天 tiao挑 tie贴 ting厅 tong通 tou偷 tu凸 tuan湍 tui推 tun吞 tuo拖 wa挖 wai歪 wan豌 wang汪 wei威
wen瘟 weng嗡 wo挝 wu巫 xi昔 xia瞎 xian掀 xiang相 xiao萧 xie楔 xin薪 xing星 xiong兄 xiu休 xu墟 xuan轩 xue靴 xun勋
ya压 yan焉 yang殃 yao邀 ye椰 yi一 yin茵 ying英 yo哟 yong拥 you幽 yu迂 yuan鸳 yue曰 yun耘 za匝 zai栽 zan咱 zang赃
zao遭 ze责 zei贼 zen怎 zeng增 zha扎 zhai摘 zhan瞻 zhang樟 zhao招 zhe遮 zhen珍 zheng蒸 zhi芝 zhong中 zhou舟 zhu珠
zhua抓 zhuai拽 zhuan专 zhuang桩 zhui椎 zhun谆 zhuo捉 zi兹 zong鬃 zou邹 zu租 zuan钻 zui嘴 zun尊 zuo昨
`;

const secondLevel = `
a吖嗄锕 ai捱嗳嗌嫒瑷暧砹锿霭 an谙埯揞犴庵桉铵鹌黯 ao坳艹拗嗷岙廒遨媪骜獒聱螯鏊鳌鏖 ba茇菝岜灞钯粑鲅魃 bai捭呗掰 ban阪坂钣瘢癍舨 bang蒡浜 bao勹葆孢煲鸨褓龅
bei孛陂邶蓓悖碚鹎褙鐾鞴 ben畚坌贲锛 beng嘣甏 bi匕俾荜荸萆薜吡哔狴庳愎滗濞弼妣婢嬖璧畀铋秕裨筚箅篦舭襞跸髀 bian匾弁苄忭汴缏煸砭碥窆褊蝙笾鳊 biao婊飑飙飚镖镳瘭裱鳔髟
bie蹩 bin傧豳缤玢槟殡膑镔髌鬓 bing禀冫邴摒 bo亳啵饽檗擘礴钹鹁簸趵跛踣 bu卟逋瓿晡钚钸醭 ca礤 can骖璨粲黪 cao嘈漕螬艚 ce恻 cen岑涔 ceng噌
cha嚓猹馇汊姹杈槎檫锸镲衩 chai侪钗瘥虿 chan冁谄蒇廛忏潺澶孱羼婵骣觇禅蟾躔 chang伥鬯苌菖徜怅惝阊娼嫦昶氅鲳 chao怊晁焯耖 che坼屮砗 chen伧谌谶抻嗔宸琛榇碜龀
cheng丞埕枨柽樘塍瞠铖裎蛏酲 chi傺郗墀茌叱哧啻嗤彳饬媸敕眵鸱瘛褫蚩螭笞篪豉踟魑 chong茺忡憧铳舂艟 chou俦帱惆瘳雠 chu亍刍怵憷绌杵楮樗褚蜍蹰黜 chuai搋膪踹
chuan舛遄巛氚钏舡 chuang怆 chui陲棰槌 chun莼鹑蝽 chuo啜辶辍踔龊 ci呲祠鹚糍 cong苁淙骢琮璁枞 cou楱辏腠 cu蔟徂猝殂酢蹙蹴 cuan汆撺爨镩
cui萃啐悴璀榱毳 cun忖皴 cuo厝嵯脞锉矬痤鹾蹉 da耷哒嗒怛妲褡笪靼鞑 dai埭甙呔岱迨骀绐玳黛 dan儋萏啖澹殚赕眈疸瘅聃箪 dang谠凼菪宕砀铛裆 dao刂叨忉氘纛 de锝
deng噔嶝戥磴镫簦 di氐籴诋谛邸坻荻嘀娣柢棣觌砥碲睇镝羝骶 dia嗲 dian坫巅玷钿癜癫簟踮 diao铞貂鲷 die垤堞揲喋牒瓞耋蹀鲽 ding仃啶玎腚碇疔耵酊 diu铥
dong垌咚岽峒氡胨胴硐鸫 dou蔸窦蚪篼 du芏嘟渎椟牍蠹笃髑黩 duan椴煅簖 dui怼憝碓 dun沌炖砘礅盹镦趸 duo咄哚沲缍铎裰踱 e噩谔垩苊莪萼呃愕阏屙婀轭腭锇锷鹗颚鳄 ei诶
en蒽摁 er佴迩珥铒鸸鲕 fa垡砝 fan蕃蘩幡梵燔畈蹯 fang匚邡枋钫舫鲂 fei芾狒悱淝妃绯榧腓斐扉镄痱蜚篚翡霏鲱 fen偾瀵棼鲼鼢 feng俸酆葑唪沣砜 fou缶
fu匐凫阝郛芙苻茯菔拊呋呒幞怫滏艴孚驸绂绋桴赙祓砩黻黼罘稃馥蚨蜉蝠蝮麸趺跗鲋鳆 ga尬尕尜旮钆 gai丐陔垓戤赅胲 gan坩苷尴擀泔淦澉绀橄旰矸疳酐 gang戆罡筻 gao睾诰郜藁缟槔槁杲锆
ge鬲哿圪塥嗝搿膈硌镉袼虼舸骼 gen亘茛哏艮 geng哽赓绠鲠 gong廾珙肱蚣觥 gou佝诟岣遘媾缑枸觏彀笱篝鞲 gu嘏诂菰崮汩梏轱牯牿臌毂瞽罟钴锢鸪痼蛄酤觚鲴 gua卦诖呱栝胍鸹
guan倌掼涫盥鹳鳏 guang咣犷桄胱 gui匦刿庋宄妫桧晷皈簋鲑 gun丨衮绲磙鲧 guo馘埚掴呙帼崞猓椁虢聒蜾蝈 ha铪 hai醢 han邗菡撖瀚晗焓顸颔蚶鼾 hang沆绗颃
hao蒿薅嗥嚆濠灏昊皓颢蚝 he诃劾壑嗬阖纥曷盍颌翮 hei嗨 heng蘅珩桁 hong黉訇讧荭蕻薨闳泓 hou堠後逅瘊篌糇鲎骺 hu冱唿囫岵猢怙惚浒滹琥槲轷觳烀煳戽扈祜瓠鹄鹕鹱虍笏醐斛鹘
hua骅桦砉铧 huai踝 huan郇奂萑擐圜獾洹浣漶寰逭缳锾鲩鬟 huang隍徨湟潢遑璜肓癀蟥篁鳇 hui诙茴荟蕙咴喙隳洄浍彗缋珲晖恚虺蟪麾 hun诨馄阍溷 huo劐藿攉嚯夥灬钬锪镬耠蠖
ji亟乩剞佶偈墼芨芰蒺蕺掎叽咭哜唧岌嵴洎彐屐骥畿玑楫殛戟戢赍觊犄齑矶羁嵇稷瘠虮笈笄暨跻跽霁鲚鲫髻麂 jia伽郏葭岬浃迦珈戛胛恝铗镓痂瘕袷蛱笳袈跏
jian僭谏谫菅蒹搛囝湔蹇謇缣枧楗戋戬牮犍毽腱睑锏鹣裥笕翦趼踺鲣鞯 jiang茳洚绛缰犟礓耩糨豇 jiao佼僬艽茭挢噍徼姣敫皎鹪蛟醮跤鲛 jie讦诘卩拮喈嗟婕孑桀碣疖颉蚧羯鲒骱
jin卺荩堇噤馑廑妗缙瑾槿赆觐钅衿矜 jing刭儆阱菁獍憬泾迳弪婧肼胫腈旌箐 jiong冂迥炅扃 jiu僦啾阄柩桕鸠鹫赳鬏 ju倨讵苣苴莒掬遽屦琚椐榘榉橘犋飓钜锔窭裾趄醵踽龃雎鞫
juan鄄狷涓桊蠲锩镌 jue厥劂谲矍蕨噘噱崛獗孓珏桷橛爝镢蹶觖鳜 jun捃皲隽麇 ka佧咔胩 kai剀垲蒈忾恺铠锎锴 kan侃凵莰阚戡龛瞰 kang伉闶钪 kao尻栲犒铐
ke嗑岢恪溘骒缂珂轲氪瞌钶锞稞疴窠颏蚵蝌髁 ken裉 keng铿 kong倥崆箜 kou芤蔻叩眍筘 ku刳堀喾绔骷 kua侉 kuai蒯郐哙狯脍 kuan髋 kuang诓诳邝圹夼哐纩贶
kui馗匮夔蒉揆喹喟悝愦逵暌睽聩蝰篑跬 kun悃阃琨锟醌鲲髡 kuo蛞 la剌邋旯砬瘌 lai崃徕涞濑赉睐铼癞籁 lan岚漤榄斓罱镧褴 lang莨蒗啷阆锒稂螂 lao唠崂栳铑铹痨耢醪
le仂叻嘞泐鳓 lei羸诔嫘缧檑耒酹 leng塄愣 li俪俚郦坜苈莅蓠藜呖唳喱猁溧澧逦娌嫠骊缡枥栎轹戾砺詈罹锂鹂疠疬蛎蜊蠡笠篥粝醴雳鲡鳢黧 lian蔹奁潋濂琏楝殓臁裢裣蠊鲢
liang墚椋踉靓魉 liao蓼尥嘹獠寮缭钌鹩 lie冽埒捩咧洌趔躐鬣 lin蔺啉嶙廪懔遴檩辚膦瞵粼躏麟 ling酃苓呤囹泠绫柃棂瓴聆蛉翎鲮 liu浏遛骝绺旒熘锍镏鹨鎏
long垅茏泷珑栊胧砻癃 lou蒌喽嵝镂瘘耧蝼髅 lu偻垆捋撸噜闾泸渌漉逯璐栌榈橹轳辂辘氇胪膂镥稆鸬鹭褛簏舻鲈 luan脔娈栾鸾銮 lue锊 lun囵 luo倮蠃荦摞猡泺漯珞椤脶镙瘰跞雒
ma犸杩蟆 mai劢荬唛霾 man墁幔缦熳镘颟螨鳗鞔 mang邙漭硭蟒 mao袤茆峁泖瑁昴牦耄旄懋瞀蝥蟊髦 mei莓嵋猸浼湄楣镅鹛袂魅 men扪焖懑钔 meng勐甍瞢懵朦礞虻蜢蠓艋艨
mi芈冖谧蘼咪嘧猕汨宓弭脒祢敉糸縻麋 mian沔渑湎宀腼眄黾 miao喵邈缈杪淼眇鹋 mie咩蠛篾 min苠岷闵泯缗玟珉愍鳘 ming冥茗溟暝瞑酩 miu缪 mo谟茉蓦馍嫫嬷殁镆秣瘼耱貊貘麽
mou侔哞眸蛑鍪 mu仫坶苜沐毪钼 na捺肭镎衲 nai鼐艿萘柰 nan喃囡楠腩蝻赧 nang攮囔馕曩 nao孬垴呶猱瑙硇铙蛲 ne讷疒 nen恁 ng嗯 ni伲坭猊怩昵旎睨铌鲵
nian廿埝辇黏鲇鲶 niao茑嬲脲袅 nie乜陧蘖嗫颞臬蹑 ning佞咛甯聍 niu狃忸妞 nong侬哝 nou耨 nu弩胬孥驽恧钕衄 nuo傩搦喏锘 o噢 ou讴怄瓯耦 pa葩杷筢
pai俳蒎哌 pan丬爿泮袢襻蟠蹒 pang彷滂逄螃 pao匏狍庖脬疱 pei辔帔旆锫醅霈 pen湓 peng堋嘭怦蟛 pi丕仳陴邳郫圮埤鼙芘擗噼庀淠媲纰枇甓睥罴铍癖疋蚍蜱貔
pian谝骈犏胼翩蹁 piao剽莩嘌嫖骠缥殍瞟螵 pie丿苤氕 pin拚姘嫔榀牝颦 ping俜娉枰鲆 po叵鄱珀钋钷皤笸 pou裒掊 pu匍噗溥濮璞攴氆攵镤镨蹼
qi丌亓圻芑芪荠萁萋葺蕲嘁屺岐汔淇骐绮琪琦杞桤槭耆欹祺憩碛颀蛴蜞綦蹊鳍麒 qia葜髂 qian倩佥阡芊芡茜荨掮岍悭骞搴褰缱椠肷愆钤虔箝 qiang戕嫱樯戗炝锖锵镪襁蜣羟跄
qiao劁诮谯荞峤愀憔缲樵硗跷鞒 qie惬慊妾挈锲箧 qin芩揿吣嗪噙檎锓覃螓衾 qing苘圊檠磬蜻罄綮謦鲭黥 qiong邛茕穹蛩筇跫銎 qiu俅巯犰湫逑遒楸赇虬蚯裘糗鳅鼽
qu诎劬蕖蘧岖衢阒璩觑氍朐祛磲鸲癯蛐蠼麴瞿黢 quan诠荃犭悛绻辁畎铨蜷筌鬈 que阕阙悫 qun逡 ran苒蚺髯 rang禳穰 rao荛娆桡 ren亻仞荏饪轫稔衽 rong嵘狨榕肜蝾
rou糅蹂鞣 ru蓐薷嚅洳溽濡缛铷襦颥 ruan朊 rui芮蕤枘睿蚋 ruo偌箬 sa卅仨挲脎飒 sai噻 san馓毵 sang搡磉颡 sao埽缫臊瘙鳋 se啬铯穑 sha唼歃铩痧裟霎鲨
shai酾 shan讪鄯埏芟彡潸姗嬗骟膻钐疝蟮舢跚鳝 shang垧绱殇熵觞 shao劭潲杓蛸筲艄 she厍佘猞滠畲麝 shen诜谂莘葚哂渖椹胂矧蜃糁 sheng嵊晟眚笙
shi谥埘莳蓍弑饣轼贳炻礻铈螫舐筮豕鲥鲺 shou扌狩绶艏 shu倏塾菽摅沭澍姝纾毹腧殳秫 shua唰 shuai蟀 shuan闩涮 shuang孀 shui氵 shuo蒴搠妁槊铄
si厮俟兕厶咝汜泗澌姒驷纟缌祀锶鸶耜蛳笥 song凇菘崧嵩忪悚淞竦 sou叟薮嗖嗾馊溲飕瞍锼螋 su夙谡蔌嗉愫涑簌觫稣 suan狻 sui谇荽濉邃燧眭睢 sun荪狲飧榫隼 suo唢嗦嗍娑桫睃羧
ta闼溻遢榻沓铊趿鳎 tai邰薹肽炱钛跆鲐 tan郯昙忐钽锬镡 tang傥帑饧溏瑭铴镗耥螗螳羰醣 tao鼗啕洮韬焘饕 te忒忑慝铽 teng滕 ti倜悌逖绨缇鹈裼醍 tian掭忝阗殄畋
tiao佻苕祧窕蜩笤粜龆鲦髫 tie萜餮 ting莛葶婷梃町铤蜓霆 tong佟僮仝茼嗵恸潼砼 tou亠钭骰 tu堍荼菟钍酴 tuan抟彖疃 tui煺 tun氽饨暾豚
tuo乇佗坨庹沱柝柁橐砣箨酡跎鼍 wa佤娲腽 wai崴 wan剜芄莞菀纨绾琬脘畹蜿 wang罔尢惘辋魍 wei偎诿隈隗葳薇囗帏帷嵬猥猬闱沩洧涠逶娓玮韪軎炜煨痿艉鲔 wen刎阌汶璺雯
weng蓊蕹 wo倭莴喔幄渥肟硪龌 wu兀仵阢邬圬芴唔庑怃忤浯寤迕妩婺骛杌牾於焐鹉鹜痦蜈鋈鼯 xi僖兮隰郄菥葸蓰奚唏徙饩阋浠淅屣嬉玺樨曦觋欷歙熹禊禧皙穸蜥螅蟋舄舾羲粞翕醯鼷
xia呷狎遐瑕柙硖罅黠 xian冼苋莶藓岘猃暹娴氙燹祆鹇痫蚬筅籼酰跣跹霰 xiang芗葙饷庠骧缃蟓鲞飨 xiao哓崤潇逍骁绡枭枵筱箫魈 xie偕亵勰燮薤撷獬廨渫瀣邂绁缬榭榍躞
xin囟馨忄昕歆鑫 xing陉荇擤悻硎 xiong芎 xiu咻岫馐庥溴鸺貅髹 xu诩勖圩蓿洫溆顼栩煦盱胥糈醑 xuan儇谖萱揎泫渲漩璇楦暄炫煊碹铉镟痃 xue谑泶踅鳕
xun巽埙荀蕈薰峋徇獯恂洵浔曛窨醺鲟 ya伢垭揠岈迓娅琊桠氩砑睚痖 yan厣赝剡俨偃兖讠谳阽郾鄢菸崦恹闫湮滟妍嫣琰檐晏胭腌焱罨筵酽魇餍鼹 yang徉怏泱炀烊恙蛘鞅
yao夭爻吆崾徭幺珧杳轺曜肴铫鹞窈繇鳐 ye靥谒邺揶晔烨铘 yi刈劓仡佚佾诒圯埸懿苡荑薏弈奕挹弋呓咦咿噫峄嶷猗饴怿怡悒漪迤驿缢殪轶贻旖熠眙钇镒镱痍瘗癔翊衤蜴舣羿翳酏黟
yin胤鄞廴垠堙茚吲喑狺夤洇氤铟瘾蚓霪龈 ying嬴郢茔荥莺萦蓥撄嘤膺滢潆瀛瑛璎楹媵鹦瘿颍罂 yo唷 yong俑壅墉喁慵邕镛甬鳙饔 you卣攸侑莠莜莸呦囿宥柚猷牖铕疣蚰蚴蝣蝤鱿黝鼬
yu禺毓伛俣谀谕萸蓣揄圄圉嵛狳饫馀庾阈鬻妪妤纡瑜昱觎腴欤煜燠肀聿钰鹆鹬瘐瘀窬窳蜮蝓竽臾舁雩龉 yuan垸塬芫掾沅媛瑗橼爰眢鸢螈箢鼋 yue龠哕瀹樾刖钺 yun郓芸狁恽愠纭韫殒昀氲熨筠 za拶咂
zai崽甾 zan瓒昝簪糌趱錾 zang奘驵臧 zao唣 ze仄赜啧帻迮昃笮箦舴 zen谮 zeng缯甑罾锃 zha揸吒咤哳楂砟痄蚱齄 zhai砦瘵 zhan谵搌旃 zhang仉鄣幛嶂獐嫜璋蟑
zhao诏棹钊笊 zhe谪摺柘辄磔鹧褶蜇赭 zhen圳蓁浈溱缜桢榛轸赈胗朕祯畛稹鸩箴 zheng诤峥钲铮筝 zhi卮陟郅埴芷摭帙徵夂忮彘咫骘栉枳栀桎轵轾贽胝膣祉祗黹雉鸷痣蛭絷酯跖踬踯豸觯
zhong冢锺螽舯踵 zhou荮啁妯纣绉胄碡籀酎 zhu丶伫侏邾苎茱洙渚潴杼槠橥炷铢疰瘃竺箸舳翥躅麈 zhuan啭馔颛 zhui惴骓缒隹 zhun肫窀 zhuo倬诼擢浞涿濯禚斫镯
zi谘茈嵫姊孳缁梓辎赀恣眦锱秭耔笫粢趑觜訾龇鲻髭 zong偬腙粽 zou诹陬鄹驺鲰 zu俎菹镞 zuan攥缵躜 zui蕞 zun撙樽鳟 zuo阼唑嘬怍胙祚
`;

/** Characters of given names that are missing in GB 2312. */
const beyond =
  'ben犇 chong翀 hua婳 jing璟 jun珺 kun堃 min旻 pei珮 peng芃 rong镕 sheng昇 tian湉 wei暐 xi晞 xuan瑄烜 yao垚 yi祎 yu彧玙瑀 yue玥 yun赟 zhe喆';

/** Surnames whose reading differs from that of the character alone. */
const surnames = 'ge盖 ou区 piao朴 qiu仇 shan单 xie解 yue乐 zha查 zhai翟';

/** Further readings used in given names. */
const further =
  'bo柏 chang长 chao朝 cheng晟 chong重 hang行 le乐 qian茜 sheng盛 sheng晟 xi茜 xing行 yue乐 zhang长 zhao朝 zhong重';

const decoder = new TextDecoder('gb2312');

/** The characters of these rows of GB 2312, in order. */
function charactersOf(from: number, to: number): string[] {
  const bytes: number[] = [];
  for (let row = from; row <= to; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  }
  return [...decoder.decode(new Uint8Array(bytes))].filter((one) => /\p{Script=Han}/u.test(one));
}

/** "bo柏" as the syllable and its characters. */
const cells = (table: string): [syllable: string, characters: string[]][] =>
  table
    .trim()
    .split(/\s+/)
    .map((cell) => [/^[a-z]+/.exec(cell)?.[0] ?? '', [...cell.replace(/^[a-z]+/, '')]]);

const usual = new Map<string, string>();
const starts = new Map(cells(firstOfSyllable).map(([syllable, [first = '']]) => [first, syllable]));
let syllable = '';
for (const character of charactersOf(0xb0, 0xd7)) {
  syllable = starts.get(character) ?? syllable;
  usual.set(character, syllable);
}
for (const [own, characters] of [...cells(secondLevel), ...cells(beyond)]) {
  for (const character of characters) usual.set(character, own);
}

const ofSurname = new Map(cells(surnames).map(([own, [character = '']]) => [character, own]));

const written = new Map<string, Set<string>>();
const readings = [
  ...[...usual].map(([character, own]) => [own, character] as const),
  ...[...ofSurname].map(([character, own]) => [own, character] as const),
  ...cells(further).flatMap(([own, all]) => all.map((character) => [own, character] as const)),
];
for (const [own, character] of readings) {
  written.set(own, (written.get(own) ?? new Set()).add(character));
}

/** The syllable of a character; undefined for a rare one. */
export const syllableOf = (character: string): string | undefined => usual.get(character);

/** The syllable of a character as a surname. */
export const surnameOf = (character: string): string | undefined =>
  ofSurname.get(character) ?? usual.get(character);

/** The characters with this reading. */
export const charactersRead = (own: string): readonly string[] => [...(written.get(own) ?? [])];
