// Who did it, in English: how that is asked, and how a report refers to an unnamed person.
import type { DoerForms } from '../../lexicon/doer-forms';
import { inHeadlines } from './english-persons';

/** Nouns for people who are described by what they did alone, and for one holder of an office that many hold. */
const strangers = inHeadlines(
  '(?:m[ae]n|wom[ae]n|gunm[ae]n|conm[ae]n|hitm[ae]n|individuals?|strangers?|thief|thieves|robbers?|burglars?|assailants?|attackers?|assassins?|killers?|shooters?|snipers?|suspects?|perpetrators?|culprits?|intruders?|kidnappers?|hijackers?|arsonists?|vandals?|looters?|hackers?|scammers?|motorcyclists?|riding-in-tandem|judge|magistrate|senator|lawmaker|legislator|congress(?:man|woman)|prosecutor|official|councilor|councilman|councilwoman)',
);
/** One of these is an unnamed person; the plural may be the answer: drivers sued. */
const people = inHeadlines(
  '(?:boys?|girls?|teens?|teenagers?|youths?|persons?|people|riders?|drivers?|hecklers?|bystanders?|passers-by|neighbou?rs?|customers?|passengers?|mob|gang)',
);
const determined = inHeadlines('(?:an?|some|one|two|three|four|five|six|several|many|\\d+)');
/** An unidentified armed man, two Palestinian gunmen; excludes words that begin another phrase. */
const words =
  "(?:(?!(?:and|or|of|by|to|in|on|at|for|with|from|that|who|whose|when|as|but|is|are|was|were|has|had|said|says|told)\\b)[\\p{L}\\d][\\p{L}\\d’'-]*,? ){0,3}";
const unknown = inHeadlines(
  '(?:(?:unidentified|unknown|unnamed|armed|masked|hooded|young|elderly|drunk|suspected|\\d+-year-old),? )*',
);

export const englishDoers: DoerForms = {
  asks: /^\W*(?:(?:and|so) )?who(?: (?:has|have|had|just|first|finally|also|attempted to|tried to))* $/i,
  asksTeam:
    /^\W*(?:(?:and|so) )?(?:which|what)(?: (?!(?:is|are|was|were|did|do|does|of)\b)[\p{L}.’'-]+){0,3}? (?:teams?|clubs?)(?: (?:has|have|had|just|first|finally))* $/iu,
  nobody: new RegExp(
    `(?<![\\p{L}-])(?:[Ss]ome(?:one|body)|${determined} ${words}(?:${people}|${strangers})|(?:the )?${unknown}${strangers})(?![\\p{L}’'-])`,
    'gu',
  ),
  named:
    /^(?:,? (?:named|called|identified (?:only )?as|known as) |,? (?:\d+, )?(?:(?:and|who) )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu})/u,
  pronoun: /(?<!\p{L})(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey)(?!\p{L})/gu,
  undergone:
    /\b(?:is|are|was|were|been|being|gets?|got) (?:(?:\p{L}+ly|not|never|also|first|just) )?$/iu,
  agent: / by /i,
  bare: /^(?:\W*$|[,.;:!?”"]| (?:about|after|around|as|at|before|between|during|earlier|for|from|in|inside|last|near|on|outside|over|since|this|to|today|under|until|when|while|with|yesterday)\b)/iu,
  behind: /^[^,;.:!?]{0,24}? by (?<who>[^;.:!?]{1,60})/u,
};
