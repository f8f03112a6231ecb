// The names of countries and territories in our languages, from the platform's CLDR data.
import { languages, toTag, type Language } from '@/lib/model/text/languages';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Codes that are not places. */
const noPlace = new Set(['ZZ', 'XA', 'XB', 'EU', 'UN', 'EZ', 'QO', 'US']);

const variants = (lang: Language): Intl.DisplayNames[] => {
  return (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames([toTag(lang)], { type: 'region', style, fallback: 'none' }),
  );
};

/** The names of all countries and territories in all of our languages, in lower case. */
export function regionNames(): ReadonlySet<string> {
  return new Set(
    languages.flatMap((lang) =>
      variants(lang).flatMap((names) =>
        codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []),
      ),
    ),
  );
}

/** The numbers of continents and their parts. */
const areas = Array.from({ length: 1000 }, (_, code) => `${code}`.padStart(3, '0'));

/** The names of continents and their parts in a language; of the whole world, none. */
export function areaNames(lang: Language): string[] {
  const [world = '', ...parts] = areas.slice(1);
  const named = (code: string) => variants(lang).flatMap((names) => names.of(code) ?? []);
  const ofWorld = new Set(named(world));
  return parts.flatMap(named).filter((name) => !ofWorld.has(name));
}

/** "Congo - Kinshasa", "刚果（金）": news mostly uses the first part. */
function withShort(name: string): string[] {
  const [short = ''] = name.split(/ - |\s*[（(]/);
  return [...new Set([name, short])].filter((one) => one.length > 1);
}

/** Further names of a place in a language, beside the platform's. */
type Besides = (lang: Language, code: string) => readonly string[];

/**
 * A row for each place: its names in each language from the platform, and those that `besides`
 * adds.
 */
export function placeNames(besides: Besides = () => []): Partial<Record<Language, string[]>>[] {
  const of = new Map(languages.map((lang) => [lang, variants(lang)]));
  return codes.flatMap((code) => {
    if (noPlace.has(code)) return [];
    const namesIn = (lang: Language) => [
      ...new Set([
        ...(of.get(lang) ?? []).flatMap((names) => withShort(names.of(code) ?? '')),
        ...besides(lang, code),
      ]),
    ];
    const row = Object.fromEntries(languages.map((lang) => [lang, namesIn(lang)]));
    return Object.values(row).some((names) => names.length > 0) ? [row] : [];
  });
}
