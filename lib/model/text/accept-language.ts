// The language that a request asks for, by its `Accept-Language` header. Apart from the other spellings
// of languages: pages have no header to parse.
import { readLanguage, type Language } from './languages';

/**
 * The first language of an `Accept-Language` header that the interface has, best quality first;
 * undefined where there is none.
 */
export function wishedLanguage(header: string | null): Language | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const found = readLanguage(tag);
    if (found && found !== 'source') return found;
  }
  return undefined;
}

/** The same, with a fallback. */
export function acceptedLanguage(header: string | null, fallback: Language): Language {
  return wishedLanguage(header) ?? fallback;
}
