// Sample event: why orchestras tune to an A of 440 hertz.
import type { SampleEvent } from '../sample-event';

export const concertPitch: SampleEvent = {
  slug: 'concert-pitch',
  tab: 'entertainment',
  references: [
    {
      source: 'ISO',
      title: 'ISO 16:1975, Acoustics: Standard tuning frequency (standard musical pitch)',
      link: 'https://www.iso.org/standard/3601.html',
    },
    {
      source: 'Wikipedia',
      title: 'A440 (pitch standard)',
      link: 'https://en.wikipedia.org/wiki/A440_(pitch_standard)',
    },
    {
      source: 'Encyclopaedia Britannica',
      title: 'Pitch: music',
      link: 'https://www.britannica.com/art/pitch-music',
    },
    {
      source: 'Wikipedia',
      title: 'Concert pitch',
      link: 'https://en.wikipedia.org/wiki/Concert_pitch',
    },
  ],
  text: {
    en: {
      title: 'The note before the concert: how an A came to be 440 hertz',
      brief:
        'Before an orchestra plays, the oboe gives a single note. That this note is the same in Manila, Shanghai and Vienna is the work of diplomats, physicists and a standard of two pages.',
      article: `
A tone is a vibration, and its pitch depends on how often it swings in a second.[3] One swing a second is one hertz.[3] {{The international standard ISO 16 sets the A above middle C at 440 hertz.}}[1] It was published in 1975 and grew out of a recommendation of 1955.[2]

## A tower of Babel

For centuries every town had its own A. {{Old organs and tuning forks show that it wandered between roughly 370 and 570 hertz.}}[4] In the nineteenth century pitch crept upwards, because a higher tuning sounds more brilliant; singers complained that it strained their voices.[4] In 1859 a French law therefore fixed the A at 435 hertz.[4] The treaty of Versailles of 1919 even carried an article on musical pitch.[4]

## Why 440?

A conference in London in 1939 recommended 440 hertz.[2] The number had advantages for engineers: broadcasters wanted a tone that could be derived electrically from a quartz crystal, and 439, which had also been in use, is a prime number and hard to produce.[2]

From the A all other notes follow. {{In equal temperament each semitone is the twelfth root of two, or about 1.0595, times as high as the one below it.}}[3] After twelve of these steps the frequency has doubled, which makes an octave.[3] Some notes around it, in hertz:[2]

| Note | Frequency |
| --- | --- |
| A, an octave lower | 220.00 |
| Middle C | 261.63 |
| E | 329.63 |
| A | 440.00 |
| A, an octave higher | 880.00 |

## Not everybody agrees

The standard is a recommendation and no orchestra is bound by it.[1] Several tune a little higher, to 442 or 443 hertz.[4] Ensembles that play baroque music on period instruments often choose 415 hertz, about a semitone lower.[4] And why does the oboe give the note? Its tone is steady and penetrating, so that everyone in the hall can hear it.[4]
`,
      keywords: ['hertz', 'pitch', 'octave'],
      questions: [
        'Why did pitch rise in the nineteenth century?',
        'What is equal temperament?',
        'Why do baroque ensembles tune to 415 hertz?',
      ],
    },
    zh: {
      title: '音乐会前的那个音：A为什么是440赫兹',
      brief:
        '乐队演奏之前，双簧管总会先吹一个音。这个音在马尼拉、上海和维也纳都一样高，靠的是外交官、物理学家，以及一份两页纸的标准。',
      article: `
声音是振动，音的高低取决于它每秒振动多少次。[3] 每秒振动一次，就是一赫兹。[3] {{国际标准ISO 16规定，中央C之上的A为440赫兹。}}[1] 这项标准发布于1975年，源自1955年的一份建议。[2]

## 各唱各的调

几百年间，每座城市都有自己的A。{{古老的管风琴和音叉表明，它曾在大约370到570赫兹之间游移。}}[4] 到了十九世纪，音高不断攀升，因为定得高一些，听起来更加明亮；歌唱家则抱怨嗓子吃不消。[4] 于是法国在1859年以法律把A定为435赫兹。[4] 1919年的《凡尔赛条约》里，甚至也有一条关于音高的规定。[4]

## 为什么是440？

1939年，在伦敦召开的一次会议建议采用440赫兹。[2] 这个数字对工程师有好处：广播电台希望用石英晶体以电子方式产生标准音，而当时也在使用的439是质数，很难得到。[2]

有了A，其他各音也就确定了。{{在十二平均律中，每个半音的频率是低一个半音的二的十二次方根倍，约为1.0595倍。}}[3] 走完这样的十二步，频率正好翻一番，也就是一个八度。[3] 邻近几个音的频率（赫兹）如下：[2]

| 音 | 频率 |
| --- | --- |
| 低八度的A | 220.00 |
| 中央C | 261.63 |
| E | 329.63 |
| A | 440.00 |
| 高八度的A | 880.00 |

## 并非人人照办

这项标准只是建议，没有哪个乐团必须遵守。[1] 有些乐团定得稍高，用442或443赫兹。[4] 用古乐器演奏巴洛克音乐的乐团则常用415赫兹，大约低半个音。[4] 为什么由双簧管给音？因为它的音色稳定而有穿透力，全场都听得清楚。[4]
`,
      keywords: ['赫兹', '音高', '八度'],
      questions: [
        '十九世纪的音高为什么会上升？',
        '什么是十二平均律？',
        '巴洛克乐团为什么用415赫兹？',
      ],
    },
    ph: {
      title: 'Ang nota bago ang konsiyerto: paano naging 440 hertz ang A',
      brief:
        'Bago tumugtog ang orkestra, isang nota muna ang ibinibigay ng oboe. Kaya pareho ang notang iyon sa Maynila, Shanghai at Vienna ay dahil sa mga diplomatiko, pisiko, at isang pamantayang dalawang pahina lang.',
      article: `
Panginginig ang tunog, at nakasalalay ang taas nito sa dami ng galaw sa isang segundo.[3] Isang hertz ang isang galaw bawat segundo.[3] {{Itinatakda ng pandaigdigang pamantayang ISO 16 sa 440 hertz ang A na nasa itaas ng middle C.}}[1] Inilabas ito noong 1975 at nag-ugat sa isang rekomendasyon noong 1955.[2]

## Kani-kaniyang tono

Sa loob ng ilang siglo, may sariling A ang bawat bayan. {{Ipinapakita ng mga lumang organo at tuning fork na naglaro ito sa pagitan ng mga 370 at 570 hertz.}}[4] Noong ika-19 na siglo, unti-unting tumaas ang tono dahil mas makinang pakinggan ang mataas; reklamo naman ng mga mang-aawit, nahihirapan ang kanilang boses.[4] Kaya noong 1859, itinakda ng isang batas sa France ang A sa 435 hertz.[4] Maging ang Treaty of Versailles ng 1919 ay may artikulo tungkol sa tono ng musika.[4]

## Bakit 440?

Inirekomenda ng isang kumperensiya sa London noong 1939 ang 440 hertz.[2] May bentaha ang bilang na ito sa mga inhinyero: gusto ng mga brodkaster ng tonong kayang likhain nang elektrikal mula sa kristal na quartz, at ang 439, na ginagamit din noon, ay prime number at mahirap gawin.[2]

Mula sa A, nakukuha ang lahat ng iba pang nota. {{Sa equal temperament, ang bawat semitono ay twelfth root of two, o mga 1.0595, na beses na mas mataas kaysa sa sinusundan nito.}}[3] Pagkatapos ng labindalawang ganitong hakbang, doble na ang frequency, at iyon ang octave.[3] Narito ang ilang katabing nota, sa hertz:[2]

| Nota | Frequency |
| --- | --- |
| A, isang octave na mas mababa | 220.00 |
| Middle C | 261.63 |
| E | 329.63 |
| A | 440.00 |
| A, isang octave na mas mataas | 880.00 |

## Hindi lahat ay sumasang-ayon

Rekomendasyon lang ang pamantayan at walang orkestrang obligadong sumunod.[1] May ilang mas mataas nang kaunti ang tono, sa 442 o 443 hertz.[4] Madalas namang piliin ng mga grupong tumutugtog ng musikang baroque sa mga sinaunang instrumento ang 415 hertz, mga isang semitonong mas mababa.[4] At bakit ang oboe ang nagbibigay ng nota? Matatag at tumatagos ang tunog nito, kaya dinig ng lahat sa bulwagan.[4]
`,
      keywords: ['hertz', 'tono', 'octave'],
      questions: [
        'Bakit tumaas ang tono noong ika-19 na siglo?',
        'Ano ang equal temperament?',
        'Bakit 415 hertz ang gamit ng mga grupong baroque?',
      ],
    },
  },
};
