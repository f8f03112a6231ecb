import type { LegalTexts } from '@/lib/model/wire/legal';

export const guidelineTexts: LegalTexts = {
  zh: ({ brand, feedbackEmail }) => ({
    title: '使用规范',
    lead: `这些规则让${brand}对所有人都好用。`,
    sections: [
      {
        id: 'reading',
        heading: '阅读与引用',
        text: `- 文章和回答由 AI 或程序整理，重要信息请点开来源核对。
- 转述时请注明原始来源；不要把摘要当作原文引用。
- 发现错误、过时或无法打开的内容，请用“反馈问题”告诉我们。`,
      },
      {
        id: 'asking',
        heading: '向助手提问',
        text: `- 不要输入他人的个人信息、商业秘密或密码。
- 不要诱导助手生成违法、仇恨、暴力、色情或欺诈内容。
- 回答只依据列出的来源；助手找不到依据时会直说。`,
      },
      {
        id: 'fair',
        heading: '公平使用',
        text: `- 每个账号和设备有使用次数限制，请不要用自动化手段绕过。
- 不要攻击、探测或干扰服务；发现安全问题请私下告知。
- 一人使用一个账号，不转借他人。`,
      },
      {
        id: 'handling',
        heading: '违规处理',
        text: `我们会视情节删除内容、限制功能或停用账号，并说明原因。有异议请写信至 [${feedbackEmail}](mailto:${feedbackEmail})。`,
      },
    ],
  }),
  en: ({ brand, feedbackEmail }) => ({
    title: 'Usage guidelines',
    lead: `Rules that keep ${brand} good for everybody.`,
    sections: [
      {
        id: 'reading',
        heading: 'Reading and quoting',
        text: `- Articles and answers are put together by AI or by a program. Check what matters at its source.
- When you pass something on, name the original source; do not quote a summary as if it were the text.
- Tell us with “Report” about anything wrong, outdated or broken.`,
      },
      {
        id: 'asking',
        heading: 'Asking the assistant',
        text: `- Do not enter personal information of others, trade secrets or passwords.
- Do not lead the assistant to produce unlawful, hateful, violent, sexual or fraudulent content.
- Answers rest on the sources listed with them; where there is no ground, the assistant says so.`,
      },
      {
        id: 'fair',
        heading: 'Fair use',
        text: `- Each account and device has limits. Do not get round them by automatic means.
- Do not attack, probe or disturb the service; tell us of security problems in private.
- One person, one account: do not lend it to others.`,
      },
      {
        id: 'handling',
        heading: 'What happens otherwise',
        text: `Depending on the case we remove content, limit functions or close the account, and say why. Objections go to [${feedbackEmail}](mailto:${feedbackEmail}).`,
      },
    ],
  }),
  ph: ({ brand, feedbackEmail }) => ({
    title: 'Mga tuntunin sa paggamit',
    lead: `Mga tuntuning nagpapanatiling mabuti ang ${brand} para sa lahat.`,
    sections: [
      {
        id: 'reading',
        heading: 'Pagbasa at pagsipi',
        text: `- AI o programa ang bumubuo ng mga artikulo at sagot. Tiyakin sa pinagmulan ang mahahalagang bagay.
- Kapag ipinasa mo sa iba, banggitin ang orihinal na pinagmulan; huwag siping parang orihinal ang buod.
- Gamitin ang “I-report” kung may mali, luma o sira.`,
      },
      {
        id: 'asking',
        heading: 'Pagtatanong sa Katuwang sa Balita',
        text: `- Huwag maglagay ng personal na impormasyon ng iba, lihim ng negosyo o password.
- Huwag udyukan ang Katuwang sa Balita na gumawa ng labag sa batas, mapoot, marahas, malaswa o mapanlinlang na nilalaman.
- Nakabatay ang mga sagot sa mga nakalistang pinagmulan; sinasabi ng Katuwang sa Balita kapag walang batayan.`,
      },
      {
        id: 'fair',
        heading: 'Patas na paggamit',
        text: `- May hangganan ang bawat account at device. Huwag itong lusutan gamit ang automatikong paraan.
- Huwag atakihin, subukin o guluhin ang serbisyo; sabihin sa amin nang pribado ang problema sa seguridad.
- Isang tao, isang account: huwag ipahiram sa iba.`,
      },
      {
        id: 'handling',
        heading: 'Kapag lumabag',
        text: `Depende sa kaso, nagtatanggal kami ng nilalaman, naglilimita ng gamit o nagsasara ng account, at sinasabi kung bakit. Ipadala ang pagtutol sa [${feedbackEmail}](mailto:${feedbackEmail}).`,
      },
    ],
  }),
};
