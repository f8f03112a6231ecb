// Languages that we have no words for: told by their script or their smallest words, so that who asks
// in one hears so in it.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from './lexicons';
import { fold } from './segment';

/** One that becomes ours is none of these any more: it goes out of the tables here. */
export type OtherLanguage = Exclude<
  'ja' | 'ko' | 'th' | 'ru' | 'ar' | 'hi' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'id' | 'vi',
  Language
>;

const scripts: readonly [OtherLanguage, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** Small words that stand in nearly every sentence, and in none of ours. */
const smallWords: readonly [OtherLanguage, ReadonlySet<string>][] = (
  [
    [
      'es',
      'qué que el los las una por para con cuál cuáles hay está están noticias hoy sobre del quién cómo dónde cuándo y es',
    ],
    [
      'fr',
      'quelles quelle quels quel sont les des une est le la du dans sur pour avec qui aujourd hui nouvelles pourquoi comment où et que',
    ],
    [
      'de',
      'was ist der die das und nicht ein eine wer wie warum wann wo gibt es heute nachrichten über von mit für neues den im',
    ],
    [
      'pt',
      'quais são os as uma por para com não está notícias hoje sobre quem como onde quando e é do da que',
    ],
    [
      'it',
      'quali sono gli le una per con non è notizie oggi chi come dove quando perché il di che del cosa',
    ],
    [
      'id',
      'apa yang adalah dan di dengan untuk tidak ini itu berita hari siapa bagaimana mengapa kapan ada dari tentang',
    ],
    ['vi', 'là gì và của có không những các cho với tin tức hôm nay ai như thế nào ở về một'],
  ] as const
).map(([language, words]) => [language, new Set(words.split(' '))]);

/** Whole texts that greet or thank, as they are also written in Latin letters; accents may be left out. */
const greetings: Readonly<Record<OtherLanguage, string>> = {
  ja: 'konnichiwa, ohayo, ohayou, konbanwa, arigato, arigatou, arigato gozaimasu, arigatou gozaimasu, sayonara',
  ko: 'annyeong, annyeonghaseyo, kamsahamnida, gamsahamnida',
  th: 'sawasdee, sawatdee, khop khun',
  ru: 'privet, zdravstvuyte, spasibo, do svidaniya',
  ar: 'salam, as salam alaykum, salam alaikum, assalamu alaikum, marhaba, shukran',
  hi: 'namaste, dhanyavad, shukriya',
  es: 'hola, buenos días, buenas tardes, buenas noches, buen día, gracias, muchas gracias, mil gracias, adiós, hasta luego, cómo estás, qué tal',
  fr: 'bonjour, bonsoir, salut, merci, merci beaucoup, merci bien, au revoir, ça va, comment ça va, comment allez-vous',
  de: 'hallo, guten tag, guten morgen, guten abend, danke, danke schön, danke sehr, vielen dank, auf wiedersehen, tschüss, wie geht es dir, wie geht’s',
  pt: 'olá, oi, bom dia, boa tarde, boa noite, obrigado, obrigada, muito obrigado, muito obrigada, tchau, tudo bem',
  it: 'ciao, buongiorno, buonasera, buona sera, salve, grazie, grazie mille, molte grazie, arrivederci, come stai',
  id: 'halo, selamat pagi, selamat siang, selamat sore, selamat malam, terima kasih, terima kasih banyak, apa kabar, sampai jumpa',
  vi: 'xin chào, chào bạn, chào, cảm ơn, cảm ơn bạn, tạm biệt',
};
const bare = (text: string) =>
  fold(text)
    .replace(/[’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
// The keys of the table are these and no others.
const others = Object.keys(greetings) as OtherLanguage[];
const greetingOf = new Map(
  others.flatMap((language) =>
    greetings[language].split(', ').map((text) => [bare(text), language] as const),
  ),
);

/** Whether all of a text greets or thanks in a language that we don't have. */
export const isForeignGreeting = (text: string): boolean => greetingOf.has(bare(text));

const ours = new Set(Object.values(lexicons).flatMap(({ everyday }) => [...everyday]));

/** A foreign language of a text, or undefined where it may be one of ours. */
export function otherLanguage(text: string): OtherLanguage | undefined {
  for (const [language, script] of scripts) {
    if ((text.match(script)?.length ?? 0) >= 2) return language;
  }
  const greeting = greetingOf.get(bare(text));
  if (greeting) return greeting;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const own = count(ours);
  const [best] = smallWords
    .map(([language, set]) => ({ language, hits: count(set) }))
    .sort((a, b) => b.hits - a.hits);
  const isOne = best && best.hits >= 3 && best.hits > own + 1 && best.hits >= words.length / 3;
  return isOne ? best.language : undefined;
}
