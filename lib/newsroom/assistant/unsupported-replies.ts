// The reply, in a language that the assistant does not support, saying which ones it does.
import { languages, type Language } from '@/lib/model/text/languages';
import type { OtherLanguage } from '../language/other-language';

type Reply = {
  /** The supported languages, inflected for the sentence. */
  names: Record<Language, string>;
  says: (list: string) => string;
};

const replies: Record<OtherLanguage, Reply> = {
  ja: {
    names: { en: '英語', zh: '中国語', ph: 'フィリピン語' },
    says: (list) => `申し訳ありませんが、${list}でのみお答えできます。`,
  },
  ko: {
    names: { en: '영어', zh: '중국어', ph: '필리핀어' },
    says: (list) => `죄송하지만 ${list}로만 답변할 수 있습니다.`,
  },
  th: {
    names: { en: 'อังกฤษ', zh: 'จีน', ph: 'ฟิลิปปินส์' },
    says: (list) => `ขออภัย ฉันตอบได้เฉพาะภาษา${list}เท่านั้น`,
  },
  ru: {
    names: { en: 'английском', zh: 'китайском', ph: 'филиппинском' },
    says: (list) => `К сожалению, я отвечаю только на ${list} языках.`,
  },
  ar: {
    names: { en: 'الإنجليزية', zh: 'الصينية', ph: 'الفلبينية' },
    says: (list) => `عذرًا، أجيب ب${list} فقط.`,
  },
  hi: {
    names: { en: 'अंग्रेज़ी', zh: 'चीनी', ph: 'फ़िलिपीनो' },
    says: (list) => `क्षमा करें, मैं केवल ${list} में उत्तर देता हूँ।`,
  },
  es: {
    names: { en: 'inglés', zh: 'chino', ph: 'filipino' },
    says: (list) => `Lo siento, solo respondo en ${list}.`,
  },
  fr: {
    names: { en: 'en anglais', zh: 'en chinois', ph: 'en filipino' },
    says: (list) => `Désolé, je ne réponds qu’${list}.`,
  },
  de: {
    names: { en: 'Englisch', zh: 'Chinesisch', ph: 'Filipino' },
    says: (list) => `Leider antworte ich nur auf ${list}.`,
  },
  pt: {
    names: { en: 'inglês', zh: 'chinês', ph: 'filipino' },
    says: (list) => `Desculpe, só respondo em ${list}.`,
  },
  it: {
    names: { en: 'inglese', zh: 'cinese', ph: 'filippino' },
    says: (list) => `Mi dispiace, rispondo solo in ${list}.`,
  },
  id: {
    names: { en: 'Inggris', zh: 'Mandarin', ph: 'Filipino' },
    says: (list) => `Maaf, saya hanya menjawab dalam bahasa ${list}.`,
  },
  pl: {
    names: { en: 'angielsku', zh: 'chińsku', ph: 'filipińsku' },
    says: (list) => `Przepraszam, odpowiadam tylko po ${list}.`,
  },
  tr: {
    names: { en: 'İngilizce', zh: 'Çince', ph: 'Filipince' },
    says: (list) => `Üzgünüm, yalnızca ${list} yanıt veriyorum.`,
  },
  nl: {
    names: { en: 'Engels', zh: 'Chinees', ph: 'Filipijns' },
    says: (list) => `Sorry, ik antwoord alleen in het ${list}.`,
  },
  vi: {
    names: { en: 'tiếng Anh', zh: 'tiếng Trung', ph: 'tiếng Filipino' },
    says: (list) => `Xin lỗi, tôi chỉ trả lời bằng ${list}.`,
  },
};

export function unsupportedReply(language: OtherLanguage): string {
  const { names, says } = replies[language];
  return says(new Intl.ListFormat(language).format(languages.map((one) => names[one])));
}
