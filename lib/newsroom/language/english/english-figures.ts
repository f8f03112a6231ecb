// The words by which numbers in English sentences are read.
import type { FigureWords } from '../spaced/spaced-figures';

export const englishFigureWords: Omit<FigureWords, 'stem' | 'stopWords'> = {
  multiples: { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  percent: ['percent', 'per cent'],
  fates: {
    dead: /\b(?:dead|deaths?|died|dies|killed|kills|killing|fatalit\w+|death toll|bodies)\b/i,
    hurt: /\b(?:injur\w+|wound\w+|hurt)\b/i,
    missing: /\b(?:missing|unaccounted)\b/i,
    held: /\b(?:arrest\w*|detain\w*|in custody)\b/i,
  },
  people: /^(?:people|persons?|others?|men|women|civilians?|victims?|residents?)$/i,
  noThing:
    /^(?:am|pm|a|p|th|st|nd|rd|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|gmt|est|edt|pht|percentage|times?|year|years|month|months|day|days|hours?|minutes?|weeks?|old|and|or|to|of|in|on|at|by|for|from|the|with)$/i,
};
