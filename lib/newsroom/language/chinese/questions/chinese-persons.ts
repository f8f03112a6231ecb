// Offices in Chinese, and people associated with their holders.
import type { PersonForms } from '../../lexicon/person-forms';
import { chineseNamesBeside } from '../names/chinese-names-beside';

const kin =
  '(?:前|亡)?(?:妻子?|夫人|丈夫|遗孀|儿子|女儿|长子|长女|次子|父亲|母亲|父母|哥哥|弟弟|兄弟|姐姐|妹妹|兄长|叔叔|舅舅|侄子|外甥|堂弟|表弟|女婿|儿媳|岳父|女友|男友|家人|家属|亲属|亲信|朋友|好友|律师|顾问|助手|助理|秘书|幕僚长?|幕僚|司机|保镖|副手|盟友|对手|前任|继任者|接班人)';
const staff = '(?:发言人|办公室|办公厅|府|竞选团队|提名人|警卫)';

/** ‘谁导演了’, ‘由谁执导’, ‘的导演是谁’, and a question that ends with the word: ‘的主演’. */
const maker = (verbs: string, nouns: string, besides = '') => ({
  asks: new RegExp(
    `谁(?:来|在|们|都)?(?:${verbs})|谁是.*(?:${nouns})|(?:${nouns})(?:们)?(?:都|分别)?(?:是|为|有|叫)(?:谁|哪[些位几]|什么名字)|的(?:${nouns})(?:是)?[？?]?\\s*$`,
    'u',
  ),
  tells: new RegExp([verbs, nouns, besides].filter(Boolean).join('|'), 'gu'),
});

export const chinesePersons: PersonForms = {
  makers: {
    director: maker('导演|执导|导的|拍摄?的|拍了', '导演|总导演', '导筒'),
    cast: maker('主演|出演|饰演|扮演|演的|演了|演|饰', '主演|演员|男主角?|女主角?|主角|扮演者|饰演者', '领衔|角色'),
    writer: maker('写|撰写|编写|编剧|创作|著', '作者|编剧|撰稿人|原著', '笔下'),
    singer: maker('唱|演唱|主唱|献唱', '演唱者|原唱|主唱|歌手', '献声|单曲|歌曲'),
    composer: maker('作曲|谱曲|作词|填词|配乐', '作曲者?|作曲家|作词者?|配乐'),
    founder: maker('创办|创立|创建|创设|发明', '创始人|创办人|创建者|发明者|发明人', '联合创始|成立'),
    host: maker('主持', '主持人|主播', '主持'),
  },
  namesBeside: chineseNamesBeside,
  offices: {
    president: /总统/gu,
    premier: /总理|首相/gu,
    minister: /部长|大臣|外长|防长|财长/gu,
    secretary: /国务卿|秘书长/gu,
    governor: /州长|省长/gu,
    mayor: /市长/gu,
    senator: /参议员/gu,
    chief: /局长|署长|警长|司令/gu,
    chair: /主席|董事长/gu,
    director: /主任|院长|校长|馆长/gu,
    speaker: /议长/gu,
    executive: /首席执行官|CEO|总裁|总经理/giu,
    ambassador: /大使/gu,
    coach: /主帅|教练/gu,
    king: /国王/gu,
    queen: /女王|王后/gu,
    pope: /教皇|教宗/gu,
  },
  beside: [
    {
      standing: 'former',
      before: /(?:(?<![目此日以之先年月天周时提战赛生])前(?:任|代理)?|(?<!平草高中还太)原|卸任|已故)(?:\p{Script=Han}{2,4})?副?$/u,
    },
    { standing: 'deputy', before: /副$/u },
    { standing: 'acting', before: /(?:代|代理|署理|看守|临时)$/u },
    {
      standing: 'future',
      before: /(?:候任|当选|准|下任|下一任|竞选|参选|竞逐)$/u,
      behind: /^(?:候选人|参选人|提名人|人选|竞选|大选|选举|初选|之争)/u,
    },
    {
      standing: 'kin',
      behind: new RegExp(`^(?:[·•]?\\p{Script=Han}{1,4}?)??[的之]?${kin}`, 'u'),
    },
    { standing: 'staff', behind: new RegExp(`^的?${staff}`, 'u') },
  ],
}; // prettier-ignore
