// The words by which English sentences are compared.
import { englishGeneralWords } from './english-general-words';
import { englishForms, englishPasts } from './english-irregular';
import { englishSenses } from './english-senses';
import { englishStem } from './english-stem';
import { englishSynonyms } from './english-synonyms';
import { countriesOfDemonyms } from './meanings/english-demonyms';
import { sensesOf, synonyms, table, type SpacedComparison } from '../lexicon/comparison-words';
import { partsOfSpeech } from '../lexicon/parts-of-speech';
import { words } from '../lexicon/word-list';

const same: Readonly<Record<string, string>> = {
  // ‘Norwegian police’ are ‘police in Norway’.
  ...Object.fromEntries(
    [...countriesOfDemonyms()].map(([adjective, country]) => [adjective, englishStem(country)]),
  ),
  ...synonyms(englishSynonyms, englishStem),
  ...Object.fromEntries(
    [...englishForms].flatMap(([form, [base = form]]) => (form === base ? [] : [[form, base]])),
  ),
  ...table(`
  told:say tell:say says:say said:say saying:say stated:say states:say usa:us america:us
  britain:uk movie:film movies:film films:film purchased:buy purchase:buy began:start
  begun:start begin:start begins:start commenced:start big:large kids:child kid:child
  people:person persons:person jailed:imprison imprisoned:imprison began:start hit:hit hurt:hurt
  showed:show died:die dies:die dead:die dying:die born:born television:tv percent:percent
  automobile:car cars:car jan:january feb:february mar:march apr:april jun:june jul:july
  aug:august sept:september sep:september oct:october nov:november dec:december mon:monday
  tue:tuesday wed:wednesday thu:thursday fri:friday sat:saturday sun:sunday
  dr:doctor prof:professor gen:general gov:governor sen:senator rep:representative lt:lieutenant
  col:colonel sgt:sergeant capt:captain maj:major rev:reverend urges:urge urged:urge urging:urge ought:should
`),
};

/** The form that stands for a word and all its synonyms. */
function baseOf(word: string): string {
  const base = englishStem(same[word] ?? word);
  return same[base] ?? base;
}

/** Offices, which may also precede a name. */
const titles = words(`
  president premier minister chancellor secretary governor mayor senator representative congressman
  congresswoman lawmaker chief sheriff commissioner chairman chairwoman chair director manager
  speaker ceo ambassador envoy coach captain king queen prince princess bishop archbishop cardinal
  spokesman spokeswoman spokesperson founder professor judge treasurer attorney general
`);

/** Places, organizations and sums that can belong to a name. */
const belongings = words(`
  capital port city town village province region district coast border harbor harbour airport
  island river street bridge stadium university hospital museum school parliament senate congress
  government cabinet ministry police army navy court council embassy constitution economy currency
  population budget profit profits revenue revenues sales shares headquarters office factory plant
  staff employees workers residents citizens
`);

/** People and things that belong to somebody. */
const kin = words(`
  family wife husband widow widower mother father parents brother sister son daughter children uncle
  aunt nephew niece cousin grandmother grandfather death birth funeral birthday home house
`);

const englishParts = partsOfSpeech({
  article: 'a an the',
  being: 'is are was were be been being',
  having: 'has have had',
  modal: 'will would may might can could shall should must',
  coordinator: 'and but or',
  relative: 'who which',
  complementizer: 'that',
  comparative: 'than so',
  temporal: 'when',
  role: 'as',
  saying: 'say',
  knowing: 'know',
  addressed: 'you',
  person: 'he she they',
});

