// Sample event: why corals turn white.
import type { SampleEvent } from '../sample-event';

export const coralBleaching: SampleEvent = {
  slug: 'coral-bleaching',
  tab: 'recommend',
  cover: 7,
  references: [
    {
      source: 'NOAA',
      name: 'National Ocean Service',
      title: 'What is coral bleaching?',
      link: 'https://oceanservice.noaa.gov/facts/coral_bleach.html',
    },
    {
      source: 'NOAA',
      name: 'Coral Reef Watch',
      title: 'Daily global 5 km satellite coral bleaching: Degree Heating Week',
      link: 'https://coralreefwatch.noaa.gov/product/5km/index_5km_dhw.php',
    },
    {
      source: 'US EPA',
      title: 'Basic Information about Coral Reefs',
      link: 'https://www.epa.gov/coral-reefs/basic-information-about-coral-reefs',
    },
    {
      source: 'Science',
      title: 'Spatial and temporal patterns of mass bleaching of corals in the Anthropocene (2018)',
      link: 'https://doi.org/10.1126/science.aan8048',
    },
    {
      source: 'Wikipedia',
      title: 'Coral bleaching',
      link: 'https://en.wikipedia.org/wiki/Coral_bleaching',
    },
  ],
  text: {
    en: {
      title: 'Why corals turn white when the sea grows warm',
      brief:
        'A bleached coral is not dead, but it is starving: it has lost the algae that feed it and give it colour. How long the heat lasts decides what comes next, and satellites can add it up week by week.',
      article: `
A coral reef looks like a garden of stone, yet animals built it. Each coral is a colony of polyps, tiny relatives of sea anemones, which lay down a skeleton of limestone.[3] By an estimate that the US Environmental Protection Agency quotes, about 25 percent of marine life depends on reefs at some point.[3]

## A partnership under stress

Inside the polyps live microscopic algae called zooxanthellae. The algae turn sunlight into food, and the coral offers them shelter.[3] {{When the water is too warm, corals expel the algae that live in their tissue and turn completely white.}}[1] Other strains can set it off as well: cold snaps, pollution, strong sunlight and very low tides.[1] In January 2010 unusually cold water bleached corals in the Florida Keys.[1]

{{A bleached coral is not dead, but without its algae it is under stress and more likely to die.}}[1] If conditions return to normal soon enough, the algae can come back and the coral may recover.[5]

## Counting the heat

How warm is too warm depends on what a reef is used to. {{Stress begins when the sea surface is 1 °C above the highest monthly average that is normal for the place.}}[2] Coral Reef Watch, a programme of the US ocean agency NOAA, adds up this excess over 12 weeks, using satellite data.[2] Its unit is the degree heating week: one week at 1 °C over the usual maximum counts one, a week at 2 °C counts two.[2] As the sum grows, so does the risk:[2]

- From 4, significant bleaching is to be expected.
- From 8, bleaching is severe and widespread, and many corals are likely to die.
- From 20, nearly all corals on a reef are at risk.

## Less time to heal

The first bleaching event of global extent came in 1998, the second in 2010 and the third from 2014 to 2017.[5] In April 2024 NOAA confirmed a fourth.[5] What worries scientists most is the rhythm. A study of 100 reefs found that the typical gap between two severe events had shrunk since 1980 to only six years.[4] That is too short, the authors write, for mature reef communities to recover fully.[4]
`,
      keywords: ['polyps', 'zooxanthellae', 'degree heating week'],
      questions: [
        'Can a bleached coral recover, and how long does it take?',
        'Why are some reefs hardier than others?',
        'How do satellites measure the temperature of the sea?',
      ],
    },
    zh: {
      title: '海水变暖，珊瑚为何变白',
      brief:
        '白化的珊瑚并没有死，却在挨饿：它失去了供给养分、赋予色彩的藻类。高温持续多久，决定它的生死，而卫星可以一周一周地把这笔“热账”算清楚。',
      article: `
珊瑚礁看起来像一座石头花园，其实是动物建造的。每一株珊瑚都由许多珊瑚虫组成，它们是海葵的近亲，个头很小，会分泌石灰质的骨骼。[3]美国环境保护署引用的一项估计认为，约25%的海洋生物在生命的某个阶段依赖珊瑚礁。[3]

## 一段承压的合作关系

珊瑚虫体内住着一种微小的藻类，名叫虫黄藻。藻类把阳光变成养分，珊瑚则为它提供庇护。[3]{{水温过高时，珊瑚会排出体内组织中的藻类，变得通体雪白。}}[1]其他压力也会引发白化：骤然降温、污染、强烈的日照以及特别低的潮位。[1]2010年1月，异常寒冷的海水就曾使佛罗里达群岛的珊瑚白化。[1]

{{白化的珊瑚并没有死，但失去藻类后承受着更大的压力，也更容易死亡。}}[1]如果环境及时恢复正常，藻类可能重新回来，珊瑚也有望恢复。[5]

## 给高温记账

多热才算太热，要看当地珊瑚习惯了怎样的水温。{{当海面温度比当地正常的最热月平均值高出1℃时，珊瑚就开始承受热压力。}}[2]美国国家海洋和大气管理局的“珊瑚礁监测”项目利用卫星数据，把12周内超出的热量累加起来。[2]它使用的单位叫周热度：比通常最高值高1℃持续一周记为1，高2℃持续一周记为2。[2]数值越大，风险越高：[2]

- 达到4，预计会出现明显的白化。
- 达到8，白化严重而普遍，许多珊瑚可能死亡。
- 达到20，一处珊瑚礁上几乎所有珊瑚都有危险。

## 休养生息的时间越来越短

第一次全球性白化发生在1998年，第二次在2010年，第三次从2014年持续到2017年。[5]2024年4月，美国国家海洋和大气管理局确认了第四次。[5]最让科学家担心的是间隔。一项针对100处珊瑚礁的研究发现，1980年以来，两次严重白化之间的典型间隔已缩短到只有六年。[4]作者写道，这么短的时间，不足以让成熟的珊瑚群落完全恢复。[4]
`,
      keywords: ['珊瑚虫', '虫黄藻', '周热度'],
      questions: [
        '白化的珊瑚能恢复吗？需要多久？',
        '为什么有些珊瑚礁更耐热？',
        '卫星是怎样测量海水温度的？',
      ],
    },
    ph: {
      title: 'Bakit namumuti ang mga coral kapag umiinit ang dagat',
      brief:
        'Hindi pa patay ang coral na namuti, pero nagugutom ito: nawala ang mga alga na nagpapakain at nagbibigay-kulay rito. Nakasalalay ang kasunod sa tagal ng init, na kayang bilangin ng mga satellite linggo-linggo.',
      article: `
Mukhang harding bato ang bahura, pero mga hayop ang gumawa nito. Ang bawat coral ay kolonya ng mga polyp, maliliit na kamag-anak ng sea anemone na gumagawa ng kalansay na apog.[3] Sa isang pagtataya na binanggit ng US Environmental Protection Agency, mga 25 porsiyento ng buhay sa dagat ang umaasa sa mga bahura sa ilang bahagi ng kanilang buhay.[3]

## Samahang nasusubok

Sa loob ng mga polyp nakatira ang napakaliliit na algang tinatawag na zooxanthellae. Ginagawang pagkain ng mga alga ang sikat ng araw, at binibigyan naman sila ng coral ng matitirhan.[3] {{Kapag masyadong mainit ang tubig, inilalabas ng mga coral ang mga algang nasa kanilang tisyu at lubusang namumuti.}}[1] May iba pang nakapagpapasimula nito: biglang paglamig, polusyon, matinding sikat ng araw at napakababang tubig.[1] Noong Enero 2010, namuti ang mga coral sa Florida Keys dahil sa di-pangkaraniwang lamig ng tubig.[1]

{{Hindi patay ang coral na namuti, pero kapag wala ang mga alga, hirap ito at mas malamang na mamatay.}}[1] Kung maagang bumalik sa normal ang kondisyon, maaaring bumalik ang mga alga at makabawi ang coral.[5]

## Pagbibilang ng init

Depende sa nakasanayan ng bahura kung gaano kainit ang sobra na. {{Nagsisimula ang hirap kapag 1 °C ang itinaas ng temperatura sa ibabaw ng dagat mula sa pinakamataas na karaniwang buwanang average ng lugar.}}[2] Sa tulong ng datos ng satellite, pinagsasama-sama ng Coral Reef Watch, isang programa ng ahensiyang NOAA ng Amerika, ang sobrang init sa loob ng 12 linggo.[2] Degree heating week ang tawag sa yunit nito: isa ang bilang ng isang linggong lampas nang 1 °C sa karaniwang pinakamataas, at dalawa kapag 2 °C ang lampas.[2] Habang lumalaki ang suma, tumataas ang panganib:[2]

- Mula 4, asahan na ang malaking pamumuti.
- Mula 8, malubha at malawakan na ang pamumuti, at maraming coral ang malamang na mamatay.
- Mula 20, halos lahat ng coral sa isang bahura ay nanganganib.

## Umiikling panahon ng paggaling

Nangyari ang unang pandaigdigang pamumuti noong 1998, ang ikalawa noong 2010 at ang ikatlo mula 2014 hanggang 2017.[5] Noong Abril 2024, kinumpirma ng NOAA ang ikaapat.[5] Ang dalas ang pinakainaalala ng mga siyentipiko. Natuklasan sa pag-aaral sa 100 bahura na mula 1980 ay umikli sa anim na taon na lang ang karaniwang pagitan ng dalawang malubhang pamumuti.[4] Ayon sa mga may-akda, kulang iyon para lubos na makabawi ang mga bahurang malago na.[4]
`,
      keywords: ['polyp', 'zooxanthellae', 'Degree heating week'],
      questions: [
        'Makakabawi pa ba ang coral na namuti, at gaano katagal?',
        'Bakit mas matibay ang ilang bahura kaysa sa iba?',
        'Paano sinusukat ng mga satellite ang temperatura ng dagat?',
      ],
    },
  },
};
