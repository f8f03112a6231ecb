// Who did it, in Chinese: how that is asked, and how a report refers to an unnamed person.
import type { DoerForms } from '../../lexicon/doer-forms';

const people =
  '(?:男子|女子|男人|女人|男性|女性|男孩|女孩|男童|女童|枪手|劫匪|歹徒|窃贼|盗贼|小偷|扒手|嫌疑人|嫌犯|疑犯|凶手|凶徒|袭击者|行凶者|陌生人|青年|少年|武装人员|武装分子|不法分子|蒙面人|骑手|司机|乘客|路人|网友|网民|黑客|骗子|老人|法官|议员|参议员|众议员|官员|检察官|律师|教师|医生|学生|员工|人)';
const count = '(?:[一两二三四五六七八九十几数多某\\d]+[名个位伙群批些]|某)';

/** How it was done, where an agent could stand: 被故意. */
const manner = '(?:故意|蓄意|恶意|人为|意外|非法|强行|强制|秘密|公开|再次|正式)';

export const chineseDoers: DoerForms = {
  asks: /^(?:(?:究竟|到底|是)*谁|.*(?:被|由)谁)[将会已曾正在先率最首给向对把]*$/u,
  asksTeam:
    /^(?:究竟|到底|是)*哪[一两几]?[支个家只]\p{Script=Han}{0,4}?(?:球队|代表队|俱乐部|队伍|队)[将会已曾正在先率最首]*$/u,
  nobody: new RegExp(
    `${count}[^，。；：！？和与]{0,10}?${people}|有人|(?:身份|来历)?不明(?:身份|来历)?的?(?:${people}|者|人员)|(?:持枪|蒙面|武装|匿名)\\p{Script=Han}{0,3}?${people}|枪手|劫匪|歹徒|窃贼|小偷|不法分子|陌生人`,
    'gu',
  ),
  named: /^[（(]?\p{Lu}|^(?:名叫|叫做|名为)/u,
  pronoun: /[他她它]们?|该(?:男子|女子)/gu,
  before: new RegExp(`(?:被|遭到?|由)(?!${manner}$)(?<who>[^，。；：！？]{1,20})$`, 'u'),
  undergone: new RegExp(`(?:被|遭到?)${manner}?$`, 'u'),
  team: /队(?![员伍长])|俱乐部/u,
};
