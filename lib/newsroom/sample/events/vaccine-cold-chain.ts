// Sample event: how vaccines stay cold from the factory to the arm.
import type { SampleEvent } from '../sample-event';

export const vaccineColdChain: SampleEvent = {
  slug: 'vaccine-cold-chain',
  tab: 'recommend',
  cover: 9,
  references: [
    {
      source: 'CDC',
      name: 'Pink Book',
      title: 'Chapter 5: Vaccine Storage and Handling',
      link: 'https://www.cdc.gov/pinkbook/hcp/table-of-contents/chapter-5-vaccine-storage-and-handling.html',
    },
    {
      source: 'UNICEF',
      name: 'UNICEF Supply Division',
      title: 'What is a cold chain?',
      link: 'https://www.unicef.org/supply/what-cold-chain',
    },
    {
      source: 'Wikipedia',
      title: 'Vaccine vial monitor',
      link: 'https://en.wikipedia.org/wiki/Vaccine_vial_monitor',
    },
    {
      source: 'European Medicines Agency',
      title: 'Comirnaty: European public assessment report',
      link: 'https://www.ema.europa.eu/en/medicines/human/EPAR/comirnaty',
    },
    {
      source: 'World Health Organization',
      title: 'Vaccines and immunization',
      link: 'https://www.who.int/health-topics/vaccines-and-immunization',
    },
  ],
  text: {
    en: {
      title: 'The cold chain: how a vaccine stays alive on its way to a village',
      brief:
        'A vaccine that gets too warm, or freezes by mistake, can stop working without looking any different. A chain of refrigerators, insulated boxes and small colour-changing labels guards it from the factory to the clinic.',
      article: `
A vaccine is only as good as the journey behind it. Doses pass through airports, cold rooms, vans and clinics before they reach anyone. {{The cold chain begins in the cold store of the manufacturing plant and ends only when the vaccine is given to the patient.}}[1] The stakes are high: the World Health Organization estimates that immunization prevents 3.5 to 5 million deaths every year.[5]

## Three kinds of cold

Each product has a range of its own, set by its manufacturer. Most vaccines live in a refrigerator, some in a freezer, and a few at temperatures that only special equipment can hold:[1]

| Storage | Temperature |
| --- | --- |
| Refrigerator | 2 °C to 8 °C |
| Freezer | −50 °C to −15 °C |
| Ultra-cold freezer | −90 °C to −60 °C |

The last row became widely known with the first COVID-19 vaccines based on messenger RNA. The original Comirnaty is kept between −90 °C and −60 °C, and once thawed it lasts up to 10 weeks in a refrigerator.[4]

## Why too cold is a danger too

Heat wears a vaccine down little by little, but frost can do damage at once. {{Liquid vaccines that contain an adjuvant can lose their potency for good after freezing.}}[1] Potency that is lost cannot be restored.[2] Nor can the eye be trusted, since a spoiled dose may look normal.[1]

Clinics are therefore advised to use a digital data logger, which records temperatures all day and night.[1] On the road, where such instruments are rare, the vial itself can carry the evidence. {{A vaccine vial monitor is a label with a square that darkens as heat builds up over time.}}[3] When the square is as dark as the ring around it, the vial must not be used.[3] The label says nothing about freezing, however.[3]

## The last miles

UNICEF describes the usual route:[2]

1. Refrigerated air cargo brings the doses straight from the manufacturer.
2. They wait in cold rooms in the country of arrival.
3. Refrigerated vehicles take them to regional stores.
4. Health workers carry them in cold boxes and vaccine carriers.

That final stretch may be covered by car, motorcycle, bicycle, donkey, camel or on foot.[2] The equipment has to meet performance standards that the WHO defines.[2]
`,
      keywords: ['messenger RNA', 'digital data logger', 'cold rooms'],
      questions: [
        'Why do some vaccines spoil when they freeze?',
        'How does a vaccine vial monitor know how warm it has been?',
        'What happens to a vaccine during a power cut?',
      ],
    },
    zh: {
      title: '冷链：一支疫苗如何“活着”抵达村庄',
      brief:
        '疫苗一旦受热或被误冻，即使外观毫无变化，也可能已经失效。从工厂到诊所，守护它的是由冰箱、保温箱和会变色的小标签组成的一条链。',
      article: `
疫苗管不管用，要看它一路是怎么走过来的。在送到接种者面前之前，它要经过机场、冷库、货车和诊所。{{冷链从生产厂的冷库开始，直到疫苗接种到人身上才算结束。}}[1]这件事关系重大：世界卫生组织估计，免疫接种每年可避免350万至500万人死亡。[5]

## 三种“冷”

每种疫苗都有各自的温度范围，由生产企业规定。大多数疫苗放在冷藏冰箱里，有些要冷冻，还有少数需要专门设备才能维持的低温：[1]

| 储存方式 | 温度 |
| --- | --- |
| 冷藏 | 2℃至8℃ |
| 冷冻 | −50℃至−15℃ |
| 超低温冷冻 | −90℃至−60℃ |

最后一行随着首批信使RNA新冠疫苗而广为人知。最初版本的Comirnaty须在−90℃至−60℃之间保存，解冻后在冷藏条件下最长可放10周。[4]

## 太冷同样危险

高温会一点点消耗疫苗的效力，冰冻却可能一下子造成损害。{{含有佐剂的液体疫苗一旦冻结，效力可能永久丧失。}}[1]失去的效力无法恢复。[2]肉眼也靠不住，因为失效的疫苗看上去可能一切正常。[1]

因此，诊所最好使用数字温度记录仪，昼夜不停地记录温度。[1]在路途中，这类仪器并不常见，证据可以贴在瓶子上。{{疫苗瓶温度监测标签上有一个小方块，会随着受热的累积而逐渐变深。}}[3]当方块的颜色与外圈一样深时，这瓶疫苗就不能再用。[3]不过，它反映不出疫苗是否受过冻。[3]

## 最后几公里

联合国儿童基金会介绍了常见的路线：[2]

1. 疫苗由生产企业直接以冷藏空运发出。
2. 抵达目的国后先存入冷库。
3. 冷藏车把疫苗送往各地区的储存点。
4. 卫生人员用冷藏箱和疫苗冷藏包送到基层。

这最后一程，可能靠汽车、摩托车、自行车、驴子、骆驼，也可能全靠步行。[2]所用设备必须符合世界卫生组织制定的性能标准。[2]
`,
      keywords: ['信使RNA', '数字温度记录仪', '冷库'],
      questions: [
        '为什么有些疫苗一冻就失效？',
        '疫苗瓶上的标签怎么知道自己受过多少热？',
        '停电时，冰箱里的疫苗怎么办？',
      ],
    },
    ph: {
      title: 'Cold chain: paano nananatiling mabisa ang bakuna hanggang sa liblib na baryo',
      brief:
        'Kapag nainitan o aksidenteng nagyelo ang bakuna, maaaring mawalan ito ng bisa kahit walang nagbabago sa hitsura. Binabantayan ito ng sunod-sunod na refrigerator, kahong may insulation at maliliit na etiketang nagbabago ng kulay mula pabrika hanggang klinika.',
      article: `
Kasinghusay lang ng pinagdaanan nitong biyahe ang isang bakuna. Dumaraan ang mga dosis sa paliparan, malamig na bodega, van at klinika bago makarating sa tao. {{Nagsisimula ang cold chain sa malamig na imbakan ng pabrika at natatapos lamang kapag naibigay na ang bakuna sa pasyente.}}[1] Malaki ang nakataya: tinataya ng World Health Organization na 3.5 hanggang 5 milyong pagkamatay ang naiiwasan taon-taon dahil sa pagbabakuna.[5]

## Tatlong klase ng lamig

May kani-kaniyang saklaw ng temperatura ang bawat produkto, na itinatakda ng gumawa nito. Karamihan sa mga bakuna ay nasa refrigerator, ang ilan ay nasa freezer, at may kaunting nangangailangan ng lamig na espesyal na kagamitan lang ang makapagbibigay:[1]

| Imbakan | Temperatura |
| --- | --- |
| Refrigerator | 2 °C hanggang 8 °C |
| Freezer | −50 °C hanggang −15 °C |
| Ultra-cold freezer | −90 °C hanggang −60 °C |

Nakilala ng marami ang huling hanay dahil sa mga unang bakuna kontra COVID-19 na gumagamit ng messenger RNA. Ang orihinal na Comirnaty ay iniimbak sa −90 °C hanggang −60 °C, at kapag natunaw na ay tumatagal nang hanggang 10 linggo sa refrigerator.[4]

## Delikado rin ang sobrang lamig

Unti-unting pinahihina ng init ang bakuna, pero puwedeng biglaan ang pinsala ng pagyeyelo. {{Maaaring tuluyang mawalan ng bisa ang mga likidong bakunang may adjuvant kapag nagyelo.}}[1] Hindi na naibabalik ang nawalang bisa.[2] Hindi rin maaasahan ang tingin lang, dahil maaaring mukhang normal ang sirang dosis.[1]

Kaya ipinapayo sa mga klinika na gumamit ng digital data logger, na nagtatala ng temperatura araw at gabi.[1] Sa biyahe, kung saan bihira ang ganitong aparato, puwedeng nasa mismong bote ang ebidensiya. {{Ang vaccine vial monitor ay etiketang may parisukat na umiitim habang naiipon ang init sa paglipas ng panahon.}}[3] Kapag kasing-itim na ng bilog sa paligid ang parisukat, hindi na dapat gamitin ang bote.[3] Gayunman, walang sinasabi ang etiketa tungkol sa pagyeyelo.[3]

## Ang mga huling kilometro

Ganito ang karaniwang ruta ayon sa UNICEF:[2]

1. Inihahatid ng pinalamig na air cargo ang mga dosis diretso mula sa gumawa.
2. Itinatabi ang mga ito sa mga cold room ng bansang pupuntahan.
3. Dinadala ng mga sasakyang may refrigeration ang mga ito sa mga imbakan sa rehiyon.
4. Binibitbit ng mga health worker ang mga ito sa mga cold box at vaccine carrier.

Sa huling yugto, maaaring sumakay ng kotse, motorsiklo, bisikleta, asno o kamelyo, o kaya ay maglakad.[2] Dapat pumasa ang kagamitan sa mga pamantayang itinakda ng WHO.[2]
`,
      keywords: ['messenger RNA', 'digital data logger', 'cold room'],
      questions: [
        'Bakit nasisira ang ilang bakuna kapag nagyelo?',
        'Paano nalalaman ng vaccine vial monitor kung gaano na ito nainitan?',
        'Ano ang nangyayari sa bakuna kapag nawalan ng kuryente?',
      ],
    },
  },
};
