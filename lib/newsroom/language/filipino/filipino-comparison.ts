// The words by which Filipino sentences are compared. Verbs are compared as written: their affixes
// say who acts (pumatay, pinatay) and when (naglabas, maglalabas).
import { englishComparison as english } from '../english/english-comparison';
import { synonyms, table, type SpacedComparison } from '../lexicon/comparison-words';
import { partsOfSpeech } from '../lexicon/parts-of-speech';
import { words } from '../lexicon/word-list';

/** Like `englishGeneralWords`. */
const filipinoGeneralWords = `
sabi iginiit ipinaliwanag idiniin idinagdag inihayag ipinahayag binigyang-diin inanunsyo
`;

const same = table(`
  sinabi:sabi sabing:sabi anya:sabi aniya:sabi porsyento:porsiyento pinas:pilipinas
  philippines:pilipinas
`);

/** The key of a word, which keeps its affixes and drops its linker: "bagong", "bago". */
function keyOf(word: string): string {
  const bare = word.length > 4 && /[aeiou]ng$/.test(word) ? word.slice(0, -2) : word;
  return same[word] ?? same[bare] ?? bare;
}

/**
 * Each number, also with its linker before a noun and as the tens of a larger one: ‘dalawampu't’.
 */
const filipinoNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    isa: 1, dalawa: 2, tatlo: 3, apat: 4, lima: 5, anim: 6, pito: 7, walo: 8, siyam: 9, sampu: 10,
    labing: 10, labinisa: 11, labindalawa: 12, labintatlo: 13, labinlima: 15, labimpito: 17,
    labinwalo: 18, labingwalo: 18, labinsiyam: 19, dalawampu: 20, tatlumpu: 30, apatnapu: 40,
    limampu: 50, animnapu: 60, pitumpu: 70, walumpu: 80, siyamnapu: 90,
  }).flatMap(([word, value]) => [
    [word, value],
    ...(/[aeiou]$/.test(word) ? [[`${word}ng`, value], [`${word}'t`, value]] : []),
  ]),
); // prettier-ignore

/** Words, each also with the linker that joins it to a neighbor. */
const linked = (list: string): string[] =>
  [...words(list)].flatMap((word) => [word, /n$/.test(word) ? `${word}g` : `${word}ng`]);

/**
 * Words after which an action is refused, failed or only requested. A Filipino verb has the same
 * form for ‘to sign’ and ‘signed’ (pumirma): only these words distinguish them.
 */
const undone = linked(`
  tumanggi tumatanggi tatanggi nabigo bigo umiwas umiiwas iniwasan iniiwasan pinigilan pinipigilan
  napigilan pinagbawalan pinagbabawalan pinayuhan pinapayuhan hinimok hinihimok hinikayat
  hinihikayat inutusan inatasan pinakiusapan inanyayahan inimbitahan handa interesado pumayag
  nagpasya nagdesisyon iisipan
`);

/** Like English second to tenth. */
const ranks = linked(`
  ikalawa ikatlo ikaapat ikalima ikaanim ikapito ikawalo ikasiyam ikasampu pangalawa pangatlo
  panlima pampito pangwalo pansiyam pansampu
`);

