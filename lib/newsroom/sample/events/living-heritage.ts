// Sample event: how a song becomes heritage of humanity.
import type { SampleEvent } from '../sample-event';

export const livingHeritage: SampleEvent = {
  slug: 'living-heritage',
  tab: 'entertainment',
  references: [
    {
      source: 'UNESCO',
      title: 'Text of the Convention for the Safeguarding of the Intangible Cultural Heritage',
      link: 'https://ich.unesco.org/en/convention',
    },
    {
      source: 'UNESCO',
      title: 'Kun Qu opera',
      link: 'https://ich.unesco.org/en/RL/kun-qu-opera-00004',
    },
    {
      source: 'UNESCO',
      title: 'Hudhud chants of the Ifugao',
      link: 'https://ich.unesco.org/en/RL/hudhud-chants-of-the-ifugao-00015',
    },
    {
      source: 'Wikipedia',
      title: 'UNESCO Intangible Cultural Heritage Lists',
      link: 'https://en.wikipedia.org/wiki/UNESCO_Intangible_Cultural_Heritage_Lists',
    },
    {
      source: 'Encyclopaedia Britannica',
      title: 'Kunqu',
      link: 'https://www.britannica.com/art/kunqu',
    },
  ],
  text: {
    en: {
      title: 'How a song becomes heritage of humanity',
      brief:
        'A temple can be fenced in. A chant that is sung at the rice harvest cannot. Since 2003 there has been a treaty for what exists only as long as somebody does it.',
      article: `
World heritage makes most people think of monuments. Songs, crafts, festivals and kitchens have an agreement of their own: the Convention for the Safeguarding of the Intangible Cultural Heritage.[1] {{It was adopted by UNESCO on 17 October 2003 and has been in force since 20 April 2006.}}[4]

## What the treaty means by heritage

The convention speaks of practices, expressions, knowledge and skills that communities recognise as part of their heritage.[1] They are handed on from generation to generation and are constantly recreated.[1] {{What counts is therefore not the masterpiece under glass but the handing on.}}[1] It names five fields:[1]

- oral traditions and expressions, language included;
- performing arts;
- social practices, rituals and festive events;
- knowledge concerning nature and the universe;
- traditional craftsmanship.

There are two lists and a register: the Representative List, the List in Need of Urgent Safeguarding, and the Register of Good Safeguarding Practices.[4] States nominate, and a committee of 24 states decides once a year.[1]

## Two voices on the list

Kunqu is one of the oldest forms of Chinese opera still performed.[5] It developed in the region of Kunshan, near Suzhou, during the Ming dynasty, and lives on singing, gesture and a small orchestra led by a bamboo flute.[5] “The Peony Pavilion” belongs to its repertoire.[2]

{{The Hudhud is a cycle of narrative chants of the Ifugao, who are known for their rice terraces in the north of the Philippines.}}[3] It is sung when rice is sown and harvested, and at funeral wakes; a complete recitation may take several days.[3] There are more than 200 chants, each divided into 40 episodes.[3] The leading voice is usually that of an elderly woman.[3]

Both were proclaimed masterpieces in 2001 and were taken over into the Representative List in 2008.[4] An entry brings no owner and no money by itself.[1] It obliges the state to help keep the practice alive, together with those who practise it.[1]
`,
      keywords: ['Representative List', 'Kunqu', 'rice'],
      questions: [
        'How does a country nominate a tradition?',
        'What threatens traditions such as the Hudhud?',
        'What is the difference between the two lists?',
      ],
    },
    zh: {
      title: '一首歌如何成为人类的遗产',
      brief:
        '庙宇可以围起来保护，收稻时唱的歌谣却不能。2003年起，有了一部公约，专门守护那些只有在有人做的时候才存在的东西。',
      article: `
说起世界遗产，多数人想到的是古迹。歌曲、手艺、节庆和饮食则有自己的协议，即《保护非物质文化遗产公约》。[1] {{公约由联合国教科文组织于2003年10月17日通过，2006年4月20日起生效。}}[4]

## 公约所说的遗产

公约所指的，是各社区视为自身遗产一部分的实践、表现形式、知识和技能。[1] 它们世代相传，并不断被再创造。[1] {{因此，要紧的不是玻璃柜里的杰作，而是传承本身。}}[1] 公约列出五个领域：[1]

- 口头传统和表现形式，包括语言；
- 表演艺术；
- 社会实践、仪式和节庆活动；
- 有关自然界和宇宙的知识；
- 传统手工艺。

名录有两份，另有一份名册：代表作名录、急需保护名录，以及优秀保护实践名册。[4] 由各国申报，再由24国组成的委员会每年评定一次。[1]

## 名录上的两种声音

昆曲是至今仍在上演的最古老的中国戏曲之一。[5] 它在明代形成于苏州附近的昆山一带，讲究唱腔与身段，伴奏的小型乐队以竹笛为主。[5] 《牡丹亭》是它的代表剧目。[2]

{{“呼德呼德”是伊富高人的一套叙事歌谣，伊富高人以菲律宾北部的水稻梯田闻名。}}[3] 人们在播种和收割水稻时唱它，守灵时也唱，完整唱完一遍可能要好几天。[3] 歌谣有200多首，每首分为40段。[3] 领唱的通常是一位年长的妇女。[3]

这两项都在2001年被宣布为杰作，2008年转入代表作名录。[4] 列入名录并不带来所有权，本身也没有奖金。[1] 它要求国家同传承者一起，帮助这项传统延续下去。[1]
`,
      keywords: ['代表作名录', '昆曲', '水稻'],
      questions: [
        '一个国家怎样申报一项传统？',
        '“呼德呼德”这样的传统面临哪些威胁？',
        '两份名录有什么不同？',
      ],
    },
    ph: {
      title: 'Paano nagiging pamana ng sangkatauhan ang isang awit',
      brief:
        'Mababakuran ang isang templo. Hindi ang awit na kinakanta tuwing anihan. Mula 2003, may kasunduan na para sa mga bagay na buhay lang hangga’t may gumagawa.',
      article: `
Kapag sinabing world heritage, mga monumento ang naiisip ng marami. May sariling kasunduan ang mga awit, gawang-kamay, pista at lutuin: ang Convention for the Safeguarding of the Intangible Cultural Heritage.[1] {{Pinagtibay ito ng UNESCO noong 17 Oktubre 2003 at may bisa mula 20 Abril 2006.}}[4]

## Ang tinatawag na pamana ng kasunduan

Tinutukoy ng kasunduan ang mga gawi, pagpapahayag, kaalaman at kasanayang kinikilala ng mga komunidad na bahagi ng kanilang pamana.[1] Ipinapasa ang mga ito sa bawat henerasyon at patuloy na nililikhang muli.[1] {{Kaya hindi ang obra sa loob ng salamin ang mahalaga kundi ang pagpapasa.}}[1] Limang larangan ang binabanggit nito:[1]

- mga pasalitang tradisyon at pagpapahayag, kasama ang wika;
- mga sining ng pagtatanghal;
- mga gawi, ritwal at pista ng lipunan;
- kaalaman tungkol sa kalikasan at sansinukob;
- tradisyonal na gawang-kamay.

May dalawang talaan at isang rehistro: ang Representative List, ang List in Need of Urgent Safeguarding, at ang Register of Good Safeguarding Practices.[4] Mga estado ang nagnonomina, at minsan sa isang taon nagpapasya ang komite ng 24 na estado.[1]

## Dalawang tinig sa talaan

Isa ang Kunqu sa pinakamatatandang anyo ng operang Tsino na itinatanghal pa.[5] Nabuo ito sa paligid ng Kunshan, malapit sa Suzhou, noong dinastiyang Ming, at nakasalalay sa awit, kilos, at munting orkestrang pinangungunahan ng plawtang kawayan.[5] Kasama sa repertoire nito ang “The Peony Pavilion”.[2]

{{Ang Hudhud ay serye ng mga salaysay na inaawit ng mga Ifugao, na kilala sa kanilang mga payaw sa hilaga ng Pilipinas.}}[3] Inaawit ito sa pagtatanim at pag-aani ng palay, at sa lamay; puwedeng umabot ng ilang araw ang buong pagbigkas.[3] Mahigit 200 ang mga awit, at tig-40 episodyo ang bawat isa.[3] Karaniwang matandang babae ang nangunguna.[3]

Parehong ipinroklamang obra maestra ang dalawa noong 2001 at inilipat sa Representative List noong 2008.[4] Walang dalang may-ari o salapi ang pagkakatala.[1] Inoobliga nito ang estado na tumulong sa pagpapanatiling buhay ng gawi, kasama ang mga nagsasagawa nito.[1]
`,
      keywords: ['Representative List', 'Kunqu', 'palay'],
      questions: [
        'Paano nagnonomina ng tradisyon ang isang bansa?',
        'Ano ang banta sa mga tradisyong gaya ng Hudhud?',
        'Ano ang kaibhan ng dalawang talaan?',
      ],
    },
  },
};
