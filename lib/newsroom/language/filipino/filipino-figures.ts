// The words by which numbers in Filipino sentences are read, English ones included.
import { englishFigureWords as english } from '../english/english-figures';
import type { FigureWords } from '../spaced/spaced-figures';

/** Matches either pattern, in any case. */
const either = (a: RegExp, b: RegExp) => new RegExp(`${a.source}|${b.source}`, 'i');

export const filipinoFigureWords: Omit<FigureWords, 'stem' | 'stopWords'> = {
  numbers: {
    ...english.numbers,
    ...{ dalawa: 2, dalawang: 2, tatlo: 3, tatlong: 3, apat: 4, lima: 5, limang: 5, anim: 6 },
    ...{ pito: 7, pitong: 7, walo: 8, walong: 8, siyam: 9, sampu: 10, sampung: 10 },
  },
  multiples: { ...english.multiples, libo: 1e3, milyon: 1e6, bilyon: 1e9 },
  percent: [...english.percent, 'porsiyento'],
  fates: {
    dead: either(english.fates.dead, /\b(?:patay|namatay|nasawi)\b/),
    hurt: either(english.fates.hurt, /\b(?:sugatan|nasugatan)\b/),
    missing: either(english.fates.missing, /\bnawawala\b/),
    held: either(english.fates.held, /\binaresto\b/),
  },
  people: either(english.people, /^katao$/),
  noThing: either(english.noThing, /^(?:taon|araw|oras)$/),
};
