// What a theme's words search for, and whether an event or an item matches them. Protects: a word
// matches in its forms, in its own language, and an excluded word only excludes whole words.
import { fold, queryTokens, segment } from '../language/segment';
import { languageOfWords } from '../language/detect-language';
import { joinedWords, standTogether } from '../language/joined-words';
import { lexicons } from '../language/lexicons';
import { sourceName } from '@/lib/model/feed/entry';
import { mainDomain } from '@/lib/model/feed/sources';
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import { holdsWord } from '../hidden-events';
import { beginningChars } from '../store/events/head-marks';
import type { ThemeDefinition } from '../store/contract/theme-store';
import type { StoredEvent } from '../types';

/** Most words of one keyword that are searched. */
const tokensOfKeyword = 6;

/**
 * A keyword as groups for the full-text search, one word of each of which must match; empty for a
 * keyword without words.
 */
export function keywordGroups(keyword: string, reader: Language): string[][] {
  const lang = languageOfWords(keyword, reader);
  const { spaced, stem } = lexicons[lang];
  return queryTokens(keyword, lang)
    .slice(0, tokensOfKeyword)
    .map((token) => {
      const root = spaced ? stem(token) : token;
      const isBeginning = spaced && root.length >= beginningChars && token.startsWith(root);
      return isBeginning ? [token, `${root}*`] : [token];
    });
}

const has = (tokens: ReadonlySet<string>, word: string) =>
  word.endsWith('*')
    ? [...tokens].some((token) => token.startsWith(word.slice(0, -1)))
    : tokens.has(word);

/** A keyword for matching: the groups of its words, and which of its tokens must be adjacent. */
type Met = { groups: string[][]; joined: string[][] };

/**
 * Whether headline or summary match one of the keywords: an article itself may mention it in
 * passing.
 */
function tellsOf(texts: LocalizedText, keywords: readonly Met[], lang: Language): boolean {
  const each = texts.map(({ text, lang: own }) => segment(text, own === 'source' ? lang : own));
  const tokens = new Set(each.flat());
  return keywords.some(
    ({ groups, joined }) =>
      groups.every((group) => group.some((word) => has(tokens, word))) &&
      joined.every((pieces) => each.some((one) => standTogether(one, pieces))),
  );
}

const isFrom = ({ references }: Pick<StoredEvent, 'references'>, sources: ReadonlySet<string>) =>
  references.some((one) => sources.has(fold(sourceName(one))) || sources.has(mainDomain(one.link)));

/** The forms in which publishers are compared: by name, and by the domain that was entered. */
const foldedSources = (sources: readonly string[]) =>
  new Set(sources.flatMap((one) => [fold(one), mainDomain(one) || fold(one)]));

export type LookedFor = { sets: string[][]; publishers: string[] };

/**
 * What the index is searched for: for each keyword its words, or their prefix where forms match,
 * and the publishers. Undefined for a theme with neither.
 */
export function lookedFor(
  { keywords, sources }: ThemeDefinition,
  reader: Language,
): LookedFor | undefined {
  if (keywords.length + sources.length === 0) return undefined;
  const wordOf = (group: readonly string[]) => (group.at(-1) ?? '').replace('*', '');
  return {
    sets: keywords.map((one) => keywordGroups(one, reader).map(wordOf)),
    publishers: [...foldedSources(sources)],
  };
}

type Meant = {
  event(event: StoredEvent): boolean;
  /**
   * For an item of an own address, which its reader chose as a whole, except for what they exclude.
   */
  item(item: { title: string; teaser: string; lang: Language }): boolean;
};

/** What this theme shows. */
export function meantBy(
  { keywords, excluded, sources, languages }: ThemeDefinition,
  reader: Language,
): Meant {
  const met = keywords
    .map((one) => ({ groups: keywordGroups(one, reader), joined: joinedWords(one).words }))
    .filter(({ groups }) => groups.length > 0);
  const from = foldedSources(sources);
  const out = excluded.map(fold);
  const speaks = (lang: Language) => languages.length === 0 || languages.includes(lang);
  const leavesOut = (texts: readonly string[]) =>
    out.length > 0 && texts.some((text) => out.some((word) => holdsWord(fold(text), word)));
  return {
    event(event) {
      const texts = [...event.title, ...event.brief];
      return (
        speaks(event.lang) &&
        (from.size === 0 || isFrom(event, from)) &&
        (met.length === 0 || tellsOf(texts, met, event.lang)) &&
        !leavesOut(texts.map(({ text }) => text))
      );
    },
    item: ({ title, teaser, lang }) => speaks(lang) && !leavesOut([title, teaser]),
  };
}
