// The words by which the writer reads English.
import { words } from '../lexicon/word-list';
import type { Lexicon } from '../language';
import { latinWords } from '../spaced/latin-words';
import { englishForms } from './english-irregular';
import { englishImplied } from './english-implied';
import { englishShortForms } from './english-short-verbs';
import { englishStem } from './english-stem';
import { englishFigureWords } from './english-figures';
import { englishCommonStems, englishHeadlineWords } from './news/english-headlines';
import { englishNeverFirst, englishPresumes } from './english-presumes';
import { englishSentences } from './english-sentences';
import { spacedFigures } from '../spaced/spaced-figures';
import { spacedTokens } from '../spaced/spaced-tokens';
import { englishAnswers } from './questions/english-answers';
import { englishDays } from './english-days';
import { countriesOfDemonyms, demonymWords } from './meanings/english-demonyms';
import { englishKnownNames, englishMeanings } from './meanings/english-meanings';
import { englishPlaces } from './meanings/english-places';
import { englishOrders } from './questions/english-orders';
import { englishPages } from './news/english-pages';
import { englishAsking } from './questions/english-asking';
import { englishMeasures } from './questions/english-measures';
import { englishContrasts } from './questions/english-contrasts';
import { englishDates } from './questions/english-dates';
import { englishPeriods } from './questions/english-periods';
import { englishPersons } from './questions/english-persons';
import { englishAspects } from './questions/english-aspects';
import { englishComparison } from './english-comparison';
import { englishKept } from './english-kept';
import { englishOpposites } from './meanings/english-opposites';
import {
  englishLatestReplies,
  englishPhrases,
  englishTalkReplies,
} from './questions/english-phrases';
import { englishPlainNeeds } from './questions/english-plain-needs';
import { englishPlans } from './questions/english-plans';
import { englishSections } from './news/english-sections';
import { englishSubjects } from './news/english-subjects';
import { englishNewsNames, englishNewsWords } from './meanings/english-news-words';
import { englishCities } from './meanings/english-cities';
import { englishProvinces } from './meanings/english-provinces';
import { englishDeeds } from './meanings/english-deeds';
import { englishFeedback } from './news/english-feedback';
import { englishInterests } from './news/english-interests';
import { englishNotices } from './news/english-notices';

const stopWords = words(`
  a about above after again against ago all also although am among an and another any are aren't as
  at be became because been before being below between both but by came can can't cannot come could
  couldn't did didn't do does doesn't doing don't down during each even ever every few first for from
  further get go going got had hadn't has hasn't have haven't having he her here hers herself him
  himself his how however i if in into is isn't it its itself just last least less like made make many
  may me might mine more most much must my myself near need never next no nor not now of off often
  on once one only or other our ours out over own per put rather said same say saying says second see
  seen several shall she should shouldn't since so some still such take than that that's the their
  theirs them themselves then there these they this those though three through thus to told too took
  toward two under until up upon us use used very via was wasn't way we well went were weren't what
  when where whether which while who whom whose why will with within without won't would wouldn't year
  years yet you your yours monday tuesday wednesday thursday friday saturday sunday today yesterday
  tomorrow according mr mrs ms dr
`);

