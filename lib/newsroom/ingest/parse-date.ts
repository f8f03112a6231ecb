// Parses the dates that feeds contain: RFC 822 and ISO 8601 with the usual mistakes, and the
// Chinese form. date-fns knows the calendar. What it cannot read is removed or rewritten here:
// names of zones (its `parse` only knows offsets), weekdays (it refuses the wrong ones that feeds
// have), "Sept", "18th", 17:30 pm, a 60th second, text after the date. Date.parse would find a year
// in any number.
import { tzOffset } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { parseISO } from 'date-fns/parseISO';
import { toLanguage } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';

/** The offsets from UTC, in hours, of zone names seen in feeds. */
const zones: Record<string, number> = {
  ...{ ut: 0, utc: 0, gmt: 0, z: 0, wet: 0, bst: 1, cet: 1, cest: 2, eet: 2, eest: 3, msk: 3 },
  ...{ ist: 5.5, pht: 8, hkt: 8, sgt: 8, awst: 8, jst: 9, kst: 9, aest: 10, aedt: 11 },
  ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
};

/**
 * The zone names that mean the standard time of China or the Philippines, for publishers at that
 * offset.
 */
const ownZones: Record<number, ReadonlySet<string>> = { 8: new Set(['cst', 'pst', 'phst']) };

/**
 * The default zone of a time without one, in hours from UTC: publishers in China and the
 * Philippines mean their own. `langs`: what is known of their language, in any spelling.
 */
export function zoneHours(...langs: readonly (string | undefined)[]): number {
  const [zone] = langs.flatMap((lang) => ownZone(lang) ?? []);
  return zone === undefined ? 0 : tzOffset(zone, century) / 60;
}

/** English of the Philippines: the language alone does not tell the zone. */
const philippine = /[-_]ph$/i;

/** The zone of a language that is only used in one; English is used in many. */
function ownZone(spelling = ''): string | undefined {
  const language = toLanguage(philippine.test(spelling) ? 'ph' : spelling, 'en');
  const { zones } = lexicons[language].days;
  return zones.length === 1 ? zones[0] : undefined;
}

const ordinal = '(?:st|nd|rd|th)?';
const days = [
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{4}\b`,
  String.raw`\d{8}`,
  String.raw`\d{4}\s*年\s*\d{1,2}\s*月\s*\d{1,2}\s*日`,
  String.raw`\d{1,2}${ordinal}[\s-]+[a-z]{3,9}\.?,?[\s-]+(?:\d{4}|\d{2})\b`,
  String.raw`[a-z]{3,9}\.?\s+\d{1,2}${ordinal},?\s+\d{4}\b`,
].join('|');
const time = String.raw`(\d{1,2}:\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\b\.?)?`;
const zone = String.raw`\s*(?:\(?([a-z]{1,5})\)?)?\s*(?:([+-])(\d{1,2})(?::?(\d{2}))?(?!\d))?`;
const date = new RegExp(
  String.raw`^(?:[a-z]{2,9}[.,\s]+)??(${days})(?:(?:[\s,t]+(?:at\s+|[-–|@]\s*)?|(?<=日))${time}${zone})?`,
  'i',
);

/** Two-digit years are between 1970 and 2069. */
const century = new Date(2020, 0, 1);

/** Numbers that cannot be months. */
const day = '(?:1[3-9]|2\\d|3[01])';

const dayForms: readonly (readonly [RegExp, string])[] = [
  // Where either of two numbers may be the month, neither is taken for it.
  [new RegExp(`^(?:${day} \\d{1,2}|0?(\\d{1,2}) 0?\\1) \\d{4}$`), 'd M yyyy'],
  [new RegExp(`^\\d{1,2} ${day} \\d{4}$`), 'M d yyyy'],
  [/^\d{8}$/, 'yyyyMMdd'],
  [/^\d{4} /, 'yyyy M d'],
  [/^\d.* \d{4}$/, 'd MMM yyyy'],
  [/^\d/, 'd MMM yy'],
  [/^/, 'MMM d yyyy'],
];

/**
 * A date without punctuation, months as three letters; undefined when the calendar has no such day.
 */
function isoDay(text: string): string | undefined {
  const plain = text
    .replace(new RegExp(String.raw`(?<=\d)${ordinal}(?=[\s,-])`, 'i'), '')
    .replace(/[-/.,年月日\s]+/gu, ' ')
    .replace(/([a-z]{3})[a-z]*/i, '$1')
    .trim();
  const form = dayForms.find(([shape]) => shape.test(plain))?.[1] ?? '';
  // Dates with full stops always have the day first.
  const read = parse(plain, /^\d{1,2}\.\d{1,2}\./.test(text) ? 'd M yyyy' : form, century);
  return isValid(read) ? format(read, 'yyyy-MM-dd') : undefined;
}

/** Completes `8:05` and the like to `08:05:00`. */
function isoTime(clock: string, second: string, half: string | undefined): string {
  const hour = Number.parseInt(clock, 10);
  const whole = `${clock.padStart(5, '0')}:${second === '60' ? '59' : second}`;
  if (!half || hour < 1 || hour > 12) return whole;
  const read = parse(`${whole} ${half.replaceAll('.', '')}`, 'hh:mm:ss a', century);
  return isValid(read) ? format(read, 'HH:mm:ss') : whole;
}

const isoOffset = (sign: string, hours: number, minutes: number) =>
  [`${sign}${`${hours}`.padStart(2, '0')}`, `${minutes}`.padStart(2, '0')].join(':');

/** -3.5 as `-03:30`. */
function offsetOf(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  return isoOffset(hours < 0 ? '-' : '+', Math.floor(minutes / 60), minutes % 60);
}

function hoursOf(zoneName: string, zoneHours: number): number {
  return ownZones[zoneHours]?.has(zoneName) ? zoneHours : (zones[zoneName] ?? zoneHours);
}

/**
 * Milliseconds since 1970, in whole seconds; undefined when `text` is no date. A time without a
 * zone is assumed to be `zoneHours` ahead of UTC.
 */
export function parseDate(text: string, zoneHours = 0): number | undefined {
  const match = date.exec(text.trim().slice(0, 100));
  if (!match) return undefined;
  const [, written = '', clock = '0:00', second = '00', half, name, sign, hours, minutes] = match;
  const day = isoDay(written);
  if (day === undefined) return undefined;
  const offset = sign
    ? isoOffset(sign, Number(hours), Number(minutes ?? 0))
    : offsetOf(hoursOf(name?.toLowerCase() ?? '', zoneHours));
  const at = parseISO(`${day}T${isoTime(clock, second, half)}${offset}`);
  return isValid(at) ? at.getTime() : undefined;
}
