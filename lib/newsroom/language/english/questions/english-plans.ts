// How English says that an action is only planned, permitted or talked about.
import type { PlanForms } from '../../lexicon/plan-forms';

/** No other statement begins in between. */
const within =
  '(?:(?!\\b(?:and|but|as|after|when|while|because|since|who|which|that)\\b)[^,;]){0,60}';
const intents =
  'talks?|negotiations?|discussions?|bids?|push(?:es)?|efforts?|campaigns?|pressure|plans?|proposals?|calls?|hopes?|odds|bets?|chances?|prospects?|possibilit(?:y|ies)|ideas?|requests?|petitions?|offers?|deals?|agreements?';

export const englishPlans: PlanForms = {
  before: new RegExp(
    `\\b(?:(?:${intents}) (?:for|of|on|about|over)\\b|(?:room|doors?|paths?|scope|grounds|appetite) (?:for|to)\\b|(?:seen|set|due|bound|poised|ready|moving|looking|hoping|aiming|preparing|push(?:es|ed|ing)?) to\\b|(?:urg(?:e[sd]?|ing)|call(?:s|ed|ing)? (?:on|for)|press(?:es|ed|ing)?|pressur(?:e[sd]?|ing)|beg(?:s|ged|ging)?|implor(?:e[sd]?|ing)|want(?:s|ed)?) (?:him|her|them|it|us) to\\b|potential\\b|(?:worr(?:y|ies|ied)|concern(?:s|ed)?|fears?|speculation|expectations?) (?:about|of|over)\\b|(?:explor|negotiat|discuss|debat)(?:e[sd]?|ed|es|s|ing)\\b)${within}$`,
    'iu',
  ),
  behind:
    /^ (?:(?:possibly|perhaps|maybe)\b|(?:\p{L}+ )?(?:talks?|negotiations?|plans?|proposals?|bids?|hopes?|odds|ideas?)\b)/iu,
  unlessAsked: [
    {
      asks: /\b(?:lets?\b|allow|permit|enabl|authori[sz]|empower)/iu,
      before: /\b(?:lets?|(?:allow|permit|enabl|authori[sz]|empower)(?:e?s|e?d|ing))\b[^,;]*$/iu,
    },
    { asks: /\bplea/iu, before: /\b(?:plea(?:ds?|ded|ding|s)?|pled)\b[^,;]*$/iu },
  ],
  noun: /(?:[st]ions?|ments?|mergers?|sales?|takeovers?)$/iu,
  carriedOut:
    /(?:\b(?:the|his|her|its|their|this|that|after|since|following|despite|amid|before)\b|[’']s?)(?: (?!(?:for|of|on|to)\b)[\p{L}\d-]+){0,3} $|\b(?:(?:announc|complet|order|impos|approv|sign|finali[sz]|conduct|launch|confirm|report|fac|clos|agree)\p{L}*|ma[dk]e\p{L}*|hold|held|w[io]n)\b/iu,
  supposed: /^ (?:would|could|might|may)\b/iu,
};