export const englishComparison: SpacedComparison = {
  empty: words(`
    a an the is are was were be been being am has have had having do does did it its this that these
    those there here any as so also too then s which who whom whose what when where while his her their our
    your my very just still already now yet however meanwhile too such own up out off down
  `),
  directions: words('up down off out'),
  limitsBehind: words('elect designate'),
  ranking: {
    ranks: words('second third fourth fifth sixth seventh eighth ninth tenth'),
    superlative:
      /^(?!(?:protest|contest|quest|request|inquest|conquest|arrest|interest|forest|unrest|crest|harvest|guest|priest|chest|digest|manifest)$)\p{L}{2,}est$|^(?:best|worst|most|least)$/u,
  },
  denials: words(`
    no not never none nobody nothing neither nor without cannot nowhere n't cant wont dont isnt arent
    wasnt werent doesnt didnt hasnt havent hadnt wouldnt couldnt shouldnt
  `),
  hedges: words(`
    may might could would should can will shall must unlikely likely probably possibly perhaps maybe
    potentially apparently seemingly reportedly allegedly alleges allege supposedly purported
    purportedly rumored rumoured rumor rumour rumors  claim claims claimed claiming accuse
    accused accuses accusing deny denies denied denying dispute disputed disputes doubt doubts
    doubted doubtful falsely hoax myth if unless whether plan plans planning mull mulls mulled mulling propose proposes
    proposal consider considers considered considering want wants wanted hope hopes hoped hoping try
    tries tried trying attempt attempts attempting threaten threatens threatened threatening refuse
    refuses refused refusing fail fails failed failing reject rejects rejected expect expects intend
    intends intended aim aims aimed seek seeks sought vow vows vowed promise promises promised offer
    offers offered ask asks asked demand demands demanded urge urges urged believe believes believed
    think thinks thought fear fears feared warn warns warned suggest suggests suggested predict
    predicts predicted forecast forecasts estimate estimates estimated barely hardly scarcely rarely
    seldom pending unconfirmed unverified charge charged charges indicted face faces facing 
        supposed set  about-to  scheduled risk risks
    prevent prevents prevented avoid avoided avoids stop stopped stops ban bans banned half-brother
    step appear appears appeared seem seems seemed
  `),
  limits: words(`
    canceled cancelled postponed suspended delayed
    partly partially only former ex acting deputy vice assistant would-be future next previous
    temporary temporarily provisional conditional draft preliminary  against pro anti non half
    some few most least north south east west northern southern eastern western fake false almost
    nearly virtually wrong untrue incorrect baseless unfounded unlike except excluding rather
    suspected alleged attempted planned proposed expected potential possible
  `),
  bounds: [
    ['more than', 'over'], ['greater than', 'over'], ['upwards of', 'over'], ['in excess of', 'over'],
    ['at least', 'least'], ['no fewer than', 'least'], ['no less than', 'least'],
    ['fewer than', 'under'], ['less than', 'under'], ['at most', 'most'], ['no more than', 'most'],
    ['up to', 'most'], ['as many as', 'most'], ['as much as', 'most'],
    ['over', 'over'], ['above', 'over'], ['exceeding', 'over'], ['under', 'under'], ['below', 'under'],
    ['about', 'near'], ['around', 'near'], ['approximately', 'near'], ['roughly', 'near'], ['some', 'near'],
    ['nearly', 'almost'], ['almost', 'almost'], ['close to', 'almost'], ['just under', 'almost'],
    ['only', 'only'], ['exactly', ''], ['just', 'only'], ['aged', ''],
  ], // prettier-ignore
  roles: {
    ...table(`
      in:in on:in at:in within:in inside:in into:into onto:into of:of to:to toward:to towards:to
      from:from by:by with:with for:for against:against over:over under:under between:between
      among:among through:through during:in despite:despite about:about via:through per:per
      behind:behind beyond:beyond above:over below:under near:near outside:outside across:across
      around:near throughout:in
    `),
    'according to': 'per',
  },
  parts: englishParts,
  adverb: /.ly$/,
  infinitive: {
    sign: 'to',
    done: words('first last only'),
    wanted: words(`
      talks bid bids push pushes drive effort efforts campaign move moves pressure prepare prepares
      preparing prepared ready poised way room calls call plan plans proposal proposals request
      requests pledge pledges pledged pledging promise vow attempt attempts chance chances hope hopes
      permission right refusal failure need power authority order orders
    `),
  },
  takers: new Set(
    [
      ...words(`
        lift lifts lifted end ends ended drop drops dropped scrap scraps scrapped revoke revokes revoked
        repeal repeals repealed overturn overturns overturned ease eases eased reverse reverses reversed
        cancel cancels weigh weighs weighed near nears
      `),
    ].map(baseOf),
  ),
  conditions: words('if unless whether'),
  exceptions: new Set([...words('except excluding')].map(baseOf)),
  hearsay: words(`
    reportedly allegedly apparently supposedly purportedly possibly probably perhaps maybe likely
    alleged claimed
  `),
  phrases: [
    ...['call on', 'calls on', 'called on', 'calling on', 'called upon', 'call for', 'calls for', 'called for', 'calling for'].map((one) => [one, 'urge'] as const),
    ['ought to', 'should'], ['managed to', ''], ['manages to', ''], ['manage to', ''], ['went on to', ''],
    ['was able to', ''], ['were able to', ''],
  ], // prettier-ignore
  urging: { urge: 'urge', says: 'say', should: 'should', to: 'to' },
  pasts: englishPasts,
  links: words('because since although though while whereas before after until till'),
  joints: words('and or but when as that which who whom whose where so than'),
  sideBySide: {
    joints: words('and but while whereas'),
    begins: /^(?!(?:About|After|Against|Ahead|Along|Alongside|Although|Amid|Among|Around|As|At|Because|Before|Behind|Below|Beside|Besides|Between|By|Despite|Due|During|Following|For|From|If|In|Inside|Into|Like|Near|Of|On|Once|Outside|Over|Per|Since|Thanks|Through|Throughout|To|Under|Unless|Unlike|Until|Upon|When|While|With|Within|Without|According)\b)(?:(?:The|the|An?|an?) )?(?:\p{Ll}+ ){0,2}?\p{Lu}/u,
    verb: /\b(?:is|are|was|were|has|have|had|will|would|said|says|told|began|went|fell|rose|grew|shrank|won|lost|found|held|made|took|gave|got|came|left|led|met|paid|sold|sent|spent|spoke|stole|struck|stood|kept|knew|wrote|broke|built|caught|chose|drew|drove|fought|flew|hit|ran|saw|shot|showed|sank|threw|wore|became|brought|felt|heard|swore|died|withdrew|overtook|beat|cut|\p{Ll}{2,}ed)\b/u,
    leans: /\b(?:this|these|those|there|here|such|both|then|too|also|former|latter|respectively|did so|same|other|another)\b|\bit\b/i,
  },
  same,
  general: synonyms(englishGeneralWords, baseOf),
  senses: sensesOf(englishSenses, baseOf),
  digits: {
    zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
    eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
    eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70,
    eighty: 80, ninety: 90,
  }, // prettier-ignore
  scales: { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, k: 1e3, m: 1e6, mn: 1e6, bn: 1e9, tn: 1e12, b: 1e9, dozen: 12 },
  units: table(`
    percent:% percentage:% pct:% dollar:$ dollars:$ usd:$ euro:€ euros:€ eur:€ pound:£ pounds:£ gbp:£
    yen:¥ yuan:¥ rmb:¥ peso:₱ pesos:₱ php:₱ kilometer:km kilometers:km kilometre:km kilometres:km km:km
    kms:km meter:m meters:m metre:m metres:m mile:mi miles:mi kilogram:kg kilograms:kg kg:kg
    kilo:kg kilos:kg
  `),
  times: words(`
    monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow
  `),
  describesNext: true,
  stem: baseOf,
  abbreviations: words(`
    mr mrs ms dr prof sen rep gov gen lt col sgt capt maj st jr sr inc ltd co corp no vs jan feb mar apr jun jul aug sept sep oct nov dec p a m
  `),
  acronyms: words('US U.S. UK U.K. WHO'),
  months: words(`
    january february march april may june july august september october november december
  `),
  pronouns: {
  he: 'he', him: 'he', his: 'he', himself: 'he', she: 'she', her: 'she', hers: 'she', herself: 'she',
  they: 'they', them: 'they', their: 'they', theirs: 'they', themselves: 'they', i: 'i', me: 'i',
  my: 'i', we: 'we', us: 'we', our: 'we', you: 'you', your: 'you',
  },
  passive: {
    being: /^(?:is|are|was|were|be|been|being|gets?|got)$/,
    past: (word) => /[^aeiou]ed$|ied$|[aeiou]ed$/.test(word) && word.length > 4,
  },
  eitherOrder: false,
  belonging: {
    titles: new Set([...titles].map(baseOf)),
    nouns: new Set([...titles, ...belongings, ...kin].map(baseOf)),
    aged: { unit: 'year', old: baseOf('old') },
  },
}; // prettier-ignore
