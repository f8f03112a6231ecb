// Sample event: the offside law of football.
import type { SampleEvent } from '../sample-event';

export const offside: SampleEvent = {
  slug: 'offside',
  tab: 'sports',
  references: [
    {
      source: 'The IFAB',
      title: 'Laws of the Game: Law 11, Offside',
      link: 'https://www.theifab.com/laws/latest/offside/',
    },
    {
      source: 'Wikipedia',
      title: 'Offside (association football)',
      link: 'https://en.wikipedia.org/wiki/Offside_(association_football)',
    },
    {
      source: 'Encyclopaedia Britannica',
      title: 'Football (soccer)',
      link: 'https://www.britannica.com/sports/football-soccer',
    },
  ],
  text: {
    en: {
      title: 'Offside in five minutes: two opponents, one ball and a moment',
      brief:
        'No law of football starts more arguments, yet it fits on a single page. Three questions settle nearly every case: where, when, and did it matter?',
      article: `
The offside law keeps attackers from simply waiting in front of the goal.[2] It is Law 11 of the seventeen Laws of the Game, which the International Football Association Board looks after.[1] Taken apart, it asks three questions.[1]

## Where was the player?

{{A player is in an offside position if any part of the head, body or feet is in the opponents’ half and nearer to the goal line than both the ball and the second-last opponent.}}[1] Hands and arms do not count, not even the goalkeeper’s.[1] The upper boundary of the arm is in line with the bottom of the armpit.[1] Being level with the second-last opponent, or with the last two, is not offside.[1]

## When was it?

{{What counts is the moment at which a team-mate plays or touches the ball.}}[1] A player who starts level and then runs past the defence has done nothing wrong.[2]

## Did it matter?

To be in an offside position is not an offence in itself.[1] The player must become involved in play in one of three ways:[1]

- by playing or touching a ball that a team-mate passed or touched;
- by interfering with an opponent, for example by blocking the goalkeeper’s view;
- by gaining an advantage from a ball that rebounds off the goal, an official or an opponent.

{{There is no offence when the ball comes directly from a goal kick, a throw-in or a corner kick.}}[1] After an offence the opponents get an indirect free kick at the place where it occurred.[1]

## How the law grew

Football’s first common rules, of 1863, were far stricter: anyone in front of the ball was out of play.[2] In 1866 a player became onside if three opponents stood between him and the goal line.[2] The number was cut to two in 1925, and many more goals were scored in the seasons that followed.[2] Since 1990 an attacker who is level with the second-last opponent is onside.[2] The idea has stayed the same: attackers must find their way past a defence, not behind its back.[3]
`,
      keywords: ['Law 11', 'indirect free kick', 'onside'],
      questions: [
        'Why do hands and arms not count for offside?',
        'When does an attacker interfere with the goalkeeper?',
        'What changed in 1925, and why?',
      ],
    },
    zh: {
      title: '五分钟看懂越位：两名对手、一个球和一个瞬间',
      brief:
        '足球规则里没有哪一条比它更容易引起争吵，可它只占一页纸。三个问题几乎能解决所有情况：在哪里，什么时候，有没有影响？',
      article: `
越位规则的用意，是不让进攻球员干脆守在球门前等球。[2] 它是《足球竞赛规则》十七章中的第十一章，由国际足球协会理事会制定和维护。[1] 拆开来看，它只问三个问题。[1]

## 球员在哪里？

{{如果球员头部、躯干或脚的任何部分处于对方半场，并且比球和对方倒数第二名球员都更接近球门线，他就处于越位位置。}}[1] 手和手臂不计算在内，守门员也不例外。[1] 手臂的上缘以腋窝底部为界。[1] 与对方倒数第二名球员，或与最后两名球员齐平，都不算越位位置。[1]

## 在什么时刻？

{{判断的依据，是队友踢球或触球的那一瞬间。}}[1] 如果球员起跑时与防线齐平，随后才越过防线，他没有犯规。[2]

## 有没有影响？

处于越位位置本身并不犯规。[1] 球员必须以下列三种方式之一参与到比赛中：[1]

- 踢到或触到队友传来或碰过的球；
- 干扰对手，例如挡住守门员的视线；
- 球从球门框、比赛官员或对手身上弹回时，从中获得利益。

{{如果直接接到球门球、界外球或角球，则不构成越位犯规。}}[1] 判罚越位后，由对方在犯规地点踢间接任意球。[1]

## 规则的演变

1863年最早的共同规则严厉得多：凡是在球前面的人都不得参与比赛。[2] 1866年起，只要球员与球门线之间有三名对手，就不算越位。[2] 1925年，这个数字减为两名，此后几个赛季的进球大大增加。[2] 自1990年起，与对方倒数第二名球员齐平的进攻球员不再算越位。[2] 规则的精神始终没变：进攻者要想办法突破防线，而不是溜到防线背后等着。[3]
`,
      keywords: ['第十一章', '间接任意球', '齐平'],
      questions: [
        '为什么手和手臂不算越位？',
        '怎样才算干扰守门员？',
        '1925年的改动是什么，原因何在？',
      ],
    },
    ph: {
      title: 'Offside sa loob ng limang minuto: dalawang kalaban, isang bola, isang saglit',
      brief:
        'Walang tuntunin ng football ang mas madalas pagtalunan, pero kasya ito sa isang pahina. Tatlong tanong ang lumulutas sa halos lahat ng kaso: saan, kailan, at may epekto ba?',
      article: `
Pinipigilan ng tuntunin sa offside na tumambay na lang ang mga umaatake sa harap ng goal.[2] Ito ang Law 11 sa labimpitong Laws of the Game na pinangangalagaan ng International Football Association Board.[1] Kapag hinimay, tatlong tanong lang ito.[1]

## Nasaan ang manlalaro?

{{Nasa posisyong offside ang manlalaro kung ang alinmang bahagi ng kaniyang ulo, katawan o paa ay nasa kalahati ng kalaban at mas malapit sa goal line kaysa sa bola at sa ikalawa sa huling kalaban.}}[1] Hindi kasama ang kamay at braso, kahit ang sa goalkeeper.[1] Ang itaas na hangganan ng braso ay kapantay ng ilalim ng kilikili.[1] Hindi offside ang kapantay ng ikalawa sa huling kalaban, o ng huling dalawa.[1]

## Kailan iyon?

{{Ang tinitingnan ay ang saglit na nilaro o nahawakan ng kakampi ang bola.}}[1] Walang mali ang manlalarong kapantay nang magsimula at saka lumampas sa depensa.[2]

## May epekto ba?

Hindi pa paglabag ang mapunta lang sa posisyong offside.[1] Kailangang makisangkot ang manlalaro sa laro sa isa sa tatlong paraan:[1]

- nilaro o hinawakan ang bolang ipinasa o natamaan ng kakampi;
- nakagambala sa kalaban, halimbawa, hinarangan ang paningin ng goalkeeper;
- nakinabang sa bolang tumalbog mula sa goal, sa opisyal o sa kalaban.

{{Walang paglabag kapag direktang galing ang bola sa goal kick, throw-in o corner kick.}}[1] Kapag may paglabag, may indirect free kick ang kalaban sa lugar na pinangyarihan nito.[1]

## Paano nabago ang tuntunin

Mas mahigpit ang unang mga tuntunin noong 1863: bawal makilahok ang sinumang nasa unahan ng bola.[2] Noong 1866, naging onside ang manlalaro kung may tatlong kalaban sa pagitan niya at ng goal line.[2] Ginawa itong dalawa noong 1925, at dumami nang husto ang mga goal sa sumunod na mga season.[2] Mula 1990, onside na ang umaatakeng kapantay ng ikalawa sa huling kalaban.[2] Iisa pa rin ang diwa: dapat lampasan ang depensa, hindi abangan ang bola sa likod nito.[3]
`,
      keywords: ['Law 11', 'indirect free kick', 'onside'],
      questions: [
        'Bakit hindi kasama sa offside ang kamay at braso?',
        'Kailan masasabing nakagambala sa goalkeeper ang umaatake?',
        'Ano ang nabago noong 1925, at bakit?',
      ],
    },
  },
};
