// Times in English. ‘The May 22 attack’ is named after its date; it is no question about that day.
import type { DateForms } from '../../lexicon/date-forms';

const month =
  '(?<month>[Jj]an(?:uary|\\.)?|[Ff]eb(?:ruary|\\.)?|[Mm]ar(?:ch|\\.)?|[Aa]pr(?:il|\\.)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust|\\.)?|[Ss]ept?(?:ember|\\.)?|[Oo]ct(?:ober|\\.)?|[Nn]ov(?:ember|\\.)?|[Dd]ec(?:ember|\\.)?)';
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d:%]|[.,]\\d)';
const year = '(?:,? (?<year>(?:19|20)\\d\\d))?';
/** What introduces a time: a preposition, or nothing at the beginning and after a word for news. */
const lead =
  '(?:(?<!\\p{L})(?:(?<since>since)|on|from|for|of) |^|(?<=(?:^| )(?:news|headlines|events|happened) ))';
/** A time is followed by nothing, or at least not by a noun that is named after it. */
const ends =
  "(?![\\p{L}\\d’'-])(?!,? (?!(?:in|at|on|by|to|for|with|between|about|of|near|news|headlines|events|please)(?!\\p{L}))\\p{L})";
const weekday =
  '(?<weekday>[Ss]un|[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur)day(?: (?:morning|afternoon|evening|night))?';
const counts =
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}|a few|a couple of';
const units = '(?<unit>day|week|month|quarter|year)';

export const englishDates: DateForms = {
  patterns: [
    `${lead}(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)(?!\\d)`,
    `${lead}${month} ${day}${year}${ends}`,
    `${lead}(?:the )?${day}(?: of)? ${month}${year}${ends}`,
    `(?<!\\p{L})(?:in|during|from|of|for) (?:early |late |mid-)?${month}${year}${ends}`,
    `(?<!\\p{L})(?:on |from |of |(?<since>since) )?(?<side>last|this past|this|next|this coming) ${weekday}(?! \\p{Lu})${ends}`,
    `(?<!\\p{L})(?:on|from|for|(?<since>since)) ${weekday}(?! \\p{Lu})${ends}`,
    `^${weekday}['’]s(?= (?:news|headlines|events))`,
    `(?<!\\p{L})(?:(?:[Ii]n|[Ff]rom|[Oo]f|[Ff]or|[Dd]uring|[Oo]ver|(?<since>since)) )?(?:the )?(?<side>[Ll]ast|[Pp]revious|[Nn]ext|[Cc]oming) ${units}(?:['’]s)?(?![\\p{L}-]| of )`,
    `(?<!\\p{L})(?:(?:in|from|of|for|during) )?(?<side>[Tt]his) (?<unit>month|quarter|year)(?:['’]s)?(?![\\p{L}-])`,
    `(?<!\\p{L})(?:from |about |some )?(?<ago>${counts}) ${units}s? ago(?!\\p{L})`,
    `(?<!\\p{L})(?:in|from|of|for|during|over|within) (?:the )?(?:last|past) (?:(?<past>${counts}) )?${units}s?(?!\\p{L})`,
    `(?<!\\p{L})(?:from |on )?(?<near>(?:the )?day before yesterday|last night|tomorrow)(?!\\p{L})`,
    `(?<!\\p{L})(?:in|during|from|of) (?<year>(?:19|20)\\d\\d)(?=[ ?!.]*$)`,
  ].map((one) => new RegExp(one, 'gu')),
  months: {
    ...{ jan: 0, feb: 1, mar: 2, apr: 3, may: 4, jun: 5, jul: 6, aug: 7, sep: 8, oct: 9 },
    ...{ nov: 10, dec: 11 },
  },
  weekdays: { sun: 0, mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6 },
  sides: { last: -1, previous: -1, 'this past': -1, this: 0, next: 1, coming: 1, 'this coming': 1 },
  units: { day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  counts: {
    ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
    ...{ nine: 9, ten: 10, twelve: 12, 'a few': 3, 'a couple of': 2 },
  },
  near: {
    'day before yesterday': -2,
    'the day before yesterday': -2,
    'last night': -1,
    tomorrow: 1,
  },
  happens:
    /^(?:so |and )?(?:what|anything)(?:['’]s)?(?: (?:is|was|were|are|else|all|big|important|did|does|will|would|has|had|have|going to|expected to))*(?: (?:happen(?:s|ed|ing)?|occur(?:s|red)?|going on|new|in the (?:news|headlines)|(?:the )?(?:big |main |top )?(?:news|headlines)))(?: in the (?:news|world))?$/i,
};
