// Sample event: what happens behind the padlock of a web page.
import type { SampleEvent } from '../sample-event';

export const tlsPadlock: SampleEvent = {
  slug: 'tls-padlock',
  tab: 'technology',
  cover: 3,
  references: [
    {
      source: 'RFC Editor',
      title: 'RFC 8446: The Transport Layer Security (TLS) Protocol Version 1.3',
      link: 'https://www.rfc-editor.org/rfc/rfc8446',
    },
    {
      source: 'Wikipedia',
      title: 'Public-key cryptography',
      link: 'https://en.wikipedia.org/wiki/Public-key_cryptography',
    },
    {
      source: 'Let’s Encrypt',
      title: 'How It Works',
      link: 'https://letsencrypt.org/how-it-works/',
    },
    {
      source: 'NIST',
      name: 'Computer Security Resource Center',
      title: 'FIPS 203: Module-Lattice-Based Key-Encapsulation Mechanism Standard',
      link: 'https://csrc.nist.gov/pubs/fips/203/final',
    },
    {
      source: 'MDN Web Docs',
      title: 'Transport Layer Security (TLS)',
      link: 'https://developer.mozilla.org/en-US/docs/Web/Security/Transport_Layer_Security',
    },
  ],
  text: {
    en: {
      title: 'Two strangers, one secret: what happens before a web page opens',
      brief:
        'Your browser and a server that it has never met agree on a secret key while anyone may be listening. They do so in a single exchange of messages, thanks to mathematics that went public in 1976.',
      article: `
Every address that begins with https opens with a short conversation that nobody sees. It belongs to a protocol called Transport Layer Security, or TLS. {{The protocol is designed to prevent eavesdropping, tampering and message forgery.}}[1]

## A lock that anyone may close

For most of history, two people who wanted to write in code first had to share a key in secret. In 1976 Whitfield Diffie and Martin Hellman published a way round this.[2] In public-key cryptography each side has a pair of keys: one is shown to the world, the other never leaves its owner.[2] {{What makes it safe is that working back from the public key to the private one takes far too much computing.}}[2] British government researchers had found the same ideas a few years earlier, which was kept secret until 1997.[2]

## One round trip

In version 1.3 of TLS, published in 2018, the opening goes like this:[1]

1. The browser says hello and sends its half of a key exchange.
2. The server answers with its own half, and both compute the same secret.
3. The server shows its certificate and signs the conversation so far.
4. Both confirm that they saw the same messages, and the page begins to flow.

From then on fast symmetric encryption takes over, with one shared key for each direction.[1] The halves are thrown away. {{Someone who records the traffic and steals the server’s long-term key later still cannot read it, a property called forward secrecy.}}[1]

## Who vouches for the name

Encryption is of little use with the wrong partner, so browsers ask for a certificate that ties a name to a public key.[5] It is signed by a certificate authority. Before it issues one, an authority such as Let’s Encrypt checks that the applicant controls the domain, for instance by placing a file on the site or a record in its DNS.[3] Such a check says who holds the name, not whether the shop behind it is honest.[3]

## The next lock

A large quantum computer could break the key exchanges in common use.[4] In August 2024 the US standards institute NIST therefore published FIPS 203, a method for agreeing on keys that is believed to withstand such machines.[4]
`,
      keywords: [
        'Transport Layer Security',
        'symmetric encryption',
        'certificate authority',
        'quantum computer',
      ],
      questions: [
        'What does a browser do when a certificate has expired?',
        'Why is symmetric encryption faster than public-key cryptography?',
        'Can someone on the same Wi-Fi see which sites I visit?',
      ],
    },
    zh: {
      title: '素不相识，却有同一个秘密：网页打开之前发生了什么',
      brief:
        '浏览器与一台从未谋面的服务器，要在可能有人旁听的情况下商定一把密钥。凭借1976年公之于世的数学方法，它们一来一回就能办到。',
      article: `
凡是以https开头的网址，打开时都要先进行一段谁也看不见的简短对话。它属于一个名叫“传输层安全”（TLS）的协议。{{这个协议的设计目的，是防止窃听、篡改和伪造消息。}}[1]

## 人人都能扣上的锁

在历史上的大部分时间里，两个人想用密码通信，必须先私下交换钥匙。1976年，惠特菲尔德·迪菲和马丁·赫尔曼发表了绕开这道难题的办法。[2]在公钥密码学中，每一方都有一对密钥：一把向全世界公开，另一把从不离开主人。[2]{{它之所以安全，是因为从公钥倒推出私钥所需的计算量大得不切实际。}}[2]英国政府的研究人员早几年就有了同样的想法，但一直保密到1997年。[2]

## 一来一回

在2018年发布的TLS 1.3版中，开场是这样的：[1]

1. 浏览器打招呼，并送出密钥交换中自己的那一半。
2. 服务器回以自己的一半，双方算出同一个秘密。
3. 服务器出示证书，并对此前的对话签名。
4. 双方确认看到的消息一致，网页内容开始传输。

此后改由速度快的对称加密接手，每个方向各用一把共享密钥。[1]先前交换的两个“一半”则被丢弃。{{即使有人录下全部流量，日后又偷到服务器的长期密钥，也还是读不出内容，这种性质叫作前向保密。}}[1]

## 谁来为名字担保

如果对象错了，加密也就没有多大意义，因此浏览器要求对方出示证书，把名字与公钥绑在一起。[5]证书由证书颁发机构签署。像Let’s Encrypt这样的机构在签发之前，会核实申请者是否掌控该域名，例如要求在网站上放一个文件，或在DNS中加一条记录。[3]这种核实只说明名字归谁掌管，并不保证背后的商家诚实可靠。[3]

## 下一把锁

大型量子计算机有可能攻破目前常用的密钥交换方法。[4]为此，美国国家标准与技术研究院在2024年8月发布了FIPS 203，这是一种被认为能够抵御此类机器的密钥协商方法。[4]
`,
      keywords: ['传输层安全', '对称加密', '证书颁发机构', '量子计算机'],
      questions: [
        '证书过期时，浏览器会怎么做？',
        '对称加密为什么比公钥密码快？',
        '同一个Wi-Fi里的人能看到我访问了哪些网站吗？',
      ],
    },
    ph: {
      title: 'Dalawang di-magkakilala, iisang lihim: ang nangyayari bago magbukas ang web page',
      brief:
        'Nagkakasundo sa isang lihim na susi ang browser mo at ang server na noon lang nito nakausap, kahit may nakikinig. Nagagawa nila ito sa iisang palitan ng mensahe dahil sa matematikang isinapubliko noong 1976.',
      article: `
Bawat address na nagsisimula sa https ay nagbubukas sa isang maikling usapang walang nakakakita. Bahagi ito ng protocol na tinatawag na Transport Layer Security o TLS. {{Dinisenyo ang protocol para hadlangan ang pakikinig, pakikialam at pamemeke ng mga mensahe.}}[1]

## Kandadong kayang isara ng kahit sino

Sa halos buong kasaysayan, kailangan munang palihim na magbahagi ng susi ang dalawang taong gustong magsulatan nang naka-code. Noong 1976, inilathala nina Whitfield Diffie at Martin Hellman ang paraan para malampasan ito.[2] Sa public-key cryptography, may pares ng susi ang bawat panig: ang isa ay ipinapakita sa lahat, at ang isa ay hindi kailanman inilalabas ng may-ari.[2] {{Ligtas ito dahil labis-labis na pagkukuwenta ang kailangan para makuha ang pribadong susi mula sa pampubliko.}}[2] Ilang taon bago nito, natuklasan na rin ito ng mga mananaliksik ng gobyerno ng Britanya, pero inilihim hanggang 1997.[2]

## Isang balikan lang

Sa bersiyong 1.3 ng TLS na inilathala noong 2018, ganito ang simula:[1]

1. Bumabati ang browser at ipinadadala ang kalahati nito sa palitan ng susi.
2. Sumasagot ang server ng sarili nitong kalahati, at pareho nilang nakukuwenta ang iisang lihim.
3. Ipinapakita ng server ang sertipiko nito at pinipirmahan ang usapan.
4. Kinukumpirma ng dalawa na iisa ang nakita nilang mga mensahe, at dumadaloy na ang pahina.

Mula roon, mabilis na symmetric encryption na ang gumagana, na may tig-isang susing pinagsasaluhan sa bawat direksiyon.[1] Itinatapon ang mga kalahati. {{Irekord man ng iba ang daloy at manakaw kalaunan ang pangmatagalang susi ng server, hindi pa rin niya ito mababasa, at forward secrecy ang tawag dito.}}[1]

## Sino ang gumagarantiya sa pangalan

Walang silbi ang encryption kung mali ang kausap, kaya humihingi ang browser ng sertipikong nag-uugnay ng pangalan sa pampublikong susi.[5] Pinipirmahan ito ng isang certificate authority. Bago magbigay ng sertipiko, tinitingnan ng gaya ng Let’s Encrypt kung hawak ng humihiling ang domain, halimbawa sa paglalagay ng file sa site o ng tala sa DNS nito.[3] Sinasabi lang nito kung sino ang may hawak ng pangalan, hindi kung tapat ang tindahang nasa likod nito.[3]

## Ang susunod na kandado

Maaaring mabasag ng isang malaking quantum computer ang mga karaniwang paraan ng palitan ng susi.[4] Kaya noong Agosto 2024, inilathala ng NIST, ang institusyon ng Amerika para sa mga pamantayan, ang FIPS 203, isang paraan ng pagkakasundo sa susi na pinaniniwalaang kayang harapin ang ganoong makina.[4]
`,
      keywords: [
        'Transport Layer Security',
        'symmetric encryption',
        'certificate authority',
        'quantum computer',
      ],
      questions: [
        'Ano ang ginagawa ng browser kapag paso na ang sertipiko?',
        'Bakit mas mabilis ang symmetric encryption kaysa public-key cryptography?',
        'Makikita ba ng kasama ko sa Wi-Fi ang mga site na binibisita ko?',
      ],
    },
  },
};
