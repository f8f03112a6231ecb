// Sample event: how money sent home from abroad gets there.
import type { SampleEvent } from '../sample-event';

export const crossBorderPayments: SampleEvent = {
  slug: 'cross-border-payments',
  tab: 'financial',
  cover: 8,
  references: [
    {
      source: 'Swift',
      title: 'Swift history',
      link: 'https://www.swift.com/about-us/history',
    },
    {
      source: 'BIS',
      name: 'Committee on Payments and Market Infrastructures',
      title: 'Correspondent banking (2016)',
      link: 'https://www.bis.org/cpmi/publ/d147.htm',
    },
    {
      source: 'ISO 20022',
      title: 'About ISO 20022',
      link: 'https://www.iso20022.org/about-iso-20022',
    },
    {
      source: 'World Bank',
      title: 'Remittance Prices Worldwide',
      link: 'https://remittanceprices.worldbank.org/',
    },
    {
      source: 'United Nations',
      name: 'Department of Economic and Social Affairs',
      title: 'Sustainable Development Goal 10: targets and indicators',
      link: 'https://sdgs.un.org/goals/goal10',
    },
    {
      source: 'Wikipedia',
      title: 'ISO 9362',
      link: 'https://en.wikipedia.org/wiki/ISO_9362',
    },
  ],
  text: {
    en: {
      title: 'Money does not fly: how a payment sent abroad really arrives',
      brief:
        'When a nurse in Europe sends part of her pay to Cebu, no banknote and no coin crosses a border. What travels is a message, and banks adjust the accounts that they keep with each other.',
      article: `
A transfer abroad looks like a parcel: money leaves here and turns up there. In truth nothing is shipped. Banks hold accounts with one another, and a payment is a chain of entries in their books. {{In correspondent banking one bank holds deposits that belong to other banks and makes payments for them.}}[2]

## One transfer, step by step

Say that a worker pays in euros and her family has an account in pesos. The usual chain has four links:[2]

1. Her bank takes the amount from her account.
2. It sends a payment order to a bank where it keeps an account of its own, its correspondent.
3. The correspondent debits that account and passes the order on to the family’s bank, or to one that has a link with it.
4. The family’s bank credits the family, after the currency has been exchanged on the way.

Each link may charge a fee and has checks of its own to make.[2]

## The messengers

{{Swift, which carries many of these orders, moves messages and not money.}}[1] It was founded in 1973 by 239 banks from 15 countries and owns itself, so to speak: it is a cooperative of its users.[1] Its service went live in 1977 and replaced the telex.[1] More than 11,000 institutions now use it.[1]

To find the right bank, a message carries a code of 8 or 11 characters.[6] Four letters name the institution, two the country and two characters the place; three more may name a branch.[6]

## A richer language

For decades such messages had short, loosely filled fields. The newer standard, ISO 20022, was first published in 2004 and gives the financial industry a common dictionary.[3] {{Names, addresses and the purpose of a payment each get a place of their own, so that machines can read them without guessing.}}[3]

## What it costs

The World Bank compares the price of sending 200 US dollars, adding the fee and the margin on the exchange rate.[4] In the third quarter of 2023 the global average was 6.18 percent.[4] {{Under the Sustainable Development Goals, the cost should fall below 3 percent by 2030, and no route should cost more than 5 percent.}}[5] The exchange rate deserves a look before you send, because a service that advertises no fee can still earn on it.[4]
`,
      keywords: ['payment order', 'telex', 'ISO 20022', 'exchange rate'],
      questions: [
        'Why does a transfer abroad sometimes take several days?',
        'What is the difference between a BIC and an IBAN?',
        'How do mobile wallets change the cost of remittances?',
      ],
    },
    zh: {
      title: '钱并没有飞过去：跨境汇款是怎么到账的',
      brief:
        '一位在欧洲工作的护士把部分工资汇往宿务，并没有一张钞票、一枚硬币越过国境。真正上路的是一条报文，银行随后调整彼此之间的账户。',
      article: `
跨境汇款看上去像寄包裹：钱从这里出发，在那里出现。其实什么也没有运走。银行彼此开有账户，一笔付款就是账簿上的一连串记账。{{在代理行模式下，一家银行持有其他银行的存款，并替它们办理付款。}}[2]

## 一笔汇款的四步

假设一名务工者付的是欧元，家人的账户是比索。常见的链条有四环：[2]

1. 她的银行从她的账户扣款。
2. 这家银行向自己开有账户的另一家银行，也就是代理行，发出付款指令。
3. 代理行从该账户扣款，再把指令转给家人的开户行，或转给与其有往来的银行。
4. 途中完成货币兑换，最后由家人的开户行入账。

每一环都可能收费，也都要做各自的审查。[2]

## 送信的人

{{Swift承载着大量这样的指令，它传递的是报文，而不是钱。}}[1]它由15个国家的239家银行在1973年创立，可以说是“自己拥有自己”：这是一家由用户组成的合作社。[1]1977年，它的服务正式启用，取代了电传。[1]如今使用它的机构超过1.1万家。[1]

为了找到正确的银行，报文要带上一个8位或11位的代码。[6]前四个字母代表机构，两个字母代表国家，两个字符代表地点，另外三个字符可以代表分行。[6]

## 更丰富的语言

几十年来，这类报文的字段很短，填写也比较随意。较新的标准ISO 20022首次发布于2004年，为金融业提供了一部共同的词典。[3]{{姓名、地址和付款用途各有自己的位置，机器不必猜测就能读懂。}}[3]

## 要花多少钱

世界银行比较汇出200美元的价格，把手续费和汇率差价加在一起。[4]2023年第三季度，全球平均为6.18%。[4]{{按照可持续发展目标，到2030年，这一成本应降到3%以下，任何一条汇款通道都不应超过5%。}}[5]汇款之前值得看一眼汇率，因为号称免手续费的服务，仍可能从汇率中赚钱。[4]
`,
      keywords: ['付款指令', '电传', 'ISO 20022', '汇率'],
      questions: [
        '为什么跨境汇款有时要好几天？',
        'BIC和IBAN有什么区别？',
        '手机钱包会怎样改变汇款成本？',
      ],
    },
    ph: {
      title: 'Hindi lumilipad ang pera: paano talaga dumarating ang padala mula abroad',
      brief:
        'Kapag nagpadala sa Cebu ng bahagi ng suweldo ang isang nars sa Europa, walang perang papel o barya na tumatawid ng hangganan. Mensahe ang naglalakbay, at inaayos ng mga bangko ang mga account nila sa isa’t isa.',
      article: `
Parang balikbayan box ang padala: umaalis ang pera rito at lumilitaw roon. Ang totoo, walang anumang ipinadadala. May mga account ang mga bangko sa isa’t isa, at ang bayad ay sunod-sunod na tala sa kanilang mga libro. {{Sa correspondent banking, hawak ng isang bangko ang mga deposito ng ibang bangko at ito ang nagbabayad para sa kanila.}}[2]

## Isang padala, hakbang-hakbang

Ipagpalagay na euro ang ibinayad ng isang manggagawa at piso ang account ng pamilya niya. Apat ang karaniwang kawing ng kadena:[2]

1. Kinukuha ng bangko niya ang halaga mula sa account niya.
2. Nagpapadala ito ng payment order sa bangkong may account din ito, ang correspondent nito.
3. Binabawasan ng correspondent ang account na iyon at ipinapasa ang utos sa bangko ng pamilya, o sa bangkong may ugnayan dito.
4. Ipinapasok ng bangko ng pamilya ang pera sa account, matapos mapalitan ang salapi sa daan.

Maaaring maningil ang bawat kawing at may sarili itong mga pagsusuring dapat gawin.[2]

## Ang mga mensahero

{{Mensahe at hindi pera ang inihahatid ng Swift, na nagdadala ng marami sa mga utos na ito.}}[1] Itinatag ito noong 1973 ng 239 bangko mula sa 15 bansa at, kumbaga, pag-aari nito ang sarili: kooperatiba ito ng mga gumagamit nito.[1] Nagsimula ang serbisyo nito noong 1977 at pinalitan ang telex.[1] Mahigit 11,000 institusyon na ang gumagamit nito ngayon.[1]

Para mahanap ang tamang bangko, may dalang code na 8 o 11 karakter ang mensahe.[6] Apat na letra para sa institusyon, dalawa para sa bansa at dalawang karakter para sa lugar; puwedeng may tatlo pa para sa sangay.[6]

## Mas mayamang wika

Ilang dekadang maiikli at kung paano-paano lang pinupunan ang mga bahagi ng ganitong mensahe. Ang mas bagong pamantayang ISO 20022 ay unang inilathala noong 2004 at nagbibigay ng iisang diksiyonaryo sa industriya ng pananalapi.[3] {{May kani-kaniyang lugar ang pangalan, tirahan at layunin ng bayad, kaya nababasa ng mga makina nang hindi nanghuhula.}}[3]

## Magkano ang gastos

Pinaghahambing ng World Bank ang presyo ng pagpapadala ng 200 dolyar, kasama ang singil at ang patong sa palitan.[4] Noong ikatlong kuwarter ng 2023, 6.18 porsiyento ang average sa buong mundo.[4] {{Ayon sa Sustainable Development Goals, dapat mas mababa sa 3 porsiyento ang gastos pagsapit ng 2030, at walang ruta na dapat lumampas sa 5 porsiyento.}}[5] Sulit tingnan ang exchange rate bago magpadala, dahil puwede pa ring kumita roon ang serbisyong nag-aalok ng walang singil.[4]
`,
      keywords: ['payment order', 'telex', 'ISO 20022', 'exchange rate'],
      questions: [
        'Bakit inaabot minsan ng ilang araw ang padala mula abroad?',
        'Ano ang pinagkaiba ng BIC at IBAN?',
        'Paano binabago ng mobile wallet ang gastos sa padala?',
      ],
    },
  },
};
