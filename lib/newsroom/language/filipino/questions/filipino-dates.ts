// Times in Filipino, including English ones.
import { englishDates as english } from '../../english/questions/english-dates';
import type { DateForms } from '../../lexicon/date-forms';

const month =
  '(?<month>[Ee]nero|[Pp]ebrero|[Mm]arso|[Aa]bril|[Mm]ayo|[Hh]unyo|[Hh]ulyo|[Aa]gosto|[Ss]etyembre|[Oo]ktubre|[Nn]obyembre|[Dd]isyembre)';
const lead = '(?<!\\p{L})(?:(?:noong|nitong|nang|ngayong|sa|ng|(?<since>mula|simula)(?: noong)?) )';
const year = '(?:,? (?<year>(?:19|20)\\d\\d))?';
const day = '(?<day>\\d{1,2})(?![\\p{L}\\d:%]|[.,]\\d)';
const units = '(?<unit>araw|linggo|buwan|kuwarter|quarter|taon)(?!\\p{L})';
const counts =
  'isang|dalawang|tatlong|apat na|limang|anim na|pitong|walong|siyam na|sampung|ilang|\\d{1,2}(?: na)?';
/** A weekday that is not part of a name: Biyernes Santo. */
const weekday =
  '(?<weekday>Linggo|[Ll]unes|[Mm]artes|[Mm]iyerkules|[Hh]uwebes|[Bb]iyernes|[Ss]abado)(?!\\p{L}| (?:Santo|Black|de))';

export const filipinoDates: DateForms = {
  patterns: [
    `${lead}?${month} ${day}${year}`,
    `${lead}?(?:ika-?|a )${day} ng ${month}${year}`,
    `${lead}?${day} ${month}${year}`,
    `${lead}(?:buwan ng )?${month}${year}(?!\\p{L}| \\d)`,
    `(?<!\\p{L})(?:noong |nitong |sa )?(?<side>nakaraang|nakalipas na|susunod na|darating na) ${weekday}`,
    `(?<!\\p{L})(?:noong|nitong|nang|sa|(?<since>mula|simula)(?: noong)?) (?:araw ng )?${weekday}`,
    `(?<!\\p{L})(?:noong |nitong |sa |mula )?(?<side>nakaraang|nakalipas na|nagdaang|noong isang|susunod na|darating na) ${units}`,
    `(?<!\\p{L})(?<side>ngayong|nitong|kasalukuyang) (?<unit>buwan|kuwarter|quarter|taon)(?!\\p{L})`,
    `(?<!\\p{L})(?:noong |nitong )?(?<ago>${counts}) ${units}(?: na)?(?: ang)? (?:nakalipas|nakaraan|nakararaan|nagdaan)`,
    `(?<!\\p{L})(?:sa|nitong|noong) (?:nakaraang|nakalipas na|nagdaang) (?<past>${counts}) ${units}`,
    '(?<!\\p{L})(?:noong )?(?<near>kamakalawa|kagabi|bukas)(?!\\p{L})',
    '(?<!\\p{L})(?:noong|sa taong) (?<year>(?:19|20)\\d\\d)(?!\\d)',
  ]
    .map((one) => new RegExp(one, 'gu'))
    .concat(english.patterns),
  months: {
    ...english.months,
    ...{ ene: 0, peb: 1, mar: 2, abr: 3, may: 4, hun: 5, hul: 6, ago: 7, set: 8, okt: 9 },
    ...{ nob: 10, dis: 11 },
  },
  weekdays: {
    ...english.weekdays,
    ...{ lin: 0, lun: 1, mar: 2, miy: 3, huw: 4, biy: 5, sab: 6 },
  },
  sides: {
    ...english.sides,
    ...{ nakaraang: -1, 'nakalipas na': -1, nagdaang: -1, 'noong isang': -1 },
    ...{ ngayong: 0, nitong: 0, kasalukuyang: 0, 'susunod na': 1, 'darating na': 1 },
  },
  units: {
    ...english.units,
    ...{ araw: 'day', linggo: 'week', buwan: 'month', kuwarter: 'quarter', taon: 'year' },
  },
  counts: {
    ...english.counts,
    ...{ isang: 1, dalawang: 2, tatlong: 3, 'apat na': 4, limang: 5, 'anim na': 6 },
    ...{ pitong: 7, walong: 8, 'siyam na': 9, sampung: 10, ilang: 3 },
  },
  near: { ...english.near, kamakalawa: -2, kagabi: -1, bukas: 1 },
  happens:
    /^(?:e |at )?(?:ano|anong|anu-ano)(?:ng)?(?: (?:ba|po|ang|mga|bang|kaya))*(?: (?:nangyari|nangyayari|mangyayari|naganap|magaganap|balita|pangyayari))(?: (?:ba|po|sa mundo|sa balita))*$/i,
};
