// Kinds of organizations in Chinese, as questions ask for them and as reports show them.
import { kinds, type Kind, type KindForms } from '../../lexicon/kind-forms';

/** The noun for each in a question. */
const nouns: Readonly<Record<Kind, string>> = {
  bank: '银行',
  airline: '航空公司|航司',
  hospital: '医院',
  university: '大学|高校|学院',
  school: '学校|中学|小学',
  media: '报纸|媒体|杂志|电视台|报社|通讯社',
  party: '政党|党派|党',
  court: '法院|法庭',
  team: '球队|代表队|俱乐部|(?<![部军舰车])队',
  office: '部门|机构|机关|部委|委员会|局',
  company: '公司|企业|集团|厂商|厂家|车企|开发商|出版社|品牌',
  person:
    '法官|议员|参议员|众议员|州长|市长|省长|部长|大臣|总统|总理|首相|候选人|政客|官员|领导人|将军|警官|检察官|律师|医生|科学家|研究员|教授|院士|老师|教师|学生|教练|主帅|球员|球星|运动员|选手|演员|歌手|艺人|明星|导演|作家|主播|记者|企业家|富豪|高管|创始人|设计师|司机|嫌疑人|嫌犯|凶手|死者|飞行员|宇航员|航天员',
};

/** 哪家银行, 哪一所中国大学; 什么公司 */
const asks = (noun: string) =>
  new RegExp(`(?:哪[一两几]?[家所个些支座间份款]\\p{Script=Han}{0,4}?|什么)(?:${noun})`, 'u');

export const chineseKinds: KindForms = {
  asks: {
    ...(Object.fromEntries(kinds.map((kind) => [kind, asks(nouns[kind])])) as Record<Kind, RegExp>),
    person: new RegExp(
      `哪[一两几]?[位名个些]\\p{Script=Han}{0,4}?(?:${nouns.person})|(?:嫌疑人|嫌犯|凶手|死者|受害者|司机|法官|检察官|律师)(?=(?:是|叫)(?:谁|什么名字))`,
      'u',
    ),
  },
  shows: {
    bank: [/银行(?!家|业|卡)|央行|[工农中建交招]行(?![业为动政程])|信用社/u],
    airline: [/航空(?![局管母航工器兵法])|航司|[国东南海]航(?![母天海行线道])/u],
    hospital: [/医院|诊所|医疗中心|卫生院/u],
    university: [/大学(?!生)|学院|高校|清华|北大|复旦/u],
    school: [/学校|中学(?!生)|小学(?!生)|附中|大学(?!生)|学院|高校/u],
    media: [/日报|晚报|早报|时报|邮报|周刊|报社|报纸|杂志|电视台|广播|媒体|通讯社|新华社|路透|法新社|美联社|彭博|频道|新闻网|央视|《[^》]{1,12}报》|CNN|BBC/u],
    party: [/(?:共和|民主|工|保守|自由|国民|社会|人民|联盟|执政|反对|在野|左翼|右翼)党|政党|党派|\p{Script=Han}{2,}党(?![员委组中内的和政建])|执政联盟/u],
    court: [/法院|法庭|仲裁|法官/u],
    team: [/队(?![员伍长])|俱乐部|\d{1,3}\s?[-:：比]\s?\d{1,3}/u],
    office: [/部门|\p{Script=Han}{2,}[部局署委厅](?![分队位长员面])|委员会|机构|机关|办公室/u],
    company: [
      /公司|集团|企业|厂商|[车药房]企|巨头|股份|品牌|运营商|制造商|开发商|供应商|航空|银行|首席执行官|董事长|总裁|股价|财报|营收|旗下|出版社/u,
      /CEO|Inc|Corp|Ltd/u,
    ],
    person: [],
  },
  named: /(?:该|这家|这所|本)(?:银行|公司|企业|集团|大学|医院|航司|学校|法院|机构|部门)/gu,
}; // prettier-ignore
