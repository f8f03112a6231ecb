// Sample event: why a marathon is 42.195 kilometres long.
import type { SampleEvent } from '../sample-event';

export const marathonDistance: SampleEvent = {
  slug: 'marathon-distance',
  tab: 'sports',
  references: [
    {
      source: 'Encyclopaedia Britannica',
      title: 'Marathon: footrace',
      link: 'https://www.britannica.com/sports/marathon-race',
    },
    {
      source: 'World Athletics',
      title: 'Marathon',
      link: 'https://worldathletics.org/disciplines/road-running/marathon',
    },
    {
      source: 'Wikipedia',
      title: 'Marathon',
      link: 'https://en.wikipedia.org/wiki/Marathon',
    },
    {
      source: 'Wikipedia',
      title: 'Athletics at the 1908 Summer Olympics: men’s marathon',
      link: 'https://en.wikipedia.org/wiki/Athletics_at_the_1908_Summer_Olympics_%E2%80%93_Men%27s_marathon',
    },
  ],
  text: {
    en: {
      title: 'Why a marathon ends with 195 metres',
      brief:
        'Forty-two kilometres would be a round enough number. The odd 195 metres come from a race in London in 1908, which began at a castle and ended in front of a royal box.',
      article: `
The marathon owes its name to a legend. A Greek messenger is said to have run from the battlefield of Marathon to Athens in 490 BC, announced the victory, and died.[1] The historian Herodotus, who lived closest to the events, tells a different story: his runner went to Sparta to ask for help.[3]

## Forty kilometres, roughly

When the Olympic Games were revived in Athens in 1896, a long race was added in memory of the legend.[1] It led from the town of Marathon to the stadium, about 40 kilometres.[1] {{The winner was Spyridon Louis, a Greek, in 2 hours, 58 minutes and 50 seconds.}}[3] In the years that followed no two courses were alike: organisers took what the roads offered.[3]

## A castle, a stadium, a royal box

For the Games of 1908 the organisers in London planned a course of about 26 miles.[4] {{The start was laid at Windsor Castle, and the finish in the stadium in front of the royal box, which made 26 miles and 385 yards.}}[1] Converted to metric units that is 42.195 kilometres.[2]

The race itself became famous for its end. Dorando Pietri of Italy entered the stadium first, fell several times and was helped across the line.[4] He was disqualified, and the American Johnny Hayes was declared the winner.[4]

## How an accident became a rule

The next Games went back to other lengths. {{Only in 1921 did the international athletics federation make 42.195 kilometres the standard.}}[3] Some Olympic distances on the way there:[3]

| Games | Distance in kilometres |
| --- | --- |
| 1896 Athens | about 40 |
| 1908 London | 42.195 |
| 1912 Stockholm | 40.2 |
| 1920 Antwerp | 42.75 |
| since 1924 | 42.195 |

Women ran an Olympic marathon for the first time in 1984 in Los Angeles, where Joan Benoit won.[1] Today a course must not be shorter than the standard; measurers add one metre in every thousand so that it cannot come out short.[3]
`,
      keywords: ['Herodotus', 'legend', 'Dorando Pietri'],
      questions: [
        'Did the run from Marathon to Athens really happen?',
        'Why was Dorando Pietri disqualified?',
        'How is a marathon course measured?',
      ],
    },
    zh: {
      title: '马拉松为什么多出195米',
      brief:
        '四十二公里本来已经够整齐。多出来的195米，来自1908年伦敦的一场比赛：它从一座城堡出发，在王室包厢前结束。',
      article: `
马拉松的名字来自一个传说。相传公元前490年，一名希腊信使从马拉松战场跑到雅典，报捷之后便倒地身亡。[1] 生活年代离那场战役最近的历史学家希罗多德却另有说法：他笔下的信使是跑去斯巴达求援的。[3]

## 大约四十公里

1896年奥运会在雅典恢复举行，主办者增设了一项长跑来纪念这个传说。[1] 赛程从马拉松镇到体育场，约40公里。[1] {{夺冠的是希腊人斯皮里登·路易斯，成绩为2小时58分50秒。}}[3] 此后若干年，没有两条赛道长度相同，主办者只是因路制宜。[3]

## 城堡、体育场与王室包厢

1908年奥运会，伦敦的组织者计划的赛程约为26英里。[4] {{起点设在温莎城堡，终点设在体育场内的王室包厢前，全程因此成了26英里385码。}}[1] 换算成公制，就是42.195公里。[2]

那场比赛本身以它的结尾闻名。意大利选手多兰多·皮耶特里第一个跑进体育场，却几次摔倒，最后被人搀扶着过线。[4] 他被取消资格，美国选手约翰尼·海耶斯被判为冠军。[4]

## 偶然如何成为规则

随后的奥运会又用回别的长度。{{直到1921年，国际田径联合会才把42.195公里定为标准距离。}}[3] 其间几届奥运会的距离如下：[3]

| 奥运会 | 距离（公里） |
| --- | --- |
| 1896年雅典 | 约40 |
| 1908年伦敦 | 42.195 |
| 1912年斯德哥尔摩 | 40.2 |
| 1920年安特卫普 | 42.75 |
| 1924年以后 | 42.195 |

1984年洛杉矶奥运会首次设立女子马拉松，琼·贝努瓦夺冠。[1] 如今的赛道不得短于标准距离，丈量时每一千米要多量一米，以免不足。[3]
`,
      keywords: ['希罗多德', '传说', '多兰多·皮耶特里'],
      questions: [
        '从马拉松跑到雅典的故事是真的吗？',
        '多兰多·皮耶特里为什么被取消资格？',
        '马拉松赛道是怎样丈量的？',
      ],
    },
    ph: {
      title: 'Bakit may sobrang 195 metro ang marathon',
      brief:
        'Buo na sana ang 42 kilometro. Galing ang sobrang 195 metro sa isang karera sa London noong 1908 na nagsimula sa kastilyo at nagtapos sa harap ng upuan ng pamilyang maharlika.',
      article: `
Galing sa alamat ang pangalan ng marathon. Sinasabing tumakbo ang isang mensaherong Griyego mula sa larangan ng Marathon hanggang Athens noong 490 BC, ibinalita ang tagumpay, at namatay.[1] Iba ang kuwento ng historyador na si Herodotus, na nabuhay nang pinakamalapit sa pangyayari: sa Sparta tumakbo ang kaniyang mensahero para humingi ng tulong.[3]

## Mga apatnapung kilometro

Nang buhayin ang Olympics sa Athens noong 1896, idinagdag ang isang mahabang takbuhan bilang alaala sa alamat.[1] Mula ito sa bayan ng Marathon hanggang sa istadyum, mga 40 kilometro.[1] {{Nanalo ang Griyegong si Spyridon Louis sa oras na 2 oras, 58 minuto at 50 segundo.}}[3] Sa sumunod na mga taon, walang dalawang rutang magkapareho ang haba: kung ano ang kaya ng mga kalsada, iyon ang ginamit.[3]

## Kastilyo, istadyum, at royal box

Para sa Olympics noong 1908, mga 26 na milya ang plano ng mga tagapag-ayos sa London.[4] {{Inilagay ang simula sa Windsor Castle at ang dulo sa istadyum sa harap ng royal box, kaya umabot ito sa 26 na milya at 385 yarda.}}[1] Sa metriko, 42.195 kilometro iyon.[2]

Sumikat ang karerang iyon dahil sa wakas nito. Unang pumasok sa istadyum si Dorando Pietri ng Italy, pero ilang ulit siyang natumba at inalalayan hanggang sa finish line.[4] Dinisqualify siya, at idineklarang panalo ang Amerikanong si Johnny Hayes.[4]

## Paano naging tuntunin ang nagkataon

Bumalik sa ibang haba ang mga sumunod na Olympics. {{Noong 1921 lang ginawang pamantayan ng pandaigdigang pederasyon ng athletics ang 42.195 kilometro.}}[3] Narito ang ilang haba sa Olympics bago iyon:[3]

| Olympics | Haba sa kilometro |
| --- | --- |
| 1896 Athens | mga 40 |
| 1908 London | 42.195 |
| 1912 Stockholm | 40.2 |
| 1920 Antwerp | 42.75 |
| mula 1924 | 42.195 |

Unang tumakbo ang kababaihan sa Olympic marathon noong 1984 sa Los Angeles, kung saan nanalo si Joan Benoit.[1] Ngayon, hindi puwedeng mas maikli ang ruta kaysa pamantayan; nagdaragdag ang mga tagasukat ng isang metro sa bawat libo para hindi ito kumulang.[3]
`,
      keywords: ['Herodotus', 'alamat', 'Dorando Pietri'],
      questions: [
        'Totoo bang may tumakbo mula Marathon hanggang Athens?',
        'Bakit dinisqualify si Dorando Pietri?',
        'Paano sinusukat ang ruta ng marathon?',
      ],
    },
  },
};
