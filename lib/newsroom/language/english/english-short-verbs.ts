// English verbs so short that a stem without its ending would be too short to recognize: add and
// added, wipe and wiped, ban and banned.

/** Words whose apparent forms are other words: somebody fired is in no fire, ties are no draw. */
const apart = new Set(['fire', 'lie', 'tie', 'pin', 'pine']);

const shortest = 3;
const longest = 4;
const hasVowel = /[aeiouy]/;
/** Its last letter is doubled before an ending; w, x and y never are. */
const closed = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** The regular past and progressive forms of a verb; none of a word that is not a short verb. */
function regularForms(verb: string): string[] {
  const isShort = verb.length <= longest && verb.endsWith('e') && !/[eoy]e$/.test(verb);
  if (isShort) return [`${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  if (verb.length !== shortest) return [];
  if (/[^aeiou]y$/.test(verb)) {
    const stem = verb.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${verb}ing`];
  }
  const base = closed.test(verb) ? `${verb}${verb.at(-1)}` : verb;
  return [`${verb}s`, `${base}ed`, `${base}ing`];
}

/** The verbs of which a word may be a form. */
function verbsOf(word: string): string[] {
  const stem = word.replace(/(?:ing|ed|s)$/, '');
  const all = [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return all.filter((verb) => verb.length >= shortest && verb.length <= longest);
}

const known = new Map<string, readonly string[]>();
const knownMost = 2_000;

/** All forms of a short verb, including itself, given any of them; none for other words. */
export function englishShortForms(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const isOne = (verb: string) =>
    /^[a-z]+$/.test(verb) && hasVowel.test(verb.replace(/e$/, '')) && !apart.has(verb);
  const forms = verbsOf(word)
    .filter(isOne)
    .map((verb) => [verb, ...regularForms(verb)])
    .filter((all) => all.length > 1 && all.includes(word));
  const found = [...new Set(forms.flat())];
  if (known.size >= knownMost) known.clear();
  known.set(word, found);
  return found;
}
