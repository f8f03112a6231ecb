// How a foreign name sounds, in Chinese characters and in Latin letters, and whether the two are
// one name: 斯塔默 is Starmer, 明尼阿波利斯 Minneapolis. Protects: short names prove nothing, since every
// second word begins with their sounds.
import { soundCharacters } from './sound-characters';

/**
 * A consonant class ('' for none) and the following vowel; `weak`: the other script may omit it.
 */
type Sound = { consonant: string; vowel: string; weak: boolean };

const ways = new Map<string, Sound[][]>();
for (const cell of soundCharacters.trim().split(/\n|\|/)) {
  const [sound = '', ...written] = cell.trim().split(' ');
  const [, head = '', vowels = '', end = ''] = /^([A-Z-])([aeiou]*)([nr]?)$/.exec(sound) ?? [];
  const consonant = head === '-' ? '' : head;
  const first: Sound = { consonant, vowel: vowels.slice(0, 1), weak: consonant === '' };
  const last: Sound[] = end === 'n' ? [{ consonant: 'N', vowel: '', weak: true }] : [];
  for (const character of written) {
    ways.set(character, [...(ways.get(character) ?? []), [first, ...last]]);
  }
}

const run = new RegExp(`[${[...ways.keys()].join('')}]{2,9}`, 'gu');

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Whether two characters are a dictionary word, which a foreign name is not. */
const isWord = (text: string) => [...segmenter.segment(text)].length === 1;

/** Runs of characters that may transcribe a foreign name; runs of two only with `short`. */
export function soundRuns(text: string, short: boolean): string[] {
  const runs = [...new Set(text.match(run) ?? [])];
  return runs.filter((one) => one.length > 2 || (short && !isWord(one)));
}

const mostWays = 4;

/** The ways to read a run, each a list of syllables; a syllable is a character. */
function readings(text: string): Sound[][][] {
  let found: Sound[][][] = [[]];
  for (const character of text) {
    const own = ways.get(character) ?? [];
    found = found.flatMap((row) => own.map((one) => [...row, one])).slice(0, mostWays);
  }
  return found;
}

/**
 * Letters to consonant classes, longest first; variants before e and i come first where they
 * differ.
 */
const letters: readonly [RegExp, string][] = [
  [/^tsch|^tch|^ch|^cz/, 'Q'],
  [/^sch|^sh|^sz/, 'X'],
  [/^zh|^dj|^j/, 'J'],
  [/^ph|^ff|^f/, 'F'],
  [/^kh/, 'H'],
  [/^th/, 'S'],
  [/^gh(?![aeiou])/, ''],
  [/^gh|^gu(?=[ei])|^gg|^g/, 'G'],
  [/^qu|^ck|^cc(?![ei])|^kk|^k|^q/, 'K'],
  [/^ts|^tz/, 'C'],
  [/^c(?=[eiy])/, 'S'],
  [/^c/, 'K'],
  [/^x/, 'KS'],
  [/^wr/, 'L'],
  [/^wh|^w|^vv?/, 'V'],
  [/^bb?/, 'B'],
  [/^pp?/, 'P'],
  [/^dd?/, 'D'],
  [/^tt?/, 'T'],
  [/^zz?/, 'Z'],
  [/^ss?/, 'S'],
  [/^mm?/, 'M'],
  [/^nn?/, 'N'],
  [/^ll?|^rr?/, 'L'],
  [/^h/, 'H'],
];

/** The sounds of a folded name in Latin letters. */
function soundsOf(name: string): Sound[] {
  const sounds: Sound[] = [];
  let rest = name;
  if (/^[aeiou]/.test(rest)) sounds.push({ consonant: '', vowel: rest.slice(0, 1), weak: true });
  while (rest !== '') {
    const vowels = /^(?:[aeiou]|y(?![aeiou]))+/.exec(rest)?.[0];
    if (vowels !== undefined) {
      rest = rest.slice(vowels.length);
      continue;
    }
    const glide = /^y/.test(rest);
    const found = glide ? undefined : letters.find(([pattern]) => pattern.test(rest));
    const length = found ? (found[0].exec(rest)?.[0].length ?? 1) : 1;
    const written = rest.slice(0, length);
    rest = rest.slice(length);
    const vowel = /^[aeiouy]/.exec(rest)?.[0].replace('y', 'i') ?? '';
    const classes = glide ? ['Y'] : [...(found?.[1] ?? '')];
    classes.forEach((consonant, at) => {
      const last = at === classes.length - 1;
      // An r or h without a following vowel is often silent, and any ending may be cut.
      const silent = vowel === '' && /^[rhlndt]/.test(written);
      sounds.push({ consonant, vowel: last ? vowel : '', weak: glide || silent });
    });
  }
  return sounds;
}

