// How English says the opposite of a question: not done, fallen, the smallest.
import type { ContrastForms } from '../../lexicon/contrast-forms';

const does = 'did|do|does|was|were|is|are|has|have|had|will|would|can|could|should';
const superlative = (forms: string) => new RegExp(`\\b(?:${forms})\\b`, 'iu');
const nth = (forms: string) => new RegExp(`\\b(?:${forms})[- ](?:most |least )?[\\p{L}-]+$`, 'iu');

export const englishContrasts: ContrastForms = {
  denial: {
    // “Why did it fail to …”, “what stopped them from …” ask for what was not done, too.
    asks: new RegExp(
      `\\b(?:${does})(?:n[’']t\\b|\\s+(?:[\\p{L}’'-]+\\s+){0,4}?not\\b(?!\\s+only))|\\bnever\\b|\\b(?:fail|refus|declin)(?:es?|ed|s)? to\\b|\\b(?:stop|prevent|block|delay|avoid|keep|kept|halt|cancel|reject|oppos)\\w*`,
      'giu',
    ),
    before:
      /(?:\b(?:not|never|nobody|neither|nor|without|refused to|refuses to|failed to|fails to|declined to)|n[’']t)\s+(?:(?:be|been|yet|have|even|immediately|still)\s+){0,2}$/iu,
    tells:
      /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|un\p{L}+ed|except|excluding|but|only|apart from|other than|refus\w+|fail\w*|declin\w+|reject\w*|skip\w*|absent|absence|snub\w*|boycott\w*|stop\w*|prevent\w*|block\w*|delay\w*|halt\w*|cancel\w*|oppos\w+)\b|n[’']t\b/iu,
  },
  rises:
    /\b(?:rise|rises|rose|risen|rising|grow|grows|grew|grown|growth|growing|increas\w+|gain\w*|climb\w*|jump\w*|surg\w+|soar\w*|up|higher|more|expand\w*|expansion|accelerat\w+)\b/iu,
  falls:
    /\b(?:fall|falls|fell|fallen|falling|drop\w*|declin\w+|decreas\w+|slump\w*|plung\w+|tumbl\w+|slid|slide\w*|sink\w*|sank|down|lower|less|shrink\w*|shrank|contract(?:ed|s|ion)|los[te]\w*|slip\w*)\b/iu,
  yearly:
    /\byear[- ](?:on|over)[- ]year\b|\byoy\b|\b(?:from|than|on) (?:a|the) (?:year (?:ago|earlier|before)|same (?:period|month|quarter))|\bfrom (?:the previous|last) year\b|\bannual(?:ly|ised|ized)?\b/iu,
  monthly:
    /\b(?:month|quarter)[- ](?:on|over)[- ](?:month|quarter)\b|\b(?:from|than) (?:a (?:month|quarter) (?:ago|earlier|before)|the (?:previous|prior) (?:month|quarter|three months)|last (?:month|quarter))\b/iu,
  superlatives: {
    most: superlative('(?<!at )most(?! (?:recent|of)\\b)|largest|biggest|greatest|highest|tallest|top|record|busiest'),
    fewest: superlative('fewest|(?<!at )least|smallest|tiniest|lowest'),
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
    best: superlative('best|top|finest'),
    worst: superlative('worst'),
    hottest: superlative('hottest|warmest'),
    coldest: superlative('coldest|coolest'),
    deepest: superlative('deepest'),
    nearest: superlative('nearest|closest'),
    farthest: superlative('farthest|furthest'),
  },
  nths: ['second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th'].map(nth),
}; // prettier-ignore
