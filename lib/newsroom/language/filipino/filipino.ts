// The words by which the writer reads Filipino, and the English mixed into it.
import { english } from '../english/english';
import { words } from '../lexicon/word-list';
import { countriesOfDemonyms, demonymWords } from '../english/meanings/english-demonyms';
import type { Lexicon } from '../language';
import { englishStem } from '../english/english-stem';
import { latinWords } from '../spaced/latin-words';
import { filipinoFigureWords } from './filipino-figures';
import { filipinoHeadlineWords } from './news/filipino-headlines';
import { filipinoNeverFirst, filipinoPresumes } from './filipino-presumes';
import { filipinoSentences } from './filipino-sentences';
import { filipinoImplied } from './filipino-implied';
import { filipinoRoot, filipinoStem } from './filipino-stem';
import { filipinoVerbForms } from './filipino-verbs';
import { spacedFigures } from '../spaced/spaced-figures';
import { spacedTokens } from '../spaced/spaced-tokens';
import { englishOfLoanword } from './meanings/filipino-loanwords';
import { filipinoAnswers } from './questions/filipino-answers';
import { filipinoDays } from './filipino-days';
import { filipinoKnownNames, filipinoMeanings } from './meanings/filipino-meanings';
import { filipinoPlaces } from './meanings/filipino-places';
import { filipinoOrders } from './questions/filipino-orders';
import { filipinoPages } from './news/filipino-pages';
import { filipinoAsking } from './questions/filipino-asking';
import { filipinoMeasures } from './questions/filipino-measures';
import { filipinoContrasts } from './questions/filipino-contrasts';
import { filipinoDates } from './questions/filipino-dates';
import { filipinoPeriods } from './questions/filipino-periods';
import { filipinoPersons } from './questions/filipino-persons';
import { filipinoAspects } from './questions/filipino-aspects';
import { filipinoComparison } from './filipino-comparison';
import { filipinoKept } from './filipino-kept';
import { filipinoOpposites } from './meanings/filipino-opposites';
import {
  filipinoLatestReplies,
  filipinoPhrases,
  filipinoTalkReplies,
} from './questions/filipino-phrases';
import { filipinoPlainNeeds } from './questions/filipino-plain-needs';
import { filipinoPlans } from './questions/filipino-plans';
import { filipinoSections } from './news/filipino-sections';
import { filipinoSubjects } from './news/filipino-subjects';
import { filipinoNewsWords } from './meanings/filipino-news-words';
import { filipinoCities } from './meanings/filipino-cities';
import { filipinoDeeds } from './meanings/filipino-deeds';
import { filipinoFeedback } from './news/filipino-feedback';
import { filipinoInterests } from './news/filipino-interests';
import { filipinoNotices } from './news/filipino-notices';

// Text before a hyphen is a prefix of the word after it: nag-resign.
const stopWords = words(`
  nag mag pag naka maka nagpa magpa pinag ipinag
  ang ng mga sa na at ay si ni kay sina nina kina ito iyon iyan nito niyon nyon noon dito doon diyan
  siya sya niya nya sila nila kanya kanila kanyang kanilang ako ko akin aking ikaw ka mo iyo iyong kami
  namin amin aming tayo natin atin ating kayo ninyo inyo inyong hindi di wala walang may mayroon meron
  para pero ngunit subalit dahil kung kapag pag habang bago matapos pagkatapos upang nang din rin daw
  raw lang lamang pa po opo ba nga naman man kasi kaya o isa isang dalawa dalawang tatlo tatlong ano
  anong sino sinong saan kailan paano bakit lahat lahat bawat ilan ilang iba ibang mula hanggang ayon
  tungkol ukol kasama kabilang bilang tulad gaya maging naging maaari maaaring dapat kailangan sabi
  sinabi aniya anya nasa naman muna ulit muli muling pang nitong noong sana yung yun yan to the of and
  a in is to for that on with as by was at it be from are this an or has have not but
  kontra laban versus
  lunes martes miyerkules huwebes biyernes sabado linggo ngayon kahapon bukas araw taon buwan
`);

