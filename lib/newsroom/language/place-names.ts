// What countries and territories are called in our languages, by the CLDR data of the platform.
import { languages, toTag, type Language } from '@/lib/model/text/languages';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Codes that name no place. */
const noPlace = new Set(['ZZ', 'XA', 'XB', 'EU', 'UN', 'EZ', 'QO', 'US']);

const variants = (lang: Language): Intl.DisplayNames[] => {
  const tag = lang === 'ph' ? 'fil' : toTag(lang);
  return (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'none' }),
  );
};

/** A row for each place: its names in each language, as the platform writes them. */
export function placeNames(): Record<Language, string[]>[] {
  const of = new Map(languages.map((lang) => [lang, variants(lang)]));
  return codes.flatMap((code) => {
    if (noPlace.has(code)) return [];
    const namesIn = (lang: Language) => [
      ...new Set((of.get(lang) ?? []).flatMap((names) => names.of(code) ?? [])),
    ];
    const row = { en: namesIn('en'), zh: namesIn('zh'), ph: namesIn('ph') };
    return row.en.length > 0 ? [row] : [];
  });
}
