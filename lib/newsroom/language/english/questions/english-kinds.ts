// Kinds of organizations in English, as questions ask for them and as reports show them.
import { kinds, type Kind, type KindForms } from '../../lexicon/kind-forms';

/** The noun for each in a question. */
export const englishKindNouns: Readonly<Record<Kind, string>> = {
  bank: 'banks?|lenders?',
  airline: 'airlines?|air carriers?',
  hospital: 'hospitals?|clinics?',
  university: 'universit(?:y|ies)|colleges?',
  school: 'schools?|academ(?:y|ies)',
  media:
    'newspapers?|magazines?|broadcasters?|networks?|news (?:outlets?|agenc(?:y|ies)|channels?)|outlets?|tabloids?',
  party: '(?:political )?part(?:y|ies)',
  court: 'courts?|tribunals?',
  team: 'teams?|clubs?',
  office: 'agenc(?:y|ies)|departments?|ministr(?:y|ies)|bureaus?|commissions?|authorit(?:y|ies)',
  company:
    'compan(?:y|ies)|firms?|corporations?|business(?:es)?|start-?ups?|conglomerates?|publishers?|retailers?|manufacturers?|(?:car|auto|chip|drug)makers?|insurers?|studios?',
  person:
    'judges?|justices?|magistrates?|senators?|lawmakers?|legislators?|congress(?:m[ae]n|wom[ae]n)|governors?|mayors?|presidents?|ministers?|secretar(?:y|ies)|ambassadors?|officials?|officers?|candidates?|politicians?|leaders?|generals?|commanders?|prosecutors?|lawyers?|attorneys?|doctors?|scientists?|researchers?|professors?|teachers?|students?|coach(?:es)?|managers?|players?|quarterbacks?|strikers?|goalkeepers?|athletes?|boxers?|fighters?|golfers?|riders?|actors?|actress(?:es)?|singers?|rappers?|musicians?|artists?|authors?|writers?|directors?|producers?|journalists?|reporters?|celebrit(?:y|ies)|billionaires?|executives?|ceos?|founders?|kings?|queens?|princes?|princess(?:es)?|popes?|cardinals?|bishops?|priests?|pastors?|pilots?|astronauts?|drivers?|suspects?|gunm[ae]n|attackers?|killers?|victims?|m[ae]n|wom[ae]n|persons?',
};

/** Words after "what" that start a clause of their own: What did the bank say? */
const noDescription =
  'is|are|was|were|did|do|does|has|have|had|will|would|can|could|may|might|should|the|an?|his|her|its|their|our|your|this|that|happen\\p{L}*|caus\\p{L}*|ma[dk]e\\p{L}*';
const asks = (nouns: string) =>
  new RegExp(
    `(?:^|[.!?;:,] |\\b(?:and|but|so|by|at|in|from|to|for|with|of|on) )\\W*(?:which|what)(?: (?!(?:${noDescription})\\b)[\\p{L}.’'-]+){0,2} (?:${nouns})(?!\\p{L})`,
    'iu',
  );

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
/** Parts of names, recognized by their capitals. */
const names = (list: string) => new RegExp(`(?<![\\p{L}.])(?:${list})(?!\\p{L})`, 'u');

