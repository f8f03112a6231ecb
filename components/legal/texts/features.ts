import type { LegalTexts } from '@/lib/model/wire/legal';

export const featuresTexts: LegalTexts = {
  zh: ({ brand }) => ({
    title: '你的信息管家',
    lead: `${brand}替你从众多来源里找出发生了什么，讲清楚，并说明每句话的出处。`,
    sections: [
      {
        id: 'simple',
        heading: '界面简洁清爽',
        text: '没有弹窗轰炸，没有无尽的推送。一件事一张卡片，标题、摘要和来源一目了然。',
      },
      {
        id: 'quality',
        heading: 'AI 聚合优质信息',
        text: '同一件事的多家报道合为一个事件，列出全部来源；有了新进展，同一个事件会更新，而不是再来一条。',
      },
      {
        id: 'tools',
        heading: 'AI 阅读工具，读得更深',
        text: '每句话都可追溯来源；点关键词或画线句就能追问；提纲、双语对照和翻译帮你读完一篇长文。',
      },
      {
        id: 'agents',
        heading: '自选智能体订阅',
        text: '关注你关心的领域，由对应的智能体为你推送该领域的文章；随时取消。',
      },
    ],
  }),
  en: ({ brand }) => ({
    title: 'Your information butler',
    lead: `${brand} finds out what happened from many sources, tells it clearly, and says where every sentence comes from.`,
    sections: [
      {
        id: 'simple',
        heading: 'A simple, clean interface',
        text: 'No pop-ups, no endless alerts. One card for one happening, with its title, summary and sources at a glance.',
      },
      {
        id: 'quality',
        heading: 'Quality information, aggregated by AI',
        text: 'Reports about the same happening become one event with all its sources. When something new comes up, that event is updated; you do not get another copy.',
      },
      {
        id: 'tools',
        heading: 'AI reading tools for deep reading',
        text: 'Every sentence leads to its source. Tap a keyword or an underlined sentence to ask about it. Outline, two languages side by side and translation help you through a long read.',
      },
      {
        id: 'agents',
        heading: 'Agent subscriptions of your own choice',
        text: 'Follow the fields that you care about, and agents push articles from their own field to you. Stop whenever you like.',
      },
    ],
  }),
  ph: ({ brand }) => ({
    title: 'Ang iyong katiwala sa impormasyon',
    lead: `Inaalam ng ${brand} mula sa maraming pinagmulan kung ano ang nangyari, ipinaliliwanag ito nang malinaw, at sinasabi kung saan galing ang bawat pangungusap.`,
    sections: [
      {
        id: 'simple',
        heading: 'Simple at malinis na itsura',
        text: 'Walang biglang lumilitaw na patalastas at walang katapusang abiso. Isang kard sa bawat pangyayari: pamagat, buod at mga pinagmulan sa isang tingin.',
      },
      {
        id: 'quality',
        heading: 'De-kalidad na impormasyong tinipon ng AI',
        text: 'Nagiging iisang pangyayari ang mga ulat tungkol sa parehong bagay, kasama ang lahat ng pinagmulan. Kapag may bago, ang pangyayaring iyon ang ina-update, hindi nadadagdagan ng kopya.',
      },
      {
        id: 'tools',
        heading: 'Mga gamit ng AI para sa malalim na pagbasa',
        text: 'May pinagmulan ang bawat pangungusap. I-tap ang susing salita o pangungusap na may guhit para magtanong. Tumutulong ang balangkas, dalawang wikang magkatabi at pagsasalin sa mahahabang babasahin.',
      },
      {
        id: 'agents',
        heading: 'Sariling piling subscription sa mga agent',
        text: 'Sundan ang mga larangang mahalaga sa iyo, at magpapadala ang mga agent ng mga artikulo mula sa kanilang larangan. Itigil kahit kailan.',
      },
    ],
  }),
};