export const filipino: Lexicon = {
  ...english,
  telling: words(`
    ang ng mga sa na ay si ni kay kina sina nina para hindi ito iyon siya niya sila nila kanyang
    kanilang ako ikaw kami tayo namin natin kung din rin pa lang lamang nang dahil matapos habang
    upang bago pero ngunit kaya wala walang mayroon isang ating aking iyong daw raw po ba nga
    naman muna nasa noong nitong ngayong kapag gusto kanila niyang itong batay ayon umano bilang
    kasama
  `),
  stopWords,
  boilerplate: [
    ...english.boilerplate,
    /\b(?:basahin|panoorin|pakinggan|i-?click|pindutin|mag-?subscribe|i-?follow|sundan|i-?share|ibahagi) (?:ang|ito|[Kk]ami|pa|dito|rin|sa|si)\b/i,
    /\b(?:kuha (?:ni|ng|mula)|larawan (?:mula|ni|ng|:)|karapatang-?ari|para sa (?:karagdagang|iba pang) (?:impormasyon|balita))\b/i,
    /\b(?:abangan|tumutok|manatiling nakatutok|i-?download)\b/i,
    /^(?:ni|nina) \p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){1,3}$/u,
  ],
  goesOn: /\b(?:ang|ng|sa|na|at|o|mga|si|ni|kay|para|kung|nang|the|and|of|to)$/i,
  leaning:
    /^(?:siya|sya|sila|ito|iyon|iyan|nito|niya|kanya|kanila|doon|ngunit|pero|subalit|at|kaya|o|gayunman|gayunpaman|samantala|dagdag (?:pa )?(?:niya|nito|nila)|dagdag pa|aniya|anya|sinabi (?:niya|nito|nila|rin)|bukod (?:dito|rito|diyan|pa)|dahil (?:dito|rito|doon)|kasunod nito|bilang tugon|halimbawa|gayundin|(?:mula|simula) noon|pagkatapos|saka|tapos|(?:lahat ng|ang) (?:dalawa|tatlo|apat|lima|anim|pito|walo|siyam|sampu) (?:ay|ang)|kapwa sila|he|she|they|it|but|and|so|this|that|however|also)\b/i,
  presumes: filipinoPresumes,
  neverFirst: filipinoNeverFirst,
  opensAside: /^(?:sa kabila|bagama['’]?t|habang|kahit|gaya|tulad|despite|while|although|as)\b/i,
  says: /\b(?:sinabi|sabi|ani|aniya|ayon|giit|iginiit|binatikos|kinondena|pinuri|nanawagan|said|says|told)\b/i,
  contrast: /^(?:ngunit|pero|subalit|gayunman|gayunpaman|but|however)\b/i,
  answersBack:
    /\b(?:itinanggi|pinabulaanan|tumanggi|hindi totoo|walang katotohanan|denied|denies)\b/i,
  pointed: undefined,
  turns: /^(?:samantala|sa ibang balita|sa ibang dako)\b/i,
  pronoun: /\b(?:siya|sya|niya|nya|kanya|kanyang|sila|nila|kanila|kanilang)\b/i,
  invites:
    /^(?:(?:alamin|tingnan|tuklasin|kilalanin|silipin|panoorin|subaybayan|huwag palampasin)|(?:see|learn|find out|discover) (?:how|what|why|where|more))\b/i,
  firstPerson:
    /\b(?:[Aa]ko|ko|akin|aking|[Tt]ayo|natin|atin|ating|[Kk]ami|namin|amin|aming|ikaw|mo|iyong|kayo|ninyo|inyo|inyong|I|[Ww]e|[Mm]y|[Oo]ur|[Yy]ou|[Yy]our)\b/,
  reaction:
    /\b(?:kinondena|binatikos|pinuna|pinuri|tinutulan|sinuportahan|sinusuportahan|nanawagan|panawagan|hinimok|iginiit|nagbabala|babala|tinanggihan|itinanggi|ipinagtanggol|inakusahan|akusasyon|humingi ng (?:paumanhin|tawad)|tugon|reaksiyon|reaksyon|nadismaya|ikinatuwa|criticized|condemned|praised|urged)\b/i,
  background:
    /\b(?:noong (?:nakaraang|nakalipas)|nakaraang (?:taon|buwan)|dati(?:ng|)|dating|taon na ang nakal\w+|matagal nang|simula (?:pa )?noong|mula noong|unang beses|bago ito|nauna nang)\b/i,
  coming: /\b(?:bukas|sa darating|nakatakda|inaasahang|magaganap|idaraos|gaganapin)\b/iu,
  clickbait:
    /\?|!|\.\.\.|…|\||^(?:watch|panoorin|alamin|tingnan|look|opinyon|live|video|narito|kilalanin)\b|\b(?:bakit|paano|nakakagulat|grabe|viral)\b/i,
  headings: {
    details: 'Mga detalye',
    reactions: 'Mga pahayag',
    background: 'Konteksto',
    earlier: 'Mas naunang ulat',
    reports: 'Mula sa mga source',
  },
  names: {
    honorifics: new Set([
      ...english.names.honorifics,
      ...words(
        'pangulong pangulo senador gobernador mayor kalihim bise-presidente bise punong hukom heneral kongresista alkalde',
      ),
    ]),
    callings: english.names.callings,
    portfolios: english.names.portfolios,
    ordinals: english.names.ordinals,
    openers: english.names.openers,
    bodies: english.names.bodies,
    owners: english.names.owners,
    connectors: words('ng sa of the de del dela delos de-los los san at'),
    placeOpeners: words('san santa santo st saint new mount mt lake port fort'),
    calendar: new Set([
      ...english.names.calendar,
      ...words(
        'lunes martes miyerkules huwebes biyernes sabado linggo enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre',
      ),
    ]),
    notNames: new Set([...english.names.notNames, ...words('pilipino pinoy pilipina')]),
    speech: {
      after: /^,? (?:said|told|ay nagsabi|na nagsabi)\b/,
      before:
        /\b(?:ayon kay|sinabi ni|sabi ni|ani|giit ni|paliwanag ni|ayon kina)(?: \p{Lu}[\p{L}.]*)? $/iu,
    },
    standsAlone:
      /^(?:$|[,.;:)”"?!]|[’']s? |’s|'s| \(| (?:and|or|of|in|on|at|to|for|is|was|were|are|has|have|had|will|would|could|did|does|that|who|which|as|by|with|from|after|before|during|when|while|but|ay|na|sa|ng|at|ang|si|ni|kay|para|mula|noong|nang|kung|habang|dahil|matapos|bago|hanggang|\p{Ll}+(?:ed|es)|said|says|told|s[ae]ys|took|gave|made|won|left|began|held|spoke|wrote|met|led)\b)/u,
    withoutArticle:
      /(?:^["“]?|[,;:(] ?|[”"] |\b(?:by|with|from|of|for|to|and|that|at|in|near|against|on|as|between|after|before|told|said|asked|called|when|while|but|if|former|president|sen\.?|rep\.?|gov\.?|mr\.?|ms\.?|mrs\.?|dr\.?|si|ni|kay|sa|ng|ang|kina|nina|sina) )$/iu,
    place: /\b(?:sa|mula|nasa)(?: mga)? $/i,
    person: /\b(?:si|ni|kay|sina|nina|kina)(?: \p{Lu}[\p{L}.]*)? $/iu,
    article: /$^/,
  },
  questions: {
    speaker: 'Ano ang sinabi ni {x}?',
    person: 'Ano ang sinasabi ng mga ulat tungkol kay {x}?',
    place: 'Ano ang ulat tungkol sa {x}?',
    name: 'Ano ang sinasabi ng mga ulat tungkol sa {x}?',
    term: 'Ano pa ang ulat tungkol sa {x}?',
  },
  englishName: 'Filipino',
  everyday: words('ang ng mga sa na ay ano sino bakit kailan paano saan ba po may'),
  stem: filipinoStem,
  implied: filipinoImplied,
  forms: new Map([...(english.forms ?? []), ...filipinoVerbForms(stopWords)]),
  shortForms: english.shortForms,
  linked: /^(\p{L}{2,}[aeiou])ng$/u,
  root: filipinoRoot,
  wordsOf: latinWords,
  tokensOf: (text) => spacedTokens(text, filipinoComparison),
  figuresOf: spacedFigures({ ...filipinoFigureWords, stopWords, stem: englishStem }),
  numberWords: filipinoFigureWords.numbers,
  sentences: filipinoSentences,
  headlineStopWords: new Set([...filipinoHeadlineWords, ...stopWords]),
  denial: /\b(?:hindi|di|wala|walang|huwag|ayaw|never|not)\b/i,
  kept: filipinoKept,
  days: filipinoDays,
  pages: filipinoPages,
  answers: filipinoAnswers,
  orders: filipinoOrders,
  machines:
    /\b(?:AI|artificial intelligence|chatbot|ChatGPT|Gemini|hackers?|cyber\w*|prompt injection)\b/i,
  meanings: filipinoMeanings,
  knownNames: filipinoKnownNames,
  places: filipinoPlaces,
  borrowedFrom: englishOfLoanword,
  mixesEnglish: true,
  asking: filipinoAsking,
  aspects: filipinoAspects,
  plainNeeds: filipinoPlainNeeds,
  phrases: filipinoPhrases,
  talkReplies: filipinoTalkReplies,
  latestReplies: filipinoLatestReplies,
  comparison: filipinoComparison,
  opposites: filipinoOpposites,
  death: {
    dies: words('patay namatay nasawi pumanaw yumao sumakabilang-buhay'),
    kills: words('pinatay pumatay pinaslang'),
  },
  // "ni" and "si" show who acts, not the word order: such questions name both after the verb.
  roles: {
    ...english.roles,
    asksOf: {
      ...english.roles.asksOf,
      object: /^ (?:(?:si|sina|ang|ng|kay|kina|sa|ni)(?: mga)? |the )?$/iu,
      behind: /^ (?:na |nga |po )?ba(?: na| nga| po)? (?:ang|ng|ni|nina|si|sina)(?: mga)? $/u,
    },
    companion: {
      behind:
        /^ (?:ba )?(?:(?:ang|ng|ni|si) \p{L}+ )?(?:with|against|between|in|on|laban (?:sa|kay)|kontra)\b/iu,
      during: /\b(?:during|amid|throughout|habang|noong|sa gitna ng)(?: [\p{L}.’'-]+){0,4} $/iu,
    },
    way: {
      to: /(?<!\b(?:mula|galing|buhat) )\bsa $|\bto (?:the )?$/iu,
      from: /\b(?:mula|galing|buhat)(?: sa| kay)? $|\b(?:from|out of) (?:the )?$/iu,
    },
    parts: /\b(?:by|on|against|over|ni|nina|ng|si|sina|ang|kay|kina|sa)\b/,
    focus: {
      marks: /(?<!\p{L})(?:(?<agent>ni|nina|ng)|(?<subject>si|sina|ang)|kay|kina|sa)(?: mga)? /giu,
      actor: /^(?:um|nag|nang|nam|nan|mag|mang|mam|man|naka|maka|[^aeiou\W]{1,2}um)/u,
      object: /^(?:in|ni|ipin|[^aeiou\W]{1,2}in)\p{L}|^na-?(?!g|ng|k)\p{L}|[hs]?(?:han|hin)$/u,
      lost: /^natalo/u,
    },
  },
  persons: filipinoPersons,
  measures: filipinoMeasures,
  periods: filipinoPeriods,
  dates: filipinoDates,
  contrasts: filipinoContrasts,
  plans: filipinoPlans,
  subjects: filipinoSubjects,
  sections: filipinoSections,
  cities: filipinoCities,
  provinces: '',
  newsWords: filipinoNewsWords,
  newsNames: 'england = inglatera, england',
  deeds: filipinoDeeds,
  // ‘Koreano’ is of Korea; English adjectives are used as well.
  demonyms: {
    ending: /(?:n|an|ian|ean|i|ese|ish|ni|no|nong)$/,
    places: ['', 'a', 'e', 'y'],
    countries: countriesOfDemonyms(),
    words: demonymWords,
  },
  feedback: filipinoFeedback,
  interests: filipinoInterests,
  notices: filipinoNotices,
  amountScales: {
    ...{ libo: 1e3, libong: 1e3, milyon: 1e6, milyong: 1e6 },
    ...{ bilyon: 1e9, bilyong: 1e9, trilyon: 1e12 },
  },
};
