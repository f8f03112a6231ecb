// Sample event: why satellite navigation needs Einstein.
import type { SampleEvent } from '../sample-event';

export const gpsRelativity: SampleEvent = {
  slug: 'gps-relativity',
  tab: 'technology',
  cover: 6,
  references: [
    {
      source: 'Living Reviews in Relativity',
      title: 'Neil Ashby: Relativity in the Global Positioning System (2003)',
      link: 'https://link.springer.com/article/10.12942/lrr-2003-1',
    },
    {
      source: 'ESA Navipedia',
      title: 'GPS Space Segment',
      link: 'https://gssc.esa.int/navipedia/index.php/GPS_Space_Segment',
    },
    {
      source: 'Ohio State University',
      name: 'Department of Astronomy',
      title: 'Real-World Relativity: The GPS Navigation System',
      link: 'https://www.astronomy.ohio-state.edu/pogge.1/Ast162/Unit5/gps.html',
    },
    {
      source: 'Physical Review Letters',
      title: 'Gravitational Redshift Test Using Eccentric Galileo Satellites (2018)',
      link: 'https://doi.org/10.1103/PhysRevLett.121.231101',
    },
    {
      source: 'Wikipedia',
      title: 'Error analysis for the Global Positioning System',
      link: 'https://en.wikipedia.org/wiki/Error_analysis_for_the_Global_Positioning_System',
    },
  ],
  text: {
    en: {
      title: 'Why your phone needs Einstein to find the way home',
      brief:
        'Clocks in navigation satellites gain about 38 millionths of a second a day over clocks on the ground. If engineers ignored it, positions would go astray within minutes, so relativity is built into the system.',
      article: `
Satellite navigation is a matter of clocks. Each GPS satellite carries an atomic clock and keeps broadcasting the time and its own position.[3] A receiver measures how long the signals took to arrive, and light covers about 30 centimetres in a billionth of a second.[3] With four satellites it can work out where it is, and also how wrong its own clock is.[1]

## Two effects that pull apart

The satellites circle the Earth twice a day at an altitude of roughly 20,200 kilometres.[2] At that height two of Albert Einstein’s predictions matter. {{Special relativity says that a moving clock ticks more slowly, and general relativity says that a clock far from a mass ticks faster.}}[3] The sums look like this:[3]

| Effect | Change per day |
| --- | --- |
| Speed of the satellite | −7 microseconds |
| Weaker gravity | +45 microseconds |
| Both together | +38 microseconds |

That seems tiny. {{Left alone, however, a false fix would appear after about two minutes, and errors would grow by some 10 kilometres a day.}}[3] The shift is only about 4.5 parts in ten billion, but a signal that travels at the speed of light forgives nothing.[5]

## A clock set wrong on purpose

{{Engineers therefore set the satellite’s clock slightly slow before launch: to 10.22999999543 megahertz instead of 10.23.}}[1] Once in orbit it appears to run at the right pace. Not everyone was sure at first. When the NTS-2 satellite went up in 1977, its correction could be switched on and off.[1] For about 20 days it stayed off, and the clock ran fast by an amount within one percent of the prediction.[1]

Two smaller corrections are left to the receiver:[1]

- **The shape of the orbit.** No orbit is a perfect circle, so speed and gravity vary a little on each lap.
- **The turning Earth.** While the signal travels, the ground moves on, which is known as the Sagnac effect.

## A mishap that helped

In 2014 two satellites of Europe’s Galileo system were left in elongated orbits by mistake.[4] Physicists made use of it. Because their distance from the Earth changed on every lap, the rate of their clocks changed too.[4] {{The analysis published in 2018 confirmed Einstein’s prediction several times more precisely than the rocket experiment Gravity Probe A of 1976.}}[4]
`,
      keywords: ['atomic clock', 'microseconds', 'Sagnac effect', 'Galileo'],
      questions: [
        'Why are four satellites needed and not three?',
        'Do Galileo, BeiDou and GLONASS correct for relativity too?',
        'What was Gravity Probe A?',
      ],
    },
    zh: {
      title: '手机认路，为什么离不开爱因斯坦',
      brief:
        '导航卫星上的时钟每天比地面时钟快约38微秒。如果工程师置之不理，几分钟内定位就会出错，所以相对论从一开始就写进了这套系统。',
      article: `
卫星导航说到底是时钟的学问。每颗GPS卫星都带着原子钟，不停地播报时间和自己的位置。[3]接收机测量信号走了多久，而光在十亿分之一秒内大约前进30厘米。[3]有了四颗卫星，它就能算出自己在哪里，也能算出自己的钟差了多少。[1]

## 方向相反的两种效应

这些卫星在大约20200公里的高度上，每天绕地球两圈。[2]在那里，爱因斯坦的两个预言都不能忽略。{{狭义相对论认为，运动的钟走得慢；广义相对论认为，离大质量物体越远的钟走得越快。}}[3]具体的账是这样的：[3]

| 效应 | 每天的变化 |
| --- | --- |
| 卫星的速度 | −7微秒 |
| 引力较弱 | +45微秒 |
| 两者合计 | +38微秒 |

看起来微不足道。{{但若放任不管，大约两分钟后定位就会出错，误差每天增加约10公里。}}[3]这一偏差只有百亿分之四点五左右，可对以光速传播的信号来说，再小的误差也会放大。[5]

## 故意调错的钟

{{因此，工程师在发射前就把卫星的钟调慢一点点：频率不是10.23兆赫，而是10.22999999543兆赫。}}[1]进入轨道之后，它看上去就走得恰到好处。起初并非人人都确信。1977年发射的NTS-2卫星，其修正功能可以开也可以关。[1]它先关闭了大约20天，时钟偏快的幅度与预言相差不到百分之一。[1]

另有两项较小的修正交给接收机完成：[1]

- **轨道的形状**：没有哪条轨道是正圆，因此每一圈中速度和引力都略有变化。
- **转动的地球**：信号传播期间地面也在移动，这称为萨尼亚克效应。

## 帮了忙的意外

2014年，欧洲伽利略系统的两颗卫星被误送入拉长的轨道。[4]物理学家正好加以利用。它们与地球的距离在每一圈中都有变化，时钟的快慢也随之改变。[4]{{2018年发表的分析证实了爱因斯坦的预言，精度比1976年的火箭实验“引力探测器A”高出数倍。}}[4]
`,
      keywords: ['原子钟', '微秒', '萨尼亚克效应', '伽利略系统'],
      questions: [
        '为什么需要四颗卫星，而不是三颗？',
        '伽利略、北斗和格洛纳斯也要做相对论修正吗？',
        '“引力探测器A”是什么？',
      ],
    },
    ph: {
      title: 'Bakit kailangan ng cellphone mo si Einstein para mahanap ang daan pauwi',
      brief:
        'Nauuna ng mga 38 milyonesima ng segundo bawat araw ang mga orasan sa satellite kumpara sa mga nasa lupa. Kung babalewalain ito, maliligaw ang posisyon sa loob lang ng ilang minuto, kaya nakapaloob ang relativity sa mismong sistema.',
      article: `
Usapin ng orasan ang satellite navigation. May dalang atomic clock ang bawat GPS satellite at patuloy nitong inihahayag ang oras at ang sarili nitong posisyon.[3] Sinusukat ng receiver kung gaano katagal bumiyahe ang mga signal, at mga 30 sentimetro ang natatakbo ng liwanag sa ika-isang bilyong bahagi ng segundo.[3] Sa tulong ng apat na satellite, nalalaman nito kung nasaan ito, at pati kung gaano kamali ang sarili nitong orasan.[1]

## Dalawang epektong magkasalungat

Dalawang beses sa isang araw umiikot sa Earth ang mga satellite sa taas na mga 20,200 kilometro.[2] Sa ganoong taas, mahalaga ang dalawang hula ni Albert Einstein. {{Ayon sa special relativity, mas mabagal ang orasang gumagalaw, at ayon sa general relativity, mas mabilis ang orasang malayo sa isang mabigat na bagay.}}[3] Ganito ang kuwenta:[3]

| Epekto | Pagbabago bawat araw |
| --- | --- |
| Bilis ng satellite | −7 microsecond |
| Mas mahinang gravity | +45 microsecond |
| Magkasama | +38 microsecond |

Parang napakaliit nito. {{Pero kung pababayaan, magkakamali ang posisyon pagkaraan ng mga dalawang minuto, at lalaki ang mali nang mga 10 kilometro bawat araw.}}[3] Mga 4.5 na bahagi lang sa bawat sampung bilyon ang diperensiya, pero walang patawad ang signal na kasimbilis ng liwanag.[5]

## Orasang sinadyang imali

{{Kaya bago pa ilunsad, bahagyang pinababagal ng mga inhinyero ang orasan ng satellite: 10.22999999543 megahertz sa halip na 10.23.}}[1] Pagdating sa orbit, mukhang tama na ang takbo nito. Hindi lahat ay kumbinsido noong una. Nang ilunsad ang satellite na NTS-2 noong 1977, puwedeng buksan o patayin ang pagtatama nito.[1] Mga 20 araw itong nakapatay, at ang ibinilis ng orasan ay wala pang isang porsiyento ang layo sa hula.[1]

Dalawang mas maliit na pagtatama ang iniiwan sa receiver:[1]

- **Ang hugis ng orbit.** Walang orbit na perpektong bilog, kaya bahagyang nagbabago ang bilis at gravity sa bawat ikot.
- **Ang umiikot na Earth.** Habang bumibiyahe ang signal, gumagalaw rin ang lupa, na kilala bilang Sagnac effect.

## Aberyang nakatulong

Noong 2014, napunta nang di-sinasadya sa pahabang orbit ang dalawang satellite ng Galileo ng Europa.[4] Sinamantala ito ng mga pisiko. Dahil nagbabago sa bawat ikot ang layo ng mga ito sa Earth, nagbabago rin ang takbo ng kanilang mga orasan.[4] {{Kinumpirma ng pagsusuring inilathala noong 2018 ang hula ni Einstein nang ilang ulit na mas tumpak kaysa sa eksperimentong Gravity Probe A noong 1976.}}[4]
`,
      keywords: ['atomic clock', 'microsecond', 'Sagnac effect', 'Galileo'],
      questions: [
        'Bakit apat na satellite ang kailangan at hindi tatlo?',
        'Nagtatama rin ba para sa relativity ang Galileo, BeiDou at GLONASS?',
        'Ano ang Gravity Probe A?',
      ],
    },
  },
};
