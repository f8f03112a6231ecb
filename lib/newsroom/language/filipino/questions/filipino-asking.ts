// How people ask in Filipino.
import type { AskingForms } from '../../lexicon/asking-forms';
import { englishAsking as english } from '../../english/questions/english-asking';
import { words } from '../../lexicon/word-list';
import { filipinoDoers } from './filipino-doers';
import { filipinoKinds } from './filipino-kinds';
import { filipinoOrdinals } from './filipino-ordinals';
import { filipinoSayings } from './filipino-sayings';

/** Verbs of reporting, and nouns for what is reported. */
const telling =
  '(?:sinabi|sabi|ayon|inanunsyo|iniulat|ulat|inihayag|ipinahayag|pahayag|kinumpirma|ibinunyag|isiniwalat|isinulat|nagbabala|idinagdag)';
const months =
  '(?:Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre)';
const aDay = `(?:(?:noong|nung|nitong|ngayong|kahapon|kagabi|ng|sa) )*(?:Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo|kahapon|kagabi|(?:ika-?)?\\d{1,2}(?: ng)? ${months}|${months} \\d{1,2})(?:,? ${months} \\d{1,2})?(?:, \\d{4})?`;

/** Asks whether a report is true. */
const isTrue = /^\W*(?:(?:at|eh|pero) )?(?:totoo|tama|tunay)(?: nga)?(?: po)? ba(?:ng)?(?![a-z])/i;

/** Question phrases of several words. */
const phrases =
  /\b(?:ang )?pangalan ng\b|\b(?:(?:what|which) (?:time|day|year|date)|(?:anong|aling) (?:oras|araw|taon|petsa|klase|klaseng))\b/;

