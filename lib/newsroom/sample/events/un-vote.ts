// Sample event: how the United Nations votes.
import type { SampleEvent } from '../sample-event';

export const unVote: SampleEvent = {
  slug: 'un-vote',
  tab: 'politics',
  references: [
    {
      source: 'United Nations',
      title: 'Charter of the United Nations: full text',
      link: 'https://www.un.org/en/about-us/un-charter/full-text',
    },
    {
      source: 'Encyclopaedia Britannica',
      title: 'United Nations General Assembly',
      link: 'https://www.britannica.com/topic/United-Nations-General-Assembly',
    },
    {
      source: 'Wikipedia',
      title: 'United Nations Security Council veto power',
      link: 'https://en.wikipedia.org/wiki/United_Nations_Security_Council_veto_power',
    },
    {
      source: 'United Nations',
      name: 'General Assembly',
      title: 'Rules of Procedure',
      link: 'https://www.un.org/en/ga/about/ropga/',
    },
  ],
  text: {
    en: {
      title: 'One country, one vote, and five that can say no: how the UN decides',
      brief:
        'In the General Assembly the smallest state counts as much as the largest. In the Security Council five members can stop almost anything. Both rules were written down in 1945 and rarely mean what headlines make of them.',
      article: `
The United Nations has two rooms in which states vote, and the rules could hardly differ more. Both are laid down in the Charter, which was signed in San Francisco on 26 June 1945.[1] All 193 member states sit in the General Assembly.[2]

## The room where all are equal

{{Each member of the General Assembly has one vote.}}[1] Ordinary questions need a simple majority of those present and voting.[1] The Charter asks for a two-thirds majority on what it calls important questions, such as recommendations on peace and security, the admission of new members and the budget.[1] Whoever abstains counts as not voting.[4]

A state that falls behind with its dues can lose its vote: Article 19 draws the line at two full years of contributions.[1] Resolutions of the Assembly are, with few exceptions such as the budget, recommendations.[2] They carry the weight of opinion, not of law.[2]

## The room with a lock

The Security Council has fifteen members. Five are permanent: China, France, Russia, the United Kingdom and the United States; the other ten are elected for two years.[1] {{A decision needs nine votes, and on anything but procedure none of the permanent five may vote against it.}}[1] That is the veto, although the word does not occur in the Charter.[3] By long practice an abstention by a permanent member does not block a decision.[3]

Unlike the Assembly, the Council can bind: under Article 25 all members agree to carry out its decisions.[1] The two rooms side by side:[1]

| | General Assembly | Security Council |
| --- | --- | --- |
| Seats | all members | 15 |
| Majority | simple, or two thirds | 9 of 15 |
| Veto | none | five members |
| Binding on all | as a rule, no | yes |

## When the lock holds

{{Since 2022 the General Assembly meets within ten working days after any veto, so that the state that cast it can be asked to explain.}}[3] The debate cannot undo the veto.[3] To change the rule itself, the Charter would have to be amended, and an amendment must be ratified by two thirds of the members, all five permanent ones included.[1]
`,
      keywords: ['Charter', 'Article 19', 'abstention'],
      questions: [
        'What counts as an important question in the General Assembly?',
        'Why are these five states the permanent members?',
        'How could the Charter be changed?',
      ],
    },
    zh: {
      title: '一国一票，五国可否：联合国如何作决定',
      brief:
        '在联合国大会，最小的国家与最大的国家票数相同；在安全理事会，五个成员国几乎可以挡下任何决定。这两套规则都写于1945年，与新闻标题给人的印象往往并不一样。',
      article: `
联合国有两个投票的会场，规则却大不相同。两套规则都写在《联合国宪章》里，宪章于1945年6月26日在旧金山签署。[1] 全部193个会员国都是联合国大会的成员。[2]

## 人人平等的会场

{{大会的每一个会员国有一个投票权。}}[1] 一般问题，由到会并投票的国家以简单多数决定。[1] 对于宪章所说的“重要问题”，例如关于和平与安全的建议、接纳新会员国以及预算，则需要三分之二多数。[1] 弃权的国家视为没有投票。[4]

拖欠会费的国家可能失去投票权：宪章第十九条划定的界线，是欠款达到此前两整年应缴的数额。[1] 除预算等少数例外，大会决议只是建议。[2] 它们有舆论的分量，却没有法律的效力。[2]

## 上了锁的会场

安全理事会有十五个成员。其中五个是常任理事国，即中国、法国、俄罗斯、英国和美国，其余十个由选举产生，任期两年。[1] {{作出决定需要九票赞成，而且除程序问题外，五个常任理事国中不得有一国反对。}}[1] 这就是否决权，尽管宪章里并没有出现这个词。[3] 按照长期的惯例，常任理事国弃权并不会阻止决定通过。[3]

与大会不同，安理会的决定具有约束力：根据第二十五条，全体会员国同意予以履行。[1] 两个会场对照如下：[1]

| | 联合国大会 | 安全理事会 |
| --- | --- | --- |
| 席位 | 全体会员国 | 15个 |
| 多数 | 简单多数或三分之二 | 15票中的9票 |
| 否决权 | 无 | 五个成员国 |
| 约束全体 | 一般没有 | 有 |

## 锁打不开的时候

{{自2022年起，每当有人行使否决权，大会都会在十个工作日内开会，请投下否决票的国家作出说明。}}[3] 这场辩论并不能推翻否决。[3] 要改变规则本身，就必须修改宪章，而修正案须经三分之二会员国批准，其中包括全部五个常任理事国。[1]
`,
      keywords: ['《联合国宪章》', '第十九条', '弃权'],
      questions: [
        '大会的哪些问题算“重要问题”？',
        '为什么是这五个国家担任常任理事国？',
        '修改宪章要经过哪些步骤？',
      ],
    },
    ph: {
      title: 'Isang bansa, isang boto, at limang puwedeng humindi: paano nagpapasya ang UN',
      brief:
        'Sa General Assembly, kasimbigat ng pinakamalaking bansa ang pinakamaliit. Sa Security Council naman, kayang harangin ng limang kasapi ang halos anumang pasya. Isinulat ang dalawang tuntunin noong 1945, at madalas na iba ang kahulugan nila sa sinasabi ng mga headline.',
      article: `
May dalawang bulwagan ang United Nations kung saan bumoboto ang mga bansa, at halos magkasalungat ang mga tuntunin nito. Parehong nakasaad ang mga ito sa Charter na nilagdaan sa San Francisco noong 26 Hunyo 1945.[1] Kasama sa General Assembly ang lahat ng 193 kasaping bansa.[2]

## Ang bulwagang pantay-pantay ang lahat

{{May tig-iisang boto ang bawat kasapi ng General Assembly.}}[1] Sa mga karaniwang usapin, sapat na ang simpleng mayorya ng mga dumalo at bumoto.[1] Humihingi ang Charter ng dalawang-katlong boto sa tinatawag nitong mahahalagang usapin, gaya ng mga rekomendasyon sa kapayapaan at seguridad, pagtanggap ng bagong kasapi at badyet.[1] Itinuturing na hindi bumoto ang nag-abstain.[4]

Maaaring mawalan ng boto ang bansang hindi nakakabayad ng ambag: ayon sa Article 19, mangyayari ito kapag umabot sa dalawang buong taon ang utang.[1] Maliban sa ilang bagay tulad ng badyet, rekomendasyon lamang ang mga resolusyon ng General Assembly.[2] May bigat ang mga ito bilang opinyon ng daigdig, pero hindi ito batas.[2]

## Ang bulwagang may kandado

Labinlima ang kasapi ng Security Council. Permanente ang lima, ang China, France, Russia, United Kingdom at United States, at inihahalal para sa dalawang taon ang sampu pa.[1] {{Kailangan ng siyam na boto para makapagpasya, at maliban sa usapin ng pamamaraan, walang dapat tumutol sa limang permanente.}}[1] Ito ang veto, kahit wala ang salitang iyon sa Charter.[3] Sa matagal nang nakagawian, hindi nakahaharang sa pasya ang abstention ng isang permanenteng kasapi.[3]

Di tulad ng General Assembly, may bisa sa lahat ang pasya ng Security Council: sa ilalim ng Article 25, sumasang-ayon ang lahat ng kasapi na tuparin ito.[1] Narito ang dalawang bulwagan nang magkatabi:[1]

| | General Assembly | Security Council |
| --- | --- | --- |
| Upuan | lahat ng kasapi | 15 |
| Mayorya | simple, o dalawang-katlo | 9 sa 15 |
| Veto | wala | limang kasapi |
| May bisa sa lahat | karaniwang hindi | oo |

## Kapag ayaw bumukas ng kandado

{{Mula 2022, nagpupulong ang General Assembly sa loob ng sampung araw ng trabaho matapos ang anumang veto, para hingan ng paliwanag ang bansang gumamit nito.}}[3] Hindi nababawi ng debate ang veto.[3] Para mabago ang mismong tuntunin, kailangang amyendahan ang Charter, at dapat itong pagtibayin ng dalawang-katlo ng mga kasapi, kabilang ang lahat ng limang permanente.[1]
`,
      keywords: ['Charter', 'Article 19', 'abstention'],
      questions: [
        'Anong mga usapin ang itinuturing na mahalaga sa General Assembly?',
        'Bakit ang limang bansang ito ang mga permanenteng kasapi?',
        'Paano mababago ang Charter?',
      ],
    },
  },
};
