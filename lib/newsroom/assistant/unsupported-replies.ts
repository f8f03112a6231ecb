// What the assistant says, in a language it does not have, of which ones it has.
import type { OtherLanguage } from '../language/other-language';

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
