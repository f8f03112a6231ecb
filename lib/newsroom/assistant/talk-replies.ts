// What the assistant says of itself and in small talk, and the one sentence by which it says, in a
// language it does not have, which ones it has.
import type { Language } from '@/lib/model/text/languages';
import type { OtherLanguage } from '../language/other-language';
import type { Period, Talk } from './plain-needs';

const abilities: Record<Language, string> = {
  en: 'I answer from the articles of this site, with their sources. You can ask:\n\n- about an article that you are reading\n- “What happened today?” or “Latest news”\n- “News about …” a person, a place or a subject\n\nI know nothing but what the articles say.',
  zh: '我根据本站的文章回答，并注明来源。您可以问：\n\n- 正在阅读的文章里的内容\n- “今天有什么新闻”或“最新消息”\n- “关于……的新闻”：人物、地点或话题\n\n文章之外的内容我不知道。',
  ph: 'Sumasagot ako mula sa mga artikulo ng site na ito, kasama ang mga pinagkunan. Maaari mong itanong:\n\n- ang tungkol sa artikulong binabasa mo\n- “Ano ang balita ngayon?” o “Pinakabagong balita”\n- “Balita tungkol sa …” isang tao, lugar o paksa\n\nAng alam ko lang ay ang nasa mga artikulo.',
};

export const talkReplies: Record<Language, Record<Talk, string>> = {
  en: {
    greeting: 'Hello! Ask me about the news, or say “Latest news”.',
    thanks: 'You’re welcome.',
    farewell: 'Goodbye!',
    self: 'I am the assistant of this news site, a program. I answer from the articles here and cite their sources.',
    abilities: abilities.en,
  },
  zh: {
    greeting: '您好！可以问我新闻里的事，或者说“最新消息”。',
    thanks: '不客气。',
    farewell: '再见！',
    self: '我是这个新闻网站的助手，是一个程序。我根据这里的文章回答，并注明来源。',
    abilities: abilities.zh,
  },
  ph: {
    greeting: 'Kumusta! Magtanong ka tungkol sa balita, o sabihin ang “Pinakabagong balita”.',
    thanks: 'Walang anuman.',
    farewell: 'Paalam!',
    self: 'Ako ang katuwang ng site ng balitang ito, isang programa. Sumasagot ako mula sa mga artikulo rito at binabanggit ang mga pinagkunan.',
    abilities: abilities.ph,
  },
};

export type LatestReplies = Record<Period, string> & {
  /** Nothing is as new as was asked for. */
  older: string;
  /** There is no event at all. */
  none: string;
};

export const latestReplies: Record<Language, LatestReplies> = {
  en: {
    any: 'These are the newest events:',
    day: 'This came in during the last 24 hours:',
    week: 'This came in during the last seven days:',
    older: 'Nothing came in during that time. These are the newest events before it:',
    none: 'There are no news events here yet.',
  },
  zh: {
    any: '以下是最新的事件：',
    day: '以下是过去24小时的事件：',
    week: '以下是过去七天的事件：',
    older: '这段时间没有新的事件。以下是此前最新的事件：',
    none: '这里还没有新闻事件。',
  },
  ph: {
    any: 'Ito ang mga pinakabagong pangyayari:',
    day: 'Ito ang dumating sa nakaraang 24 na oras:',
    week: 'Ito ang dumating sa nakaraang pitong araw:',
    older: 'Walang dumating sa panahong iyon. Ito ang mga pinakabago bago noon:',
    none: 'Wala pang mga balita rito.',
  },
};

export const unsupportedReplies: Record<OtherLanguage, string> = {
  ja: '申し訳ありませんが、英語、中国語、フィリピン語でのみお答えできます。',
  ko: '죄송하지만 영어, 중국어, 필리핀어로만 답변할 수 있습니다.',
  th: 'ขออภัย ฉันตอบได้เฉพาะภาษาอังกฤษ จีน และฟิลิปปินส์เท่านั้น',
  ru: 'К сожалению, я отвечаю только на английском, китайском и филиппинском языках.',
  ar: 'عذرًا، أجيب بالإنجليزية والصينية والفلبينية فقط.',
  hi: 'क्षमा करें, मैं केवल अंग्रेज़ी, चीनी और फ़िलिपीनो में उत्तर देता हूँ।',
  es: 'Lo siento, solo respondo en inglés, chino y filipino.',
  fr: 'Désolé, je ne réponds qu’en anglais, en chinois et en filipino.',
  de: 'Leider antworte ich nur auf Englisch, Chinesisch und Filipino.',
  pt: 'Desculpe, só respondo em inglês, chinês e filipino.',
  it: 'Mi dispiace, rispondo solo in inglese, cinese e filippino.',
  id: 'Maaf, saya hanya menjawab dalam bahasa Inggris, Mandarin, dan Filipino.',
  vi: 'Xin lỗi, tôi chỉ trả lời bằng tiếng Anh, tiếng Trung và tiếng Filipino.',
};
