// Words around Chinese names. There are no capitals: see `chinese-names.ts` for how names are found.
import type { NameWords } from '../../language';
import { words } from '../../lexicon/word-list';
import { chineseStopWords } from '../chinese-stop-words';

export const chineseNameWords: NameWords = {
  honorifics: words(
    '总统 总理 主席 总书记 书记 部长 外长 省长 市长 局长 发言人 首相 国王 议长 司令 院长 会长 教授 董事长 行政长官 防长 秘书长 主任',
  ),
  connectors: words(''),
  openers: words(''),
  bodies: /$^/,
  owners: words(''),
  calendar: words(''),
  notNames: chineseStopWords,
  speech: {
    after:
      /^[^，。；、]{0,6}?(?:表示|指出|强调|(?<![并简名人统号自宣俗职])称(?![为号赞职呼霸])|说(?![明法服])|认为|宣布)/,
    before: /$^/,
  },
  standsAlone: /$^/,
  withoutArticle: /$^/,
  place: /(?:在|位于|前往|抵达|来到)$/,
  person:
    /(?:总统|总理|主席|总书记|书记|部长|外长|省长|市长|局长|发言人|首相|议长|院长|会长|教授|董事长|行政长官|防长|秘书长|主任)$/,
  article: /$^/,
};

/** The most frequent surnames, most frequent first; then those of two characters. */
const surnames =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺';
const longSurname =
  /^(?:欧阳|司马|上官|诸葛|皇甫|尉迟|公孙|令狐|慕容|司徒|夏侯|东方|独孤|南宫|宇文|端木)/u;
/** Characters used to transcribe foreign names. */
const sounds =
  '阿埃艾安昂奥巴班邦保鲍贝本比彼宾波伯博布查察茨达戴丹道德登邓狄迪蒂丁东杜敦顿多俄厄恩尔法范方菲费芬丰冯佛弗福富盖甘冈高戈哥格根贡古瓜圭哈海汉豪赫亨洪胡华霍基吉加贾简杰金久居卡凯坎康考柯科克肯孔库夸奎拉莱赖兰朗劳勒雷楞黎里理利莉连廉良列烈林琳卢鲁伦罗洛吕马玛迈麦曼芒毛梅门蒙孟米敏明莫墨默姆木慕穆纳娜奈南内尼涅宁纽农努诺欧帕潘庞佩彭皮匹平珀普齐奇钱乔切钦琼丘热仁日荣茹儒瑞若撒萨塞赛桑瑟森沙山珊尚绍舍申生圣施什史士舒斯丝苏索塔泰坦汤唐陶特藤提田廷图托脱瓦万旺威韦维魏温文翁沃乌武西希锡夏香肖谢辛欣休许逊雅亚延扬耶叶伊因英尤约云泽扎詹章珍芝知治朱兹祖佐吴';

/** Whether all characters are ones used to transcribe foreign names. */
export const soundsForeign = (text: string): boolean =>
  [...text].every((letter) => sounds.includes(letter));

/** Characters of transcriptions that are also ordinary words. */
export const alsoWords: ReadonlySet<string> = new Set('里多本因尤约若让东西南北');

/** Verbs of one character that no given name ends with. */
const verbs = '说骂打买卖赢输唱跑死获夺赴访辞涨跌降停换做拍写看恨怕离退住走坐站吃喝用给被把';
/** The fewest characters of a foreign name: fewer may be two adjacent words. */
const foreignLeast = 3;

/** Whether a character is a frequent surname. */
export const isSurname = (character: string): boolean => surnames.includes(character);

/** Whether characters may be a person's name, judging by the characters alone. */
export function isPersonName(text: string): boolean {
  const letters = [...text.replaceAll('·', '')];
  if (soundsForeign(letters.join(''))) return letters.length > 1;
  if (longSurname.test(text)) return letters.length <= 4;
  return surnames.includes(letters[0] ?? '') && (letters.length === 2 || letters.length === 3);
}

/**
 * Whether adjacent words are one name that the dictionary lacks: a surname and a given name of
 * single characters, or a transcribed foreign name. Two characters are a pair anyway.
 */
export function isUnknownName(pieces: readonly string[]): boolean {
  const letters = [...pieces.join('')];
  if (letters.length >= foreignLeast && soundsForeign(letters.join(''))) return true;
  if (pieces.length !== letters.length || letters.length < 3) return false;
  return isPersonName(letters.join('')) && !verbs.includes(letters.at(-1) ?? '');
}

/** Words of one character that join their neighbors, so that an unknown run ends before them. */
export const chineseJoins: ReadonlySet<string> = new Set('以对将与向在');

/** How many surnames are common: with rarer ones the characters need not be a name. */
const commonSurnames = 100;
/** After a number 张 counts sheets, and 余 means a remainder. */
const countedBefore = /[\d几哪每这那数两一二三四五六七八九十百千万亿半]$/u;
/** Function characters that hardly occur in a given name. */
const notInNames =
  '谁吗呢吧啊呀么嘛的了着是被把给让个我你他她它哪几新最还上下或件部种样次座条名没有';
/** Surnames that begin as many two-character words as names: 高管, 文旅, 万亿. */
const alsoBeginWords = '万文方高黄曾余白马龙江金石熊陆时成向常易史毛田严温';

/** Whether characters may be a common surname and a given name: 王毅, 丁薛祥. */
export function mayBePerson(text: string): boolean {
  const [family = '', ...given] = text;
  const place = surnames.indexOf(family);
  const isShort = given.length === 1;
  return (
    place >= 0 &&
    place < commonSurnames &&
    (isShort || given.length === 2) &&
    !(isShort && alsoBeginWords.includes(family)) &&
    !given.some((letter) => `${verbs}${notInNames}万亿`.includes(letter))
  );
}

/** Between two surnames these join two people: 李和王. */
const between = '和与跟';

const isSingle = (word: string | undefined): word is string =>
  word !== undefined && /^\p{Script=Han}$/u.test(word);

/**
 * How many words from `at` on are one name although one of them otherwise only asks; 0 for none:
 * 张又侠, 何立峰. The dictionary splits unknown text into single characters.
 */
export function nameAround(
  words: readonly string[],
  at: number,
  isAsking: (word: string) => boolean,
): number {
  const [family, middle, last] = words.slice(at, at + 3);
  if (!isSingle(family) || !isSingle(middle) || !isSingle(last)) return 0;
  const place = surnames.indexOf(family);
  const isFamily = place >= 0 && place < commonSurnames && !countedBefore.test(words[at - 1] ?? '');
  if (!isFamily || !(isAsking(family) || isAsking(middle))) return 0;
  const isGiven = !isAsking(last) && !verbs.includes(last) && !notInNames.includes(middle);
  const joinsTwo = between.includes(middle) && isSurname(last);
  return isGiven && !joinsTwo ? 3 : 0;
}
