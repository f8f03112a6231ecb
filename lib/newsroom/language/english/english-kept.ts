// What a translation from or into English must keep: number words, hours, denials.
import type { KeptWords } from '../lexicon/kept-words';

/** Months, ordinals and number words, each by its number. */
const counts = {
  ...{ january: 1, february: 2, march: 3, april: 4, may: 5, june: 6, july: 7, august: 8 },
  ...{ september: 9, october: 10, november: 11, december: 12, jan: 1, feb: 2, mar: 3, apr: 4 },
  ...{ jun: 6, jul: 7, aug: 8, sept: 9, sep: 9, oct: 10, nov: 11, dec: 12 },
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 },
  ...{ ninth: 9, tenth: 10, eleventh: 11, twelfth: 12, twentieth: 20 },
  ...{ once: 1, both: 2, twice: 2, double: 2, doubled: 2, couple: 2, pair: 2, half: 2 },
  ...{ triple: 3, tripled: 3, quarter: 4, decade: 10, decades: 10, dozen: 12, dozens: 12 },
  ...{ hundred: 100, hundreds: 100, thousand: 1e3, thousands: 1e3, million: 1e6, millions: 1e6 },
  ...{ billion: 1e9, billions: 1e9 },
};

/** After an hour, and after the first of two. */
const minutes = String.raw`(?::\d\d)?`;
const behindHour = String.raw`•${minutes}(?:\s?(?:-|–|to|and|until|hanggang)\s?\d{1,2}${minutes})?(?: o[’']clock)?\s?`;

/** Patterns of hours followed by the words for the two halves of the day. */
export const hoursWith = (morning: string, later: string): KeptWords['hours'] => ({
  morning: new RegExp(`${behindHour}(?:a\\.?m\\b|${morning})`, 'iu'),
  later: new RegExp(`${behindHour}(?:p\\.?m\\b|noon\\b|${later})`, 'iu'),
  whole: /•:\d\d/,
});

export const englishKept: KeptWords = {
  counts,
  hours: hoursWith('in the morning|midnight', 'in the (?:afternoon|evening)|at night'),
  below:
    /\bminus (?:\d[\d.]* (?:to|or|and) )?[$£€¥₱]?•|\bnegative •\s?(?:[%°]|per ?cent\b|degrees?\b)|•\s?(?:°\s?)?(?:[CF]\b|degrees?(?: Celsius| Fahrenheit)?)?\s?below zero/i,
  denies: /\b(?:not|never|none|nobody|nothing|neither|nor|cannot)\b|n[’']t\b|\bno\b(?!\.|\s\d)/i,
  negative: new RegExp(
    [
      String.raw`\b(?:not?|never|none|nobody|nothing|neither|nor|without|cannot|nowhere|non)\b|n[’']t\b`,
      String.raw`\bun(?!der|ion|it|iv|iq|cle|til)\p{L}{3,}|\b(?:im|il|ir)(?:poss|leg|respon|regul|rever)\p{L}+`,
      String.raw`\bdis(?!trict|tance|cuss|ease|aster|play|tribut|cover)\p{L}{3,}|\bin(?:ab|val|suff|adeq|corr|compl|capab|eligib)\p{L}+`,
      String.raw`\p{L}{3,}less\b`,
      String.raw`\b(?:fail|den[yi]|refus|reject|declin|lack|avoid|prevent|forbid|forbade|ban|prohibit|bar|block|stop|halt|suspend|cancel|scrap|drop|absen|miss|exclud|omit|oppos|ignor|lose|lost|withh|abandon|reluct|doubt|contradict|rul(?:e|es|ed|ing) out)\p{L}*`,
      String.raw`\b(?:few|little|hardly|barely|rarely|seldom|only|except|unless|yet|until|instead|rather than|short of|free of|free from|far from|too|zero|empty|away from|beyond)\b`,
    ].join('|'),
    'iu',
  ),
};