export const filipinoComparison: SpacedComparison = {
  empty: words(`
    na at ay mga pa rin din lang lamang nga naman po ba man nang ito iyon iyan nito niyon niyan dito
    doon diyan nila niya kanyang kaniyang kanilang ko mo namin natin the a an ya
  `),
  denials: words(`hindi di wala walang huwag huwaag ayaw not no never none hinding`),
  hedges: new Set([
    ...undone,
    ...linked(`
    maaari maaaring maaring posible posibleng baka umano umanoy diumano daw raw tila marahil siguro
    malamang inaasahan inaasahang plano planong balak balakin akusado inakusahan pinaghihinalaan
    pinaghihinalaang  hinihinala itinanggi pinabulaanan tinanggihan kung gusto gustong nais
    nagbabanta nagbanta sinubukan sinubukang tinangka tinangkang kapag ipinangako nangako hiniling
    humiling nanawagan iminungkahi panukala panukalang mungkahi iminumungkahi pinag-aaralan
    pinagaaralan kinasuhan inireklamo sana dapat kailangan kailangang ipinagbawal ipinagbabawal
    may-posibilidad alleged allegedly reportedly
  `),
  ]),
  limits: words(`
    dating pansamantala pansamantalang bahagyang ilan ilang karamihan kalahati tanging hilaga timog
    silangan kanluran pangalawang bise pekeng peke halos former suspected hinihinalang
  `),
  limitsBehind: english.limitsBehind,
  ranking: { ranks: new Set(ranks), superlative: /^pinaka/ },
  bounds: [
    ['hindi bababa sa', 'least'], ['higit sa', 'over'], ['mahigit sa', 'over'], ['mahigit', 'over'],
    ['higit', 'over'], ['lampas sa', 'over'], ['lagpas sa', 'over'], ['kulang sa', 'under'],
    ['mababa sa', 'under'], ['hanggang', 'most'], ['aabot sa', 'most'], ['umaabot sa', 'most'],
    ['umabot sa', 'most'], ['humigit-kumulang', 'near'], ['humigit kumulang', 'near'],
    ['tinatayang', 'near'], ['nasa', 'near'], ['halos', 'almost'], ['tanging', 'only'],
    ['more than', 'over'], ['at least', 'least'],
  ], // prettier-ignore
  parts: { ...english.parts, ...partsOfSpeech({ saying: 'sabi', person: 'siya sila' }) },
  roles: table(`
    ang:ang si:ang sina:ang ng:ng ni:ng nina:ng sa:sa kay:sa kina:sa para:para mula:mula galing:mula
    laban:laban tungkol:tungkol ayon:ayon hanggang:hanggang bilang:bilang noong:noong of:ng in:sa
  `),
  conditions: words('kung kapag'),
  hearsay: words('umano umanoy diumano daw raw marahil siguro baka tila'),
  links: words('dahil habang bago matapos pagkatapos'),
  joints: words('at o pero ngunit subalit nang'),
  same,
  general: synonyms(filipinoGeneralWords, (word) => word),
  digits: {
    ...english.digits,
    ...filipinoNumbers,
  },
  scales: {
    ...english.scales,
    daan: 100, daang: 100, raan: 100, libo: 1e3, libong: 1e3, milyon: 1e6, milyong: 1e6,
    bilyon: 1e9, bilyong: 1e9, trilyon: 1e12, trilyong: 1e12,
  },
  units: {
    ...english.units,
    ...table(`porsiyento:% porsyento:% porsiyentong:% porsyentong:% piso:₱ pisong:₱ dolyar:$ dolyares:$
    kilometro:km kilometrong:km metro:m metrong:m kilo:kg`),
  },
  sideBySide: {
    joints: words('at ngunit pero subalit samantalang habang'),
    // Verbs come first, followed by the subject.
    begins: /^(?!(?:Ayon|Bago|Dahil|Dito|Doon|Habang|Kahit|Kapag|Kasama|Kasunod|Kung|Laban|Mula|Matapos|Nang|Noong|Ngayong|Pagkatapos|Para|Sa|Samantala|Simula|Tungkol|Upang)\b)(?:Si |Sina |Ang |Ang mga |si |sina |ang |ang mga )?\p{Lu}|^\p{Ll}+ (?:si|sina|ni|nina|ang|ng|ang mga|ng mga) \p{Lu}/u,
    verb: /(?<!\p{L})(?:nag|naki|nang|nam|nan|ni[lrwy]|na\p{Ll}|pinag|ipin|in[aeiou]|um[aeiou]|[bdghklmnprstwy](?:um|in)[aeiou])\p{Ll}{2,}/iu,
    leans: /(?<!\p{L})(?:ito|iyon|iyan|nito|niyon|niyan|dito|doon|diyan|siya|niya|sila|nila|kanya|kaniya|kanila|kanyang|kaniyang|kanilang|rin|din|naman|pareho|kapwa|dating)(?!\p{L})/iu,
  },
  times: new Set([
    ...english.times,
    ...words('lunes martes miyerkules huwebes biyernes sabado linggo kahapon ngayon'),
  ]),
  // A modifier may be on either side of its noun.
  describesNext: false,
  stem: keyOf,
  abbreviations: new Set([...english.abbreviations, ...words('gng bb')]),
  acronyms: new Set(),
  months: new Set([
    ...english.months,
    ...words(`
      enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre
    `),
  ]),
  pronouns: {
    ...english.pronouns,
  siya: 'siya', niya: 'niya', sila: 'sila', nila: 'nila', ako: 'ako', kami: 'kami', tayo: 'tayo',
  },
  eitherOrder: true,
}; // prettier-ignore
