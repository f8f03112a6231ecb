// What countries and territories are called in our languages, by the CLDR data of the platform.
import { languages, toTag, type Language } from '@/lib/model/text/languages';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Codes that name no place. */
const noPlace = new Set(['ZZ', 'XA', 'XB', 'EU', 'UN', 'EZ', 'QO', 'US']);

const variants = (lang: Language): Intl.DisplayNames[] => {
  return (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames([toTag(lang)], { type: 'region', style, fallback: 'none' }),
  );
};

/** The names of all countries and territories in all of our languages, in small letters. */
export function regionNames(): ReadonlySet<string> {
  return new Set(
    languages.flatMap((lang) =>
      variants(lang).flatMap((names) =>
        codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []),
      ),
    ),
  );
}

/** "Congo - Kinshasa", "刚果（金）": news mostly say the first of it. */
function withShort(name: string): string[] {
  const [short = ''] = name.split(/ - |\s*[（(]/);
  return [...new Set([name, short])].filter((one) => one.length > 1);
}

/** What a language calls the place of a code besides what the platform says. */
type Besides = (lang: Language, code: string) => readonly string[];

/**
 * A row for each place: its names in each language, as the platform writes them, and those that
 * `besides` adds.
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
