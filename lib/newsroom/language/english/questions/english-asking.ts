// How people ask in English.
import type { AskingForms } from '../../lexicon/asking-forms';
import { words } from '../../lexicon/word-list';
import { englishDoers } from './english-doers';
import { englishKinds } from './english-kinds';
import { englishOrdinals } from './english-ordinals';
import { englishSayings } from './english-sayings';

/** Passive participles. */
const done =
  '(?:\\p{L}{2,}ed|shut|cut|held|hit|sent|sunk|torn|taken|given|thrown|driven|stopped|withdrawn)';
/** After ‘after’: expressions that only give a time. */
const timeOf = [
  '\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m|o’clock)',
  '(?:19|20)\\d\\d\\b',
  '(?:about |nearly |almost |just |only |more than |over )?(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|few|a few|many|half an?) (?:[\\p{L}-]+ )?(?:second|minute|hour|day|night|week|month|season|term|year|decade)s?\\b',
  '(?:noon|midnight|dark|dusk|dawn|sunset|work|school|hours|lunch|dinner|breakfast|christmas|easter|today|tomorrow|yesterday)\\b',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b',
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b',
].join('|');

/** Lower-case places. */
const sites =
  '(?:an? |the |his |her |their |its )?(?:new )?(?:homes?|houses?|hospitals?|hotels?|schools?|prisons?|jail|court|custody|roofs?|streets?|roads?|seas?|rivers?|border|airports?|church|shelters?|space|orbit|towns?|city|cities|villages?|park|shops?|stores?|centers?|centres?|exile|stadiums?|islands?|coast|cars?|ship|boat|bridge|buildings?|apartments?|mosques?|temples?|cathedral|markets?|malls?|factor(?:y|ies)|plants?|offices?|restaurants?|base|camps?|forests?|mountains?|lakes?|beach(?:es)?|farms?|square|stations?|arena|warehouse|compound|embassy|headquarters|museum|university)(?!\\p{L})';
/**
 * Words of time, cause and speech that “in the” and the like introduce as often as a place: in the
 * meantime.
 */
const noPlaces =
  'meantime|meanwhile|first|second|third|fourth|final|last|next|half|quarters?|end|wake|face|case|name|fact|order|response|reply|addition|total|time|years?|months?|weeks?|days?|hours?|minutes?|mornings?|afternoons?|evenings?|nights?|seasons?|games?|match|part|parts|behalf|charge|favor|favour|light|terms|spite|honor|honour|interviews?|statements?|speech|remarks|tweets?|posts?|letters?|reports?|series|early|late|mid|since|about|between|more|less|least|most|than|and|or|but|that|which|who|said|says|after|before|when|while|as|of|for|with';
/**
 * Capitalized words that are not places: days, competitions, organizations (outside the House is a
 * place), people by their titles.
 */
const noSites = [
  'January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|Ramadan|Thanksgiving',
  '(?<!(?:at|outside|inside|near|around|from)(?: the)? )(?:Congress|Parliament|Senate|House)|Cabinet|God|English|Q[1-4]|Reuters|AP|AFP',
  "(?:Mr|Mrs|Ms|Dr|President|Vice|Prime|Senator|Sen|Governor|Gov|Mayor|Secretary|Minister|King|Queen|Pope|Judge|Justice|Coach)(?! (?:\\p{Lu}[\\p{L}.’'-]* ){0,3}(?:City|Park|Square|Stadium|Street|Avenue|Hospital|Airport|University|School|Hall|Islands?|Hotel)(?!\\p{L}))",
  'Game|Round|Group|Day|Week|Level|Phase',
  "(?:\\p{Lu}[\\p{L}’'-]* ){1,3}(?:League|Cup|Conference|Championships?|Playoffs|Finals?|Series|Qualifiers|Tournament|Division|Act|Bill)",
].join('|');

