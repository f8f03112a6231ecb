// Sample event: how a QR code repairs itself.
import type { SampleEvent } from '../sample-event';

export const qrCode: SampleEvent = {
  slug: 'qr-code-error-correction',
  tab: 'technology',
  cover: 2,
  references: [
    {
      source: 'DENSO WAVE',
      title: 'Error correction feature of the QR Code',
      link: 'https://www.qrcode.com/en/about/error_correction.html',
    },
    {
      source: 'DENSO WAVE',
      title: 'History of QR Code',
      link: 'https://www.qrcode.com/en/history/',
    },
    {
      source: 'ISO',
      title: 'ISO/IEC 18004:2024 QR code bar code symbology specification',
      link: 'https://www.iso.org/standard/83389.html',
    },
    {
      source: 'Wikipedia',
      title: 'Reed–Solomon error correction',
      link: 'https://en.wikipedia.org/wiki/Reed%E2%80%93Solomon_error_correction',
    },
  ],
  text: {
    en: {
      title: 'Torn, stained, still readable: how a QR code repairs itself',
      brief:
        'Cover a corner of a QR code with your thumb and most phones will still read it. The trick is a piece of algebra published in 1960, the same that kept music on scratched compact discs.',
      article: `
A QR code on a noodle stall gets splashed, creased and scratched, and yet it works. Scanners do not guess the missing part. They calculate it, because up to about 30 percent of a code can be rebuilt from the rest.[1]

## Born in a car parts factory

The code was made public in 1994 by Denso Wave, then a division of the Japanese car parts maker Denso.[2] {{Masahiro Hara and his team wanted a symbol that held more than a bar code and could be read fast.}}[2] Their answer to speed was the three squares in the corners, whose pattern of dark and light stretches in the ratio 1:1:3:1:1 rarely occurs in print.[2] The company kept its patent but chose not to exercise it, which let the code spread, and in 2000 it became an international standard.[2][3]

## Spare bytes

A scanner turns the small squares, called modules, into numbers of eight bits each: codewords. Some of them are the message, and the others are computed from it by the Reed–Solomon method.[1][3] The idea is to treat the message as a polynomial and to add extra values that fit it.[4] {{If some values are damaged, those that remain still pin down the polynomial, and with it the message.}}[4] As a rule, two spare codewords are needed to repair one wrong codeword whose place is unknown.[4]

Whoever makes a code picks one of four levels:[1]

| Level | Share that can be restored |
| --- | --- |
| L | about 7 percent |
| M | about 15 percent |
| Q | about 25 percent |
| H | about 30 percent |

The safety has a price. The smallest symbol, 21 by 21 modules, holds 26 codewords; at level H only nine of them carry the message, the other 17 are spare.[3] Up to eight may then be wrong.[3]

## More than algebra

{{Large codes split their codewords into blocks and interleave them, so that one stain does not wipe out neighbouring parts of the message.}}[3] A mask then flips modules in one of eight patterns to avoid big patches of one colour.[3] The biggest symbol has 177 by 177 modules.[3]

The same mathematics, described by Irving Reed and Gustave Solomon in 1960, also guards compact discs and the pictures that the Voyager probes sent home.[4]
`,
      keywords: ['modules', 'codewords', 'Reed–Solomon', 'polynomial'],
      questions: [
        'Which error correction level should I choose for a printed poster?',
        'Why can a logo sit in the middle of a QR code?',
        'Is it safe to scan any QR code?',
      ],
    },
    zh: {
      title: '撕破弄脏照样能扫：二维码如何“自我修复”',
      brief:
        '用拇指遮住QR码的一角，多数手机照样能读出来。秘密在于1960年发表的一套代数方法，当年有划痕的光盘仍能放出音乐，靠的也是它。',
      article: `
面摊上的QR码会溅上汤水、起皱、被刮花，却照样能用。扫码设备并不是在猜缺失的部分，而是把它算出来：整个码最多约30%的内容可以根据其余部分还原。[1]

## 诞生于汽车零件工厂

QR码由Denso Wave在1994年公布，当时它还是日本汽车零部件企业电装的一个部门。[2]{{原昌宏和他的团队想要一种比条形码容量更大、读取又快的符号。}}[2]为了快，他们在三个角上放了方块，其黑白宽度之比为1:1:3:1:1，这种图案在印刷品中极少出现。[2]公司保留专利，却选择不行使权利，QR码因此得以普及，并在2000年成为国际标准。[2][3]

## 备用的字节

扫码设备把称为“模块”的小方格转换成一个个8位的数字，也就是码字。其中一部分是信息本身，另一部分用里德–所罗门方法由信息计算得出。[1][3]它的思路是把信息看成一个多项式，再附上若干与之吻合的数值。[4]{{即使一部分数值损坏，剩下的仍足以确定这个多项式，也就找回了信息。}}[4]一般来说，要修复一个位置不明的错误码字，需要两个备用码字。[4]

制作者可以从四个等级中选择：[1]

| 等级 | 可恢复的比例 |
| --- | --- |
| L | 约7% |
| M | 约15% |
| Q | 约25% |
| H | 约30% |

安全是有代价的。最小的码有21×21个模块，共26个码字；在H级下，只有9个码字携带信息，另外17个都是备用。[3]这样最多可以有8个码字出错。[3]

## 不只是代数

{{较大的码会把码字分成若干块并交错排列，这样一块污渍就不会抹掉信息中相邻的部分。}}[3]随后还要套用八种掩模图案中的一种，翻转部分模块的颜色，以免出现大片同色区域。[3]最大的码有177×177个模块。[3]

这套数学由欧文·里德和古斯塔夫·所罗门在1960年提出，它同样保护着光盘上的音乐，以及旅行者号探测器传回的照片。[4]
`,
      keywords: ['模块', '码字', '里德–所罗门', '多项式'],
      questions: [
        '印在海报上的二维码该选哪个纠错等级？',
        '为什么二维码中间可以放标志？',
        '随便扫二维码安全吗？',
      ],
    },
    ph: {
      title: 'Punit at mantsado pero nababasa pa rin: paano inaayos ng QR code ang sarili',
      brief:
        'Takpan man ng hinlalaki ang isang sulok ng QR code, mababasa pa rin ito ng karamihan ng cellphone. Ang sikreto ay isang paraan sa algebra na inilathala noong 1960, na siya ring nagligtas sa tugtog ng mga gasgas na CD.',
      article: `
Natatalsikan ng sabaw, nalulukot at nagagasgas ang QR code sa puwesto ng mami, pero gumagana pa rin. Hindi hinuhulaan ng scanner ang nawawalang bahagi. Kinakalkula nito iyon, dahil hanggang mga 30 porsiyento ng code ang kayang buuin muli mula sa natitira.[1]

## Isinilang sa pabrika ng piyesa

Inilabas ito noong 1994 ng Denso Wave, na noon ay dibisyon ng Denso, isang kompanyang Hapones na gumagawa ng piyesa ng sasakyan.[2] {{Gusto ni Masahiro Hara at ng kaniyang pangkat ng simbolong mas maraming laman kaysa bar code at mabilis basahin.}}[2] Para bumilis, nilagyan nila ng parisukat ang tatlong sulok, at ang pagkakasunod ng madilim at maliwanag doon sa ratio na 1:1:3:1:1 ay bihirang makita sa mga nakalimbag na bagay.[2] Hawak ng kompanya ang patent pero pinili nitong huwag ipatupad, kaya lumaganap ang code, at noong 2000 ay naging pandaigdigang pamantayan ito.[2][3]

## Mga reserbang byte

Ginagawa ng scanner na mga numerong tig-walong bit ang maliliit na parisukat na tinatawag na module: ito ang mga codeword. Ang ilan ay ang mismong mensahe, at ang iba ay kinuwenta mula rito sa paraang Reed–Solomon.[1][3] Ang ideya ay ituring na polynomial ang mensahe at dagdagan ng mga halagang tugma rito.[4] {{Masira man ang ilang halaga, sapat pa ang natitira para matukoy ang polynomial, at pati ang mensahe.}}[4] Karaniwan, dalawang reserbang codeword ang kailangan para maayos ang isang maling codeword na hindi alam ang puwesto.[4]

Pumipili ang gumagawa ng code sa apat na antas:[1]

| Antas | Bahaging kayang ibalik |
| --- | --- |
| L | mga 7 porsiyento |
| M | mga 15 porsiyento |
| Q | mga 25 porsiyento |
| H | mga 30 porsiyento |

May kapalit ang kaligtasan. Ang pinakamaliit na simbolo, na may 21 por 21 module, ay may 26 na codeword; sa antas na H, siyam lang ang may dalang mensahe at reserba ang 17.[3] Hanggang walo ang puwedeng magkamali.[3]

## Higit pa sa algebra

{{Hinahati ng malalaking code sa mga bloke ang mga codeword at pinagsasalit-salit ang mga ito, para hindi mabura ng iisang mantsa ang magkakatabing bahagi ng mensahe.}}[3] Pagkatapos, binabaligtad ng isang mask ang kulay ng ilang module ayon sa isa sa walong padron para walang malalaking bahaging iisa ang kulay.[3] Ang pinakamalaking simbolo ay may 177 por 177 module.[3]

Ang matematikang ito, na inilarawan nina Irving Reed at Gustave Solomon noong 1960, ay nagbabantay rin sa mga CD at sa mga larawang ipinadala ng mga Voyager mula sa kalawakan.[4]
`,
      keywords: ['module', 'codeword', 'Reed–Solomon', 'polynomial'],
      questions: [
        'Aling antas ang dapat piliin para sa nakalimbag na poster?',
        'Bakit puwedeng lagyan ng logo ang gitna ng QR code?',
        'Ligtas bang i-scan ang kahit anong QR code?',
      ],
    },
  },
};
