import { readLanguage, toTag } from '@/lib/model/text/languages';

/** The tag of a text in whatever language it was found; none for `source`. */
export function tagOf(spelling: string | undefined): string | undefined {
  const language = spelling ? readLanguage(spelling) : undefined;
  return language && language !== 'source' ? toTag(language) : undefined;
}
