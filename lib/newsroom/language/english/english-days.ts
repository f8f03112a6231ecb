// Days in English that only the reader of that day can place.
import type { DayWords } from '../language';

export const englishDays: DayWords = {
  fixed: [
    [/\b(?:today(?![’'])|this (?:morning|afternoon|evening)|tonight)\b/gi, 0],
    [/\byesterday(?![’'])\b/gi, -1],
  ],
  weekdays: {
    pattern:
      /\b(?:on|since|until|early|late|by|of)? ?(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)(?: (?:morning|afternoon|evening|night))?\b/g,
    numbers: {
      Sunday: 0,
      Monday: 1,
      Tuesday: 2,
      Wednesday: 3,
      Thursday: 4,
      Friday: 5,
      Saturday: 6,
    },
  },
  ahead:
    /\b(?:will|would|to be|set to|scheduled|expected|plans?|planned|due|next|coming|upcoming|last|previous|before|ahead of|until|by|every|each|may|could|is to|are to)\b/i,
  named: /(?:Black|Good|Cyber|Super|Ash|Easter|Palm|Giving|Holy|Bloody|Fat|Shrove) $/,
  dated: /^[,，]?\s*(?:[（(]|the \d|\d|\p{Lu}\p{Ll}{2,8}\.? \d)/u,
  month: 'short',
  zone: 'UTC',
};
