// Sample event: why the leap second is going away.
import type { SampleEvent } from '../sample-event';

export const leapSecond: SampleEvent = {
  slug: 'leap-second',
  tab: 'recommend',
  cover: 1,
  references: [
    {
      source: 'BIPM',
      name: 'General Conference on Weights and Measures',
      title: 'Resolution 4 of the 27th CGPM (2022): On the use and future development of UTC',
      link: 'https://www.bipm.org/en/cgpm-2022/resolution-4',
    },
    {
      source: 'NIST',
      name: 'Time and Frequency Division',
      title: 'Leap second and UT1-UTC information',
      link: 'https://www.nist.gov/pml/time-and-frequency-division/time-realization/leap-seconds',
    },
    {
      source: 'IANA',
      title: 'Time Zone Database',
      link: 'https://www.iana.org/time-zones',
    },
    {
      source: 'Wikipedia',
      title: 'Leap second',
      link: 'https://en.wikipedia.org/wiki/Leap_second',
    },
    {
      source: 'Google',
      name: 'Google Developers',
      title: 'Leap Smear',
      link: 'https://developers.google.com/time/smear',
    },
  ],
  text: {
    en: {
      title: 'Why the leap second is on its way out',
      brief:
        'Between 1972 and 2016 the world’s clocks were held back 27 times by one second so that they would not run ahead of the turning Earth. The keepers of time have decided to loosen that bond by 2035, because computers cope badly with a minute of 61 seconds.',
      article: `
Almost every day lasts exactly 86,400 seconds. A few last one second longer, because timekeepers add a leap second to keep clocks in step with the Earth. Between 1972 and 2016 this happened 27 times.[2] {{In 2022 the General Conference on Weights and Measures decided to relax the rule behind it in, or before, 2035.}}[1]

## Two clocks that drift apart

Civil time in most countries is based on Coordinated Universal Time, UTC, which runs at the steady rate of atomic clocks.[1] The Earth is a poorer timekeeper: its rotation is irregular and, over centuries, it slows down, mainly because of the tides.[4] {{Whenever the gap between the two approached 0.9 seconds, a leap second was applied to UTC.}}[1] All of them so far fell on the last day of June or December.[2] Three time scales play a part:[4]

| Time scale | What it follows |
| --- | --- |
| TAI | Atomic clocks alone |
| UT1 | The rotation of the Earth |
| UTC | Atomic clocks, kept near UT1 by leap seconds |

## Why computers dislike it

On a clock a leap second reads 23:59:60, a value that much software does not expect.[4] Because the Earth’s rotation cannot be predicted far ahead, each one is announced only about six months in advance.[4] Systems that need the full record rely on a published list, such as the one that comes with the time zone database.[3] Others avoid the jump: {{Google “smears” the extra second evenly over 24 hours, so that its machines never meet a 61st second.}}[5] The 2022 resolution notes that operators use different methods that follow no common standard.[1] It warns of serious malfunctions in satellite navigation, telecommunications and energy transmission.[1]

## What happens next

The most recent leap second came at the end of 2016 and put UTC 37 seconds behind atomic time.[2] The resolution also mentions a new worry: if the Earth speeds up, a negative leap second might be needed, and that has never been tested.[1] {{The conference therefore asked for a larger limit, one that keeps UTC continuous for at least a century.}}[1]

Daily life will hardly notice. By common estimates the difference would take 50 to 100 years to grow to a single minute.[4]
`,
      keywords: ['leap second', 'atomic clocks', 'time zone database', 'negative leap second'],
      questions: [
        'Who decides when a leap second is added?',
        'How does a leap smear differ from an ordinary leap second?',
        'Would sundials and clocks disagree if leap seconds stop?',
      ],
    },
    zh: {
      title: '闰秒为何即将退场',
      brief:
        '1972年至2016年间，全球时钟曾27次“多等一秒”，以免跑到地球自转的前面。由于计算机难以应付一分钟有61秒，国际计量界决定，最迟在2035年放宽这一约束。',
      article: `
绝大多数日子都是整整86400秒。少数日子会多出一秒，这是计时机构为了让时钟与地球保持同步而加入的闰秒。1972年至2016年间，这样的调整共有27次。[2]{{2022年，国际计量大会决定，最迟在2035年放宽闰秒背后的那条规则。}}[1]

## 两只渐行渐远的钟

大多数国家的民用时间以协调世界时（UTC）为基础，它的快慢由稳定的原子钟决定。[1]相比之下，地球算不上好钟表：自转时快时慢，而从几百年的尺度看，主要受潮汐影响，它在逐渐变慢。[4]{{每当两者的差距接近0.9秒，就要给协调世界时加上一个闰秒。}}[1]迄今所有闰秒都安排在6月或12月的最后一天。[2]这里涉及三种时间尺度：[4]

| 时间尺度 | 依据 |
| --- | --- |
| 国际原子时（TAI） | 只看原子钟 |
| 世界时（UT1） | 地球自转 |
| 协调世界时（UTC） | 原子钟，靠闰秒贴近UT1 |

## 计算机为什么怕闰秒

闰秒在时钟上显示为23:59:60，许多软件根本没有料到会出现这个数值。[4]地球自转无法提早很久预测，因此每次闰秒只能提前大约六个月公布。[4]需要完整记录的系统，要依靠公开发布的闰秒表，例如随时区数据库一同发布的那一份。[3]也有人选择绕开跳变：{{谷歌把多出的一秒均匀“抹”在24小时里，让自己的机器永远遇不到第61秒。}}[5]2022年的决议指出，各家运营者做法不一，并没有共同的标准。[1]决议还警告，这可能使卫星导航、电信和电力传输系统发生严重故障。[1]

## 接下来会怎样

最近一次闰秒出现在2016年年底，此后协调世界时比原子时慢37秒。[2]决议还提到一个新的担忧：如果地球自转加快，就可能需要负闰秒，也就是减去一秒，而这从未经过检验。[1]{{因此，大会要求提出一个更大的限值，确保协调世界时至少在一个世纪内保持连续。}}[1]

普通人的生活几乎不会受到影响。按照常见的估计，这个差距要经过50到100年才会累积到一分钟。[4]
`,
      keywords: ['闰秒', '原子钟', '时区数据库', '负闰秒'],
      questions: [
        '由谁决定什么时候加闰秒？',
        '“抹平”闰秒和普通闰秒有什么不同？',
        '取消闰秒后，日晷和时钟会对不上吗？',
      ],
    },
    ph: {
      title: 'Bakit malapit nang mamaalam ang leap second',
      brief:
        'Mula 1972 hanggang 2016, 27 beses na pinahinto nang isang segundo ang mga orasan ng mundo para hindi mauna sa pag-ikot ng Earth. Luluwagan na ang patakarang ito pagsapit ng 2035 dahil hirap ang mga computer sa minutong may 61 segundo.',
      article: `
Halos lahat ng araw ay eksaktong 86,400 segundo ang haba. May ilang mas mahaba nang isang segundo dahil nagdaragdag ng leap second ang mga tagapag-ingat ng oras para makasabay ang mga orasan sa Earth. Mula 1972 hanggang 2016, 27 beses itong nangyari.[2] {{Noong 2022, nagpasya ang General Conference on Weights and Measures na luwagan ang patakaran sa likod nito sa taong 2035 o mas maaga pa.}}[1]

## Dalawang orasang naghihiwalay

Sa karamihan ng mga bansa, nakabatay ang opisyal na oras sa Coordinated Universal Time o UTC, na sumusunod sa tuloy-tuloy na bilis ng mga atomic clock.[1] Hindi kasinghusay ang Earth bilang orasan: hindi pantay ang ikot nito at bumabagal sa paglipas ng mga siglo, pangunahin dahil sa pagtaas at pagbaba ng dagat.[4] {{Tuwing lumalapit sa 0.9 segundo ang agwat ng dalawa, nilalagyan ng leap second ang UTC.}}[1] Lahat ng leap second hanggang ngayon ay pumatak sa huling araw ng Hunyo o Disyembre.[2] Tatlong panukat ng oras ang kasangkot dito:[4]

| Panukat ng oras | Sinusundan nito |
| --- | --- |
| TAI | Mga atomic clock lamang |
| UT1 | Ang pag-ikot ng Earth |
| UTC | Mga atomic clock, inilalapit sa UT1 ng mga leap second |

## Bakit ayaw ito ng mga computer

Sa orasan, lumalabas ang leap second bilang 23:59:60, isang halagang hindi inaasahan ng maraming software.[4] Hindi kayang hulaan nang matagalan ang pag-ikot ng Earth, kaya mga anim na buwan lang bago mangyari saka ito inaanunsiyo.[4] Ang mga sistemang kailangan ang buong talaan ay umaasa sa nakalathalang listahan, gaya ng kasama sa time zone database.[3] May mga umiiwas naman sa biglang talon: {{“ikinakalat” ng Google nang pantay sa loob ng 24 oras ang dagdag na segundo, kaya hindi kailanman nakakasalubong ng mga makina nito ang ika-61 na segundo.}}[5] Ayon sa resolusyon noong 2022, iba-iba ang paraan ng mga operator at walang sinusunod na iisang pamantayan.[1] Nagbabala rin ito ng malubhang aberya sa satellite navigation, telekomunikasyon at paghahatid ng enerhiya.[1]

## Ano ang susunod

Dumating ang pinakahuling leap second sa pagtatapos ng 2016, at mula noon ay huli nang 37 segundo ang UTC sa oras ng mga atomic clock.[2] May bagong pangamba ring binanggit ang resolusyon: kung bibilis ang Earth, baka kailanganin ang negative leap second o ang pagbabawas ng isang segundo, at hindi pa ito nasusubukan kailanman.[1] {{Kaya humiling ang kumperensiya ng mas malaking hangganan na magpapanatiling tuloy-tuloy sa UTC nang hindi bababa sa isang siglo.}}[1]

Halos hindi ito mararamdaman sa araw-araw. Sa karaniwang pagtataya, aabutin ng 50 hanggang 100 taon bago umabot sa isang minuto ang agwat.[4]
`,
      keywords: ['leap second', 'atomic clock', 'time zone database', 'negative leap second'],
      questions: [
        'Sino ang nagpapasya kung kailan magdaragdag ng leap second?',
        'Ano ang pinagkaiba ng leap smear sa karaniwang leap second?',
        'Magkakaiba ba ang sundial at orasan kapag wala nang leap second?',
      ],
    },
  },
};
