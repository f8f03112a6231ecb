// Languages that we have no words for, recognized by their script or their most frequent words, so
// that a reader who asks in one is told so in that language.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from './lexicons';
import { fold } from './segment';

/** A language that becomes one of ours must be removed from the tables here. */
export type OtherLanguage = Exclude<
  | 'ja'
  | 'ko'
  | 'th'
  | 'ru'
  | 'ar'
  | 'hi'
  | 'es'
  | 'fr'
  | 'de'
  | 'pt'
  | 'it'
  | 'id'
  | 'vi'
  | 'pl'
  | 'tr'
  | 'nl',
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

/** Words of nearly every question, few of which are in ours; accents may be left out. */
const smallWords: readonly [OtherLanguage, ReadonlySet<string>][] = (
  [
    [
      'es',
      'qué que en el los las una por para con cuál cuáles hay está están noticias hoy sobre del quién quiénes cómo dónde cuándo cuánto cuántos cuántas y es pasó ocurrió sucedió ganó dijo murió fue pasa últimas elecciones hace',
    ],
    [
      'fr',
      'quelles quelle quels quel sont les des une est le la du dans sur pour avec qui aujourd hui nouvelles pourquoi comment où et que qu ce se passe passé quoi combien quand dit gagné mort morts de en élections actualités dernières',
    ],
    [
      'de',
      'was ist der die das und nicht ein eine wer wie warum wann wo gibt es heute nachrichten über von mit für neues den im hat haben passiert geschah gesagt gewonnen gestorben wahl wurde wird sind viele welche deutschland österreich schweiz',
    ],
    [
      'pt',
      'quais são os as uma por para com não está notícias hoje sobre quem como onde quando e é do da que o no na aconteceu quanto quantos ganhou disse morreu foi eleições últimas',
    ],
    [
      'it',
      'quali sono gli le una per con non è notizie oggi chi come dove quando perché il di che del cosa successo ha in vinto detto morto quanto quanti stato elezioni ultime',
    ],
    [
      'id',
      'apa yang adalah dan di dengan untuk tidak ini itu berita hari siapa bagaimana mengapa kapan ada dari tentang berapa harga presiden terjadi menang',
    ],
    [
      'pl',
      'kto co jak gdzie kiedy dlaczego jest są nie się na i w z do że wiadomości dzisiaj dziś wygrał wygrała stało powiedział zmarł wybory ile o czy',
    ],
    [
      'tr',
      'ne kim nasıl nerede zaman neden bir ve bu için ile haberler bugün oldu kazandı dedi öldü seçim seçimi kaç mı mi var',
    ],
    [
      'nl',
      'wat wie hoe waar wanneer waarom is het een en van de niet nieuws vandaag over met voor gebeurd gebeurde gewonnen gezegd zijn er heeft',
    ],
    ['vi', 'là gì và của có không những các cho với tin tức hôm nay ai như thế nào ở về một'],
  ] as const
).map(([language, words]) => [language, new Set(words.split(' ').map(fold))]);

/** Whole texts that greet or thank, also in Latin transcription; accents may be left out. */
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
  pl: 'cześć, dzień dobry, dobry wieczór, dziękuję, dziękuję bardzo, do widzenia, jak się masz',
  tr: 'merhaba, selam, günaydın, iyi günler, iyi akşamlar, teşekkürler, teşekkür ederim, hoşça kal, nasılsın',
  nl: 'goedemorgen, goedemiddag, goedenavond, goedendag, dank je, dank u, dank je wel, dank u wel, bedankt, tot ziens, hoe gaat het',
};
const bare = (text: string) =>
  fold(text)
    .replace(/[’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
// The keys of the table are exactly these.
const others = Object.keys(greetings) as OtherLanguage[];
const greetingOf = new Map(
  others.flatMap((language) =>
    greetings[language].split(', ').map((text) => [bare(text), language] as const),
  ),
);

/** Whether a whole text is a greeting or thanks in a language that we don't have. */
export const isForeignGreeting = (text: string): boolean => greetingOf.has(bare(text));

const ours = new Set(Object.values(lexicons).flatMap(({ everyday }) => [...everyday]));

/** The foreign language of a text, or undefined if it may be one of ours. */
export function otherLanguage(text: string): OtherLanguage | undefined {
  for (const [language, script] of scripts) {
    if ((text.match(script)?.length ?? 0) >= 2) return language;
  }
  const greeting = greetingOf.get(bare(text));
  if (greeting) return greeting;
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(fold);
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const own = count(ours);
  const [best] = smallWords
    .map(([language, set]) => ({ language, hits: count(set) }))
    .sort((a, b) => b.hits - a.hits);
  const isOne = best && best.hits >= 3 && best.hits > own + 1 && best.hits >= words.length / 3;
  return isOne ? best.language : undefined;
}
