// Cities by their names in English, Chinese and Filipino (where it differs), one a line: exemplar cities
// of the time zones of the Unicode CLDR 48.2, cut to those that are no everyday word.
//
// UNICODE LICENSE V3. Copyright © 1991-2025 Unicode, Inc. Permission is hereby granted, free of charge,
// to any person obtaining a copy of data files and any associated documentation (the "Data Files") or
// software and any associated documentation (the "Software") to deal in the Data Files or Software
// without restriction, including without limitation the rights to use, copy, modify, merge, publish,
// distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data
// Files or Software are furnished to do so, provided that either (a) this copyright and permission
// notice appear with all copies of the Data Files or Software, or (b) this copyright and permission
// notice appear in associated Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
// INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN
// THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES
// WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE
// OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES
// OR SOFTWARE. Except as contained in this notice, the name of a copyright holder shall not be used in
// advertising or otherwise to promote the sale, use or other dealings in these Data Files or Software
// without prior written authorization of the copyright holder.

export const cityNames = `
abidjan | 阿比让 |
accra | 阿克拉 |
adak | 埃达克 |
addis ababa | 亚的斯亚贝巴 |
adelaide | 阿德莱德 |
aden | 亚丁 |
aktau | 阿克套 |
algiers | 阿尔及尔 |
almaty | 阿拉木图 |
amman | 安曼 |
amsterdam | 阿姆斯特丹 |
anadyr | 阿纳德尔 |
anchorage | 安克雷奇 |
andorra | 安道尔 |
anguilla | 安圭拉 |
antananarivo | 安塔那那利佛 |
antigua | 安提瓜 |
apia | 阿皮亚 |
aqtobe | 阿克托别 |
araguaína | 阿拉瓜伊纳 |
aruba | 阿鲁巴 |
ashgabat | 阿什哈巴德 |
asmara | 阿斯马拉 |
astrakhan | 阿斯特拉罕 |
asunción | 亚松森 |
athens | 雅典 |
atikokan | 阿蒂科肯 |
atyrau | 阿特劳 |
auckland | 奥克兰 |
azores | 亚速尔群岛 |
baghdad | 巴格达 |
bahia | 巴伊亚 |
bahrain | 巴林 |
bahía de banderas | 巴伊亚班德拉斯 | bahia banderas
baku | 巴库 |
bamako | 巴马科 |
bangkok | 曼谷 |
bangui | 班吉 |
banjul | 班珠尔 |
barbados | 巴巴多斯 |
barnaul | 巴尔瑙尔 |
beirut | 贝鲁特 |
belgrade | 贝尔格莱德 |
belize | 伯利兹 |
belém | 贝伦 |
bermuda | 百慕大 |
bishkek | 比什凯克 |
bissau | 比绍 |
blanc-sablon | 布兰克萨布隆 |
blantyre | 布兰太尔 |
boa vista | 博阿维斯塔 |
bogotá | 波哥大 |
boise | 博伊西 |
bougainville | 布干维尔 |
bratislava | 布拉迪斯拉发 |
brazzaville | 布拉柴维尔 |
brisbane | 布里斯班 |
broken hill | 布罗肯希尔 |
brunei | 文莱 |
bucharest | 布加勒斯特 |
budapest | 布达佩斯 |
buenos aires | 布宜诺斯艾利斯 |
bujumbura | 布琼布拉 |
büsingen | 布辛根 |
cairo | 开罗 |
cambridge bay | 剑桥湾 |
campo grande | 大坎普 |
canaries | 加那利 | canarias
cancún | 坎昆 | cancun
canton island | 坎顿岛 |
cape verde | 佛得角 |
casablanca | 卡萨布兰卡 |
catamarca | 卡塔马卡 |
cayenne | 卡宴 |
cayman | 开曼 |
ceuta | 休达 |
chagos archipelago | 查戈斯 |
chatham islands | 查塔姆 |
chicago | 芝加哥 |
chihuahua | 奇瓦瓦 |
chita | 赤塔 |
chișinău | 基希讷乌 |
christmas island | 圣诞岛 |
chuuk | 特鲁克群岛 |
ciudad juárez | 华雷斯城 | lungsod ng juárez
cocos islands | 可可斯 |
colombo | 科伦坡 |
comoros | 科摩罗 | comores
conakry | 科纳克里 |
copenhagen | 哥本哈根 |
costa rica | 哥斯达黎加 |
coyhaique | 科伊艾克 |
cuiabá | 库亚巴 |
curaçao | 库拉索 |
córdoba | 科尔多瓦 |
dakar | 达喀尔 |
damascus | 大马士革 |
danmarkshavn | 丹马沙文 |
dar es salaam | 达累斯萨拉姆 |
darwin | 达尔文 |
dawson creek | 道森克里克 |
denver | 丹佛 |
detroit | 底特律 |
dhaka | 达卡 |
dili | 帝力 |
djibouti | 吉布提 |
dominica | 多米尼加 |
douala | 杜阿拉 |
dublin | 都柏林 |
dushanbe | 杜尚别 |
easter island | 复活节岛 |
edmonton | 埃德蒙顿 |
efate | 埃法特 |
eirunepé | 依伦尼贝 |
el aaiún | 阿尤恩 |
el salvador | 萨尔瓦多 |
eucla | 尤克拉 |
fakaofo | 法考福 |
famagusta | 法马古斯塔 |
faroes | 法罗 | faroe
fernando de noronha | 洛罗尼亚 |
fiji | 斐济 |
fort nelson | 纳尔逊堡 |
fortaleza | 福塔雷萨 |
freetown | 弗里敦 |
funafuti | 富纳富提 |
gaborone | 哈博罗内 |
galápagos islands | 科隆群岛 | galápagos
gambier | 甘比尔 |
gibraltar | 直布罗陀 |
glace bay | 格莱斯贝 |
goose bay | 古斯湾 |
grand turk | 大特克 |
grenada | 格林纳达 |
guadalcanal | 瓜达尔卡纳尔 |
guadeloupe | 瓜德罗普 |
guam | 关岛 |
guatemala | 危地马拉 |
guayaquil | 瓜亚基尔 |
guernsey | 根西岛 |
guyana | 圭亚那 |
halifax | 哈利法克斯 |
harare | 哈拉雷 |
havana | 哈瓦那 |
hebron | 希伯伦 |
helsinki | 赫尔辛基 |
hermosillo | 埃莫西约 |
ho chi minh city | 胡志明市 | lungsod ng ho chi minh
hobart | 霍巴特 |
honolulu | 檀香山 |
indianapolis | 印第安纳波利斯 |
inuvik | 伊努维克 |
iqaluit | 伊魁特 |
irkutsk | 伊尔库茨克 |
isle of man | 马恩岛 |
istanbul | 伊斯坦布尔 |
ittoqqortoormiit | 斯科列斯比桑德 |
jakarta | 雅加达 |
jamaica | 牙买加 |
jayapura | 查亚普拉 |
jersey | 泽西岛 |
johannesburg | 约翰内斯堡 |
juba | 朱巴 |
jujuy | 胡胡伊 |
juneau | 朱诺 |
kabul | 喀布尔 |
kaliningrad | 加里宁格勒 |
kamchatka | 堪察加 |
kampala | 坎帕拉 |
karachi | 卡拉奇 |
kathmandu | 加德满都 |
kerguelen islands | 凯尔盖朗 |
khandyga | 汉德加 |
khartoum | 喀土穆 |
khovd | 科布多 |
kigali | 基加利 |
kinshasa | 金沙萨 |
kiritimati | 基里地马地岛 |
kirov | 基洛夫 |
kolkata | 加尔各答 |
kosrae | 库赛埃 |
kostanay | 库斯塔奈 |
kralendijk | 克拉伦代克 |
krasnoyarsk | 克拉斯诺亚尔斯克 |
kuala lumpur | 吉隆坡 |
kuching | 古晋 |
kuwait | 科威特 |
kwajalein atoll | 夸贾林 |
kyzylorda | 克孜洛尔达 |
la paz | 拉巴斯 |
la rioja | 拉里奥哈 |
lagos | 拉各斯 |
libreville | 利伯维尔 |
lima | 利马 |
lindeman | 林德曼 |
lisbon | 里斯本 |
ljubljana | 卢布尔雅那 |
lomé | 洛美 |
longyearbyen | 朗伊尔城 |
lord howe island | 豪勋爵岛 |
louisville | 路易斯维尔 |
lower prince's quarter | 下太子区 | lower prince's quarter
luanda | 罗安达 |
lubumbashi | 卢本巴希 |
lusaka | 卢萨卡 |
luxembourg | 卢森堡 |
maceió | 马塞约 |
macquarie island | 麦夸里岛 |
madeira | 马德拉 |
madrid | 马德里 |
magadan | 马加丹 |
mahé | 马埃岛 |
majuro | 马朱罗 |
makassar | 望加锡 |
malabo | 马拉博 |
maldives | 马尔代夫 |
malta | 马耳他 |
managua | 马那瓜 |
manaus | 马瑙斯 |
maputo | 马普托 |
mariehamn | 玛丽港 |
marigot | 马里戈特 |
marquesas islands | 马克萨斯 |
martinique | 马提尼克 |
maseru | 马塞卢 |
matamoros | 马塔莫罗斯 |
mauritius | 毛里求斯 |
mayotte | 马约特 |
mazatlán | 马萨特兰 |
mbabane | 姆巴巴纳 |
mendoza | 门多萨 |
menominee | 梅诺米尼 |
metlakatla | 梅特拉卡特拉 |
mexico city | 墨西哥城 | lungsod ng mexico
midway atoll | 中途岛 |
minsk | 明斯克 |
mogadishu | 摩加迪沙 |
monaco | 摩纳哥 |
moncton | 蒙克顿 |
monrovia | 蒙罗维亚 |
monterrey | 蒙特雷 |
montevideo | 蒙得维的亚 |
montserrat | 蒙特塞拉特 |
muscat | 马斯喀特 |
mérida | 梅里达 | merida
n'djamena | 恩贾梅纳 | n'djamena
nairobi | 内罗毕 |
nauru | 瑙鲁 |
niamey | 尼亚美 |
nicosia | 尼科西亚 |
niue | 纽埃 |
norfolk island | 诺福克 |
nouakchott | 努瓦克肖特 |
nouméa | 努美阿 |
novokuznetsk | 新库兹涅茨克 |
novosibirsk | 新西伯利亚 |
nuuk | 努克 |
ojinaga | 奥希纳加 |
omsk | 鄂木斯克 |
oral | 乌拉尔 |
oslo | 奥斯陆 |
ouagadougou | 瓦加杜古 |
pago pago | 帕果帕果 |
palau | 帕劳 |
palmer land | 帕尔默 |
paramaribo | 帕拉马里博 |
perth | 珀斯 |
phnom penh | 金边 |
phoenix | 凤凰城 |
pitcairn islands | 皮特凯恩 |
podgorica | 波德戈里察 |
pohnpei | 波纳佩岛 |
pontianak | 坤甸 |
port moresby | 莫尔兹比港 |
port of spain | 西班牙港 | puwerto ng espanya
port-au-prince | 太子港 |
porto velho | 波多韦柳 |
porto-novo | 波多诺伏 |
prague | 布拉格 |
puerto rico | 波多黎各 |
punta arenas | 蓬塔阿雷纳斯 |
qatar | 卡塔尔 |
rankin inlet | 兰今湾 | makipot na look ng rankin
rarotonga | 拉罗汤加 |
recife | 累西腓 |
reykjavik | 雷克雅未克 |
riga | 里加 |
rio branco | 里奥布郎库 |
riyadh | 利雅得 |
rome | 罗马 |
réunion | 留尼汪 |
río gallegos | 里奥加耶戈斯 |
saipan | 塞班 |
sakhalin | 萨哈林 |
salta | 萨尔塔 |
samarkand | 撒马尔罕 |
san juan | 圣胡安 |
san luis | 圣路易斯 |
san marino | 圣马力诺 |
santarém | 圣塔伦 |
santiago | 圣地亚哥 |
santo domingo | 圣多明各 |
sarajevo | 萨拉热窝 |
saratov | 萨拉托夫 |
simferopol | 辛菲罗波尔 |
singapore | 新加坡 |
sitka | 锡特卡 |
skopje | 斯科普里 |
sofia | 索非亚 |
south georgia | 南乔治亚 |
srednekolymsk | 中科雷姆斯克 |
st. barthélemy | 圣巴泰勒米岛 |
st. helena | 圣赫勒拿 |
st. john's | 圣约翰斯 | st. john's
st. kitts | 圣基茨 |
st. lucia | 圣卢西亚 |
st. thomas | 圣托马斯 |
st. vincent | 圣文森特 |
stanley | 斯坦利 |
stockholm | 斯德哥尔摩 |
swift current | 斯威夫特卡伦特 |
são paulo | 圣保罗 |
são tomé | 圣多美 |
tahiti | 塔希提 |
tallinn | 塔林 |
tarawa | 塔拉瓦 |
tashkent | 塔什干 |
tbilisi | 第比利斯 |
tegucigalpa | 特古西加尔巴 |
thimphu | 廷布 |
tijuana | 蒂华纳 |
tirana | 地拉那 |
tomsk | 托木斯克 |
tongatapu | 东加塔布 |
toronto | 多伦多 |
tortola | 托尔托拉 |
tripoli | 的黎波里 |
tucumán | 图库曼 |
tunis | 突尼斯 |
ulaanbaatar | 乌兰巴托 |
ulyanovsk | 乌里扬诺夫斯克 |
ushuaia | 乌斯怀亚 |
ust-nera | 乌斯内拉 |
vaduz | 瓦杜兹 |
vancouver | 温哥华 |
vatican | 梵蒂冈 |
vienna | 维也纳 |
vientiane | 万象 |
vilnius | 维尔纽斯 |
vladivostok | 海参崴 |
volgograd | 伏尔加格勒 |
wake island | 威克 |
wallis & futuna | 瓦利斯 |
warsaw | 华沙 |
whitehorse | 怀特霍斯 |
windhoek | 温得和克 |
winnipeg | 温尼伯 |
yakutat | 亚库塔特 |
yakutsk | 雅库茨克 |
yangon | 仰光 |
yekaterinburg | 叶卡捷琳堡 |
yerevan | 埃里温 |
zagreb | 萨格勒布 |
zurich | 苏黎世 |
ürümqi | 乌鲁木齐 |
`;
