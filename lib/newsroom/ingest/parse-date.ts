// The dates that feeds really carry: RFC 822 and ISO 8601 with the usual slips, and the Chinese
// form. Anything else is no date: Date.parse alone would find a year in any number.

import { hourMs } from '@/lib/model/time';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Hours from UTC of the zone names seen in feeds. */
const zones: Record<string, number> = {
  ...{ ut: 0, utc: 0, gmt: 0, z: 0, wet: 0, bst: 1, cet: 1, cest: 2, eet: 2, eest: 3, msk: 3 },
  ...{ ist: 5.5, pht: 8, hkt: 8, sgt: 8, awst: 8, jst: 9, kst: 9, aest: 10, aedt: 11 },
  ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
};

const time = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm)?`;
const zone = String.raw`\s*(?:\(?([a-z]{1,5})\)?)?\s*([+-]\d{1,2}:?\d{2}|[+-]\d{2})?`;
const rest = String.raw`(?:[\s,t]+(?:at\s+)?${time}${zone})?`;
const forms: { pattern: RegExp; order: 'ymd' | 'dmy' | 'mdy' }[] = [
  {
    order: 'ymd',
    pattern: new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${rest}`, 'i'),
  },
  { order: 'ymd', pattern: new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${rest}`, 'i') },
  {
    order: 'ymd',
    pattern: new RegExp(
      String.raw`^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日(?:\s*${time}${zone})?`,
      'i',
    ),
  },
  {
    order: 'dmy',
    pattern: new RegExp(
      String.raw`^(?:[a-z]{2,9}[.,\s]+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})\b${rest}`,
      'i',
    ),
  },
  {
    order: 'mdy',
    pattern: new RegExp(
      String.raw`^(?:[a-z]{2,9}[,\s]+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b${rest}`,
      'i',
    ),
  },
];

function monthOf(text: string): number {
  const number = Number(text);
  return Number.isNaN(number) ? months.indexOf(text.slice(0, 3).toLowerCase()) + 1 : number;
}

function yearOf(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function offsetHours(name: string | undefined, digits: string | undefined, fallback: number) {
  if (digits) {
    const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(digits) ?? [];
    return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
  }
  return (name ? zones[name.toLowerCase()] : undefined) ?? fallback;
}

/**
 * Milliseconds since 1970, or undefined when `text` is no date. A time without a zone is taken to
 * be `zoneHours` ahead of UTC.
 */
export function parseDate(text: string, zoneHours = 0): number | undefined {
  const trimmed = text.trim().slice(0, 100);
  for (const { pattern, order } of forms) {
    const match = pattern.exec(trimmed);
    if (!match) continue;
    const [, a = '', b = '', c = '', hour = '0', minute = '0', second = '0', half, name, digits] =
      match;
    const [year, month, day] =
      order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
    const hours = (Number(hour) % (half ? 12 : 100)) + (half?.toLowerCase() === 'pm' ? 12 : 0);
    const at = Date.UTC(
      yearOf(year),
      monthOf(month) - 1,
      Number(day),
      hours,
      Number(minute),
      Math.min(Number(second), 59),
    );
    const inRange = monthOf(month) >= 1 && monthOf(month) <= 12 && Number(day) <= 31 && hours <= 24;
    if (!inRange || Number.isNaN(at)) return undefined;
    return at - offsetHours(name, digits, zoneHours) * hourMs;
  }
  return undefined;
}
