// Sample event: how votes become seats.
import type { SampleEvent } from '../sample-event';

export const seatCounting: SampleEvent = {
  slug: 'seat-counting',
  tab: 'politics',
  references: [
    {
      source: 'Encyclopaedia Britannica',
      title: 'Proportional representation',
      link: 'https://www.britannica.com/topic/proportional-representation',
    },
    {
      source: 'Wikipedia',
      title: "D'Hondt method",
      link: 'https://en.wikipedia.org/wiki/D%27Hondt_method',
    },
    {
      source: 'ACE Electoral Knowledge Network',
      title: 'Electoral systems',
      link: 'https://aceproject.org/ace-en/topics/es',
    },
  ],
  text: {
    en: {
      title: 'How 100,000 votes become eight seats: the arithmetic behind parliaments',
      brief:
        'Seats come in whole numbers, votes do not. Proportional systems therefore need a rule for the remainder, and the rule that is chosen can move a seat from one party to another without a single vote changing.',
      article: `
In a system of proportional representation a party’s share of the seats should mirror its share of the votes.[1] The idea is simple, but it meets an old problem: seats cannot be cut in pieces.[2] {{Every proportional system therefore needs a rule that turns fractions into whole seats.}}[2]

## Dividing, one seat at a time

The most widespread family of rules works with divisors.[3] The best-known of them carries the name of Victor D’Hondt, a Belgian lawyer who described it in 1878.[2] Long before, in 1792, Thomas Jefferson had proposed an equivalent rule for sharing out the seats of the United States House of Representatives among the states.[2]

{{Under the D’Hondt method each party’s votes are divided by 1, 2, 3 and so on, and the seats go to the highest results.}}[2] Take four parties that compete for eight seats.[2] Bold figures win a seat:[2]

| Divided by | Party A | Party B | Party C | Party D |
| --- | --- | --- | --- | --- |
| 1 | **100,000** | **80,000** | **30,000** | 20,000 |
| 2 | **50,000** | **40,000** | 15,000 | 10,000 |
| 3 | **33,333** | **26,667** | 10,000 | 6,667 |
| 4 | **25,000** | 20,000 | 7,500 | 5,000 |

Party A has 43.5 percent of the votes and gets four of the eight seats, B gets three, C one and D none.[2] Large parties come off slightly better than their share.[2]

## Another row of divisors

The Sainte-Laguë method divides by odd numbers instead: 1, 3, 5, 7.[1] {{It treats small parties more kindly than D’Hondt does.}}[1] With the votes above, party D would win a seat, and A would hold three.[2] Not one voter has changed their mind.[2]

## Thresholds and districts

The formula is only one of the screws. Three more decide how proportional a result turns out to be:[3]

- District size: the more seats are filled together, the closer the result comes to the votes.
- Threshold: many countries admit only parties above a minimum share, often between three and five percent.
- Lists: open ones let voters choose among a party’s candidates, closed ones do not.

None of these rules is neutral, and none is wrong.[3] Each weighs fairness to small parties against parliaments that can form a majority.[3]
`,
      keywords: ['proportional representation', 'Sainte-Laguë method', 'Victor D’Hondt'],
      questions: [
        'Why do large parties do better under the D’Hondt method?',
        'What does an electoral threshold change?',
        'How does an open list differ from a closed one?',
      ],
    },
    zh: {
      title: '十万张选票如何变成八个席位：议会背后的算术',
      brief:
        '席位必须是整数，得票比例却很少恰好除尽。比例代表制因此需要一条处理余数的规则，而选用哪条规则，可能让一个席位易手，哪怕没有一张选票发生变化。',
      article: `
在比例代表制下，政党所得席位的比例应当与得票比例相符。[1] 道理很简单，却碰上一个老问题：席位不能切开来分。[2] {{因此，任何比例制都需要一条把小数变成整数席位的规则。}}[2]

## 一席一席地除下去

最常见的一类规则使用除数。[3] 其中最有名的以维克托·东特的名字命名，这位比利时法学家在1878年描述了这种方法。[2] 早在1792年，托马斯·杰斐逊就为在各州之间分配美国众议院席位提出过等价的规则。[2]

{{按照东特法，把各党得票依次除以1、2、3……，席位归于商数最大者。}}[2] 假设四个政党争夺八个席位。[2] 粗体的数字各得一席：[2]

| 除数 | 甲党 | 乙党 | 丙党 | 丁党 |
| --- | --- | --- | --- | --- |
| 1 | **100,000** | **80,000** | **30,000** | 20,000 |
| 2 | **50,000** | **40,000** | 15,000 | 10,000 |
| 3 | **33,333** | **26,667** | 10,000 | 6,667 |
| 4 | **25,000** | 20,000 | 7,500 | 5,000 |

甲党得票43.5%，在八席中得到四席，乙党三席，丙党一席，丁党落空。[2] 大党所得略高于它应得的比例。[2]

## 换一组除数

圣拉古法改用奇数作除数：1、3、5、7。[1] {{它对小党比东特法更友好。}}[1] 用上面的票数计算，丁党会得到一席，而甲党只剩三席。[2] 没有一位选民改变过主意。[2]

## 门槛与选区

计算公式只是其中一颗螺丝。结果有多接近比例，还取决于另外三项：[3]

- 选区大小：一次产生的席位越多，结果越接近得票。
- 门槛：许多国家只让得票超过最低比例的政党入围，这一比例常在百分之三到五之间。
- 名单：开放式名单允许选民在本党候选人中挑选，封闭式名单则不允许。

这些规则没有一条是中立的，也没有一条是错的。[3] 它们都在对小党公平与议会能否形成多数之间权衡。[3]
`,
      keywords: ['比例代表制', '圣拉古法', '维克托·东特'],
      questions: [
        '为什么东特法对大党更有利？',
        '选举门槛会改变什么？',
        '开放式名单和封闭式名单有什么区别？',
      ],
    },
    ph: {
      title: 'Paano nagiging walong upuan ang daan-libong boto: ang aritmetika ng mga parlamento',
      brief:
        'Buo ang bilang ng mga upuan, pero hindi ang bahagi ng boto. Kaya kailangan ng mga sistemang proporsiyonal ng tuntunin para sa labis, at puwedeng malipat ang isang upuan sa ibang partido dahil lang sa piniling tuntunin, kahit walang botong nagbago.',
      article: `
Sa proportional representation, dapat tumugma ang bahagi ng partido sa mga upuan sa bahagi nito sa mga boto.[1] Simple ang ideya, pero may matandang problema: hindi mahahati ang isang upuan.[2] {{Kaya kailangan ng bawat sistemang proporsiyonal ng tuntuning gagawing buong upuan ang mga praksiyon.}}[2]

## Hati nang hati, isang upuan bawat ikot

Gumagamit ng mga pambahagi ang pinakalaganap na pamilya ng mga tuntunin.[3] Ang pinakakilala ay ipinangalan kay Victor D’Hondt, isang abogadong Belgian na naglarawan nito noong 1878.[2] Mas nauna pa, noong 1792, nagmungkahi si Thomas Jefferson ng katumbas na tuntunin para hatiin sa mga estado ang mga upuan ng United States House of Representatives.[2]

{{Sa paraang D’Hondt, hinahati sa 1, 2, 3 at iba pa ang boto ng bawat partido, at napupunta ang mga upuan sa pinakamatataas na resulta.}}[2] Halimbawa, may apat na partidong naglalaban para sa walong upuan.[2] May tig-isang upuan ang mga numerong makapal ang sulat:[2]

| Hinati sa | Partido A | Partido B | Partido C | Partido D |
| --- | --- | --- | --- | --- |
| 1 | **100,000** | **80,000** | **30,000** | 20,000 |
| 2 | **50,000** | **40,000** | 15,000 | 10,000 |
| 3 | **33,333** | **26,667** | 10,000 | 6,667 |
| 4 | **25,000** | 20,000 | 7,500 | 5,000 |

May 43.5 porsiyento ng boto ang Partido A at nakakuha ng apat sa walong upuan, tatlo ang sa B, isa ang sa C at wala ang sa D.[2] Bahagyang nakalalamang ang malalaking partido kumpara sa kanilang bahagi.[2]

## Ibang hanay ng pambahagi

Mga gansal na numero naman ang gamit ng paraang Sainte-Laguë: 1, 3, 5, 7.[1] {{Mas mabait ito sa maliliit na partido kaysa sa D’Hondt.}}[1] Sa mga botong nasa itaas, makakakuha ng isang upuan ang Partido D at tatlo na lang ang sa A.[2] Wala ni isang botanteng nagbago ng isip.[2]

## Mga threshold at distrito

Isa lang ang pormula sa mga turnilyong napipihit. Tatlo pa ang nagtatakda kung gaano kaproporsiyonal ang resulta:[3]

- Laki ng distrito: habang dumarami ang upuang sabay na pinupunan, lalong lumalapit sa boto ang resulta.
- Threshold: maraming bansa ang tumatanggap lang ng mga partidong lampas sa itinakdang bahagi, na madalas ay tatlo hanggang limang porsiyento.
- Listahan: sa bukas na listahan, nakapipili ang botante sa mga kandidato ng partido; sa sarado, hindi.

Walang tuntuning lubos na patas, at wala ring mali.[3] Tinitimbang ng bawat isa ang pagiging patas sa maliliit na partido at ang kakayahan ng parlamento na bumuo ng mayorya.[3]
`,
      keywords: ['proportional representation', 'paraang Sainte-Laguë', 'Victor D’Hondt'],
      questions: [
        'Bakit nakalalamang ang malalaking partido sa paraang D’Hondt?',
        'Ano ang nababago ng threshold sa halalan?',
        'Ano ang kaibhan ng bukas at saradong listahan?',
      ],
    },
  },
};
