import type { LegalTexts } from '@/lib/model/wire/legal';

export const thirdTexts: LegalTexts = {
  zh: ({ brand }) => ({
    title: '第三方信息共享清单',
    lead: `下表列出${brand}为实现功能可能共享信息的第三方类别。只有当本站启用某项功能且你使用它时，才会发生共享。`,
    sections: [
      {
        id: 'list',
        heading: '共享清单',
        text: `| 第三方 | 共享的信息 | 目的 | 方式 |
|---|---|---|---|
| 短信网关 | 手机号、验证码 | 发送登录验证码 | 服务器接口 |
| 邮件服务 | 邮箱地址、验证码 | 发送登录验证码 | 服务器接口 |
| Facebook、Apple 或工作聊天应用的登录服务 | 授权凭证；取得账号的公开资料 | 第三方账号登录 | 由你在对方页面授权 |
| 语言模型服务 | 问题原文、相关新闻段落（不含账号、手机号和设备标识） | 生成摘要、翻译和回答 | 服务器接口 |
| 网页搜索服务 | 由问题得到的检索词 | 为回答补充来源 | 服务器接口 |`,
      },
      {
        id: 'pictures',
        heading: '图片与图标',
        text: '来源网站的图片和图标由本站代为获取，你的浏览器不会因此连接来源网站。只有在你点开来源链接并确认离开后，才会访问第三方网站，届时适用对方的政策。',
      },
      {
        id: 'sdk',
        heading: '软件开发工具包',
        text: '网页版不嵌入任何第三方统计、广告或推送工具包。所用的开源组件见开源声明。',
      },
    ],
  }),
  en: ({ brand }) => ({
    title: 'Third-party information sharing list',
    lead: `The kinds of third parties with which ${brand} may share information so that a function can work. Sharing happens only where this site has switched the function on and you use it.`,
    sections: [
      {
        id: 'list',
        heading: 'What is shared',
        text: `| Third party | Information shared | Purpose | How |
|---|---|---|---|
| Text-message gateway | Phone number, verification code | Sending sign-in codes | Server interface |
| Mail service | Email address, verification code | Sending sign-in codes | Server interface |
| Sign-in service of Facebook, Apple or the work-chat app | Authorization; the public profile of the account is received | Sign-in with a third-party account | You authorise it on their page |
| Language model service | The question and passages of news (no account, phone number or device identifier) | Summaries, translations and answers | Server interface |
| Web search service | Search words taken from the question | Further sources for an answer | Server interface |`,
      },
      {
        id: 'pictures',
        heading: 'Pictures and icons',
        text: 'Pictures and icons of publishers are fetched by this site on your behalf, so that your browser does not connect to the publishers. You reach a third-party website only when you open a source and confirm that you want to leave; then its own policy applies.',
      },
      {
        id: 'sdk',
        heading: 'Software kits',
        text: 'The website embeds no third-party kit for statistics, advertising or push messages. The open-source parts that it uses are in the open-source notices.',
      },
    ],
  }),
  ph: ({ brand }) => ({
    title: 'Listahan ng impormasyong ibinabahagi sa iba',
    lead: `Mga uri ng third party na maaaring bahagian ng ${brand} ng impormasyon para gumana ang isang bagay. Nangyayari lang ito kung binuksan ng site na ito ang gamit na iyon at ginagamit mo.`,
    sections: [
      {
        id: 'list',
        heading: 'Ano ang ibinabahagi',
        text: `| Third party | Impormasyong ibinabahagi | Layunin | Paraan |
|---|---|---|---|
| Gateway ng text message | Numero ng telepono, verification code | Pagpapadala ng sign-in code | Interface ng server |
| Serbisyo ng mail | Email address, verification code | Pagpapadala ng sign-in code | Interface ng server |
| Sign-in ng Facebook, Apple o work-chat app | Awtorisasyon; natatanggap ang pampublikong profile ng account | Pag-sign in gamit ang third-party account | Ikaw ang nagpapahintulot sa kanilang pahina |
| Serbisyo ng language model | Ang tanong at mga sipi ng balita (walang account, numero o pagkakakilanlan ng device) | Buod, salin at sagot | Interface ng server |
| Serbisyo ng web search | Mga salitang hinahanap mula sa tanong | Dagdag na pinagmulan para sa sagot | Interface ng server |`,
      },
      {
        id: 'pictures',
        heading: 'Mga larawan at icon',
        text: 'Ang site na ito ang kumukuha ng mga larawan at icon ng mga tagapaglathala, kaya hindi kumokonekta sa kanila ang browser mo. Mararating mo lang ang ibang website kapag binuksan mo ang pinagmulan at kinumpirmang aalis ka; ang patakaran na nila ang masusunod doon.',
      },
      {
        id: 'sdk',
        heading: 'Mga software kit',
        text: 'Walang third-party kit para sa estadistika, patalastas o push message ang website. Nasa talaan ng open source ang mga bahaging ginagamit nito.',
      },
    ],
  }),
};
