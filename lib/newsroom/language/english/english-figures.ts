// The words by which numbers in English sentences are read.
import type { FigureWords } from '../spaced/spaced-figures';

export const englishFigureWords: Omit<FigureWords, 'stem' | 'stopWords'> = {
  numbers: {
    ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
    ...{ eleven: 11, twelve: 12, dozen: 12 },
  },
  multiples: { dozen: 12, hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
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
  numbered:
    /\b(?:game|round|chapter|episode|season|part|week|group|level|phase|stage|no\.?|number|flight|route|section|article|rule|foul|flagrant|page|version|grade|tier|type|category|match|race|lap|quarter|act|volume|issue|step|room|gate|terminal|platform|district|ward|precinct|highway|interstate|pool|division|world war|formula|top) $/i,
};