/** Verbs of reporting, and nouns for what is reported. */
const telling =
  '(?:said|says|say|told|tells|announc(?:e|es|ed|ement)|reported|reports?|confirm(?:s|ed)|reveal(?:s|ed)|wrote|tweet(?:s|ed)|post(?:s|ed)|warn(?:s|ed)|statement|according to|acknowledged|disclosed|added|briefing|news (?:broke|release))';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.|Feb\\.|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.)';
const aDay = `(?:(?:on|in|late|early|last|this|since) )*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|yesterday|${month} \\d{1,2}(?!\\d)|\\d{1,2} ${month}|${month} \\d{4})(?: (?:morning|afternoon|evening|night))?(?:,? ${month} \\d{1,2}(?!\\d))?(?:, \\d{4})?`;

/** Asks whether a report is true. */
const isTrue =
  /^\W*(?:(?:and|but|so) )?(?:is|was) (?:it|that) (?:really |actually |still )?(?:true|correct|right|the case|a fact)\b/i;

/** Actions that merely come next: ‘visits Peru after Chile’. */
const noReason =
  '(?!(?:visit|arriv|go|com|travel|fl[yi]|return|head|land|meet|speak|talk|sing|play|win|lead|mov|join|be|has|is)(?:e?s|ing|e)?(?!\\p{L}))';
/** The words between an action in headline style and what preceded it. */
const upToAfter = `(?: [\\p{L}\\d$€£₱](?:[\\p{L}\\d.’'-]|,\\d)*){0,6}? (?:following|after) (?!${timeOf})`;

