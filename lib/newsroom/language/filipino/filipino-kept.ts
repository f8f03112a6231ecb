// What a translation from or into Filipino must keep: number words, hours, denials.
import { englishKept as english, hoursWith } from '../english/english-kept';
import type { KeptWords } from '../lexicon/kept-words';

const counts = {
  ...english.counts,
  ...{ enero: 1, pebrero: 2, marso: 3, abril: 4, mayo: 5, hunyo: 6, hulyo: 7, agosto: 8 },
  ...{ setyembre: 9, oktubre: 10, nobyembre: 11, disyembre: 12 },
  ...{ una: 1, unang: 1, ikalawa: 2, ikalawang: 2, pangalawa: 2, pangalawang: 2 },
  ...{ ikatlo: 3, ikatlong: 3, pangatlo: 3, pangatlong: 3, ikaapat: 4, ikalima: 5, ikalimang: 5 },
  ...{ ikaanim: 6, ikapito: 7, ikapitong: 7, ikawalo: 8, ikawalong: 8, ikasiyam: 9 },
  ...{ ikasampu: 10, ikasampung: 10, kapwa: 2, doble: 2, triple: 3, kalahati: 2, kalahating: 2 },
  ...{ dekada: 10, dekadang: 10, dosena: 12, dosenang: 12, daan: 100, daang: 100, libo: 1e3 },
  ...{ libong: 1e3, libu: 1e3, milyon: 1e6, milyong: 1e6, bilyon: 1e9, bilyong: 1e9 },
};

const own =
  /(?<!\p{L})(?:hindi|di|wala|walang|huwag|ayaw|kawalan|kulang|kakulangan|kundi|maliban)(?!\p{L})|(?:bigo|tanggi|tutol|iwas|pigil|bawal|tigil|hinto|suspind|kansel|tanggal|tutul)/u;

export const filipinoKept: KeptWords = {
  counts,
  hours: hoursWith('(?:ng|sa) (?:umaga|madaling[ -]araw)', '(?:ng|sa) (?:tanghali|hapon|gabi)'),
  below: new RegExp(
    String.raw`${english.below.source}|\bnegatibong? •\s?(?:[%°]|porsi?yento)`,
    'i',
  ),
  // Philippine news mixes both languages.
  denies: /(?<!\p{L})(?:hindi|wala|walang|huwag|not|never|cannot)(?!\p{L})/iu,
  negative: new RegExp(`${own.source}|${english.negative.source}`, 'iu'),
};
