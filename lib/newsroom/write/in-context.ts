// What a sentence presumes because its own report said it before: a surname without the first name,
// "the vote", "those remarks". Protects: no sentence is on a page that never explains it; it is
// placed right behind the one before it, or after the page has said that word, or left out.
import { han } from '@/lib/model/text/scripts';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import type { Candidate } from './candidates';

/** A first name and a surname, perhaps with an initial between them. */
const fullName = /\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]+){1,2}/gu;
/** A name alone, or after a title in newspaper style: Mr. Bauer. */
const loneName =
  /(?<!\p{Lu}[\p{L}’'.-]* )(?:(?:Mr|Ms|Mrs|Dr)\. )?(\p{Lu}[\p{L}-]+)(?![\p{L}-]| \p{Lu}\p{Ll})/gu;
const known = new WeakMap<Candidate, readonly string[]>();

const bare = (name: string) => name.replace(/[’']s?$/u, '');

/** Surnames alone in the sentence that the report introduced with the full name before. */
function surnames({ text, earlier }: Candidate, lang: Language): string[] {
  const { notNames, calendar } = lexicons[lang].names;
  const introduced = new Set<string>();
  for (const sentence of earlier) {
    for (const [name] of sentence.matchAll(fullName)) {
      const last = bare(name.split(' ').at(-1) ?? '');
      const lower = last.toLowerCase();
      if (!notNames.has(lower) && !calendar.has(lower)) introduced.add(last);
    }
  }
  const here = [...text.matchAll(loneName)].map(([, name = '']) => bare(name));
  return here.filter((name) => introduced.has(name));
}

/** Names of speakers whom the report introduced before, with an office or a place. */
function speakers({ text, earlier }: Candidate, lang: Language): string[] {
  const name = lexicons[lang].speaker?.exec(text)?.groups?.name ?? '';
  const introduced = new RegExp(`${han}{2}${name}`, 'u');
  return name !== '' && earlier.some((sentence) => introduced.test(sentence)) ? [name] : [];
}

/**
 * Things that the sentence refers back to: "the vote" at its beginning, "those remarks" anywhere.
 */
function things({ text }: Candidate, lang: Language): string[] {
  const { pointed } = lexicons[lang];
  if (!pointed) return [];
  const outside = text.replace(/“[^”]*”|"[^"]*"/gu, ' ');
  return [pointed.head, pointed.anywhere].flatMap((pattern) =>
    [...outside.matchAll(pattern)].flatMap(({ groups, index }) => {
      const thing = groups?.thing?.toLowerCase();
      if (!thing || pointed.knownToAll.has(thing)) return [];
      // It refers to something earlier in the sentence.
      const before = outside.slice(0, index).toLowerCase();
      return before.includes(lexicons[lang].stem(thing)) ? [] : [thing];
    }),
  );
}

/** The words whose meaning a sentence presumes, as they are written in it. */
export function takenAsKnown(candidate: Candidate, lang: Language): readonly string[] {
  const before = known.get(candidate);
  if (before) return before;
  const names = lexicons[lang].spaced ? surnames(candidate, lang) : speakers(candidate, lang);
  const found = candidate.earlier.length === 0 ? [] : [...names, ...things(candidate, lang)];
  known.set(candidate, found);
  return found;
}

/** The beginning of a name; other words are compared by their stems. */
const namelike = new RegExp(String.raw`^[\p{Lu}${han}]`, 'u');

/** Whether a reader of `told` knows what the sentence presumes. */
export function isUnderstood(candidate: Candidate, told: string, lang: Language): boolean {
  const { stem } = lexicons[lang];
  const lower = told.toLowerCase();
  return takenAsKnown(candidate, lang).every((word) =>
    namelike.test(word) ? told.includes(word) : lower.includes(stem(word)),
  );
}