const near: Record<string, number> = {
  ...{ BP: 0.3, DT: 0.3, GK: 0.3, FV: 0.3, BV: 0.4, SZ: 0.3, JZ: 0.3, SX: 0.4, JQ: 0.4, GJ: 0.2 },
  ...{ CS: 0.4, CQ: 0.5, CZ: 0.3, CT: 0.4, QX: 0.4, KQ: 0.5, MN: 0.3, FH: 0.3, HX: 0.4, JY: 0.4 },
  ...{ ST: 0.5, HK: 0.5, QT: 0.4, SQ: 0.5, JX: 0.5, GH: 0.5, XZ: 0.5 },
};

const apart = (a: string, b: string) =>
  a === b ? 0 : (near[a < b ? `${a}${b}` : `${b}${a}`] ?? (a === '' || b === '' ? 0.6 : 1));

function unlike(a: Sound, b: Sound): number {
  const vowels = a.vowel === b.vowel ? 0 : a.vowel === '' || b.vowel === '' ? 0.06 : 0.16;
  return apart(a.consonant, b.consonant) + vowels;
}

const leftOut = ({ weak }: Sound) => (weak ? 0.15 : 0.8);
/** Characters beside the name cost a little: 向马克龙 is 马克龙. */
const beside = 0.12;

/** The cost of reading one as the other, skipping characters around the name. */
function distance(latin: readonly Sound[], syllables: readonly Sound[][]): number {
  const chinese = syllables.flat();
  const starts = new Set<number>();
  let place = 0;
  const passed = [0];
  for (const syllable of syllables) {
    starts.add(place);
    for (let at = 0; at < syllable.length; at += 1)
      passed.push((passed.at(-1) ?? 0) + (at === 0 ? beside : 0));
    place += syllable.length;
  }
  starts.add(place);
  let row = chinese.map((_, at) => (starts.has(at) ? (passed[at] ?? 0) : Infinity));
  row.push(passed.at(-1) ?? 0);
  for (const sound of latin) {
    const next = [(row[0] ?? 0) + leftOut(sound)];
    for (let at = 1; at <= chinese.length; at += 1) {
      const other = chinese[at - 1];
      if (!other) continue;
      next.push(
        Math.min(
          (row[at - 1] ?? 0) + unlike(sound, other),
          (row[at] ?? 0) + leftOut(sound),
          (next[at - 1] ?? 0) + leftOut(other),
        ),
      );
    }
    row = next;
  }
  const all = passed.at(-1) ?? 0;
  return Math.min(
    ...row.map((cost, at) => (starts.has(at) ? cost + all - (passed[at] ?? 0) : Infinity)),
  );
}

const coarse: Record<string, string> = {
  ...{ P: 'B', T: 'D', K: 'G', Q: 'S', X: 'S', C: 'S', Z: 'S', J: 'S', F: 'V', H: 'V' },
};

/**
 * Index keys that match for names that may be the same: roughly their first two strong consonants.
 */
function keysOf(sounds: readonly Sound[]): string[] {
  const classes = sounds.flatMap(({ consonant }) =>
    consonant === '' || consonant === 'Y' ? [] : [coarse[consonant] ?? consonant],
  );
  const [first = '', second = '', third = ''] = classes;
  return second === '' ? [] : [first + second, ...(third === '' ? [] : [first + third])];
}

export const latinKeys = (name: string): string[] => keysOf(soundsOf(name));

/** The keys of every part of the run that may begin the name. */
export function runKeys(text: string): string[] {
  const keys = readings(text).flatMap((syllables) =>
    syllables.flatMap((_, at) => keysOf(syllables.slice(at).flat())),
  );
  return [...new Set(keys)];
}

/** Fewer sounds than `fewest` prove nothing; fewer than `sure` need a closer match. */
const fewest = 2;
const sure = 4;

/**
 * How surely a run of characters transcribes a name in folded Latin letters: 0 to 1, and 0 if
 * nothing is proven.
 */
export function soundsLike(text: string, name: string): number {
  const latin = soundsOf(name);
  const strong = latin.filter(({ consonant, weak }) => consonant !== '' && !weak).length;
  const heard = latin.filter(({ consonant }) => consonant !== '').length;
  if (strong < fewest || heard < 3) return 0;
  const cost = Math.min(...readings(text).map((syllables) => distance(latin, syllables)));
  const similarity = 1 - cost / latin.length;
  const least = heard >= sure ? 0.78 : 0.86;
  return similarity < least ? 0 : similarity * Math.min(1, 0.5 + (heard - 2) / 4);
}
