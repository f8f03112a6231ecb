// Months and quarters in English. Month names that are also words or first names must be
// capitalized or follow a time word.
import type { PeriodForms } from '../../lexicon/period-forms';

const month = (name: string) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu');
const time = 'in|since|of|last|this|next|by|until|till|from|early|late|mid|during';
const wordMonth = (name: string) =>
  new RegExp(
    `(?<![\\p{L}])(?:(?:${time})[ -]${name}(?! (?:be|have|not)\\b)|${name}\\.? \\d{1,4}|\\d{1,2} ${name})(?![\\p{L}])`,
    'iu',
  );
const eitherOf = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`, 'iu');
const part = (ordinals: string, short: string, noun: string) =>
  new RegExp(`\\b(?:(?:${ordinals})[ -]${noun}|${short})\\b`, 'i');

export const englishPeriods: PeriodForms = {
  months: [
    eitherOf(month('January'), wordMonth('Jan')),
    month('Feb(?:ruary)?'),
    wordMonth('Mar(?:ch)?'),
    wordMonth('Apr(?:il)?'),
    wordMonth('May'),
    wordMonth('June?'),
    month('July?'),
    month('Aug(?:ust)?'),
    month('Sept?(?:ember)?'),
    month('Oct(?:ober)?'),
    month('Nov(?:ember)?'),
    month('Dec(?:ember)?'),
  ],
  quarters: [
    part('first|1st', 'q1', 'quarter'),
    part('second|2nd', 'q2', 'quarter'),
    part('third|3rd', 'q3', 'quarter'),
    part('fourth|4th|final', 'q4', 'quarter'),
  ],
  halves: [part('first|1st', 'h1', 'half'), part('second|2nd', 'h2', 'half')],
  lastYear:
    /\b(?:(?:last|(?:the )?previous|the past|(?:the )?prior|last (?:financial|fiscal)) year|a year (?:ago|earlier))\b/i,
  thisYear: /\b(?:this|the current) year\b/i,
  nextYear: /\bnext year\b/i,
  lastMonth: /\blast month\b/i,
  thisMonth: /\bthis month\b/i,
  compares:
    /\blast (?:year|month)[’']s\b|\b(?:19|20)\d\d[- ](?:champion|winner|finalist|medal|runner|plan|target|goal|strategy)\w*|[;,(]\s*(?:while |whereas |and )?(?:in |of )?(?:last (?:year|month)|(?:19|20)\d\d)(?:,? (?:it|they|the \p{L}+))?(?: was| were| had| sold|:)|,\s*(?:which|who|where|born|arrested|founded|mayor|as in)\b[^,;.]{0,40}?(?:(?:19|20)\d\d|last (?:year|month)|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?(?!\p{L}))|\bfrom [$€£¥₱]?\d[\d.,]*(?: \p{L}+){0,3} in (?:(?:19|20)\d\d|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?(?!\p{L}))|\b(?:until|till|through|double|twice|triple|after|on|as in|from|than|over|versus|vs\.?|against|compared (?:with|to)|since|(?:founded|established|created|built|born|launched|signed) in)\s+(?:(?:in|of|on|the|that|those|it|was|were|a|an|record|same|period|level|levels|about|nearly|around|early|late|mid|[$€£¥₱]?\d[\d.,]*%?|percent|percentage|points?|million|billion|trillion)\s+){0,6}(?:(?:19|20)\d\d|last (?:year|month)|a (?:year|month) (?:ago|earlier)|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?(?!\p{L})(?: \d{1,2})?(?:,? \d{4})?)/giu,
  asksCompared:
    /(?:\b(?:than|compared (?:with|to)|versus|vs\.?|relative to|over)|\b(?:gr[eo]w|ris|rose|fall|fell|drop|increas|decreas|declin|jump|surg|climb|chang|up|down|higher|lower|more|less)\p{L}*(?: [\p{L}%\d.]+){0,3}? from)\s+(?:(?:in|of|that|those|the|same|period|level|levels)\s+){0,5}(?:last (?:year|quarter|month|week)|(?:a|one|the) (?:year|quarter|month|week) (?:ago|earlier|before)|(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?(?!\p{L}))?(?: ?(?:19|20)\d\d)(?!\d)|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:r?uary|ch|il|e|y|ust|t?ember|ober)?(?!\p{L}))(?:['’]s)?/giu,
};
