// English words for days relative to the day of the report.
import type { DayWords } from '../language';

/** Verbs whose past does not end in -ed. */
const irregular =
  'was|were|had|did|said|told|took|went|came|made|found|won|lost|held|met|began|broke|brought|built|' +
  'bought|caught|chose|dealt|drew|drove|fell|felt|fought|flew|gave|got|grew|heard|kept|knew|laid|led|' +
  'left|meant|paid|ran|rose|sank|sat|saw|sent|shot|spoke|spent|stood|struck|stole|swept|swore|taught|' +
  'thought|threw|wore|wrote|became|fled|dug|sold|sought|hit|shut|put|set|cut';

/** Verbs that announce plans, and forms that a report of the past does not use. */
const plans =
  'begins?|starts?|opens?|closes?|ends?|kicks?|meets?|go|goes|heads?|votes?|faces?|plays?|hosts?|holds?|' +
  'arrives?|leaves?|returns?|expires?|launch(?:es)?|resumes?|runs?|travels?|visits?|takes?|debuts?|' +
  'premieres?|airs?|gathers?|convenes?|comes?|decides?|appears?|is|are|has|have|marks?|falls?|kick-?off';

/** Forms that describe a coming event, or say that it is coming. */
const ofPlans =
  'scheduled|planned|expected|slated|set|due|focused|called|named|titled|dubbed|aimed|based|organi[sz]ed|' +
  'hosted|sponsored|headed|led|held|dedicated|meant|intended|supposed';

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
  tenses: {
    // Shops that are closed on Monday: a state, not the past.
    past: new RegExp(
      `(?<!\\b(?:is|are|am)(?: (?:not|also|still|now|all|\\p{Ll}+ly))? )\\b(?:\\p{L}{2,}ed|${irregular})\\b`,
      'giu',
    ),
    present: new RegExp(`\\b(?:${plans})\\b`, 'gi'),
  },
  over: {
    before:
      /(?<!\b(?:be|been|being|is|are|was|were|as|has|have|had) )\b(?:said|announced|told(?: \p{L}+){1,3}|wrote|warned|confirmed|ruled) ?$/u,
    behind: new RegExp(
      `^ (?:\\p{Ll}+ly )?(?!(?:${ofPlans})\\b)(?:\\p{Ll}{2,}ed|${irregular}) (?!by\\b)`,
      'u',
    ),
    itself: /^(?:[’'–-]| (?:would|will|is|was|could|may|might|marks?|has|had)\b)/u,
  },
  named: /(?:Black|Good|Cyber|Super|Ash|Easter|Palm|Giving|Holy|Bloody|Fat|Shrove) $/,
  // Or the day only specifies which: "Saturday classes".
  dated:
    /^ (?!night|morning|afternoon|evening|after|before|during|when|while|that|as|at|on|in|to|by|for|from|with|over|about|of|and|but|or|amid|against|near|outside|inside|into|through|under|until|because|where|which|who|said|says|said|told|also|has|have|had|was|were|is|are|it|he|she|they|the|a|an|its|his|her|their|this|if|not|around|between|alongside|following|along|across|without)\p{Ll}{3,}s\b|^[,，]?\s*(?:[（(]|the \d|\d|\p{Lu}\p{Ll}{2,8}\.? \d)/u,
  month: 'short',
  zones: ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Asia/Manila'],
};