export const english: Lexicon = {
  stopWords,
  shortest: 45,
  longest: 320,
  brief: 240,
  headline: { least: 30, most: 110, written: 90 },
  spaced: true,
  joint: ' ',
  telling: words(`
    the of and to is for on that with was by from are has have had this will be been it its their
    his her they he she who which would could about into after over not but or an than more says
    said
  `),
  boilerplate: [
    /\b(?:read|click|tap|scroll|swipe) (?:more|here|below|down for)\b|^read on\b|^see (?:also|more)\b/i,
    /\b(?:read|watch|see) the (?:full|whole|entire|original) (?:story|article|report|post|interview|video|clip)\b/i,
    /\b(?:un)?subscribe(?:rs? only)?\b|\bnewsletters?\b|\byour inbox\b|\bsign up (?:for|to|here|now)\b|\b(?:sign|log) in to\b|\bpaywall\b/i,
    /\b(?:our|listen to the|this week's) podcast\b|\bpodcast (?:here|below|on (?:apple|spotify))/i,
    /\b(?:[Ff]ollow|[Ll]ike|[Ff]ind|[Jj]oin|[Cc]ontact|[Tt]weet|[Ee]mail) us\b/,
    /^follow .{1,60}\bon (?:twitter|x|facebook|instagram|tiktok)\b|\bfollow @/i,
    /\b(?:photos?|images?|pictured|illustration|video|graphic)(?: (?:by|via|credit|courtesy)\b|:|\/)/i,
    /\b(?:getty images|shutterstock|istock|file photo|ap photo|afp via)\b|\(ap\)\s*$/i,
    /\ball rights reserved\b|^copyright\b|\bcopyright (?:\d{4}|©)|©|\b(?:may|must) not be (?:published|reproduced|reprinted)\b/i,
    /\bterms of (?:use|service)\b|\bour privacy policy\b|\b(?:accept|use|uses|enable|manage) cookies\b|\bcookie (?:policy|settings)\b|\bad ?blocker\b/i,
    /^advertisement\b|\bsponsored (?:content|post)\b|\baffiliate (?:links?|commission)\b|\bpress release is sponsored\b/i,
    /\bcontributed to this (?:report|story|article|post)\b|^(?:reporting|editing|additional reporting) by\b|\(reporting by\b|\bstaff writer\b/i,
    /\bthis (?:story|article|post|report|piece|page) (?:was|has been|is|will be|first|originally) (?:\w+ )?(?:published|updated|revised|corrected|produced|republished|translated|part of|appeared|adapted|developing)\b/i,
    /\b(?:appeared first on|first appeared (?:on|in)|was originally published|developing story|check back for|stay tuned for)\b/i,
    /^(?:editorial|opinion|analysis|comment|letters?|review|explainer|live|exclusive|podcast)\s*[:|]/i,
    /^(?:continue|keep) reading\b|^\(?(?:also )?(?:related(?: stories| articles)?|more|also|read|see|watch|listen|update|breaking|correction|editor['’]?s note|note)\s*[:|]/i,
    /\((?:read|see|watch|related)[:|]|\bstory continues\b|\bin the video (?:above|below)\b|\b(?:described|shown|seen|pictured) (?:above|below)\b|\bsee below\b/i,
    /\b(?:share this|share on (?:facebook|twitter)|download the app|our app|push notifications|support our (?:journalism|work)|become a member)\b/i,
    // Calls to action: get more details somewhere, check something out for more.
    /^(?:get|find|read|learn) (?:out )?more\b|^check (?:it |them )?out\b.{0,80}\bfor (?:more|details)\b|^get involved\b/i,
    // Announces what the article will say instead of saying it.
    /^here(?:['’]s| is| are) (?:how|what|why|where|when|who|a (?:look|breakdown|guide|list|recap)|every(?:thing)?|the (?:latest|details|full|complete|top|four|five|six|seven|eight|nine|ten)|\d+)\b/i,
    /\b(?:get|here(?:['’]s| are) (?:the|your)) (?:the )?(?:latest|top|best) (?:news|stories|headlines)\b/i,
    /\b(?:can be reached at|send (?:tips|comments) to|tip us|e-?mail the author)\b/i,
    /^[Bb]y [A-Z][\p{L}.'-]+(?: [A-Z][\p{L}.'-]+){1,3}\b.{0,30}$/u,
    /^(?:last )?(?:updated|published|posted|modified)(?::| (?:at|on|\d|\p{Lu}\p{Ll}+ \d))/iu,
    /^[\d\s:.,/–-]*(?:am|pm|a\.m\.|p\.m\.|[ecmp][sd]?t|gmt|utc)[\s.]*$/i,
    /\bhas \d+ comments?\.?$|^[\p{L} ]{2,30} (?:has|have) learned\.$|\bjoin \p{Lu}\p{L}+ \p{Lu}\p{L}+ for\b/iu,
    /\b\d+ min(?:ute)?s? read\b|^\d+ (?:minutes?|hours?) ago\b|^\d+ (?:comments?|shares?)\b/i,
    /\b(?:pic\.twitter|t\.co\/)|[—-]\s*.{1,40}\(@\w+\)/i,
    /\bfor more (?:information|on this|news|stories|coverage),? (?:visit|see|go|check|you can|follow|click|about)\b/i,
    // Newsletters and podcasts about their readers and sponsors.
    /\breader-supported (?:publication|newsletter|site)\b|\b(?:consider )?becom(?:e|ing) a (?:free or )?paid (?:subscriber|member)\b|\bfeel free to share (?:it|this)\b|^(?:upgrade to paid|thanks for (?:reading|listening|watching))\b|\bforwarded (?:this|it) to you\b/i,
    /^(?:this|today['’]s) (?:episode|show|podcast|newsletter|issue|edition) is (?:sponsored|brought to you|supported|presented) by\b|\buse (?:the |our )?(?:(?:promo|discount|coupon) )?code \S+ (?:for|at|to get|and get)\b/i,
    /^(?:hosted|produced|distributed) (?:on|by) [\p{L} ]{2,30}\.$|\babout your ad choices\b|\bfor privacy (?:information|and opt-out)\b|\bwherever you (?:get|listen to|find) your podcasts\b|\brate and review\b/iu,
    // Services that publish mandatory company announcements.
    /\bPrimary Information Provider\b|\bterms and conditions relating to the use and distribution of this information\b/i,
    // A site's description of itself in a feed without a teaser.
    /\b(?:web ?)?(?:site|page|portal) (?:contains|provides|offers|features) (?:\w+ )?(?:information|news|details|content)\b/i,
    /^(?:(?:get|find|read|all) )?(?:the )?latest (?:[\p{L}&’'-]+ ){0,8}news, (?:[\p{L} ]+, )*(?:and )?(?:special )?(?:rumou?rs|opinions?|features?|scores|highlights|videos?|analysis|updates|photos|reviews|commentary)\b/iu,
    /^(?:your|the) (?:best|top|leading|premier|number one) (?:source|home|destination|place) (?:for|of) .{0,80}\bnews\b/iu,
    /^this is (?:not an? .{1,40}\b(?:web ?site|site|page)\b|an? (?:photo gallery|slideshow|live ?blog|collection of (?:photos|pictures)))/i,
    /^\\?[|｜]/,
    // A newsroom about its own coverage: ‘DW has more’, ‘Follow along live’, ‘Register here’.
    /^(?:[\p{Lu}\d][\p{L}\d&’'.-]* ){1,5}(?:has|have) (?:more|(?:more|all|the) (?:details|latest|story))\.?$|\bbreaks? (?:it all|it|this|them|everything) down\.?$/u,
    /^follow (?:along\b|(?:(?:for|our|the|all) )*(?:live|latest|updates|action)\b)|^watch (?:(?:the|our|an?|this|new|exclusive|official|full|live|match|latest) )+(?:highlights|trailer|teaser|video|clip|replay|interview|footage|stream)\b|^(?:register|apply|donate|rsvp) (?:here|now)\b|\brefresh (?:this|the) page\b/i,
    /^SOURCE ?:|^[Dd]isclaimer ?:/,
    /\bmay (?:earn|receive|collect|get) (?:\w+ ){0,6}(?:commission|compensation)\b.{0,60}\b(?:links?|purchases?)\b|\bnot verified or endorsed\b/i,
    /\bRappler(?:\.com|['’]s (?:newsletter|podcast)| \+| is growing)|\bBrandRap\b|\bnews and editorial team\b/,
  ],
  ownReport: undefined,
  caption:
    /^[^(]{10,300}?[.!?”"]\s*\((?:[^()]{0,60}\b)?(?:Getty(?: Images)?|Reuters|AFP|AP(?: Photo)?|EPA|Shutterstock|file photo|handout|courtesy|photo by|photo:|image:)[^()]{0,60}\)\s+(?=[\p{Lu}“"])/u,
  dateline: [
    // Services that distribute company press releases.
    /^.{2,90}?[\s,-](?:\/PRNewswire[^/\s]{0,20}\/|\((?:GLOBE ?NEWSWIRE|BUSINESS WIRE|ACCESSWIRE|Newsfile Corp[^)]{0,30}|Marketwired)\))\s*[-–—]{0,2}\s*/i,
    /^(?:\p{Lu}[\p{Lu}\s.'’/-]{2,}(?:, ?[\p{L}\s.]{2,24})?\s*(?:\([^)]{2,30}\)\s*)?(?:[—–―-]{1,3}\s+|[—―](?=["“\p{Lu}])))/u,
    // A city in capitals, optionally with province and country, and a dash that may touch both
    // sides.
    /^\p{Lu}[\p{Lu}\s.'’-]{3,}(?:, ?\p{Lu}[\p{L}\s.'’-]{2,24}){1,3}\s?[—–―]\s*(?=["“\p{Lu}])/u,
    // The comma before the country is sometimes missing.
    /^\p{Lu}{4,}(?: \p{Lu}{3,})? \p{Lu}\p{Ll}{3,} [—–] (?=["“\p{Lu}])/u,
    /^(?!NATO|USA?\b|UK\b|EU\b)\p{Lu}[\p{Lu}\s.'’]{3,}[–—―](?=["“\p{Lu}]\p{Ll})/u,
    /^(?:By \p{Lu}[^()\d]{3,60} )?\p{Lu}\p{Ll}{2,8}\.? \d{1,2} \((?:AP|Reuters|AFP|UPI|Xinhua)\)\s*(?:--|[—–―-])\s*/u,
    /^\p{Lu}[\p{L}\s.]{2,24}(?:, [\p{L}\s.]{2,24})? \((?:AP|Reuters|AFP|CNN|UPI|Xinhua)\)\s*(?:--|[—–―-])\s*/u,
    // Two places with a dash that touches the report; with one place it would be "NATO–Russia".
    /^\p{Lu}[\p{Lu}\s.'’-]+\/\p{Lu}[\p{Lu}\s.'’-]+\s?(?:\([^)]{2,30}\)\s*)?[–-](?=["“\p{Lu}])/u,
    /^\((?:AP|Reuters|AFP|CNN|UPI|Xinhua)\)\s*(?:--|[—–―-])\s*/,
    /^(?:By [^()]{4,80}? )?\p{Lu}[\p{Lu}\s.,/'’-]{2,40}, \p{Lu}\p{Ll}{2,8}\.? \d{1,2} \((?:AP|Reuters|AFP|UPI|Xinhua)\)\s*(?:--|[—–―-])\s*/u,
    // A heading in capitals, run into the first word of its paragraph: PRICES RISEHowever, it said.
    /^(?:[‘“"]?(?!(?:THE|AN?)\b)\p{Lu}[\p{Lu}’'&-]*[’”"]? )(?:[‘“"]?\p{Lu}[\p{Lu}’'&-]*[’”"]? ){0,5}\p{Lu}{4,}(?=\p{Lu}\p{Ll}+,? )|^\p{Lu}{7,}(?=\p{Lu}\p{Ll}{2,},? )/u,
    // A byline, often run into the first word of the text.
    /^By:?\s?(?:\p{Lu}[\p{L}.’'-]*\s*){2,6}[,|–—-]\s*(?:(?:Senior|Staff|Chief|Multimedia)\s+)*(?:Reporter|Correspondent|Researcher|Editor|Contributor|Columnist|Writer)s?\s+(?=\p{Lu})/u,
  ],
  signature: [
    /\s+[–—-]{1,2}\s*(?:with (?:a )?reports? from\b.*|Rappler(?:\.com)?|AP|AFP|Reuters|Xinhua)\.?$/i,
  ],
  goesOn:
    /\b(?:a|an|the|and|or|but|nor|of|to|for|with|by|at|on|that|which|whose|than|as|if|because|while|when|where|will|would|could|should|must|its|their|his|our|your|my|into|onto|upon|including|(?:for|with|any|of) further|(?:has|have|had|does|do|did|was|were|will|would|could|should|must) not)$/i,
  leaning:
    /^(?:he|she|they|it|it['’]s|there['’]s|here (?:is|are)|below|above|his|hers?|their|theirs|its|this|that|these|those|but|and|or|nor|so|yet|also|still|then|thus|instead|however|therefore|moreover|furthermore|nevertheless|nonetheless|meanwhile|similarly|likewise|additionally|otherwise|afterwards?|both|neither|such|another|others?|all of (?:which|this|that)|in (?:the meantime|addition|turn|contrast|that|this|response|other words|doing so|so doing)|(?:after|before|once|when|while|since|until) (?:it(?! comes)|this|these|those)|to (?:\w+ ){1,3}?(?:this|these|those)|as (?:a result|such)|for (?:example|instance|that|this|his part|her part|their part)|at (?:that|the same|the) (?:time|point|moment)|on the other hand|by (?:contrast|then)|to that end|even so|not so|the (?:two|three|four|pair|latter|former|same|move|remarks?|comments?|statement|decision|announcement|action|measure|offer|post|tweet|letter|plan|proposal)\b|(?:all|the other|the remaining|another) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?:are|were|have|had|will|would|remain\w*|died)|some of (?:them|those)|one of (?:them|those)|many of (?:them|those)|more than that|of those|one (?:tested|was|is|has|had|died|said|remains?|remained)\b|(?:under|according to|based on|following) (?:this|that|these|those|it)|the same (?:day|night|week|month|year)|after that|before that|since then|(?:[^,“"]{3,60}, )?after all(?=,)|plus(?=,)|(?:[\w.’'-]+ ){1,4}(?:was|were) referring to|because of (?:that|this)|despite (?:that|this)|with that|if so|when asked|asked (?:about|if|whether|why|by)|what's more|which|who|whose)\b/i,
  presumes: englishPresumes,
  neverFirst: englishNeverFirst,
  pointed: {
    first: /^The (?<thing>\p{Ll}[\p{Ll}-]{3,}) /u,
    head: /^(?:(?:In|At|By|From|After|Before|During|Under|With|For|On) t|T)he (?<thing>\p{Ll}[\p{Ll}-]{3,})(?= (?:is|was|were|are|has|have|had|will|would|could|can|may|might|must|should|did|does|also|then|later|never|now|only|came|comes|took|takes|went|made|makes|gave|said|says|told|adds?|began|begins|left|puts?|put|set|won|lost|cut|hit|led|fell|rose|grew|ran|cost|seeks?|\p{Ll}{3,}ed|\p{Ll}{2,}ly)\b)/gu,
    anywhere:
      /\b(?:(?:[Tt]hese|[Tt]hose)|(?:to|by|of|in|on|for|with|from|after|before|at|about|over|under|during|against|despite) (?:this|that)) (?<thing>\p{Ll}{4,})\b/gu,
    knownToAll: words(`
      government police president army military parliament cabinet senate congress world economy public
      weather country nation internet media pope king queen white house administration state city
      people days years weeks months time times moment point week month year night morning afternoon
      evening
    `),
  },
  opensAside:
    /^(?:despite|even|normally|usually|once|not \p{Ll}+ing|after (?:years|months|weeks)|while|although|though|even (?:as|though|if)|as(?! of| part)|for (?:years|months|weeks|decades|some|many|the first time)|if|like|unlike|with)\b/iu,
  says: /\b(?:said|says|saying|told|tells|wrote|writes|added|adds|tweeted|tweets|statement|argu(?:ed|es)|warn(?:ed|s)|according to|called? (?:it|the|for)|accus(?:ed|es)|criticized|criticizes|condemned|condemns|praised|praises|denounced|urged|urges|dismissed|defended)\b/i,
  contrast: /^(?:but|however|yet|still|though|nevertheless|nonetheless)\b/i,
  answersBack:
    /\b(?:den(?:ied|ies|y|ying)|disput(?:ed|es)|maintain(?:ed|s) (?:that|his|her|their)|asserts? (?:that|his|her|their)|contend(?:ed|s)|pleaded not guilty|not guilty|baseless|politically motivated|no wrongdoing|(?:did not|didn['’]t|declined to) (?:respond|comment))\b/i,
  turns: /^(?:meanwhile|in the meantime|elsewhere|separately|in other news)\b/i,
  pronoun: /\b(?:he|she|they|him|her|his|hers|them|their)\b/i,
  invites:
    /^(?:(?:a|an|the) (?:[a-z-]+ ){0,2}(?:look|guide|recap|round-?up|rundown|ranking|breakdown|list) (?:at|back|of|to)\b(?!.*\b(?:is|was|are|were|has|have|had|shows?|said|says|[a-z]{3,}ed)\b)|(?:diving|digging|looking|delving) (?:in|into|back|at|ahead)\b(?!.*\b(?:is|was|are|were|has|had|said|says)\b)|.*, an? (?:early|in-depth|inside|closer|first) look at\b|(?:how|why) (?!(?:much|many|long|far|old|big|often)\b)(?!.*\b(?:remains?|depends?|matters?|(?:is|was|are|were|will be) (?:(?:not|still|yet|also|now|largely) )*(?:un\w+|clear|known|under|being|what|anyone|another|an?|the|to|one))\b)|what to (?:know|watch|expect|look|see|do)\b|(?:see|follow)(?= )|(?:catch|watch) (?:the|an?|this|these|as)\b|(?:see|learn|find out|discover|explore) (?:how|what|why|where|when|who|which|the|more|all)|get (?:a first look|the (?:details|lowdown|scoop)|ready|real-time)|check (?:it |them )?out|take a (?:closer )?look|tune in|don['’]t miss|catch up on|have a look)\b/i,
  firstPerson:
    /(?:(?<!\.|\b(?:War|Part|Phase|Type|Class|Division) )\bI\b(?!\.[A-Z])|\b(?:[Mm]e|[Mm]y|[Ww]e|[Ww]e['’](?:re|ve|d|ll)|us|[Oo]urs?|[Yy]ou|[Yy]ou['’](?:re|ve|d|ll)|[Yy]ours?|[Ll]et['’]s)\b|\b(?:friends?|colleagues?|cousins?|relatives?|neighbou?rs?|heroe?s?|favou?rites?) of mine\b|\b(?:of|is|was|are|were|than|like) mine\b(?=[.,;!?’”")]|$| (?:alone|too|now)\b)|^Mine (?:is|was)\b)/,
  reaction:
    /\b(?:critici[sz]\w+|condemn\w*|prais\w+|applaud\w*|denounc\w+|slam(?:med|s)|blast(?:ed|s)|welcom(?:ed|es)|urged?|urges|call(?:ed|s|ing) (?:on|for|it)|accus\w+|defend(?:ed|s|ing)|insist\w*|argu(?:ed|es|ing)|warn(?:ed|s|ing)|vow(?:ed|s)|oppos\w+|support(?:ed|s|ers)|reject(?:ed|s)|react\w*|respon(?:ded|ds|se)|tweeted|outrage\w*|apologi[sz]\w+|rebuk\w+|mock(?:ed|s)|dismiss(?:ed|es)|hail(?:ed|s))\b/i,
  background:
    /\b(?:last (?:year|month|decade|fall|spring|summer|winter)|years? ago|months ago|decades?|previously|in the past|historically|since the|has long|have long|years? earlier|months? earlier|earlier this (?:year|month)|for (?:years|months|decades)|formerly|once served|was (?:first )?elected|the first time|the last time|took office)\b/i,
  coming:
    /\b(?:will|is to|are to|is set to|are set to|is expected to|are expected to|is scheduled|are scheduled|is due|launches|tomorrow|later today|later on \p{Lu}\p{Ll}+day)\b/u,
  clickbait:
    /\?|\byou (?:won['’]t|need|should|can|have)\b|\bhere(?:['’]s| is| are)\b|\b(?:this is|these are|what to know|everything|things to|the reason|why|how|what) |^(?:watch|live|opinion|analysis|video|photos?|podcast|exclusive|breaking|editorial|column)\b|^\d+ (?:[a-z-]+ ){0,2}(?:things|ways|reasons|tips|facts|questions|photos|pictures|charts|lessons|moments|signs|steps|tricks|ideas|books|films|movies|shows|places|foods|recipes|gifts)\b|\b\d+ (?:[a-z-]+ ){0,2}(?:highlights|takeaways)\b|(?:^|: )who(?:['’]s| (?:is|are|was|were)) |\bhighlights:|^(?:maps?|charts?|in pictures|review|explainer|explained):|\b(?:life|story|week|day) in (?:pictures|photos)\b|!|\b(?:VIDEO|PHOTOS?|WATCH|UPDATE|LIVE)\b|\.\.\.|…|\bslams?\b|\b(?:shocking|unbelievable|insane|epic|destroys?)\b|\|/i,
  headings: {
    details: 'Details',
    reactions: 'What was said',
    background: 'Background',
    earlier: 'Earlier',
    reports: 'From the sources',
  },
  names: {
    honorifics: words(`
      president vice sen sens senator senators rep reps representative representatives gov governor
      mr mrs ms dr sir lady lord king queen prince princess pope secretary justice judge chief
      chairman chairwoman chair speaker leader minister prime mayor attorney general gen lt col capt
      sgt officer detective sheriff director ambassador congressman congresswoman councilman
      republican republicans democrat democrats democratic former rev professor prof coach
      commissioner spokesman spokeswoman first second president-elect deputy acting
      majority minority staff whip rapporteur sec atty congressperson ceo cfo
      economist executive admiral commodore colonel commander captain councilor councillor lawyer
      publisher undersecretary manager gm premier chairperson catcher quarterback goalkeeper lead
    `),
    callings: words(`
      treasurer pm chef pastor bishop archbishop rabbi imam comptroller chancellor vp svp evp envoy
      inspector superintendent marshal czar tsar trainer striker midfielder defender pitcher
      linebacker singer actor actress scientist analyst presenter skipper captain-elect chairperson
      adviser advisor counselor ombudsman prosecutor solicitor provost dean principal auditor
    `),
    portfolios: words(`
      foreign prime defense defence finance interior justice trade health education energy
      agriculture transport transportation labor labour environment economy housing treasury budget
      tourism culture science police press
    `),
    ordinals: words(
      'season episode chapter part game week round phase act stage level day volume vol',
    ),
    connectors: words('of the de del dela la le el al bin ibn van von der da dos for ng'),
    openers: words(`
      despite named following unlike amid among during meet join per via using including besides
      regarding considering predicting introducing featuring starring announcing watch see popular
      newly longtime embattled once late
    `),
    bodies:
      /(?:Administration|Act|Board|Department|Commission|Council|Office|Institute|Agency|Bureau|Committee|Services|Center|Centre|Association|Society|Authority|Management|Reduction|Prevention|Development|Resources|Industry|Commerce|Trade|Welfare|Statistics|Employment|Education|Security|Sports|Finance|Affairs|Advocacy|Control|Ministry)$/,
    owners: words(`
      people women men children workers farmers teachers veterans girls boys citizens players mothers
      fathers nurses students writers lawyers doctors artists victims patients
    `),
    placeOpeners: words('san santa santo st saint new mount mt lake port fort'),
    calendar: words(`
      monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays
      fridays saturdays sundays january february march april may june
      july august september october november december mon tue wed thu fri sat sun jan feb mar apr jun
      jul aug sept oct nov dec
    `),
    notNames: words(`
      mr mrs ms dr i gmt est edt am pm god american americans english twitter facebook instagram
      youtube north south east west northern southern eastern western mom dad state house internet women men
      u.s us usa u.n un d.c department party committee council court board
    `),
    speech: {
      after:
        /^,? (?:said|says|told|wrote|argued|added|tweeted|insisted|warned|announced|declared|criticized|called|urged|accused|defended|vowed|acknowledged|claimed|stated|confirmed|denied)\b/,
      before: /\b(?:said|says|added|according to|told by|asked)(?: \p{Lu}[\p{L}.]*)? $/u,
      instead:
        /^(?:[’']s?(?= )| (?:is|was|are|were|has|had|have|will|would|can|could|must|should|may|might|did|does)(?:n[’']t)?\b)/,
    },
    standsAlone:
      /^(?:$|[,.;:)”"?!]|[’']s? |’s|'s| \(| (?:and|or|of|in|on|at|to|for|is|was|were|are|has|have|had|will|would|could|did|does|that|who|which|as|by|with|from|after|before|during|when|while|but|\p{Ll}+(?:ed|es)|said|says|told|s[ae]ys|took|gave|made|won|left|began|held|spoke|wrote|met|led)\b)/u,
    withoutArticle:
      /(?:^["“]?|[,;:(] ?|[”"] |\b(?:by|with|from|of|for|to|and|that|at|in|near|against|on|as|between|after|before|told|said|asked|called|when|while|but|if|former|president|sen\.?|rep\.?|gov\.?|mr\.?|ms\.?|mrs\.?|dr\.?) )$/iu,
    place: /\b(?:in|at|near|across|outside|throughout|inside)(?: the)? $/i,
    person:
      /\b(?:Mr|Mrs|Ms|Dr|Sen|Rep|Representative|Gov|Governor|Sir|President|Senator|Secretary|Justice|Judge|Minister|Mayor|Officer|Attorney General|Leader|Speaker)\.? $/,
    article: /\bthe $/i,
  },
  questions: {
    speaker: 'What did {x} say?',
    person: 'What do the sources say about {x}?',
    place: 'What do the sources report about {x}?',
    name: 'What do the sources say about {x}?',
    term: 'What is said about {x}?',
  },
  englishName: 'English',
  newsChars: 1_500,
  everyday: words(
    'the what is are of to in and who how why when where did does do was were news may a an',
  ),
  stem: englishStem,
  forms: englishForms,
  shortForms: englishShortForms,
  implied: englishImplied,
  wordsOf: latinWords,
  tokensOf: (text) => spacedTokens(text, englishComparison),
  figuresOf: spacedFigures({ ...englishFigureWords, stopWords, stem: englishStem }),
  numberWords: englishFigureWords.numbers,
  sentences: englishSentences,
  headlineStopWords: new Set([...englishHeadlineWords, ...stopWords]),
  commonTerms: englishCommonStems,
  formulae: englishCommonStems,
  denial: /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot)\b|n[’']t\b/i,
  kept: englishKept,
  days: englishDays,
  pages: englishPages,
  answers: englishAnswers,
  orders: englishOrders,
  machines:
    /\b(?:AI|artificial intelligence|chatbots?|language models?|LLMs?|ChatGPT|GPT|Claude|Gemini|Copilot|Siri|Alexa|prompt[- ]injections?|jailbreak(?:s|ing)?|hackers?|cyber\w*|malware)\b/,
  meanings: englishMeanings,
  knownNames: englishKnownNames,
  places: englishPlaces,
  asking: englishAsking,
  aspects: englishAspects,
  plainNeeds: englishPlainNeeds,
  phrases: englishPhrases,
  talkReplies: englishTalkReplies,
  latestReplies: englishLatestReplies,
  comparison: englishComparison,
  opposites: englishOpposites,
  death: {
    dies: words('dead die dies died dying death deceased'),
    kills: words('kill kills killed killing fatal'),
  },
  roles: {
    by: /\bby (?:\p{L}[\p{L}.’'-]* ){0,2}$/u,
    done: /\b(?:is|are|was|were|be|been|being|gets?|got) (?:\p{L}+ly )?$|, whom (?:\p{L}+ ){1,2}$/u,
    asksOf: {
      active:
        /^\W*(?:(?:and|but|so) )?(?:did|does|do|has|have|had|will|would)(?:n['’]t)? (?!.*\b(?:been|be|gets?|got)\b)/iu,
      object: /^ (?:the |an? )?$/iu,
      before:
        /^\W*(?:(?:and|but|so) )?(?:did|does|do|has|have|had|will|would)(?:n['’]t)? (?:the |an? )?$/iu,
    },
    takenUp: /, whom (?:he|she|it|they|we|I) $/u,
    aside:
      /\b(?:about|after|against|as|at|before|during|for|from|in|into|near|of|on|over|than|to|with)\b/,
    onto: /\b(?:attack|assault|strike|raid|offensive|war|airstrike|invasion|arrest|lawsuit|suit|case|complaint|charge|ban|boycott|sanction|tariff|win|victory|triumph|upset)\p{L}* (?:on|against|over|of) (?:\p{L}[\p{L}.’'-]* ){0,2}$/u,
    companion: {
      behind: /^ (?:with|against|between|in|on)\b/iu,
      during: /\b(?:during|amid|throughout)(?: [\p{L}.’'-]+){0,4} $/iu,
    },
    way: { to: /\bto (?:the )?$/iu, from: /\b(?:from|out of) (?:the )?$/iu },
    urged:
      /(?:\b(?:ask|urg|press|pressur|prod|push|call|request|beg|want|tell|order|demand|expect|advis|recommend|encourag|invit|implor|remind|dar|challeng|nudg|need|lobby|petition|wait)\p{L}{0,4} (?:(?:on|upon|for) )?|\b(?:told|for) )(?:the )?• (?:\p{L}+ly |not )?to (?:\p{L}+ly )?$/iu,
    anotherActor:
      /\b(?:that|sa(?:id|ys?)|claim(?:s|ed)?|believes?|as|while|when|after|before|because|if|but|where)\b:? (?:[\p{Ll}’'-]+ ){0,3}\p{Lu}|\p{Lu}[\p{L}.’'-]*,? (?:who|which|that) $/u,
    // ‘Kotor against Veldra: a win’
    toward: /\b(?:vs\.?|versus|against|over) (?:the )?$/iu,
    parts: /\b(?:by|on|against|over)\b/,
  },
  persons: englishPersons,
  measures: englishMeasures,
  periods: englishPeriods,
  dates: englishDates,
  contrasts: englishContrasts,
  plans: englishPlans,
  subjects: englishSubjects,
  sections: englishSections,
  cities: englishCities,
  provinces: englishProvinces,
  newsWords: englishNewsWords,
  newsNames: englishNewsNames,
  deeds: englishDeeds,
  feedback: englishFeedback,
  interests: englishInterests,
  notices: englishNotices,
  topChars: 600,
  groupedLike: 'latin',
  demonyms: {
    ending: /(?:n|an|ian|ean|i|ese|ish|ni)$/,
    places: ['', 'a', 'e', 'y'],
    countries: countriesOfDemonyms(),
    words: demonymWords,
  },
  amountScales: { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
};
