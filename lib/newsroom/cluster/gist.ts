// An article as it is compared with others: its terms weighted by how rare they currently are.
// Recomputed for every comparison of a window, so that a term that was once rare does not stay so.
import { lexicons } from '../language/lexicons';
import type { Entry, Frequencies, Vector } from './postings';
import { routineOf, type Routine } from './routine';
import { isBeginning, isDate, isNumber, nameWeight } from './terms';
import { rarity, weigh } from './weigh';

export type Gist = {
  entry: Entry;
  /** Headline terms, prefixes included, scaled to length 1. */
  title: Vector;
  /** The rarity of each headline word, names weighing no more than others; without prefixes. */
  words: ReadonlyMap<string, number>;
  /** The sum of those. */
  weight: number;
  names: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Character n-grams of the headline, each with its word's weight, scaled to length 1. */
  grams: Vector;
  body: Vector;
  routine: Routine | undefined;
};

const gramLength = 4;
/** In languages without spaces. */
const unspacedGram = 2;
/** Smaller numbers count people and things in any story. */
const tellingNumber = 20;

function scaled(weights: Map<string, number>): Vector {
  const length = Math.hypot(...weights.values()) || 1;
  for (const [key, weight] of weights) weights.set(key, weight / length);
  return weights;
}

/** "Zelensky" and "Zelenskyy" share most of them. */
function gramsOf(words: ReadonlyMap<string, number>, lang: Entry['lang']): Vector {
  const weights = new Map<string, number>();
  const { spaced } = lexicons[lang];
  const size = spaced ? gramLength : unspacedGram;
  for (const [word, rare] of words) {
    const padded = spaced && !isNumber(word) ? ` ${word} ` : word;
    const count = Math.max(1, padded.length - size + 1);
    const share = rare / Math.sqrt(count);
    for (let at = 0; at < count; at += 1) {
      const gram = padded.slice(at, at + size);
      weights.set(gram, Math.max(weights.get(gram) ?? 0, share));
    }
  }
  return scaled(weights);
}

const yearLike = /^(?:19|20)\d\d$/;

/** Weights the terms of an article by how rare they currently are. */
export function gistOf(entry: Entry, frequencies: Frequencies): Gist {
  const words = new Map<string, number>();
  const names = new Set<string>();
  const numbers = new Set<string>();
  let weight = 0;
  for (const [term, given] of entry.title) {
    if (isBeginning(term)) continue;
    const rare = rarity(term, frequencies);
    words.set(term, rare);
    weight += rare;
    if (isNumber(term)) {
      if (Number(term) >= tellingNumber && !yearLike.test(term)) numbers.add(term);
    } else if (given >= nameWeight && !isDate(term)) names.add(term);
  }
  return {
    entry,
    title: weigh(entry.title, frequencies),
    words,
    weight,
    names,
    numbers,
    grams: gramsOf(words, entry.lang),
    body: weigh(entry.body, frequencies),
    routine: routineOf(entry),
  };
}
