// Where a publisher writes, as far as the end of its domain tells it.

/** Countries whose news is written in one zone, or in zones that share their day but for an hour. */
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

/** Undefined where the domain tells no country, as `.com` does. */
export const zoneOfHost = (host: string): string | undefined =>
  zones[host.slice(host.lastIndexOf('.') + 1).toLowerCase()];
