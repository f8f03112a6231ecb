// How English states the opposite of a question: not done, fallen, the smallest.
import type { ContrastForms } from '../../lexicon/contrast-forms';

const does = 'did|do|does|was|were|is|are|has|have|had|will|would|can|could|should';
const superlative = (forms: string) => new RegExp(`\\b(?:${forms})\\b`, 'giu');
const nth = (forms: string) => new RegExp(`\\b(?:${forms})[- ](?:most |least )?[\\p{L}-]+$`, 'iu');

const day =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|March|Mar|April|Apr|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|midnight|noon|spring|summer|autumn|winter|Christmas|Easter|day|week|weekend|month|quarter|year|season)';
const upTo = 'the|an?|end|start|beginning|middle|of|early|mid|late|next|this|at least|about|around';
const atLeast =
  'at least|up to|more than|about|around|nearly|almost|another|the|next|coming|several|many|some|few|an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|more|to|or';

export const englishContrasts: ContrastForms = {
  denial: {
    // “Why did it fail to …”, “what stopped them from …” also ask for what was not done.
    asks: new RegExp(
      `\\b(?:${does})(?:n[’']t\\b|\\s+(?:[\\p{L}’'-]+\\s+){0,4}?not\\b(?!\\s+only))|\\bnever\\b|\\b(?:fail|refus|declin)(?:es?|ed|s)? to\\b|\\b(?:ha(?:s|ve) yet to|(?:stop(?:s|ped|ping)?|prevent(?:s|ed|ing)?|block(?:s|ed|ing)?|keep(?:s|ing)?|kept|bar(?:s|red)?)\\s+(?:[\\p{L}’'-]+\\s+){1,5}?from)\\b`,
      'giu',
    ),
    before:
      /(?:\b(?:not|never|nobody|neither|nor|without|refused to|refuses to|failed to|fails to|declined to)|n[’']t)\s+(?:(?:be|been|being|yet|have|even|still|(?!(?:only|merely|simply|solely)\b)\p{L}+ly)\s+){0,3}$|(?:^|[,;:.]\s*)(?:no (?!fewer|less|more|doubt|longer|\d)(?:\p{Ll}[\p{L}-]*\s+){1,3}|none of [^,;]{1,40}\s|neither [^,;]{1,60} nor [^,;]{1,40}\s|no one )(?:(?:has|have|had|was|were)\s+)?$/iu,
    tells:
      /\b(?:not(?! (?:only|merely|simply|solely|just)\b)|no|never|none|nobody|nothing|neither|nor|without|cannot|un(?!it|io|if|iv|der|veil|cover|load|fold|leash|til)\p{L}{3,}|(?:all|every\p{L}*|none) (?:[\p{L}]+ )?but|except|excluding|apart from|other than|refus\w+|fail\w*|declin\w+|reject\w*|skip\w*|absent|absence|snub\w*|boycott\w*|stop\w*|prevent\w*|block\w*|delay\w*|halt\w*|cancel\w*|oppos\w+|ban(?:s|ned)?|barred|forb[ia]d\w*|prohibit\w*|clos(?:ed|es|ure)|shut|suspend\w*|postpone\w*|miss(?:es|ed)|out of (?:the|his|her)|lack(?:s|ed)?|evad\w+|yet to)\b|n[’']t\b/iu,
    until: /^[^.;]*\b(?:until|till)\b/iu,
    notYet: {
      before:
        /(?:\b(?:will|would|shall|may|might) not|\b(?:wo|would|sha)n[’']t)\s+(?:\p{L}+\s+){0,3}\p{L}+$/iu,
      behind: new RegExp(
        `^[^.;]*\\b(?:before (?:(?:${upTo})[ -]){0,5}(?:\\d|${day}\\b)|for (?:(?:${atLeast})[ -]){0,5}(?:minute|hour|day|week|month|year|decade)s?\\b)`,
        'iu',
      ),
    },
  },
  extent:
    /\bhow (?:much|fast|far|high|low|steeply|sharply)\b|\bby (?:how|what)\b|\bhow many (?:per ?cent(?:age)?|percentage|basis|points|cents|dollars|places)\b|\bwhat per ?cent/iu,
  rises:
    /\b(?:rise|rises|rose|risen|rising|grow|grows|grew(?! up)|grown(?! up)|growth|growing|increas\w+|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|surg(?:e[ds]?|ing)|soar\w*|higher|rebound\w*|ralli\w+|(?:rais(?:e[ds]?|ing)|hik(?:e[ds]?|ing)|lift(?:s|ed)?)(?= (?:\p{L}+ ){0,2}(?:prices?|rates?|wages?|tax(?:es)?|tariffs?|fees?|fares?|pay|output))|(?:is|are|was|were|been|went|go|goes|gone) up(?! (?:to|in|on|for)\b)|up (?:by |from |about |nearly |almost |more than )?[$€£¥₱]?\d[\d.,]*|expand\w*|expansion|accelerat\w+)\b/iu,
  falls:
    /\b(?:fall|falls|fell|fallen|falling|drop\w*|declin\w+|decreas\w+|slump\w*|plung\w+|tumbl\w+|slid|slides?|sank|lower|shrink\w*|shrank|contract(?:ed|ion)|slip(?:s|ped)?|shed|dip(?:s|ped)?|eas(?:ed|es)|cut|cuts|cutting|reduc\w+|slash\w*|trim(?:s|med)?|(?:is|are|was|were|been|went|go|goes|gone) down|down (?:by |from |about |nearly |almost |more than )?[$€£¥₱]?\d[\d.,]*|los(?:e[s]?|t|ing) (?:ground|(?:about |nearly |more than )?[\d.,]+ ?(?:%|per ?cent|points)))(?![\p{L}\p{N}])/iu,
  yearly:
    /\byear[- ](?:on|over)[- ]year\b|\byoy\b|\b(?:from|than|on) (?:a|the) (?:year (?:ago|earlier|before)|same (?:period|month|quarter))|\bfrom (?:the previous|last) year\b|\bannual(?:ly|ised|ized)?\b/iu,
  monthly:
    /\b(?:month|quarter)[- ](?:on|over)[- ](?:month|quarter)\b|\b(?:from|than) (?:a (?:month|quarter) (?:ago|earlier|before)|the (?:previous|prior) (?:month|quarter|three months)|last (?:month|quarter))\b/iu,
  superlatives: {
    most: superlative('(?<!\\b(?:at|do|does|did|are|were|have|has|can|will|would|should|for|by) )most(?! (?:recent|of)\\b)|largest|biggest|greatest|highest|tallest|strongest|(?<=most )powerful|widest|maximum|top(?=[- ](?:scorer|seed|seller|earner|prize))|busiest'),
    fewest: superlative('fewest|(?<!at )least|smallest|tiniest|lowest|narrowest|minimum'),
    oldest: superlative('oldest|eldest|longest[- ]serving'),
    youngest: superlative('youngest'),
    newest: superlative('newest'),
    longest: superlative('longest'),
    shortest: superlative('shortest|briefest'),
    fastest: superlative('fastest|quickest'),
    slowest: superlative('slowest'),
    richest: superlative('richest|wealthiest'),
    poorest: superlative('poorest'),
    strongest: superlative('strongest|(?:most )?powerful'),
    weakest: superlative('weakest'),
    cheapest: superlative('cheapest|least expensive'),
    dearest: superlative('dearest|costliest|priciest|most expensive'),
    best: superlative('(?<!how )best(?! ways? to\\b)|finest'),
    worst: superlative('worst|deadliest|most serious'),
    hottest: superlative('hottest|warmest'),
    coldest: superlative('coldest|coolest'),
    deepest: superlative('deepest'),
    nearest: superlative('nearest|closest'),
    farthest: superlative('farthest|furthest'),
  },
  nths: ['second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th'].map(nth),
  bounds: {
    highest: {
      asks: /\b(?:highest|maximum|(?<!at )most|greatest)\b/iu,
      tells:
        /\bpeak(?:s|ed|ing)?\b|\ball-time high|\b(?:a|new|all-time)[- ]record\b(?![- ](?:low|label|book|deal|keep|store|shop|compan))|\b(?:the|its|his|her|their) record[- ](?:high\b|\d)|\b(?:set|sets|setting|broke|breaks|breaking|smash(?:ed|es)|beat|beats) (?:(?:an?|the|its|his|her|their|new|all-time|previous) ){0,3}record\b|\btop(?:s|ped|ping)\b/iu,
    },
    lowest: {
      asks: /\b(?:lowest|minimum|fewest|least)\b/iu,
      tells: /\b(?:record|all-time)[- ]lows?\b|\bbottomed\b/iu,
    },
    maximum: { asks: /\bmaximum\b/iu, tells: /\b(?:up to|at most|no(?:t)? more than)\b/iu },
    minimum: { asks: /\bminimum\b/iu, tells: /\b(?:at least|no(?:t)? less than)\b/iu },
  },
  aside: /,\s(?:the|an?|its|one of)\s[^,?]*,/giu,
}; // prettier-ignore
