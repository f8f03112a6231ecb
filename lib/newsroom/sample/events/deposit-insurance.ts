// Sample event: what deposit insurance promises, and to whom.
import type { SampleEvent } from '../sample-event';

export const depositInsurance: SampleEvent = {
  slug: 'deposit-insurance',
  tab: 'financial',
  cover: 5,
  references: [
    {
      source: 'FDIC',
      title: 'Deposit Insurance',
      link: 'https://www.fdic.gov/resources/deposit-insurance/',
    },
    {
      source: 'PDIC',
      name: 'Philippine Deposit Insurance Corporation',
      title: 'Maximum Deposit Insurance Coverage',
      link: 'https://www.pdic.gov.ph/MDIC',
    },
    {
      source: '中国政府网',
      name: '国务院令第660号',
      title: '存款保险条例',
      link: 'https://www.gov.cn/zhengce/content/2015-03/31/content_9562.htm',
    },
    {
      source: 'EUR-Lex',
      title: 'Directive 2014/49/EU on deposit guarantee schemes',
      link: 'https://eur-lex.europa.eu/eli/dir/2014/49/oj',
    },
    {
      source: 'The Nobel Prize',
      title: 'Prize in economic sciences 2022: Popular information',
      link: 'https://www.nobelprize.org/prizes/economic-sciences/2022/popular-information/',
    },
  ],
  text: {
    en: {
      title: 'If your bank fails: what deposit insurance pays, and what it does not',
      brief:
        'Deposit insurance costs savers nothing and most never notice it. It works best when it is never used: a promise that is believed removes the reason to queue outside a bank.',
      article: `
A bank takes money that savers may want back tomorrow and lends it out for years. That works as long as only a few come at a time. {{If many savers fear for their bank at once, a rumour can be enough to bring down even a sound one.}}[5] Douglas Diamond and Philip Dybvig described this mechanism in 1983, and both shared a Nobel prize in 2022.[5] They also showed a remedy: when the state insures deposits, savers no longer have a reason to run.[5]

## How much is safe

Nearly every scheme has a ceiling, counted for each person and each bank. These are the amounts named in the sources below:

| Where | Up to | In force since |
| --- | --- | --- |
| Philippines[2] | 1 million pesos | March 2025 |
| China[3] | 500,000 yuan | May 2015 |
| United States[1] | 250,000 dollars | 2008, permanent since 2010 |
| European Union[4] | 100,000 euros | end of 2010 |

{{The limit applies to everything that one person holds in one bank, not to each account.}}[2] In China principal and interest are added together.[3] In the United States a person can be covered more than once at the same bank through different ownership categories, such as single and joint accounts.[1] Money kept in another insured bank is counted separately.[1]

## Who pays, and how fast

Savers do not pay for the cover.[2] Banks do, through premiums: in China a bank’s rate depends in part on how risky it is.[3] {{In the European Union the money must be available within seven working days of a failure.}}[4] The Chinese rules set the same number of days.[3]

The American system is one of the oldest. It dates from 1933, and its agency states that no depositor has lost insured money since.[1]

## What is left out

The word deposit is meant strictly. A few things stay outside:

- Shares, bonds, funds and crypto assets are not insured in the United States, even when a bank sells them.[1]
- In China deposits between financial institutions are excluded, and so are those of a bank’s senior managers with their own bank.[3]

Limits change from time to time. The insurer’s own page tells what applies today, and whether your bank is a member.[1][2]
`,
      keywords: ['principal and interest', 'ownership categories', 'premiums'],
      questions: [
        'How are joint accounts insured?',
        'What is a bank run?',
        'Are e-wallet balances covered by deposit insurance?',
      ],
    },
    zh: {
      title: '银行倒闭怎么办：存款保险赔什么，不赔什么',
      brief:
        '存款保险不花储户一分钱，多数人从未留意它的存在。它最好的状态就是永远用不上：只要大家相信这个承诺，就没有理由去银行门口排队。',
      article: `
储户明天就可能要取走的钱，银行一贷就是好多年。只要每次只有少数人来取，这样做就行得通。{{如果许多储户同时对银行失去信心，一则传言就足以拖垮一家健康的银行。}}[5]道格拉斯·戴蒙德和菲利普·迪布维格在1983年描述了这一机制，两人在2022年共同分享了诺贝尔奖。[5]他们还给出了对策：由国家为存款提供保险，储户就不再有理由挤兑。[5]

## 多少钱是安全的

几乎每一种制度都设有上限，按每个人、每家银行计算。以下金额出自文末所列来源：

| 地区 | 最高额 | 生效时间 |
| --- | --- | --- |
| 菲律宾[2] | 100万比索 | 2025年3月 |
| 中国[3] | 50万元人民币 | 2015年5月 |
| 美国[1] | 25万美元 | 2008年，2010年起为永久标准 |
| 欧盟[4] | 10万欧元 | 2010年年底 |

{{限额针对一个人在同一家银行的全部存款，而不是每个账户各算一份。}}[2]在中国，本金和利息合并计算。[3]在美国，同一个人可凭个人账户、联名账户等不同的所有权类别，在同一家银行得到多份保障。[1]存在另一家投保银行的钱则另行计算。[1]

## 谁出钱，多快能拿到

储户无须为这份保障付费。[2]出钱的是银行，方式是缴纳保费：在中国，费率部分取决于银行的风险状况。[3]{{在欧盟，银行倒闭后七个工作日内，储户必须能拿到钱。}}[4]中国的条例规定的也是七个工作日。[3]

美国的制度是历史最悠久的之一。它始于1933年，主管机构表示，此后没有一位储户损失过受保险的存款。[1]

## 哪些不在其中

“存款”二字要从严理解。有些东西不在保障之列：

- 在美国，股票、债券、基金和加密资产不受保险，即使是由银行卖出的也一样。[1]
- 在中国，金融机构同业存款，以及银行高级管理人员在本行的存款，都被排除在外。[3]

限额会不时调整。如今适用什么标准、你的银行是否参加，以保险机构自己的网页为准。[1][2]
`,
      keywords: ['本金和利息', '所有权类别', '保费'],
      questions: ['联名账户如何受保险？', '什么是银行挤兑？', '电子钱包里的余额受存款保险保护吗？'],
    },
    ph: {
      title: 'Kapag nagsara ang bangko: ano ang sagot ng deposit insurance at ano ang hindi',
      brief:
        'Walang binabayaran ang mga depositor sa deposit insurance at karamihan ay hindi ito napapansin. Pinakamabisa ito kapag hindi nagagamit: kung pinaniniwalaan ang pangako, wala nang dahilan para pumila sa labas ng bangko.',
      article: `
Tumatanggap ang bangko ng perang puwedeng bawiin ng mga depositor bukas, at ipinauutang ito nang ilang taon. Gumagana iyon hangga’t kaunti lang ang sabay-sabay na kumukuha. {{Kung sabay-sabay matakot ang maraming depositor, sapat na ang tsismis para pabagsakin kahit ang matatag na bangko.}}[5] Inilarawan ito nina Douglas Diamond at Philip Dybvig noong 1983, at kapwa sila nakibahagi sa Nobel Prize noong 2022.[5] May ipinakita rin silang lunas: kapag nakaseguro sa estado ang mga deposito, wala nang dahilan para mag-unahan sa pagkuha.[5]

## Magkano ang ligtas

Halos lahat ng sistema ay may hangganan, na binibilang sa bawat tao at bawat bangko. Ito ang mga halagang nakasaad sa mga sangguniang nasa ibaba:

| Saan | Hanggang | Umiiral mula |
| --- | --- | --- |
| Pilipinas[2] | 1 milyong piso | Marso 2025 |
| Tsina[3] | 500,000 yuan | Mayo 2015 |
| Estados Unidos[1] | 250,000 dolyar | 2008, permanente mula 2010 |
| European Union[4] | 100,000 euro | katapusan ng 2010 |

{{Saklaw ng hangganan ang lahat ng hawak ng isang tao sa isang bangko, hindi ang bawat account.}}[2] Sa Tsina, pinagsasama ang prinsipal at interes.[3] Sa Estados Unidos, maaaring higit sa isang beses masakop ang isang tao sa iisang bangko dahil sa magkakaibang kategorya ng pagmamay-ari, gaya ng pansarili at joint account.[1] Hiwalay ang bilang sa perang nasa ibang bangkong may seguro.[1]

## Sino ang nagbabayad, at gaano kabilis

Hindi ang mga depositor ang nagbabayad para sa proteksiyon.[2] Mga bangko ang nagbabayad, sa anyo ng premium: sa Tsina, nakasalalay ang bahagi ng singil sa antas ng panganib ng bangko.[3] {{Sa European Union, dapat makuha ang pera sa loob ng pitong araw ng trabaho mula nang pumalya ang bangko.}}[4] Ganoon din ang bilang ng araw sa patakaran ng Tsina.[3]

Isa sa pinakamatanda ang sistema ng Amerika. Nagsimula ito noong 1933, at ayon sa ahensiya nito, wala pang depositor na nawalan ng perang may seguro mula noon.[1]

## Ang hindi kasama

Mahigpit ang kahulugan ng salitang deposito. May ilang bagay na hindi sakop:

- Sa Estados Unidos, walang seguro ang mga stock, bond, pondo at crypto asset, kahit bangko pa ang nagbenta.[1]
- Sa Tsina, hindi kasama ang mga deposito sa pagitan ng mga institusyong pinansiyal, pati ang deposito ng matataas na opisyal sa sarili nilang bangko.[3]

Nagbabago paminsan-minsan ang mga hangganan. Nasa sariling pahina ng tagaseguro kung ano ang umiiral ngayon at kung miyembro ang bangko mo.[1][2]
`,
      keywords: ['prinsipal at interes', 'kategorya ng pagmamay-ari', 'premium'],
      questions: [
        'Paano nakaseguro ang mga joint account?',
        'Ano ang bank run?',
        'Sakop ba ng deposit insurance ang laman ng e-wallet?',
      ],
    },
  },
};
