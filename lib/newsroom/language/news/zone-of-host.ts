// The time zone of a publisher, judging by its top-level domain.
import { languages, toTag } from '@/lib/model/text/languages';
import { fold } from '../segment';

/**
 * Countries whose news is written in one zone, or in zones that share their day but for an hour.
 */
const zones: Readonly<Record<string, string>> = {
  ph: 'Asia/Manila',
  sg: 'Asia/Singapore',
  my: 'Asia/Kuala_Lumpur',
  hk: 'Asia/Hong_Kong',
  mo: 'Asia/Macau',
  tw: 'Asia/Taipei',
  cn: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  kr: 'Asia/Seoul',
  in: 'Asia/Kolkata',
  pk: 'Asia/Karachi',
  bd: 'Asia/Dhaka',
  lk: 'Asia/Colombo',
  vn: 'Asia/Ho_Chi_Minh',
  th: 'Asia/Bangkok',
  id: 'Asia/Jakarta',
  ae: 'Asia/Dubai',
  il: 'Asia/Jerusalem',
  au: 'Australia/Sydney',
  nz: 'Pacific/Auckland',
  uk: 'Europe/London',
  ie: 'Europe/Dublin',
  za: 'Africa/Johannesburg',
  ke: 'Africa/Nairobi',
  ng: 'Africa/Lagos',
};

const endOf = (host: string) => host.slice(host.lastIndexOf('.') + 1).toLowerCase();

/** Undefined where the domain does not belong to a country, as `.com`. */
export const zoneOfHost = (host: string): string | undefined => zones[endOf(host)];

/** Top-level domains that are not region codes. */
const codes: Readonly<Record<string, string>> = { uk: 'GB' };
const regions = languages.map((lang) => new Intl.DisplayNames([toTag(lang)], { type: 'region' }));

/** Whether a domain belongs to a country that has one of these folded names. */
export function isHostOf(host: string, names: readonly string[]): boolean {
  const end = endOf(host);
  if (zones[end] === undefined) return false;
  const code = codes[end] ?? end.toUpperCase();
  return regions.some((region) => names.includes(fold(region.of(code) ?? '')));
}
