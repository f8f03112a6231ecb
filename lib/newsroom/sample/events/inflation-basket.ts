// Sample event: what is behind the inflation rate.
import type { SampleEvent } from '../sample-event';

export const inflationBasket: SampleEvent = {
  slug: 'inflation-basket',
  tab: 'financial',
  cover: 4,
  references: [
    {
      source: 'US Bureau of Labor Statistics',
      title: 'Consumer Price Index: Frequently Asked Questions',
      link: 'https://www.bls.gov/cpi/questions-and-answers.htm',
    },
    {
      source: 'IMF',
      name: 'Finance & Development, Back to Basics',
      title: 'Inflation: Prices on the Rise',
      link: 'https://www.imf.org/en/Publications/fandd/issues/Series/Back-to-Basics/Inflation',
    },
    {
      source: 'Office for National Statistics',
      title: 'Inflation and price indices',
      link: 'https://www.ons.gov.uk/economy/inflationandpriceindices',
    },
    {
      source: 'Philippine Statistics Authority',
      title: 'Consumer Price Index and Inflation Rate',
      link: 'https://psa.gov.ph/price-indices/cpi-ir',
    },
    {
      source: 'European Central Bank',
      title: 'What is inflation?',
      link: 'https://www.ecb.europa.eu/ecb-and-you/explainers/tell-me-more/html/what_is_inflation.en.html',
    },
  ],
  text: {
    en: {
      title: 'Whose prices? What the inflation rate puts in its basket',
      brief:
        'The inflation rate is the price of one large imaginary shopping basket, compared with the same basket a year before. What goes in, and how heavily it counts, explains why the figure rarely matches your own receipt.',
      article: `
When the news says that inflation is 3 percent, nobody’s bills have risen by exactly that. The figure is an average. {{Inflation measures how much more expensive a set of goods and services has become over a certain period, most often a year.}}[2]

## Filling the basket

Statisticians begin with a household survey that asks what people buy.[1] From it they draw up a basket and give each item a weight, its share of total spending.[2] Then they collect prices, month after month.[1] In the United Kingdom the list holds more than 700 goods and services and is revised every year.[3]

The weights do the work. {{A small rise in rent can matter more than a large one in salt, because households spend so much more on rent.}}[5] Take a made-up household with three kinds of expenses; the sum at the bottom is its inflation rate:[2]

| Item | Weight | Price change | Contribution |
| --- | --- | --- | --- |
| Food | 40% | +5% | +2.0 points |
| Housing | 35% | +2% | +0.7 points |
| Transport | 25% | −2% | −0.5 points |
| Total | 100% | | +2.2% |

## From basket to index

The cost of the basket is written as an index that equals 100 in a base period. The Philippine series introduced in 2022 uses the year 2018, the American one the average of 1982 to 1984.[4][1] If the index goes from 120 to 126 in a year, prices have risen by 5 percent, since 6 is one twentieth of 120.[1]

Economists also look at core inflation, which leaves out food and energy because their prices jump about.[2] The European Central Bank aims at 2 percent over the medium term, measured on the whole basket.[5]

## Where it gets difficult

- **Quality.** A new phone costs more but also does more, so part of the difference is treated as a better product and not as inflation.[1]
- **Habits.** When beef becomes dear, people buy chicken, and a fixed basket misses the switch.[1]
- **Homes.** The US index counts what owners would pay in rent for their own home; shares, bonds and house purchases count as investments and stay out.[1]

{{The index describes an average household, and it does not necessarily match what any one family experiences.}}[1] Someone who drives far and rents a flat may see a different rate from a retired owner next door.[5]
`,
      keywords: ['household survey', 'base period', 'core inflation'],
      questions: [
        'How can I work out my own inflation rate?',
        'Why do central banks aim at 2 percent and not at zero?',
        'What is the difference between inflation and a high price level?',
      ],
    },
    zh: {
      title: '谁的物价？通胀率的“篮子”里装了什么',
      brief:
        '通胀率，说的是一个想象中的大购物篮，与一年前同样的篮子相比贵了多少。装进什么、各占多少分量，解释了为什么这个数字很少与你手里的小票一致。',
      article: `
新闻说通胀率是3%，其实没有谁的账单恰好涨了这么多。这个数字是平均数。{{通胀衡量的是一组商品和服务在一段时间内变贵了多少，这段时间通常是一年。}}[2]

## 往篮子里装东西

统计人员先做住户调查，了解人们都买些什么。[1]据此列出一个篮子，并给每一项定出权重，也就是它在总支出中所占的份额。[2]然后逐月采集价格。[1]在英国，清单上有700多种商品和服务，每年修订一次。[3]

真正起作用的是权重。{{房租小涨，可能比盐价大涨更要紧，因为家庭花在房租上的钱要多得多。}}[5]假设有一户人家只有三类开支，最下面的合计就是它的通胀率：[2]

| 项目 | 权重 | 价格变动 | 影响 |
| --- | --- | --- | --- |
| 食品 | 40% | +5% | +2.0个百分点 |
| 居住 | 35% | +2% | +0.7个百分点 |
| 交通 | 25% | −2% | −0.5个百分点 |
| 合计 | 100% | | +2.2% |

## 从篮子到指数

篮子的费用写成指数，在基期等于100。菲律宾2022年启用的序列以2018年为基期，美国则以1982年至1984年的平均值为基期。[4][1]如果指数一年内从120升到126，物价就涨了5%，因为6是120的二十分之一。[1]

经济学家还会看核心通胀，它剔除了价格大起大落的食品和能源。[2]欧洲央行的目标是中期内达到2%，以整个篮子来衡量。[5]

## 难在哪里

- **质量**：新手机更贵，功能也更多，所以差价中有一部分算作产品改进，而不是通胀。[1]
- **习惯**：牛肉贵了，人们就改买鸡肉，固定的篮子看不到这种替换。[1]
- **住房**：美国的指数估算房主若租住自己的房子要付多少租金；股票、债券和购房算作投资，不计入其中。[1]

{{指数描述的是平均的家庭，未必与任何一户人家的实际感受相符。}}[1]开车路远又租房住的人，与隔壁退休的房主相比，感受到的通胀率可能并不一样。[5]
`,
      keywords: ['住户调查', '基期', '核心通胀'],
      questions: [
        '怎样算出我自己的通胀率？',
        '央行的目标为什么是2%，而不是零？',
        '通胀和物价高有什么区别？',
      ],
    },
    ph: {
      title: 'Kaninong presyo? Ang laman ng basket ng inflation rate',
      brief:
        'Ang inflation rate ay presyo ng isang malaking kathang basket ng pinamili, kumpara sa parehong basket noong nakaraang taon. Kung ano ang nakalagay at gaano kabigat ang bawat isa ang dahilan kung bakit bihira itong tumugma sa sarili mong resibo.',
      article: `
Kapag sinabi sa balita na 3 porsiyento ang inflation, walang sinumang eksaktong ganoon ang itinaas ng bayarin. Average ang bilang na iyon. {{Sinusukat ng inflation kung gaano nagmahal ang isang hanay ng produkto at serbisyo sa isang takdang panahon, kadalasan isang taon.}}[2]

## Paglalagay ng laman sa basket

Nagsisimula ang mga estadistiko sa household survey na nagtatanong kung ano ang binibili ng mga tao.[1] Mula rito ay bumubuo sila ng basket at binibigyan ng timbang ang bawat bagay, batay sa bahagi nito sa kabuuang gastos.[2] Saka nila kinukuha ang mga presyo, buwan-buwan.[1] Sa United Kingdom, mahigit 700 produkto at serbisyo ang nasa listahan at binabago ito taon-taon.[3]

Nasa timbang ang bigat ng usapan. {{Mas mahalaga minsan ang maliit na taas ng upa kaysa malaking taas ng presyo ng asin, dahil mas malaki ang ginagastos ng mga pamilya sa upa.}}[5] Halimbawa, isang kathang pamilya na may tatlong uri ng gastos; ang suma sa dulo ang inflation rate nito:[2]

| Gastos | Timbang | Pagbabago ng presyo | Ambag |
| --- | --- | --- | --- |
| Pagkain | 40% | +5% | +2.0 puntos |
| Tirahan | 35% | +2% | +0.7 puntos |
| Transportasyon | 25% | −2% | −0.5 puntos |
| Kabuuan | 100% | | +2.2% |

## Mula basket hanggang index

Isinusulat ang halaga ng basket bilang index na katumbas ng 100 sa isang base period. Nakabatay sa taong 2018 ang seryeng sinimulan ng Pilipinas noong 2022, at sa average ng 1982 hanggang 1984 ang sa Estados Unidos.[4][1] Kung umakyat ang index mula 120 tungong 126 sa isang taon, 5 porsiyento ang itinaas ng mga presyo, dahil ang 6 ay ikadalawampung bahagi ng 120.[1]

Tinitingnan din ng mga ekonomista ang core inflation, na hindi isinasama ang pagkain at enerhiya dahil pabago-bago ang presyo ng mga ito.[2] Target ng European Central Bank ang 2 porsiyento sa katamtamang panahon, batay sa buong basket.[5]

## Kung saan ito humihirap

- **Kalidad.** Mas mahal ang bagong cellphone pero mas marami ring nagagawa, kaya itinuturing na pagganda ng produkto at hindi inflation ang bahagi ng diperensiya.[1]
- **Ugali.** Kapag nagmahal ang baka, manok ang binibili ng mga tao, at hindi nakikita ng nakapirming basket ang paglipat.[1]
- **Bahay.** Binibilang ng index ng Amerika kung magkano ang ibabayad na upa ng may-ari sa sarili niyang bahay; itinuturing na puhunan at hindi isinasama ang mga stock, bond at pagbili ng bahay.[1]

{{Karaniwang pamilya ang inilalarawan ng index, at hindi ito laging tugma sa nararanasan ng isang partikular na pamilya.}}[1] Ang taong malayo ang minamaneho at umuupa ay maaaring makaranas ng ibang inflation kaysa sa retiradong may sariling bahay sa katabi.[5]
`,
      keywords: ['household survey', 'base period', 'core inflation'],
      questions: [
        'Paano ko makukuwenta ang sarili kong inflation rate?',
        'Bakit 2 porsiyento at hindi sero ang target ng mga bangko sentral?',
        'Ano ang pinagkaiba ng inflation sa mataas na presyo?',
      ],
    },
  },
};
