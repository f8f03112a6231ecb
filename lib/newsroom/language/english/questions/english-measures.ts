// How English asks for ages, durations, scores and numbers, and states them.
import type { MeasureForms } from '../../lexicon/measure-forms';
import { words } from '../../lexicon/word-list';

const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const times =
  '(?:second|minute|hour|day|night|week|weekend|month|quarter|year|decade|season|semester)s?|centur(?:y|ies)';
const lengths = '(?:kilomet(?:re|er)|met(?:re|er)|mile|yard|inche?)s?|k?ms?|feet|foot|ft';
const money = '(?:dollar|euro|peso|pound|yuan|yen|rupee|ruble|won|franc|cent)s?';
const others =
  '%|percent(?:age)?|per cent|degrees?|tonnes?|tons?|kilo(?:gram|watt)s?|(?:mega|giga)watts?|mw|litres?|liters?|barrels?|acres?|hectares?|points?|basis';
/**
 * After a verb of spending or owing a large number is money, even without a currency sign: ‘raises
 * 1.2bn’.
 */
const spent =
  '\\b(?:rais(?:e[sd]?|ing)|costs?|pa(?:ys?|id|ying)|spen(?:ds?|t|ding)|invest(?:s|ed|ing)?|worth|fine[sd]?|valued|los(?:es?|t|ing)|loan|lends?|lent|borrow(?:s|ed)?|donat(?:es?|ed)|pledg(?:es?|ed)|awarded|earn(?:s|ed)?|budget|profit|revenue|debt)(?: (?:over|about|nearly|almost|around|roughly|more than|up to|an?|of|at))*';
/** The result of a vote or a game: 97-89, 12 to 5. */
const ratio =
  '(?<![\\d.,/-])\\d{1,3}\\s?[-–—−:]\\s?\\d{1,3}(?!\\s?[AaPp]\\.?[Mm](?!\\p{L}))(?![\\d%]|[.,]\\d|[- ]?(?:year|month|day)s?\\b)|\\b\\d{1,3} to \\d{1,3}\\b(?!%)';
const sized = '\\d[\\d.,]*(?:[kmb]n?|tn|[ -](?:thousand|million|billion|trillion))\\b';
/** ‘Dies at 86’, but not at 10, which is an hour. */
const diedAt =
  '\\b[Dd](?:ie[ds]?|ead) (?:[\\p{L}-]+ ){0,3}at (?:1[3-9]|[2-9]\\d|1[01]\\d)(?![\\p{L}\\p{N}:%]|[.,]\\d| \\p{Lu})';
const units = `${times}|${lengths}|${money}|${others}`;

