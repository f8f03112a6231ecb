// How Filipino asks for ages, durations, scores and numbers, and states them; its reports mix in
// English.
import type { MeasureForms } from '../../lexicon/measure-forms';
import { words } from '../../lexicon/word-list';
import { englishMeasures as english } from '../../english/questions/english-measures';

/**
 * Either pattern, with the flags of the English one. The Filipino words come first, so that an
 * amount includes its own word for a million.
 */
const either = ({ source, flags }: RegExp, own: string) => new RegExp(`${own}|${source}`, flags);

const numbers =
  '(?:isa|dalawa|tatlo|apat|lima|anim|pito|walo|siyam|sampu|labing-?\\p{L}+|ilang|kalahating)(?:ng)?(?: na)?';
const times = '(?:segundo|minuto|oras|araw|gabi|linggo|buwan|taon|dekada|siglo)';
const lengths = '(?:kilometro|metro|milya|talampakan)';
const others = '(?:porsiyento|porsyento|piso|dolyar|tonelada|ektarya|litro|puntos)';
const months =
  '(?:Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre)';

export const filipinoMeasures: MeasureForms = {
  asks: {
    age: /\bilang taon na(?:ng)?(?: ba)? (?:si|ang|siya)\b|\bilang taong gulang\b|\b(?:anong|ano ang) edad\b|\bgaano (?:na )?katanda\b/i,
    sum: /\bmagkano\b/i,
    score: /\b(?:anong|ano ang)(?: (?:huling|pinal na|final))? (?:iskor|score)\b/i,
    vote: /\b(?:ano(?:ng)?|ilan)(?: ang)? (?:naging )?(?:resulta|bilang|kinalabasan|dami) ng (?:mga )?(?:boto|botohan|pagboto)\b/i,
    length: new RegExp(`\\bgaano (?:na )?(?:katagal|kahaba)\\b|\\bilang ${times}\\b(?! (?:na(?:ng)?(?: ba)? (?:si|ang)\\b|gulang))`, 'i'),
  },
  gives: {
    age: either(
      english.gives.age,
      '\\d{1,3}[ -](?:na )?(?:taong?|buwang?)[ -](?:gulang|edad)|\\d{1,3}[ -]?anyos|\\b(?:may )?edad(?: na)?:? \\d|\\bipinanganak\\b.{0,30}\\d{4}',
    ),
    sum: either(english.gives.sum, '(?:\\d|milyon|bilyon|libo|libong|daang)(?:ng)? (?:piso|dolyar)|\\blibre\\b'),
    score: english.gives.score,
    vote: either(english.gives.vote, '\\d[\\d,]* (?:na )?(?:boto|bumoto)|\\bnagkaka?isa\\b'),
    length: either(
      english.gives.length,
      `(?:\\d|\\b${numbers})[ -](?:na )?(?:${times}|${lengths})\\b(?!g gulang)|\\b(?:mula|simula|hanggang|habambuhay|buong ${times}|magdamag)\\b`,
    ),
  },
  prices: {
    asks: /\bmagkano(?: na)?(?: ba)? ang(?: mga)? (?!(?:na|nag|nang|um|in|ma|mag|mang|ipin?a)[\p{L}-]|i?[bkdghlmnprstwy](?:um|in)[aeiou])|\b(?:ano|ilan) ang (?:presyo|halaga)\b/iu,
    others: either(
      english.prices.others,
      '\\b(?:ki(?:ni)?ta|tubo|lugi|nalugi|benta|multa|utang|badyet|pondo|puhunan|pamumuhunan|sahod|suweldo|premyo|donasyon|tulong|dis(?:ku|k)wento|tipid|buwis|taripa|piyansa)\\b',
    ),
    tells: either(english.prices.tells, '\\b(?:presyo|halaga|nagkakahalaga|(?:ibinebenta|mabibili|nabibili) sa)\\b'),
  },
  byAge: /^(?:ang|the) \d{1,3}[ -](?:anyos|taong gulang|year-old)/iu,
  asksNumber: /\b(?:ilan|ilang|magkano)\b/i,
  counted: /\bilan(?:g| (?:na )?(?:ba )?ang)(?: mga)? (?!(?:na|nag|nang|um|in|ma|mag|mang)[\p{L}-]|[bkdghlmnprstwy](?:um|in)[aeiou])(?<what>[\p{L}-]{3,})(?![\p{L}-])/iu,
  counts: {
    of: [
      ...english.counts.of,
      new RegExp(
      `(?<![\\p{L}\\d$€£¥₱.,-])(?:\\d[\\d.,]*\\d|\\d|${numbers})(?:ng| na)? (?<noun>katao|tao|bata|pulis|sundalo|estudyante|manggagawa|empleyado|pasahero|biktima|residente|bahay|gusali|sasakyan|kotse|barko|bangka|paaralan|lungsod|bayan|barangay|trabaho)(?![\\p{L}-])`,
      'giu',
    )],
    persons: either(
      english.counts.persons,
      '^(?:katao|tao|bata|pulis|sundalo|estudyante|manggagawa|empleyado|pasahero|biktima|residente|babae|lalaki|guro|atleta|manlalaro)$',
    ),
    anyone: either(english.counts.anyone, '^(?:katao|tao|biktima|residente)$'),
    kinds: either(
      english.counts.kinds,
      '^(?:bata|anak|pulis|sundalo|estudyante|guro|atleta|manlalaro|babae|lalaki|doktor|nars|magsasaka|drayber|mangingisda|kapatid)$',
    ),
    staff: either(english.counts.staff, '^(?:empleyado|manggagawa|kawani)$'),
    some: either(english.counts.some, '(?<!\\p{L})(?:tinanggal|natanggal|tatanggalin|sinibak|nagbawas|magbabawas|kinuha|kukunin|welga)(?!\\p{L})'),
    alike: [
      ...(english.counts.alike ?? []),
      /^(?:manggagawa|empleyado|employees|workers|staff)$/iu,
      /^(?:pulis|police|policemen|officers|cops)$/iu,
      /^(?:sundalo|soldiers|troops|servicemen)$/iu,
      /^(?:bata|anak|children|kids|sons|daughters)$/iu,
      /^(?:estudyante|mag-aaral|students|pupils|learners)$/iu,
    ],
    things: either(
      english.counts.things,
      '^(?:bahay|gusali|sasakyan|kotse|barko|bangka|paaralan|lungsod|bayan|barangay|trabaho)$',
    ),
    general: either(english.counts.general, '^(?:hayop|sasakyan|bagay|produkto|lugar|kaso|medalya)$'),
  },
  doers: either(english.doers, '\\bilan\\b'),
  few: either(english.few, '\\bisa(?:ng)? (?:lamang |lang |pa )?(?:ang|katao|tao)\\b|\\bmag-asawa(?:ng)?\\b'),
  none: either(english.none, '(?<![\\p{L}-])(?:wala(?:ng)?|sero(?:ng)?)(?: [\\p{L}-]+){0,3} ?$'),
  quantity: /\b(?:ano|magkano|gaano kalaki) ang (?<what>populasyon|suweldo|sahod|timbang|taas|badyet|kita|magnitude)(?= (?:ng|ni|sa)\b)/iu,
  people: words('tao katao'),
  rates: /turnout/iu,
  shares: /\d[\d.,]*\s?(?:%|porsiyento\b|percent\b|por ciento\b)/giu,
  noCount: either(
    english.noCount,
    [
      `(?<!\\p{L})(?:ika-?)?\\d{1,2} (?:ng )?${months}(?:,? \\d{4})?`,
      `(?<!\\p{L})${months} \\d{1,2}(?:,? \\d{4})?`,
      '(?<!\\p{L})(?:alas|ala)[- ]?\\d{1,2}(?::\\d\\d)?',
      '(?<!\\p{L})ika-?\\s?\\d+',
      '(?<!\\p{L})[Bb]lg\\.? ?\\d+',
    ].join('|'),
  ),
  numbers: either(english.numbers, '^(?:labing\\p{L}*|dalawampu\\p{L}*|daan\\p{L}*|libo\\p{L}*|milyon|bilyon|dose-dosena\\p{L}*|kalahati)$'),
  measured: either(english.measured, `[₱$]\\s?\\d[\\d.,]* (?:milyon|bilyon|libo|trilyon)|\\bP\\d[\\d.,]*(?: (?:milyon|bilyon|libo|trilyon|million|billion|trillion))?|(?:\\d[\\d.,]*|\\b${numbers})(?: (?:milyon|bilyon|libo))?(?:ng)?[- ](?:${times}|${lengths}|${others})(?!\\p{L})`),
  units: either(english.units, `^(?:${times}|${lengths}|${others})$`),
}; // prettier-ignore
