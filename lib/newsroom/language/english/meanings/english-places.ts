// Other English names of places, by region code: former and everyday names that reports use beside
// those of the platform, and words derived from them.
import { englishDemonyms } from './english-demonyms';

const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of Congo', 'Democratic Republic of the Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['Britain', 'Great Britain'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SA: ['Saudi'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  VA: ['Holy See', 'Vatican'],
};

export const englishPlaces: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys({ ...otherNames, ...englishDemonyms }).map((code) => [
    code,
    [...new Set([...(otherNames[code] ?? []), ...(englishDemonyms[code] ?? [])])],
  ]),
);
