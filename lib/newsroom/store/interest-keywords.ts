// What an event is about, as readers choose it: its keywords in every language, ignoring case,
// width and accents. Protects: an interest matches the same events on both engines, because texts
// are normalized here and compared byte by byte there.
import { readLanguage, type Language, type LocalizedText } from '@/lib/model/text/languages';
import { interestKeywordChars } from '@/lib/model/limits/topics';

export type InterestKeyword = { topic: string; lang: Language; label: string };

/** The form in which two spellings of a keyword are equal. */
export function keywordKey(keyword: string): string {
  return keyword
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The topics of an event whose own language is `lang`; each once in a language. */
export function interestKeywordsOf(
  keywords: readonly LocalizedText[],
  lang: Language,
): InterestKeyword[] {
  const topics = new Map<string, InterestKeyword>();
  for (const { lang: spelling, text } of keywords.flat()) {
    const label = text.trim();
    const topic = keywordKey(label);
    const found = readLanguage(spelling) ?? lang;
    const spoken = found === 'source' ? lang : found;
    if (topic === '' || label.length > interestKeywordChars) continue;
    const key = `${spoken} ${topic}`;
    if (!topics.has(key)) topics.set(key, { topic, lang: spoken, label });
  }
  return [...topics.values()];
}