export const filipinoAsking: AskingForms = {
  words: words(`
    ano anong ba bang sino sinong sino-sino kailan saan saang nasaan nasan asan paano papaano bakit alin aling ilan ilang
    magkano gaano gaanong kanino nino maaari puwede pwede pwedeng puwedeng pakisabi sabihin ipaliwanag
    paliwanag ibig sabihin kahulugan tungkol nga naman po opo talaga mismo ngayon kasalukuyan nangyari
    nangyayari mangyayari bagay balita artikulo kuwento kwento tanong sagot buod detalye iba pang
    dapat kailangan kailangang gusto alam malaman nalalaman tawag tinatawag uri klaseng mayroon bago bagong meron may
    tao mga ang ng sa na at ay si ni kay nang yung iyong itong dito doon nito niyan hanggang nasa
    pinagkaiba kaibhan pagkakaiba karaniwan karaniwang the of is what who when where why how does do are
    ulat pinagkunan sinasabi huling pinakabago pinakabagong kahapon kagabi bukas mamaya susunod gumawa gawin
  `),
  phrases: new RegExp(`${isTrue.source}(?: na\\b)?|${phrases.source}`, 'gi'),
  rephrased: [
    // A reader who was misunderstood asks the same about something else.
    [
      /^\W*(?:(?:hindi(?: po)?|sori|sorry|teka|ay|mali)\b[\s,.!–—-]*)*(?:ang )?(?:ibig kong sabihin|ibig ko(?:ng)? sabihin|tinutukoy ko|tinatanong ko|sinasabi ko)(?: po)?(?:,| ay|['’]y)? (?!(?:na|hindi)\b)(?<what>.{2,60}?)$/iu,
      'e $<what>',
    ],
    [
      /^\W*(?:(?:anong|ano (?:ba )?ang) )?edad (?:ni|nina) (?<who>.+?)\W*$/iu,
      'ilang taon na si $<who>',
    ],
    [
      /\bilang? (?:na )?(?:ba )?(?:ang )?(?:(?:mga )?tao(?:ng)? )?(?:ang )?nagtatrabaho (?=sa\b)/i,
      'ilang empleyado ',
    ],
  ],
  list: /\b(?:balita|lahat tungkol)\b/i,
  ownMatter:
    /\b(?:aking|akin)\b|\b(?:dapat|may|mayroon|meron|pwede|puwede)\b[^?]{0,40}\bako(?:ng)?\b/i,
  today: /\b(?:ngayong (?:araw|umaga|hapon|gabi)|bukas|kahapon|kagabi|mamaya)\b/i,
  thisWeek: /\bngayong linggo\b/i,
  amount: /\b(?:ilan|ilang|magkano|gaano|gaanong|kailan|anong (?:taon|petsa|oras|temperatura))\b/i,
  moment: /\b(?:kailan|anong (?:taon|petsa|oras))\b/i,
  counted: /\bilang (?<what>(?:[\p{L}\d-]+ ){2,4}?)(?:ang|ng|sa|mula|para|nasa|mayroon|meron)\b/iu,
  thing:
    /(?:^|[.!?;:,] )\W*(?:(?:at|eh|e|o) )?(?:(?:sa|ng|para sa) )?(?:sino|sinong|sino-sino|ano|anong|anu-ano|alin|aling|kanino|nino|ilan|ilang)\b(?! (?:oras|araw|taon|buwan|petsa|lugar|lungsod|bayan|bansa)\b)/iu,
  heads: [
    /\bsino(?:-sino)? (?:ba )?ang (?:mga )?(?:(?:bago|bagong|dati|dating|kasalukuyang|unang) )?(?<what>[\p{L}-]+) (?:ng|ni|nina|sa|kay|kina|nila|niya)\b/iu,
  ],
  proposes: /(?:,| na) si(?:na)? \p{Lu}/u,
  tellings: words(`
    sinabi sinasabi inanunsyo ipinahayag inihayag isiniwalat ibinunyag nagpasya napagpasyahan napagdesisyunan
    desisyon iminungkahi ipinangako pangako ipinangako reaksyon tugon plano balak gusto nais inutos
    utos inamin itinanggi kinumpirma babala hiniling hiling pangalan bilang dami
  `),
  dated: /\bkailan (?:ba |po |na |nga )*$/iu,
  office: {
    asks: /\b(?:naging|magiging)\b/iu,
    tells:
      /\b(?:naging|itinalaga|hinirang|nahalal|nanumpa|nanungkulan|naupo|pumalit|pinalitan|mula noong|bec[ao]me|appointed|named|elected|sworn|took office|assumed|since|succeeded|replaced)\b/iu,
  },
  happens:
    /^(?:gaganapin|ginanap|idinaos|idaraos|nangyari|naganap|magaganap|itinakda|nakatakda|inaasahan|isinagawa|isasagawa|nagsimula|sinabi|sa(?:id|ys)|told|happened|occurred|took|held|set|scheduled|expected|planned|reported|confirmed|announced)$/iu,
  said: filipinoSayings,
  told: {
    asks: new RegExp(`(?<!\\p{L})${telling}(?!\\p{L})`, 'iu'),
    days: new RegExp(
      `(?<!\\p{L})${telling}(?!\\p{L})[^,;.:]{0,40}? ${aDay}|${aDay},? ${telling}(?!\\p{L})`,
      'giu',
    ),
  },
  country: /\b(?:anong|aling|anu-anong|alin-aling)(?: mga)? bansa\b/i,
  day: /\b(?:kailan|anong (?:taon|petsa|araw))\b/i,
  place: /\b(?:saan|saang|nasaan|nasan)\b|\b(?:anong|aling) (?:lugar|lungsod|bayan|lalawigan)\b/iu,
  givesPlace:
    /\b(?:sa|nasa|mula|patungo|papunta)(?: (?!(?:unang|ikalawang|ikatlong|huling|gitna|panahon|oras|araw|gabi|buwan|taon|linggo|pamamagitan|kabila|halip|laban|panayam|pahayag)\b)\p{Ll}+){0,2}? (?:(?!(?:Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre|Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo|(?<!(?:harap|labas|loob|tapat|gusali) ng )(?:Kongreso|Senado|Kamara)|Diyos|Ingles|Pasko)(?!\p{L}))\p{Lu}|(?:bahay|ospital|kulungan|paaralan|dagat|ilog|hangganan|paliparan|simbahan|kalsada|bayan|lungsod|parke|palengke|gusali))/u,
  winner: /\bsino(?:-sino)?(?: ba)? ang (?:mga )?(?:nanalo|nagwagi|kampeon|panalo)\b/iu,
  givesWinner:
    /\b(?:nanalo|nagwagi|panalo|tagumpay|kampeon\w*|tinalo|natalo|nasungkit|nakuha|ginto|medalya|korona|koronahan|kinoronahan)\b/iu,
  scorer:
    /\bsino(?: ba)? ang (?:mga )?(?:naka-?(?:goal|iskor|score|puntos)|umiskor|pumuntos|nag-?goal|nagpasok)/iu,
  givesScorer:
    /\b(?:scor(?:ed|es|ing|ers?)|goals?|points|header|penalty|(?:naka-?|umi)iskor|umiskor|nakapuntos|pumuntos|puntos|nagpasok)\b/iu,
  kinds: filipinoKinds,
  ordinals: filipinoOrdinals,
  currentValue:
    /^(?!.*\b(?:noong|nung|kahapon|nakaraang)\b)(?:.*\bmagkano\b[^?]*\b(?:palitan|dolyar|piso|euro|yuan|yen|ginto|langis|gasolina|diesel|bitcoin|stock|sapi)\b|.*\b(?:presyo|palitan|halaga|stock)\b[^?]{0,40}\bngayon\b|(?:presyo|palitan) ng (?:\p{L}+ ?){1,3}\??$)/iu,
  givesValue:
    /(?=.*(?:[$€£¥₱]\s?\d|\bP\d|\d[\d.,]*\s?(?:%|porsiyento|porsyento|piso|dolyar|sentimo|puntos)))(?=.*\b(?:presyo|palitan|halaga|tumaas|bumaba|nagsara|nasa|umabot|kada|bawat)\b)/i,
  price: /\bmagkano\b|\b(?:ano|ilan) ang (?:presyo|halaga)\b/i,
  givesPrice:
    /\b(?:inilabas|ilalabas|ibinenta|ibinebenta|ibebenta|nabibili|mabibili|nagsimula|nagsisimula|magsisimula|inilunsad|alok|iniaalok)\b[^.;:]{0,40}? (?:sa|ng|mula)(?: (?:halagang|presyong|halaga na))? (?:[A-Z]{1,3})?[$€£¥₱P]\s?\d/i,
  isTrue,
  yesNo:
    /^(?!.*\b(?:ano|anong|sino|sinong|kailan|saan|bakit|paano|alin|ilan|ilang|magkano|gaano)\b).*\bba(?:ng)?\b|^\s*(?:paki)?(?:sabihin|kumpirmahin|patunayan|aminin|ipahayag|sabi)(?: mo| ninyo| nga| po)* na\b/i,
  // The form of the verb shows who is asked for: see the marks of the roles.
  actor: /(?!)/,
  // A verb in the future doubles its first syllable: bababa, puputulin.
  ofFuture:
    /\b(?:magiging|balak|planong?|nakatakdang?|inaasahang?)\b|\b(?!babae|lalaki|tatay|nanay|kakampi|totoo|papa\b|mama\b)(?:ma|mag|maka|i|ipa|ipag)?([bkdghlmnprstwy][aeiou])\1\p{L}+/iu,
  holder: /^\W*sino (?:ba )?ang\b/i,
  doers: filipinoDoers,
  first: {
    asks: /(?<!\p{L})(?:unang|kauna-unahang|pinakaunang) (?!ginang|araw|buwan|linggo|taon|bahagi|yugto|round|quarter|kabanata|lady)(?=\p{L})/iu,
    tells: new RegExp(
      `(?<!\\p{L})(?:una|unang|kauna-unahan|kauna-unahang|pinakauna|pinakaunang)(?!\\p{L})|${english.first.tells.source}`,
      'giu',
    ),
  },
  reason: /\bbakit\b/i,
  givesReason: /\b(?:dahil|kasi|kaya|upang|para)\b/i,
  called: {
    asks: /\b(?:ano|anong)(?: ba)?(?: ang)? (?:ang )?pangalan ng (?:mga )?(?<what>[\p{L}-]+)/iu,
    tells: (nouns) =>
      new RegExp(
        `(?<before>(?<!\\p{L})\\p{Lu}[\\p{L}\\p{N}’'-]+),? (?:ay )?(?:isang|ang|na|the|an?) (?:[\\p{Ll}-]+ ){0,2}(?:${nouns})(?!\\p{L})|(?<!\\p{L})(?:${nouns})(?:ng)?,? (?:na (?:tinatawag na |pinangalanang )?|si |ang |called |named )?["“‘]?(?<behind>\\p{Lu}[\\p{L}\\p{N}’'-]+)`,
        'gu',
      ),
  },
  noun: /\b(?:anong|aling)(?: mga)? $/iu,
  article: /\b(?:isang|ng|the|an?)(?: mga)? $/iu,
  // The verb comes first; ‘after some hours’ and ‘at noon’ are times.
  aftermath:
    /(?<![\p{L}’'-])(?=(?<known>\p{L}[\p{L}-]{3,})(?: [\p{L}\d$€£₱](?:[\p{L}\d.’'-]|,\d)*){0,8}? (?:matapos|pagkatapos|makaraan|kasunod) (?!(?:(?:ng|ang|na) )?(?:mga )?(?:(?:\d+|isa|ilan|dalawa|tatlo|apat|lima|anim|pito|walo|siyam|sampu)(?:ng|n?g)? ?(?:na )?(?:minuto|oras|araw|linggo|buwan|taon)|(?:tanghalian|hapunan|almusal|pasko|trabaho|klase)(?!\p{L}))))/giu,
  another:
    /^\W*(?:(?:at|eh|e|o) )?paano (?:naman )?(?:ang|si|sina) (?<what>[^?？]{2,40}?)(?: naman)?[\s?？!.]*$|^\W*(?:eh|e|at) (?:ang|si|sina) (?<and>[^?？]{2,40}?)(?: naman)?[\s?？!.]*$/i,
  goesOn: /^\s*(?:at|eh|e|paano naman|paano ang|o)\b(?!.{80})/i,
  listed:
    /^\W*(?:(?:e|eh|at|ok|sige|paano|ano|naman|iyong|yung|ang|sa|tungkol|ikuwento|sabihin|dagdag|pa|po|ba|mo|ulit)[, ]+)*(?:(?<n1>una|unang|first)|(?<n2>ikalawa|pangalawa|ikalawang|pangalawang|second)|(?<n3>ikatlo|pangatlo|ikatlong|pangatlong|third)|(?<n4>ikaapat|pang-?apat|ikaapat na|pang-?apat na)|(?<n5>ikalima|panglima|panlima|ikalimang|panglimang|panlimang)|(?<last>huli|huling))(?: (?:balita|artikulo|kuwento|kwento|ulat|naman|ba|po|one))*\W*$/iu,
  standsFor: /\b(?:siya|niya|kanya|sila|nila|kanila|ito|iyon|iyan|nito|niyon|doon|dito|noon)\b/i,
  refers:
    /\b(?:ba|na|pa|rin|din) (?:ito|siya|sila|iyon|niya|nila|nito)\b|^\W*(?:(?:at|e|eh) )?(?:sino|sinong|ano|anong|kailan|saan|bakit|ilan|ilang|paano|magkano)\b(?: (?!si|ni|kay)\p{Ll}[\p{L}-]*){0,3}? (?:siya|niya|sila|nila|ito|nito)\b/iu,
  whatIs:
    /^\W*(?:(?:ano|anu)(?:ng)?(?: ba)?(?: ang)?(?: mga)? |sino (?:ba )?(?:ang|si) |tungkol sa |ipaliwanag ang )?[\p{L}\d-]+\W*$/iu,
  pointsBack: /\b(?:ito|iyon|iyan|nito|niyon|niyan|dito|doon)\s*[?？]?\s*$/i,
  onlyAsks: /^\s*(?:bakit|paano|kailan|saan|nasaan|nasan|asan|sino)\s*[?？]?\s*$/i,
};