/** Question phrases of several words. */
const phrases =
  /\bthe names? of(?= (?:the|this|that|an?|his|her|their|its)\b)|\b(?:(?:what|which) (?:time|day|year|date)|what (?:share|proportion|portion|percentage)(?= of\b)|won['’]t|t(?:ak(?:es?|en|ing)|ook) place)\b/;

export const englishAsking: AskingForms = {
  words: words(`
    am s t d ll re ve m don isn doesn didn hasn haven wouldn couldn shouldn aren weren wasn
    please tell explain describe summarize summarise summary show give help know want wonder ask
    question answer mean means meaning actually really exactly currently nowadays ever happen
    happens happened happening thing things something anything someone anyone somebody anybody
    everyone everything kind kinds sort article story event news sentence keyword topic more detail details
    important main point points find latest recent called work works find think people person
    become becomes take takes taken keep keeps always usually different difference
    long far old high big fast often come comes coming got get gets getting let lot way ways call say does done
    yesterday today tonight tomorrow next source sources report reports reported any give tell going new
    everything all happen what's who's how's it's
  `),
  alsoNames: words('don will may long'),
  // Without this, won't would be split and read as who won.
  phrases: new RegExp(`${isTrue.source}(?: that)?\\b|${phrases.source}`, 'gi'),
  rephrased: [
    // A reader who was misunderstood asks the same about something else.
    [
      /^\W*(?:(?:no|nope|sorry|wait|oh|oops|ah|actually)\b[\s,.!–—-]*)*(?:i|we) (?:actually |really )?mean[t]?(?: to (?:say|ask|write)\b)?(?: about)?,? (?!(?:that|it|is|what)\b)(?<what>.{2,60}?)(?:,? (?:and )?not .+)?$/iu,
      'and $<what>',
    ],
    // Tags that ask for confirmation.
    [/,? (?:right|correct|eh|yes|no|huh)\s*\?+\s*$/iu, '?'],
    // By a name and the word alone; the Stone Age is excluded.
    [
      /^\W*(?!(?:who|what|when|where|why|how|which|is|was|are|were|did|does|do|the)\b)(?<who>(?:\p{L}[\p{L}.’'-]* ){0,3}(?!(?:ice|stone|bronze|iron|golden|gilded|middle|space|new|digital|of|an?)\b)\p{L}[\p{L}.-]*)(?:['’]s?)? age\W*$/iu,
      'how old is $<who>',
    ],
    [
      /\bwhat(?:['’]s| is| was) (?:the age of (?<of>.+?)|(?<who>his|her|their|[\p{L}. -]+(?=['’]))(?:['’]s?)? age)\W*$/iu,
      'how old is $<of>$<who>',
    ],
    [
      /(?<=^\W*what (?:else )?(?:did|does|do|has|have|had) [^?]+? )call(?:ed)?(?= (?!(?:for|on|off|up|out|in|to|back|an?)\b)\p{L})/iu,
      'dub',
    ],
    [
      /\bhow many people (?:work|worked|are (?:working|employed)) (?=(?:at|for|in|by)\b)/i,
      'how many employees ',
    ],
    [
      /\bhow many people do(?:es)? (?<who>.{2,60}?) employ\b/i,
      'how many employees does $<who> have',
    ],
  ],
  list: /\b(?:news (?:about|on|of|from)|(?:any |the |latest )?news\b|what(?:['’]s| is) (?:new|going on|happening)|everything (?:on|about)|anything (?:on|about)|all (?:about|on)|tell me more about|what (?:do we|is) know[n]? about)\b|\b\p{L}+ news\s*\??$/iu,
  ownMatter:
    /\b(?:my|mine)\b|\b(?:should|do|did|am|was|will|must) i\b(?! (?:know|read|expect|understand|need to know)\b)|^i (?:have|feel|think i|am|was)\b|^i['’]m\b/i,
  today: /\b(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening))\b/i,
  thisWeek: /\bthis week(?:end)?\b/i,
  amount:
    /\b(?:how (?:many|much|long|often|old|tall|far|fast|high|big)|when|what (?:year|time|date|temperature|percent\w*|amount|(?:share|proportion|portion) of))\b/i,
  moment: /\b(?:when|what (?:year|time|date))\b/i,
  counted:
    /\bhow many (?<what>(?:[\p{L}\d-]+ ){2,4}?)(?:do|does|did|is|are|was|were|has|have|had|will|would|can|could|in|on|of|at|by|from|for|to|who|that|there)\b/iu,
  thing:
    /(?:^|[.!?;:,] )\W*(?:(?:and|but|so) )?(?:(?:by|for|to|with|from|of) )?(?:whom?|whose|what|which|how many|how much)(?:['’]s)?\b(?! (?:time|year|month|day|date|place|city|town|country)\b)/iu,
  heads: [
    /\bwho(?:['’]s| is| was| are| were) (?:(?:the|an?) )?(?:(?!the\b)[\p{L}\d’'-]+ ){0,3}?(?<what>[\p{L}-]+) (?:of|for|to|at|in|on)\b/iu,
    /\bwho(?:['’]s| is| was| are| were) (?:[\p{L}\d.’'-]+ ){0,5}?[\p{L}\d.-]+['’]s? (?:\p{Ll}+ )?(?<what>\p{Ll}+)\W*$/iu,
  ],
  tellings: words(`
    announce announced announces decide decided decides reveal revealed reveals declare declared unveil unveiled
    propose proposed suggest suggested discuss discussed promise promised claim claimed comment commented
    respond responded react reacted plan planned plans want wanted wants order ordered think thinks
    argue argued add added admit admitted confirm confirmed deny denied warn warned write wrote reply
    replied demand demanded agree agreed expect expected learn learned achieve achieved name names
    number amount
  `),
  doer: /^(\p{L}{3,}?)(?:er|or)s?$/u,
  day: /^\s*(?:(?:and|but|so) )?(?:since )?(?:when|(?:(?:on|in) )?(?:what|which) (?:year|date|day))\b|\bwhat(?:['’]s| is| was| are| were) the (?:\p{L}+ ){0,2}dates? of\b/iu,
  // After a name, or after one word and names: ‘the Tarsia grid collapse’, ‘Ana Reyes resign’.
  ending:
    /^\W*(?:(?:[Aa]nd|[Bb]ut|[Ss]o) )?(?:[Ww]hen|[Ww]here|[Ww]hy) (?:did|does|do|will|would|can|could|should|must|may|might)(?:n['’]t)? (?:(?:the|an?|this|that|these|those|his|her|its|their) (?:\p{Lu}[\p{L}\p{N}.’'-]* )*(?:\p{Ll}[\p{L}-]* )?(?:of (?:the )?(?:\p{Lu}[\p{L}\p{N}.’'-]* )+)?|(?:\p{Lu}[\p{L}\p{N}.’'-]* )+)(?<deed>\p{Ll}[\p{L}-]+)\W*$/u,
  called: {
    asks: /\bwhat(?:['’]s| is| was| are| were) (?:the names? of (?:the|this|that|an?|his|her|their|its) (?<what>(?:(?!(?:that|which|who|with|in|on|at|from|of|behind|for|to|by|and)\b)[\p{L}-]+ ?){1,4})|(?:the|this|that) (?<alone>[\p{Ll} -]+?) (?:called|named)(?=\W*$| (?:that|which) ))/iu,
    tells: (nouns) =>
      new RegExp(
        `(?<before>(?<!\\p{L})\\p{Lu}[\\p{L}\\p{N}’'-]+)(?:,| is| was) (?:the|an?) (?:[\\p{L}-]+ ){0,3}(?:${nouns})(?!\\p{L})|(?<!\\p{L})(?:${nouns})(?:,? (?:called|named|dubbed|known as))?,? (?:the )?["“‘]?(?<behind>\\p{Lu}[\\p{L}\\p{N}’'-]+)`,
        'gu',
      ),
  },
  noun: /^\W*(?:(?:and|but|so) )?(?:what|which) $/iu,
  article: /\b(?:an?|the) $/iu,
  leftBehind:
    /^\W*(?:(?:and|but|so) )?(?:who|whom|what|which)\b.* (?<deed>\p{Ll}{3,}) (?<on>with|of|for|about|against|from|into|in|on|to|as)\W*$/iu,
  office: {
    asks: /\bbec[ao]me\b/iu,
    tells:
      /\b(?:bec[ao]me|becom(?:es|ing)|appoint\w*|named|elect\w*|sworn|swear\w*|t(?:ook|akes?) (?:office|over|the helm)|assum\w+|since|promot\w+|install\w*|inaugurat\w*|tapped|chosen|picked|succe(?:ed|ss)\w*|replac\w*|crowned|confirmed as)\b/iu,
  },
  happens:
    /^(?:sa(?:id|ys?)|told|tells?|happen(?:s|ed)?|occur(?:s|red)?|took|takes?|taken|held|set|scheduled|slated|expected|planned|due|dated|based|called|named|known|added|reported|confirmed|announced|made|did|done|had|was|were|been|got|hundred|related|so-called|united)$/iu,
  said: englishSayings,
  told: {
    asks: new RegExp(`\\b(?:${telling}|comment|speak|spoke|publish(?:ed)?)\\b`, 'iu'),
    // A year in a name says no more: ‘charged in connection with the 1994 flood’.
    days: new RegExp(
      `\\b(?:the|an?|his|her|its|their) (?:19|20)\\d\\d (?=\\p{L})|\\b${telling}\\b(?:(?! (?:that|would|will|was|were|is|are)\\b)[^,;.:]){0,30}? ${aDay}|${aDay},? (?:when )?(?:(?:has|have|had) )?${telling}\\b|[\\p{L}\\d]+-(?:week|month|year)s?(?:-\\p{L}+)?`,
      'gu',
    ),
  },
  country: /\b(?:which|what) (?:other )?(?:countr(?:y|ies)|nations?)\b/i,
  place:
    /^\W*(?:(?:and|but|so) )?(?:from )?where\b(?! (?:do|does|did) .* stand\b)|\b(?:in|at|to|from) (?:which|what) (?:city|town|village|place|state|province|stadium|venue|hotel)\b/iu,
  givesPlace: new RegExp(
    `(?<!(?:said|says|told|[Aa]ccording|spoke|thanks|due|compared|up|down|wrote|tweeted) )\\b(?:in|at|on|near|from|to|into|outside|inside|off|across|around|over|through|under|beside|toward|towards|aboard)(?: (?!(?:${noPlaces})\\b)\\p{Ll}[\\p{L}-]*){0,2}? (?:(?!(?:${noSites})(?!\\p{L}))\\p{Lu}|${sites})|\\b(?:by|behind) ${sites}`,
    'u',
  ),
  givesPlaceInTitle: new RegExp(
    `\\b(?:[Ii]n|[Aa]t|[Nn]ear|[Oo]ff|[Oo]utside|[Ii]nside) (?:(?:the|an?) )?(?!(?:Least|Last|First|Once|Home|War|Court|${noSites})(?!\\p{L}))\\p{Lu}`,
    'u',
  ),
  winner: /\bwho(?:['’]s| is| was)? (?:the )?(?:\p{L}+ )?(?:won|wins|winners?|champions?)\b/iu,
  givesWinner:
    /\b(?:w[io]n(?:s|ning|ners?)?|victor\w*|beat(?:s|en|ing)?|defeat\w*|(?<!(?:defending|reigning|former|previous|outgoing|last year['’]s) (?:\p{L}+ ){0,2})champions?|titles?|clinch\w*|crown\w*|triumph\w*|claim\w*|award\w*|gold|medals?|prevail\w*|edge[ds]?|secur\w*|elect\w*|past|over)\b/iu,
  scorer:
    /\bwho (?:has |had )?(?:scored|scores|netted)\b|\bwho(?:['’]s| is| was| were| are) (?:the )?(?:\p{L}+ ){0,2}(?:goal ?)?scorers?\b/iu,
  givesScorer:
    /\b(?:scor(?:ed|es|ing|ers?)|goals?|head(?:ed|er)|net(?:s|ted)|equali[sz](?:e[drs]*|ing)|convert(?:s|ed)|hat-trick|brace|penalty|points|baskets?|three-pointers?|triples?|treys?|lay-?ups?|dunks?|homers?|home runs?|touchdowns?|tries)\b/iu,
  kinds: englishKinds,
  ordinals: englishOrdinals,
  currentValue:
    /\b(?:price|stock|share|rate|index|quote)s?\b[^?]{0,40}\b(?:now|today|currently|at the moment)\b|\b(?:current|today['’]s|live)\b[^?]{0,40}\b(?:price|rate|quote|index)s?\b|^how much (?:is|are) (?:(?:the|a|an|one|of) )*(?:\p{L}+ ){0,2}?(?:yuan|renminbi|dollar|euro|pound|peso|yen|rupee|won|ruble|gold|silver|oil|bitcoin|ethereum|diesel|gasoline|petrol|shares?|stock)s?(?: (?:price|worth|today|now|right now))*\s*\??$|^(?:\p{L}[\p{L}&.-]* ){1,3}(?:stock|share price|stock price|exchange rate|price)s?\s*\??$/iu,
  givesValue:
    /(?=.*(?:[$€£¥₱]\s?\d|\d[\d.,]*\s?(?:%|percent|per cent|pounds?\b|dollars?\b|euros?\b|yuan|yen|pesos?\b|cents?\b|points?\b|basis)))(?=.*\b(?:trad(?:ed|es|ing)|clos(?:ed|es|ing)|opened|priced?|stood|stands|settled|rose|rises|fell|falls|gained|lost|dropped|climbed|slipped|jumped|edged|soared|sank|worth|costs?|quoted|rates?|prices|shares|barrel|ounce)\b)/i,
  price:
    /\bhow much (?:do|does|did|will|would|is|are)\b.*\bcosts?\b|\b(?:what|which)(?:['’]s| is| are| was| will be) (?:the )?(?:\p{L}+ )?prices?\b/iu,
  givesPrice:
    /\b(?:launch\w*|start\w*|begin\w*|open\w*|arriv\w*|debut\w*|list\w*|retail\w*|available|sold|sells?|selling|buys?|bought|sign(?:s|ed|ing)|join(?:s|ed)|acquir\w*|purchas\w*|transfer\w*|auctioned|mov(?:es|ed)|offered|priced|set|comes? in|yours|pay\w*)\b[^.;:]{0,40}? (?:at|for|from|under|worth)(?: (?:just|only|about|around|nearly|almost|roughly|over|under|(?:less|more) than|as (?:little|low) as))? (?:[A-Z]{1,3})?[$€£¥₱]\s?\d(?!.{0,24}\bto [A-Z]{0,3}[$€£¥₱])/iu,
  isTrue,
  yesNo:
    /^\s*(?:(?:and|so|but) )?(?:is|are|was|were|did|does|do|has|have|had|will|would|can|could|isn['’]t|didn['’]t|hasn['’]t) (?!you\b|we\b)|^\s*(?:please |just )*(?:say|state|confirm|admit|certify|prove|claim|declare|verify|agree|swear|promise|tell (?:me|us|everyone)) that\b/i,
  actor:
    /^\W*(?:(?:and|so|but) )?(?:who|(?:which|what)(?: (?!is|are|was|were|did|do|does|of)\p{L}+){1,3})(?: (?:has|have|had|will|would|just|first|finally))* $/iu,
  acted:
    /^\W*(?:(?:and|so|but) )?(?:whom?|(?:which|what)(?: (?!is|are|was|were|of)\p{L}+){0,3}) (?:did|does|do|has|have|had|will|would) (?:the )?$/iu,
  ofPast:
    /^(?!.*\b(?:will|would|can|could|may|might|should)\b).*\b(?:did|has|have|had|was|were)\b/i,
  ofFuture:
    /\bwhen (?:do|does|is|are)\b|\b(?:will|won['’]t|going to|to be \p{L}+ed|plan(?:s|ned|ning)? (?:to|for)|set to|due to (?:be|open|start|close|end)|scheduled|expected to|intends? to)\b/iu,
  holder: /^\W*(?:and )?who(?:['’]s| is| are| was)\b/i,
  past: /[^e]ed$/,
  doers: englishDoers,
  first: {
    asks: /\b(?:when|where|who|whom|what|which|how)\b[^?]*?\bfirst\b(?! (?:lad(?:y|ies)|ministers?|aid|half|quarter|round|degree|amendment|famil(?:y|ies)|class|names?|responders?|floors?|baseman|world war|nations?)\b)/iu,
    // ‘First in years’ is not the first ever.
    tells:
      /\b(?:first(?![ -](?:lad(?:y|ies)|ministers?|aid|half|quarter|round|degree|amendment|famil(?:y|ies)|class|names?|responders?|floors?|baseman|world war|nations?)\b)(?!(?: [\p{L}-]+){0,4} (?:in|since|for) (?:(?:nearly|almost|about|over|more than|the|at least) )*(?:\d{1,3}(?!\d)|an?|two|three|four|five|six|seven|eight|nine|ten|several|last|past|decades|years|months|weeks))|debut(?:s|ed|ing)?|maiden|inaugural|never before)\b/giu,
  },
  reason: /\bwhy\b/i,
  givesReason: /\b(?:because|since|so that|therefore|reason|due to)\b/i,
  // A duration or an ordinal is no reason: ‘suspended for a month’, ‘arrested for the second time’.
  blames:
    /\b(?:arrest|accus|apologi[sz]|ban|blam|boycott|censur|deport|evict|expel|impeach|oust|reprimand|charg|convict|critici[sz]|detain|disqualif|fin|indict|investigat|jail|penali[sz]|prais|punish|question|rebuk|resign|sack|sanction|sentenc|slam|sue|suspend|thank)(?:e|ed|es|s|ned|med|led|ied|ing)?(?: [\p{L}’'.-]+){0,5}? (?:over\b(?! \d)|for\b(?! (?:\d|life\b|now\b|the (?:first|second|third|last|next|past|rest)\b|(?:(?:a|an|one|two|three|four|five|six|several|many|more|up) )?(?:second|minute|hour|day|week|month|year|decade|season|game|match|time)s?\b)))/iu,
  // Nor is a time: ‘closed after 5 p.m.’. Headlines report the past in the present tense, or as an
  // infinitive.
  aftermath: new RegExp(
    String.raw`\b(?:(?:is|are|was|were|been|being)(?: \p{L}+ly)? (?<deed>${done})(?: [\p{L}\d(][\p{L}\d’'.()-]*){0,14}?|(?<alone>${done})) (?:following|after) (?!${timeOf})|(?:(?<=\b(?:to|will) )(?=${noReason}(?<coming>\p{L}{3,})${upToAfter})|(?<![\p{L}’'-])(?=${noReason}(?<now>\p{L}{2,}[^\Ws]s)${upToAfter}))`,
    'giu',
  ),
  another:
    /^\W*(?:(?:and|but|so|or) )?(?:what|how) about (?<what>[^?？]{2,40}?)[\s?？!.]*$|^\W*and (?<and>(?!(?:its|his|her|their|wh(?:o|om|at|en|ere|y|ich|ose)|how|if|is|are|was|were|did|does|do|has|have|will|can|could|would|should)\b)[^?？]{2,40}?)[\s?？!.]*$/i,
  goesOn: /^\s*(?:and|but|so|or|also|what about|how about|and what about)\b(?!.{80})/i,
  listed:
    /^\W*(?:(?:and|but|so|ok|okay|please|now|then)\b[, ]*)*(?:(?:(?:can|could|would) you )?(?:tell me|say|give me|show me|explain|summari[sz]e|open|describe)(?: (?:more|something))?(?: about| on| of)? |(?:what|how) about |what(?:['’]s| is| was) |(?:more|details) (?:about|on|of) |about )?(?:the |number |no\.? |#)?(?:(?<n1>first|1st|1|one)|(?<n2>second|2nd|2|two)|(?<n3>third|3rd|3|three)|(?<n4>fourth|4th|4|four)|(?<n5>fifth|5th|5|five)|(?<last>last))(?: (?:one|story|article|report|headline|item|event|news|about))*\W*$/iu,
  known:
    /\bthe (?!(?:first|last|latest|next|most|best|worst|same|world|news|weather|internet|only|\p{L}+est)\b)\p{Ll}{2,}/u,
  standsFor:
    /\b(?:it|its|they|them|their|he|him|his|she|her|hers|this|that|these|those|there|then)\b/i,
  // Excludes the placeholder in ‘is it true that’.
  refers:
    /^\W*(?:(?:and|but|so) )?(?:(?:(?:who|whom|what|when|where|why|how|which)(?: (?!is|are|was|were|did|does|do|has|have|had|will|would)\p{L}+)? )?(?:is|are|was|were|did|does|do|has|have|had|will|would|can|could|should|might)(?:n['’]t)? (?:he|she|they|it(?! (?:been )?(?:true|false|possible|impossible|likely|legal|illegal|safe|dangerous|ok|okay|right|wrong|fair|normal|common|usual|worth|necessary|important|better|best|good|bad|hard|difficult|easy|expensive|cheap|cold|hot|warm|rain|snow|look|seem|feel|mean|matter|take|cost|like|a|an|the)(?:s|ed|ing|y)?\b))|(?:who|what|when|where|how)(?:['’]s| is| are| was| were) (?:his|her|its|their))(?!\p{L})/iu,
  whatIs:
    /^\W*(?:(?:what(?:['’]s| is| are)|who(?:['’]s| is| are)|explain|(?:and )?(?:what|how) about|and|tell me (?:more |something )?about|describe) )?(?:(?:an?|the) )?[\p{L}\d-]+(?: mean(?:s|t)?)?\W*$/iu,
  pointsBack: /\b(?:it|this|that|them|him|her)\s*[?？]?\s*$/i,
  onlyAsks: /^\s*(?:why|how|when|where|who|really)\s*[?？]?\s*$/i,
};
