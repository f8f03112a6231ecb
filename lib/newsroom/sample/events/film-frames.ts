// Sample event: why films run at 24 pictures a second.
import type { SampleEvent } from '../sample-event';

export const filmFrames: SampleEvent = {
  slug: 'film-frames',
  tab: 'entertainment',
  references: [
    {
      source: 'Wikipedia',
      title: 'Frame rate',
      link: 'https://en.wikipedia.org/wiki/Frame_rate',
    },
    {
      source: 'Encyclopaedia Britannica',
      title: 'Motion-picture technology',
      link: 'https://www.britannica.com/technology/motion-picture-technology',
    },
    {
      source: 'Library of Congress',
      title: 'Origins of motion pictures',
      link: 'https://www.loc.gov/collections/edison-company-motion-pictures-and-sound-recordings/articles-and-essays/history-of-edison-motion-pictures/origins-of-motion-pictures/',
    },
  ],
  text: {
    en: {
      title: 'Twenty-four pictures a second: a compromise that became a look',
      brief:
        'Cinema could move more smoothly, and it has tried. That it mostly stays with 24 frames a second has to do with sound, with the price of film and with what our eyes have learned to call a movie.',
      article: `
A film does not move. It is a row of still pictures, shown so quickly that the brain joins them into motion.[2] In the 1890s Thomas Edison’s laboratory built one of the first machines for the purpose, the Kinetoscope, into which one viewer at a time looked through a peephole.[3]

## When the hand set the pace

{{Silent films were shot at anything from about 16 to 24 frames a second.}}[1] Cameras were cranked by hand, and cinemas often projected faster than the film had been shot.[1] Nobody minded much, for the pictures had no sound with which to fall out of step.[2]

## Sound needs a steady hand

That changed at the end of the 1920s. {{On sound film the track runs beside the pictures, so that every change of speed is heard as a change of pitch.}}[2] The industry therefore had to agree on one figure and chose 24 frames a second.[1] It was fast enough for acceptable sound and slow enough to save film, which was expensive.[1] The sums came out neatly as well:[2]

| At 24 frames a second | |
| --- | --- |
| 35 mm film used in a minute | 90 feet, or 27.4 metres |
| Duration of one frame | 41.7 milliseconds |
| Frames in a film of 100 minutes | 144,000 |

## Why it does not flicker

Twenty-four flashes of light a second would flicker badly.[1] {{A projector therefore interrupts every frame with its shutter and shows it two or three times, which makes 48 or 72 flashes.}}[1] The picture changes 24 times a second, while the light goes on and off more often than the eye can follow.[2]

## Faster, and back again

Television went other ways, with 25 or about 30 pictures a second, depending on the mains frequency of the country.[1] In 2012 “The Hobbit” reached cinemas at 48 frames a second.[1] Part of the audience praised its clarity, others felt reminded of television.[1] The old rate has become a matter of taste: its slight blur looks like cinema to us.[1]
`,
      keywords: ['Thomas Edison', 'Cameras', 'mains frequency'],
      questions: [
        'Why do old silent films often look too fast?',
        'How does a projector avoid flicker?',
        'Why did a higher frame rate divide audiences?',
      ],
    },
    zh: {
      title: '每秒24格：一次妥协如何成了电影的样子',
      brief:
        '电影本可以更流畅，也确实尝试过。它之所以大多停留在每秒24格，同声音有关，同胶片的价钱有关，也同我们的眼睛早已习惯的“电影感”有关。',
      article: `
电影本身并不会动。它是一连串静止的画面，放映得足够快，大脑便把它们连成运动。[2] 十九世纪九十年代，托马斯·爱迪生的实验室造出了最早的此类机器之一，名叫“活动电影放映机”，一次只能由一名观众透过小孔观看。[3]

## 手摇的年代

{{无声电影的拍摄速度并不统一，大约在每秒16格到24格之间。}}[1] 摄影机靠手摇，影院放映时又常常比拍摄时更快。[1] 没有人太在意，因为画面没有声音，也就谈不上对不对得上。[2]

## 声音需要稳定

二十年代末，情况变了。{{有声胶片的声带就在画面旁边，速度一有变化，听起来就是音调的变化。}}[2] 整个行业于是必须约定一个数字，最后选定了每秒24格。[1] 这个速度足以保证过得去的音质，又不至于太费昂贵的胶片。[1] 算起账来也很整齐：[2]

| 按每秒24格计算 | |
| --- | --- |
| 每分钟用35毫米胶片 | 90英尺，即27.4米 |
| 一格的时长 | 41.7毫秒 |
| 100分钟影片的格数 | 144,000 |

## 为什么不闪

每秒只闪24次光，人会觉得闪得厉害。[1] {{因此，放映机用遮光器把每一格打断，让它出现两次或三次，也就是每秒闪48次或72次。}}[1] 画面每秒更换24次，而光线明灭的次数快得让眼睛跟不上。[2]

## 加快，又回来

电视走了别的路，依各国的电网频率，每秒用25幅或约30幅画面。[1] 2012年，《霍比特人》以每秒48格在影院上映。[1] 一部分观众称赞画面清晰，另一部分人却觉得像在看电视。[1] 老的格速已经成了一种口味：那一点点模糊，在我们眼里就是电影。[1]
`,
      keywords: ['托马斯·爱迪生', '摄影机', '电网频率'],
      questions: [
        '老的无声电影看上去为什么常常太快？',
        '放映机是怎样避免闪烁的？',
        '更高的格速为什么让观众意见不一？',
      ],
    },
    ph: {
      title: 'Dalawampu’t apat na larawan bawat segundo: ang kompromisong naging anyo ng pelikula',
      brief:
        'Puwede sanang mas makinis ang galaw sa sine, at sinubukan na iyon. Kung bakit nananatili ito sa 24 na frame bawat segundo ay dahil sa tunog, sa presyo ng film, at sa nakasanayan na ng ating mga mata.',
      article: `
Hindi talaga gumagalaw ang pelikula. Hanay ito ng mga larawang hindi kumikilos, na ipinapakita nang napakabilis kaya pinagdurugtong ng utak.[2] Noong dekada 1890, ginawa sa laboratoryo ni Thomas Edison ang isa sa mga unang makina para dito, ang Kinetoscope, na sinisilip ng isang manonood sa bawat pagkakataon.[3]

## Noong kamay pa ang nagtatakda ng bilis

{{Kinunan ang mga silent film sa bilis na mula mga 16 hanggang 24 na frame bawat segundo.}}[1] Pinipihit sa kamay ang mga kamera, at madalas na mas mabilis ang palabas sa sinehan kaysa sa pagkakakuha.[1] Walang masyadong pumansin, dahil walang tunog na hindi makakasabay sa larawan.[2]

## Kailangan ng tunog ang panatag na bilis

Nagbago ito noong huling bahagi ng dekada 1920. {{Sa pelikulang may tunog, katabi ng mga larawan ang sound track, kaya maririnig ang bawat pagbabago ng bilis bilang pagbabago ng tono.}}[2] Kinailangan ng industriya na magkasundo sa isang bilang, at pinili ang 24 na frame bawat segundo.[1] Sapat ang bilis nito para sa maayos na tunog, at sapat ang bagal para makatipid sa mahal na film.[1] Buo rin ang mga kuwenta:[2]

| Sa 24 na frame bawat segundo | |
| --- | --- |
| 35 mm film sa isang minuto | 90 talampakan, o 27.4 metro |
| Tagal ng isang frame | 41.7 millisecond |
| Mga frame sa pelikulang 100 minuto | 144,000 |

## Bakit hindi ito kumukutitap

Kukutitap nang husto ang 24 na kislap ng ilaw bawat segundo.[1] {{Kaya pinuputol ng shutter ng projector ang bawat frame at ipinapakita ito nang dalawa o tatlong ulit, kaya nagiging 48 o 72 ang kislap.}}[1] Nagpapalit ang larawan nang 24 na beses bawat segundo, habang mas madalas pa sa kayang sundan ng mata ang pagsindi at pagpatay ng ilaw.[2]

## Binilisan, at ibinalik

Iba ang tinahak ng telebisyon, na may 25 o mga 30 larawan bawat segundo, depende sa frequency ng kuryente sa bansa.[1] Noong 2012, ipinalabas ang “The Hobbit” sa 48 frame bawat segundo.[1] Pinuri ng ilan ang linaw nito; para sa iba, parang nanonood lang sila ng TV.[1] Usapin na ng panlasa ang lumang bilis: ang kaunting labo nito ang itinuturing nating anyo ng sine.[1]
`,
      keywords: ['Thomas Edison', 'kamera', 'frequency ng kuryente'],
      questions: [
        'Bakit mukhang sobrang bilis ang mga lumang silent film?',
        'Paano naiiwasan ng projector ang pagkutitap?',
        'Bakit hati ang manonood sa mas mataas na frame rate?',
      ],
    },
  },
};