export const englishMeasures: MeasureForms = {
  asks: {
    age: /\bhow old\b|\bwhat(?:['’]s| is| was) the age of\b|\bwhat age\b/i,
    sum: /\bhow much money\b|\bhow much\b.*\b(?:costs?|pa(?:y|ys|id|ying)|spen(?:d|ds|t|ding)|earn(?:s|ed|ing)?|worth)\b/i,
    score: /\bwhat(?:['’]s| is| was| were)? (?:the )?(?:final |half-?time )?score(?:line)?s?\b/i,
    vote: /\bwhat(?:['’]s| is| was| were)? (?:the )?(?:\p{L}+ ){0,2}(?:votes?|tally|vote (?:count|total|tally))\b(?!['’-]| (?:about|of (?:no )?confidence|share|is|was|will|would|on\?|mean)\b)/iu,
    length: /\bhow long\b(?! (?:ago|before)\b)/i,
  },
  gives: {
    age: new RegExp(
      `\\b(?:\\d{1,3}|${small})(?:[- ](?:${small}))?[- ](?:year|month|week|day)s?[- ]olds?\\b|\\b(?:aged?|ages|age of|turn(?:s|ed|ing)?) (?:from )?(?:\\d|${small})|\\b\\d{1,3} years? of age\\b|${diedAt}|\\bage\\b[^.;]{0,80}?\\b\\d{2}\\b(?![\\d.,]\\d)|\\p{Lu}[\\p{L}’'-]+, \\d{1,3}(?=[,.;)]|$)|\\(\\d{1,3}\\)|\\b(?:is|was|are|were|be) \\d{1,3}(?=[,.;]|$)|\\b(?:born|built|founded|opened|dat(?:es|ing)|established)\\b.{0,30}\\b1?\\d{3}\\b|\\bcentur(?:y|ies)\\b`,
      'u',
    ),
    sum: new RegExp(`${spent} ${sized}(?! (?:people|men|women|children|\\p{L}+s)\\b)|[$€£¥₱]\\s?\\d|\\b(?:P|Rs\\.?|RM|PHP|USD|EUR|RMB|CNY)\\s?\\d|(?:\\d[\\d.,]*|${small})(?:[ -](?:hundred|thousand|million|billion|trillion))?[ -](?:\\p{Lu}?\\p{L}+ )?${money}(?!\\p{L})|\\b(?:free|for nothing)\\b`, 'iu'),
    score: new RegExp(ratio, 'u'),
    vote: new RegExp(
      `${ratio}|\\b(?:\\d[\\d,]*|${small})(?: \\p{Ll}+){0,2} votes?\\b|\\b[Vv]ot(?:ed|es|ing) \\d|(?<![\\d/])\\b\\d[\\d,]* (?:for|against|in favou?r|(?:\\p{Ll}+ )?vot(?:ed|ing))\\b|\\b[Uu]nanimous(?:ly)?\\b|\\bby acclamation\\b`,
      'u',
    ),
    length: new RegExp(
      `(?:\\d|(?<!\\p{L})(?:an?|half|half an?|several|few|many|couple of|dozens? of|hundreds? of|thousands? of|${small}))[- ]?(?:\\p{Ll}+[- ]){0,1}(?:${times}|${lengths})(?![\\p{L}])(?![- ]olds?)|\\b(?:since|until|till|throughout|overnight|indefinite(?:ly)?|permanent(?:ly)?|for (?:life|good)|for (?:${times}))\\b|\\b(?:all|whole|entire|rest of the) (?:${times})\\b|\\blife (?:sentence|in prison|imprisonment)\\b`,
      'iu',
    ),
  },
  prices: {
    asks: /\bhow much (?:do|does|will|would|is|are)\b.*\bcosts?\b|\bhow much (?:is|are) (?!.*\b(?:worth|going|left|known|\p{L}{2,}(?:ing|ed)|increases?|decreases?|rises?|growth|shares?|turnout|inflation|rates?)\b)|\b(?:what|which)(?:['’]s| is| are| was| will be) (?:the )?(?:\p{L}+ )?prices?\b/iu,
    others:
      /\b(?:revenues?|sales|profits?|earn(?:s|ed|ings?)?|incomes?|turnover|loss(?:es)?|market (?:value|cap\p{L}*)|valu(?:ed|ations?)|net worth|fund(?:s|ing|ed)?|rais(?:e[sd]?|ing)|invest\p{L}*|fine[sd]?|penalt(?:y|ies)|settle\p{L}*|damages|prizes?|bonus(?:es)?|salar(?:y|ies)|wages?|donat\p{L}*|grants?|loans?|debts?|budgets?|gross(?:es|ed|ing)?|box office|sav(?:e|es|ed|ings?)|discount\p{L}*|rebates?|shipments?|exports?|imports?|stakes?|bail|rewards?|subsid\p{L}*|tax(?:es)?|tariffs?|lawsuits?|su(?:ed|es|ing))\b|\d off\b/iu,
    tells:
      /\b(?:pric\p{L}*|costs?|costing|retail\p{L}*|(?:sells?|sold|selling|buy|yours) for|apiece)\b/iu,
  },
  byAge: /^the \d{1,3}-year-old\b/iu,
  asksNumber:
    /\bhow (?:many|much)\b|\bwhat (?:percent\w*|amount|(?:share|proportion|portion) of)\b/i,
  // The first plural: of base stations the stations, of houses burned the houses.
  counted: /\bhow many (?:(?!(?:do|does|did|is|are|was|were|has|have|had|will|would|can|could|of)\b)[\p{L}’'-]+ ){0,3}?(?<what>[\p{L}-]{2,}(?<![sui])s|people|children|men|women|police)(?![\p{L}-])/iu,
  counts: {
    of: [new RegExp(
      `(?<![\\p{L}\\d$€£¥₱.,-])(?:\\d[\\d.,]*\\d|\\d|(?:${small}))(?: (?:hundred|thousand|million|billion))?(?: (?!(?:and|or|to|in|on|of|at|for|by|from|with|were|was|are|is|have|had|has|as|an?|the|who|that|which|while|when|after|before|but)\\b)[\\p{Ll}-]+){0,2}? (?<noun>\\p{Ll}{2,}(?<![sui])s|people|men|women|children)(?![\\p{L}-])`,
      'giu',
    )],
    persons:
      /^(?:people|persons|men|women|children|kids|boys|girls|others|victims|suspects|fans|guests|troops|civilians|adults|teens|students|residents|patients|agents|parents|migrants|immigrants|protestants|participants|employees|refugees|families|pilgrims|hostages|dead|police|(?:\p{L}+)(?:workers|officers|soldiers|players|members|drivers|passengers|teachers|prisoners|fighters|lawmakers|leaders|voters|readers|users|owners|lawyers|survivors|doctors|actors|visitors|senators|spectators|ists|ians|men|women|mates)|workers|officers|soldiers|players|members|drivers|passengers|teachers|prisoners|fighters|lawmakers|leaders|voters|users|owners|lawyers|survivors|doctors|actors|visitors|senators|spectators)$/iu,
    things:
      /^(?:houses|homes|buildings|apartments|rooms|offices|branches|shops|stores|outlets|routes|flights|beds|seats|tickets|schools|hospitals|plants|factories|vehicles|cars|trucks|buses|trains|planes|jets|aircraft|ships|boats|vessels|villages|towns|cities|provinces|countries|nations|states|jobs|positions|posts|brands|products|models|goals|points|games|matches|titles|medals|awards|albums|songs|films|movies|books|concerts|shows|tours|songs|tracks|episodes|chapters|rebounds|assists|arrests|charges|counts|cases|deals|loans|bills|laws|projects|contracts|shares|trees|animals|missiles|drones|rockets|sites|stations|items|documents|pages|votes)$/iu,
    anyone:
      /^(?:people|persons|others|individuals|victims|casualties|dead|souls|lives)$/iu,
    kinds:
      /^(?:soldiers|troops|servicemen|marines|fighters|police|policemen|officers|cops|guards|agents|children|kids|boys|girls|women|men|students|pupils|teachers|professors|doctors|nurses|journalists|reporters|lawmakers|senators|congressmen|ministers|judges|lawyers|priests|players|athletes|actors|singers|farmers|drivers|pilots|firefighters|prisoners|hostages|migrants|refugees|protesters|suspects|relatives|sons|daughters|brothers|sisters|siblings|grandchildren|foreigners|tourists|americans|filipinos|chinese)$/iu,
    staff: /^(?:employees|workers|staff|staffers)$/iu,
    some: /\b(?:la(?:y|id|ys|ying)[- ]?offs?|cut(?:s|ting)?|fir(?:e|es|ed|ing)|hir(?:e|es|ed|ing)|dismiss\w*|sack(?:s|ed|ing)?|redundan\w*|retrench\w*|furlough\w*|let go|strik(?:e|es|ing)|struck|resign\w*|quit)\b/iu,
    alike: [
      /^(?:employees|workers|staff|staffers|personnel|people)$/iu,
      /^(?:soldiers|troops|servicemen|marines)$/iu,
      /^(?:police|policemen|officers|cops)$/iu,
      /^(?:children|kids|boys|girls|sons|daughters|minors)$/iu,
      /^(?:students|pupils|learners)$/iu,
      /^(?:lawmakers|senators|congressmen|legislators)$/iu,
      /^(?:spectators|visitors|guests|attendees|participants|fans|viewers)$/iu,
      /^(?:migrants|refugees|immigrants)$/iu,
      /^(?:customers|diners|guests|users|subscribers)$/iu,
      /^(?:houses|homes|apartments|buildings|dwellings|structures)$/iu,
      /^(?:shops|stores|outlets|branches|offices)$/iu,
      /^(?:planes|jets|aircraft|flights)$/iu,
      /^(?:ships|boats|vessels|ferries)$/iu,
      /^(?:villages|towns|cities)$/iu,
      /^(?:countries|nations|states)$/iu,
      /^(?:jobs|positions|posts)$/iu,
      /^(?:games|matches)$/iu,
      /^(?:films|movies)$/iu,
      /^(?:medals|awards|prizes|titles)$/iu,
    ],
    general:
      /^(?:animals|vehicles|ships|vessels|items|things|objects|products|goods|places|sites|units|crimes|cases|weapons|crops|facilities|structures|attacks|times|parts|events)$/iu,
  },
  doers: /\bhow many\b/i,
  few: /(?<!\b(?:no|any|every|some|this|that|the|which|each|another)[ -])\bone (?!(?:of|another|that|who|day|time|thing|way|by|in|on|to|is|was|has)\b)\p{Ll}{2,}|\bcouples?\b(?! of\b)/iu,
  none: /(?<![\p{L}-])(?:no(?!\.)|nobody|none|zero|nil)(?! (?:longer|later|sooner|fewer|less|more|doubt|matter)\b)(?: [\p{L}’'-]+){0,3} ?$/iu,
  quantity: /\bwhat(?:['’]s| is| was| were) (?:the )?(?:\p{L}+ )?(?<what>population|salary|weight|height|depth|budget|revenue|turnout|attendance|magnitude)(?= (?:of|at|in|for)\b)/iu,
  people: words('people persons'),
  rates: /turnout/iu,
  shares: /\d[\d.,]*\s?(?:%|percent\b|per cent\b|percentage points?\b)/giu,
  noCount: new RegExp(
    [
      `(?<!\\p{L})${months} \\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?(?:,? \\d{4})?(?!\\d)`,
      `(?<!\\p{L})\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})? (?:of )?${months}(?:,? \\d{4})?(?!\\p{L})`,
      `(?<!\\p{L})${months},? \\d{4}(?!\\d)`,
      '(?<![\\d.,])\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)',
      '(?<![\\d.,])\\d{1,2}(?:[:.]\\d\\d)?\\s?[AaPp]\\.?[Mm](?!\\p{L})\\.?',
      '(?<![\\d.,])\\d{1,2}:\\d\\d(?:\\s?(?:GMT|EST|ET|PHT))?(?!\\d)',
      '(?<![\\d.,$€£¥₱])(?:19|20)\\d\\d(?:[-–]\\d{2,4})?s?(?![\\d.,]\\d)(?!\\d)(?! (?:people|(?!(?:this|does|says|goes)\\b)\\p{Ll}{3,}s)\\b)',
      '\\d+(?:st|nd|rd|th)(?!\\p{L})',
      '(?<!\\p{L})(?:[Nn]os?\\.?|[Nn]umber|[Ss]ections?|[Ss]ec\\.|[Aa]rticle|Act|Bill|Resolution|Order|Room|[Rr]oute|Highway|[Ff]light|[Cc]hapter|Phase|Game|Round|Week|Case|Group|Level|Grade|Category|Class|Type|[Tt]op|Page|Rule|Episode|Formula|Barangay|Zone|Line|Gate) #?\\d[\\d.,]*',
      '(?<=\\p{Lu}\\p{L}*-)\\d+',
      // A350, K12, Q4; P5 and RM20 are sums.
      '(?<![\\p{L}\\d$€£¥₱])(?!(?:P|RM|Rs|PHP|USD|US|EUR|RMB|CNY|HK|NT)\\d)\\p{Lu}\\p{L}{0,3}\\d[\\p{L}\\d]*(?![.,]\\d)',
      '(?<!\\p{L})aged (?:between )?\\d{1,3}(?:(?: and | to |[-–])\\d{1,3})?(?![\\p{L}\\d])',
      '(?<!\\p{L})(?:aged? )?\\d{1,3}[- ](?:year|month)s?[- ]olds?(?!\\p{L})',
      '(?<=\\p{Lu}[\\p{L}’\'-]*, )\\d{1,3}(?=,)',
    ].join('|'),
    'gu',
  ),
  numbers:
    /^(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:\p{L}+)?|dozens|hundreds?|thousands?|millions?|billions?|trillions?|half|double[ds]?|twice|tripled?|quarter|thirds?)$/u,
  measured: new RegExp(`(?:dozens|hundreds|thousands|millions|billions|trillions) of (?:${units})(?!\\p{L})|[$€£¥₱]\\s?\\d[\\d.,]*(?:[- ]?(?:thousand|million|billion|trillion))?|(?:\\d[\\d.,]*|(?<![\\p{L}-])(?:${small}))(?: (?:hundred|thousand|million|billion|trillion))?[- ]?(?:${units})(?!\\p{L})`, 'giu'),
  units: new RegExp(`^(?:${units})$`, 'iu'),
}; // prettier-ignore
