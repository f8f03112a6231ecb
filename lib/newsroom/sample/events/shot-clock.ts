// Sample event: why basketball plays against a clock of 24 seconds.
import type { SampleEvent } from '../sample-event';

export const shotClock: SampleEvent = {
  slug: 'shot-clock',
  tab: 'sports',
  references: [
    {
      source: 'Wikipedia',
      title: 'Shot clock',
      link: 'https://en.wikipedia.org/wiki/Shot_clock',
    },
    {
      source: 'Naismith Basketball Hall of Fame',
      title: 'Danny Biasone',
      link: 'https://www.hoophall.com/hall-of-famers/danny-biasone/',
    },
    {
      source: 'Encyclopaedia Britannica',
      title: 'Basketball',
      link: 'https://www.britannica.com/sports/basketball',
    },
  ],
  text: {
    en: {
      title: 'Where basketball’s 24 seconds come from: a division on the back of an idea',
      brief:
        'In 1950 a professional game ended 19 to 18, because one team simply kept the ball. Four years later the owner of a bowling alley did a sum, and the sport has been played against a clock ever since.',
      article: `
In its early decades professional basketball knew no limit on possession: a team that led could hold the ball until time ran out.[1] Fouling was the only way to get it back, so close games turned into long rows of free throws.[1]

## The game that nobody wanted to see

{{On 22 November 1950 the Fort Wayne Pistons beat the Minneapolis Lakers by 19 to 18, the lowest score in the history of the NBA.}}[1] Fort Wayne had held the ball for minutes on end to keep it away from the Lakers’ tall centre, George Mikan.[1] In the last quarter the two teams together scored four points.[1]

## A simple division

The way out came from Danny Biasone, who owned the Syracuse Nationals.[2] He looked at games that he had found exciting and noticed that each side took about sixty shots.[1] {{A game lasts 48 minutes, or 2,880 seconds; divided by 120 shots, that leaves 24 seconds for each.}}[1] Biasone tried the idea out in August 1954 in a practice game, and the league took it up the same year.[1]

The effect was immediate. Points for each team and game in the NBA:[1]

| Season | Average |
| --- | --- |
| 1953–54, without the clock | 79 |
| 1954–55, with the clock | 93 |

## The clock goes round the world

The international federation FIBA followed in 1956 with thirty seconds and moved to 24 in 2000.[1] When a team wins back its own missed shot off the rim, it no longer gets a full period.[1] {{Since 2018 both FIBA and the NBA set the clock to 14 seconds after an offensive rebound.}}[1]

What makes the clock stop counting against a team is the rim, not the basket: the ball has to leave the hand in time and touch the rim or go in.[1] If it does not, possession passes to the opponents.[1] Like the three-point line, the clock began as an experiment to please spectators and became part of the game everywhere.[3]
`,
      keywords: ['free throws', 'Danny Biasone', 'rim'],
      questions: [
        'Why exactly 24 seconds and not 20 or 30?',
        'When is the shot clock reset to 14 seconds?',
        'How did teams play before the clock existed?',
      ],
    },
    zh: {
      title: '篮球的24秒从何而来：一道除法题改变了一项运动',
      brief:
        '1950年，一场职业篮球赛以19比18结束，因为有一支球队干脆抱着球不放。四年后，一位保龄球馆老板算了一道题，从此篮球就成了与时间赛跑的运动。',
      article: `
早年的职业篮球对控球时间没有限制：领先的球队可以一直拿着球，直到比赛结束。[1] 想把球夺回来只能犯规，于是胶着的比赛变成了没完没了的罚球。[1]

## 没人想看的一场比赛

{{1950年11月22日，韦恩堡活塞队以19比18战胜明尼阿波利斯湖人队，这是NBA历史上的最低比分。}}[1] 韦恩堡队一次次长时间持球，就是不让湖人队的高大中锋乔治·迈肯拿到球。[1] 第四节两队加起来只得了四分。[1]

## 一道简单的除法

想出办法的是锡拉丘兹民族队的老板丹尼·比亚松。[2] 他回顾那些自己觉得精彩的比赛，发现每队大约出手六十次。[1] {{一场比赛48分钟，也就是2880秒，除以120次出手，每次正好24秒。}}[1] 1954年8月，比亚松在一场练习赛中试验了这个想法，联盟当年就予以采用。[1]

效果立竿见影。NBA各队场均得分如下：[1]

| 赛季 | 场均得分 |
| --- | --- |
| 1953–54赛季，没有计时器 | 79 |
| 1954–55赛季，有计时器 | 93 |

## 计时器走向世界

国际篮球联合会于1956年跟进，规定为三十秒，2000年改为24秒。[1] 球队投篮碰框不中又抢回进攻篮板时，不再重新获得完整的时间。[1]{{自2018年起，国际篮联和NBA都在进攻篮板之后把计时器设为14秒。}}[1]

计时器是否重置，看的是篮圈而不是进球：球必须及时出手，并且碰到篮圈或投进。[1] 否则球权归对方。[1] 同三分线一样，计时器起初只是为了让观众看得过瘾的试验，后来成了各地比赛的一部分。[3]
`,
      keywords: ['罚球', '丹尼·比亚松', '篮圈'],
      questions: [
        '为什么正好是24秒，而不是20秒或30秒？',
        '什么情况下计时器会重置为14秒？',
        '有计时器之前，球队是怎样打球的？',
      ],
    },
    ph: {
      title: 'Saan galing ang 24 segundo ng basketbol: isang simpleng hatian ng numero',
      brief:
        'Noong 1950, natapos sa 19–18 ang isang larong propesyonal dahil ayaw lang bitiwan ng isang koponan ang bola. Makalipas ang apat na taon, nagkuwenta ang isang may-ari ng bowlingan, at mula noon ay laban na rin sa orasan ang basketbol.',
      article: `
Noong unang mga dekada ng propesyonal na basketbol, walang hangganan ang paghawak sa bola: puwedeng ubusin ng lamang na koponan ang oras.[1] Foul lang ang paraan para mabawi ang bola, kaya nauuwi sa sunod-sunod na free throw ang mga dikit na laro.[1]

## Ang larong walang gustong manood

{{Noong 22 Nobyembre 1950, tinalo ng Fort Wayne Pistons ang Minneapolis Lakers sa iskor na 19–18, ang pinakamababa sa kasaysayan ng NBA.}}[1] Ilang minutong hinawakan ng Fort Wayne ang bola para hindi ito mapunta sa matangkad na sentro ng Lakers na si George Mikan.[1] Apat na puntos lang ang nagawa ng dalawang koponan sa huling quarter.[1]

## Isang simpleng hatian

Galing ang solusyon kay Danny Biasone, may-ari ng Syracuse Nationals.[2] Binalikan niya ang mga larong nasarapan siyang panoorin at napansing mga animnapung tira ang bawat panig.[1] {{May 48 minuto o 2,880 segundo ang isang laro; hatiin sa 120 tira, at 24 segundo ang bawat isa.}}[1] Sinubukan ito ni Biasone sa isang praktis noong Agosto 1954, at ginamit agad ng liga sa taong iyon.[1]

Kita agad ang bisa. Narito ang puntos ng bawat koponan kada laro sa NBA:[1]

| Season | Average |
| --- | --- |
| 1953–54, walang orasan | 79 |
| 1954–55, may orasan | 93 |

## Lumibot sa mundo ang orasan

Sumunod ang pandaigdigang pederasyong FIBA noong 1956 na may tatlumpung segundo, at lumipat sa 24 noong 2000.[1] Kapag nabawi ng koponan ang sariling mintis na tumama sa ring, hindi na buong oras ang ibinibigay.[1] {{Mula 2018, 14 segundo ang itinatakda ng FIBA at ng NBA matapos ang offensive rebound.}}[1]

Ang ring at hindi ang pagpasok ng bola ang nagpapasya: dapat mabitiwan ang bola sa oras at tumama sa ring o pumasok.[1] Kung hindi, mapupunta sa kalaban ang bola.[1] Gaya ng three-point line, nagsimula ang orasan bilang eksperimento para sa manonood at naging bahagi na ng laro sa lahat ng dako.[3]
`,
      keywords: ['free throw', 'Danny Biasone', 'ring'],
      questions: [
        'Bakit eksaktong 24 segundo at hindi 20 o 30?',
        'Kailan ibinabalik sa 14 segundo ang shot clock?',
        'Paano naglalaro ang mga koponan bago nagkaroon ng orasan?',
      ],
    },
  },
};
