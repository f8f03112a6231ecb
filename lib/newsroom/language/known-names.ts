// People, organisations and places of the news by their names in English, Chinese and Filipino
// (where it differs from English), one a line, written by hand. Names find each other across
// languages, which words mostly do not. Countries come from the platform, see `place-names.ts`.

export const knownNames = `
trump | 特朗普, 川普 |
biden | 拜登 |
obama | 奥巴马 |
vance | 万斯 |
harris | 哈里斯 |
rubio | 鲁比奥 |
hegseth | 赫格塞思 |
musk | 马斯克 |
bezos | 贝索斯 |
zuckerberg | 扎克伯格 |
altman | 奥尔特曼, 阿尔特曼 |
gates | 比尔·盖茨 |
tim cook | 库克, 蒂姆·库克 |
jensen huang | 黄仁勋 |
powell | 鲍威尔 |
warsh | 沃什 |
bessent | 贝森特 |
putin | 普京, 普丁 |
zelensky, zelenskyy, zelenskiy | 泽连斯基 |
lavrov | 拉夫罗夫 |
peskov | 佩斯科夫 |
xi jinping, xi | 习近平 |
li qiang | 李强 |
wang yi | 王毅 |
netanyahu | 内塔尼亚胡 |
khamenei | 哈梅内伊 |
pezeshkian | 佩泽希齐扬 |
araghchi | 阿拉格齐 |
starmer | 斯塔默, 施纪贤 |
macron | 马克龙 |
merz | 默茨 |
meloni | 梅洛尼 |
carney | 卡尼 |
albanese | 阿尔巴尼斯 |
modi | 莫迪 |
takaichi | 高市早苗, 高市 |
ishiba | 石破茂 |
lee jae myung | 李在明 |
kim jong un | 金正恩 |
erdogan, erdoğan | 埃尔多安 |
von der leyen | 冯德莱恩 |
guterres | 古特雷斯 |
maduro | 马杜罗 |
rodriguez, rodríguez | 罗德里格斯 |
lula | 卢拉 |
milei | 米莱 |
marcos | 马科斯, 小马科斯 |
duterte | 杜特尔特 |
lai ching-te | 赖清德 |
ilhan omar, omar | 奥马尔, 伊尔汗·奥马尔 |
mangione | 曼乔内 |
djokovic | 德约科维奇, 焦科维奇 |
alcaraz | 阿尔卡拉斯 |
sinner | 辛纳 |
sabalenka | 萨巴伦卡 |
rybakina | 莱巴金娜, 里巴金娜 |
swiatek | 斯瓦泰克, 斯维亚特克 |
messi | 梅西 |
ronaldo | C罗, 罗纳尔多 |
lebron james | 勒布朗·詹姆斯 |
tesla | 特斯拉 |
spacex | 太空探索技术公司, SpaceX |
apple | 苹果公司, 苹果 |
google | 谷歌 |
microsoft | 微软 |
amazon | 亚马逊 |
netflix | 网飞, 奈飞 |
nvidia | 英伟达 |
samsung | 三星 |
huawei | 华为 |
xiaomi | 小米 |
tencent | 腾讯 |
alibaba | 阿里巴巴 |
bytedance | 字节跳动 |
baidu | 百度 |
byd | 比亚迪 |
boeing | 波音 |
airbus | 空客 |
toyota | 丰田 |
volvo | 沃尔沃 |
mercedes, mercedes-benz | 奔驰 |
volkswagen | 大众汽车 |
lvmh | 路威酩轩 |
intel | 英特尔 |
asml | 阿斯麦 |
tsmc | 台积电 |
disney | 迪士尼 |
starbucks | 星巴克 |
ikea | 宜家 |
nasa | 美国宇航局, 美国航天局 |
nato | 北约 |
opec | 欧佩克 |
imf | 国际货币基金组织 |
wto | 世贸组织, 世界贸易组织 |
unesco | 联合国教科文组织 |
hamas | 哈马斯 |
hezbollah | 真主党 |
houthi, houthis | 胡塞武装, 胡塞 |
taliban | 塔利班 |
pentagon | 五角大楼 |
white house | 白宫 |
kremlin | 克里姆林宫 |
federal reserve, fed | 美联储 | fed
supreme court | 最高法院 | korte suprema
congress | 国会 | kongreso
senate | 参议院 | senado
fbi | 联邦调查局 |
cia | 中央情报局 |
nba | 美国职业篮球联赛, NBA |
olympics, olympic | 奥运会, 奥运 | olimpiyada
world cup | 世界杯 |
australian open | 澳网, 澳大利亚网球公开赛 |
champions league | 欧冠 |
oscars, oscar | 奥斯卡 |
gaza | 加沙 |
west bank | 约旦河西岸 |
jerusalem | 耶路撒冷 |
tel aviv | 特拉维夫 |
tehran | 德黑兰 |
beijing | 北京 |
shanghai | 上海 |
shenzhen | 深圳 |
guangdong | 广东 |
xinjiang | 新疆 |
tibet | 西藏 |
hong kong | 香港 |
macau, macao | 澳门 |
taipei | 台北 |
tokyo | 东京 |
seoul | 首尔 |
pyongyang | 平壤 |
new delhi, delhi | 新德里 |
manila | 马尼拉 | maynila
mindanao | 棉兰老岛 |
luzon | 吕宋岛 |
moscow | 莫斯科 |
kyiv, kiev | 基辅 |
london | 伦敦 |
paris | 巴黎 |
berlin | 柏林 |
brussels | 布鲁塞尔 |
davos | 达沃斯 |
washington | 华盛顿 |
new york | 纽约 |
los angeles | 洛杉矶 |
california | 加利福尼亚, 加州 |
texas | 得克萨斯, 得州, 德州 |
minneapolis | 明尼阿波利斯 |
minnesota | 明尼苏达 |
florida | 佛罗里达 |
sydney | 悉尼 |
melbourne | 墨尔本 |
abu dhabi | 阿布扎比 |
dubai | 迪拜 |
caracas | 加拉加斯 |
panama canal | 巴拿马运河 |
red sea | 红海 |
south china sea | 南海 | dagat timog tsina
west philippine sea | 西菲律宾海 | dagat kanlurang pilipinas
scarborough shoal | 黄岩岛 | kulumpol ng panatag
europe, european | 欧洲 | europa
africa, african | 非洲 | aprika
asia, asian | 亚洲 | asya
middle east | 中东 | gitnang silangan
antarctica, antarctic | 南极 |
mars | 火星 |
nipah | 尼帕, 尼帕病毒 |
hantavirus | 汉坦病毒 |
covid, covid-19 | 新冠, 新冠病毒 |
bitcoin | 比特币 |
doomsday clock | 末日时钟 |
starliner | 星际客机 |
usaid | 美国国际开发署 |
openai | OpenAI |
deepseek | 深度求索, DeepSeek |
`;