export const englishKinds: KindForms = {
  asks: {
    ...(Object.fromEntries(kinds.map((kind) => [kind, asks(englishKindNouns[kind])])) as Record<Kind, RegExp>),
    // ‘Who is the judge that blocked it’, ‘who was the driver’
    person: new RegExp(
      [
        asks(englishKindNouns.person).source,
        `\\bwho(?:['’]s| is| was| are| were) the (?:(?!the\\b)[\\p{L}.’'-]+ ){0,2}?(?:(?:${englishKindNouns.person})(?= (?:who|that)\\b|\\W*$)|(?:drivers?|suspects?|gunm[ae]n|shooters?|attackers?|killers?|victims?|judges?|pilots?)\\b)`,
      ].join('|'),
      'iu',
    ),
  },
  shows: {
    bank: [
      words('(?<!(?:west|left|right|food|blood|river|sperm|power|memory) )\\p{L}*(?<!river)banks?|lenders?'),
      names('JPMorgan|JP Morgan|Goldman Sachs|Citigroup|Citi|HSBC|UBS|Wells Fargo|Morgan Stanley|Barclays|BNP Paribas|Credit Suisse|Santander|ING|BPI|BDO'),
    ],
    airline: [
      words('airlines?|airways|air lines|\\p{L}+jet|(?:air|flag|budget|low-cost) carriers?'),
      names('Air(?= \\p{Lu})|Lufthansa|Ryanair|Emirates|Qantas|KLM|AirAsia|Cebu Pacific|Cathay Pacific'),
    ],
    hospital: [words('hospitals?|clinics?|medical (?:cent(?:er|re)|city)|infirmary')],
    university: [
      words('universit(?:y|ies)|colleges?|institutes? of technology|polytechnic|campus(?:es)?|alma mater'),
      names('MIT|Harvard|Yale|Oxford|Cambridge|Stanford|Princeton|Columbia|UCLA|Ateneo|La Salle|UP|UST'),
    ],
    school: [words('schools?|academ(?:y|ies)|universit(?:y|ies)|colleges?|seminary|campus(?:es)?')],
    media: [
      words('newspapers?|dail(?:y|ies)|papers?|tabloids?|magazines?|weekl(?:y|ies)|broadcasters?|networks?|channels?|outlets?|news agenc(?:y|ies)|radio|television|tv|podcasts?'),
      names('Times|Post|Journal|Tribune|Herald|Gazette|Guardian|Telegraph|Inquirer|News|Reuters|Bloomberg|Associated Press|AP|AFP|CNN|BBC|NBC|ABC|CBS|MSNBC|Fox|NPR|Politico|Axios|Rappler|Yonhap|Xinhua'),
    ],
    party: [
      words('part(?:y|ies)|coalitions?|democrats?|republicans?|tor(?:y|ies)'),
      names('GOP|Labour|Greens|Likud|Lakas|Conservatives?|Liberals?|Democratic|Republican'),
    ],
    court: [words('courts?|tribunals?|judges?|justices?|magistrates?'), names('Sandiganbayan')],
    team: [
      words('teams?|clubs?|squads?|sides?|franchises?|coach(?:es)?|players?|leagues?|games?|match(?:es)?|playoffs?|finals?'),
      names('FC|United'),
      /(?<![\d-])\d{1,3}[-–]\d{1,3}(?![\d-])/u,
    ],
    office: [
      words('agenc(?:y|ies)|departments?|ministr(?:y|ies)|bureaus?|offices?|commissions?|authorit(?:y|ies)|administrations?|councils?|boards?|services?|institutes?|police|treasury'),
      /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/u,
    ],
    company: [
      words("compan(?:y|ies)(?!['’]?s? of)|firms?|corporations?|business(?:es)?|conglomerates?|start-?ups?|subsidiar(?:y|ies)|manufacturers?|(?:car|auto|chip|drug|plane|phone|toy|game|steel)-?makers?|retailers?|suppliers?|insurers?|lenders?|airlines?|publishers?|brands?|(?:restaurant|hotel|store|retail|grocery|food|the) chains?|giants?|utilit(?:y|ies)|contractors?|brokerages?|banks?|studios?|chief executives?|ceo|shares|shareholders?|revenues?|workforce"),
      names("Inc|Corp|Corporation|Ltd|LLC|PLC|Plc|Co|Company|Group|Holdings?|Technologies|Industries|Motors?|Enterprises|Management|Capital|Partners|Ventures|Pictures|Studios|Records|Entertainment|Energy|Electric|Airlines|Airways|Pharmaceuticals?|Foods|Bank|AG|GmbH"),
    ],
    person: [],
  },
  named: /\b(?:the|this|that|its|their) (?:banks?|lenders?|airlines?|carriers?|hospitals?|university|college|school|newspapers?|paper|network|party|court|team|club|agency|department|ministry|company|firm|business|corporation|publisher|retailer)(?![\p{L}-])(?! (?:of|called|named|that|which|in|,))/giu,
}; // prettier-ignore
