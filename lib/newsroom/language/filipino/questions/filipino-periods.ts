// Months and quarters in Filipino, including English ones.
import type { PeriodForms } from '../../lexicon/period-forms';
import { englishPeriods as english } from '../../english/questions/english-periods';

const own =
  'enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre'.split(
    '|',
  );
const ordinals = [
  'una(?:ng)?',
  '(?:ika)?lawa(?:ng)?|ikalawang',
  '(?:ika)?tatlo(?:ng)?|ikatlong',
  '(?:ika)?apat(?: na)?',
];

/** Matches either pattern, in any case. */
const either = ({ source }: RegExp, other: string) => new RegExp(`${source}|${other}`, 'iu');

export const filipinoPeriods: PeriodForms = {
  months: english.months.map((one, at) => either(one, `(?<!\\p{L})${own[at]}(?!\\p{L})`)),
  quarters: english.quarters.map((one, at) => either(one, `\\b(?:${ordinals[at]}) (?:kuwarter|kwarter|quarter)\\b`)),
  halves: english.halves.map((one, at) => either(one, `\\b(?:${ordinals[at]}) (?:kalahati|hati)\\b`)),
  lastYear: either(english.lastYear, '\\b(?:nakaraang|nakalipas na|noong isang) taon\\b'),
  thisYear: either(english.thisYear, '\\b(?:ngayong|kasalukuyang|sa taong) (?:ito|taon)\\b'),
  nextYear: either(english.nextYear, '\\b(?:susunod na|sa darating na) taon\\b'),
  lastMonth: either(english.lastMonth, '\\b(?:nakaraang|nakalipas na|noong isang) buwan\\b'),
  thisMonth: either(english.thisMonth, '\\bngayong buwan\\b'),
  compares: new RegExp(
    `${english.compares.source}|\\b(?:kumpara|kaysa|mula|simula|itinatag|itinayo|ipinanganak)(?: (?:sa|noong|noon|pa|ng|nang)){0,3} (?:[\\d.,%]+ (?:noong |sa )?)?(?:(?:19|20)\\d\\d|(?:nakaraang|nakalipas na|noong isang) (?:taon|buwan)|(?:${own.join('|')}))`,
    'giu',
  ),
  asksCompared: new RegExp(
    `${english.asksCompared.source}|\\b(?:kumpara|ikumpara|kaysa|kesa)(?: (?:sa|noong|noon|ng|nang)){0,3} (?:(?:19|20)\\d\\d|(?:nakaraang|nakalipas na|noong isang|isang) (?:taon|buwan|linggo|kuwarter)|(?:${own.join('|')}))`,
    'giu',
  ),
}; // prettier-ignore
