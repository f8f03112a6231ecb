// Offices in Chinese, and who stands beside them.
import type { PersonForms } from '../../lexicon/person-forms';

const kin =
  '(?:前|亡)?(?:妻子?|夫人|丈夫|遗孀|儿子|女儿|长子|长女|次子|父亲|母亲|父母|哥哥|弟弟|兄弟|姐姐|妹妹|兄长|叔叔|舅舅|侄子|外甥|堂弟|表弟|女婿|儿媳|岳父|女友|男友|家人|家属|亲属|亲信|朋友|好友|律师|顾问|助手|助理|秘书|幕僚长?|幕僚|司机|保镖|副手|盟友|对手|前任|继任者|接班人)';
const staff = '(?:发言人|办公室|办公厅|府|竞选团队|提名人|警卫)';

export const chinesePersons: PersonForms = {
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
