// Offices in Filipino, which borrows many from English, and people associated with their holders.
import { describing, englishPersons } from '../../english/questions/english-persons';
import type { Maker, PersonForms } from '../../lexicon/person-forms';

const kin =
  '(?:asawa|maybahay|misis|mister|biyuda|anak|panganay|bunso|kapatid|kuya|ate|ama|tatay|ina|nanay|magulang|lolo|lola|tiyuhin|tiyo|tiyahin|pamangkin|pinsan|manugang|biyenan|bayaw|hipag|nobya|nobyo|kasintahan|kaibigan|pamilya|kamag-anak|abogado|tagapayo|katulong|alalay|drayber|tsuper|bodyguard|kaalyado|kakampi|kalaban|kritiko|kanang kamay|chief of staff)';
const staff = '(?:tagapagsalita|tanggapan|opisina|kampo|kampanya|palasyo)';
const of = '(?:ng|ni|nina|sa|kay) ';

const before = (nouns: string) =>
  new RegExp(`(?<![\\p{L}-])(?:mga )?${nouns} ${of}(?:mga )?${describing(2)}$`, 'iu');

/** An office in the words of both languages. */
const office = (key: string, own: string): RegExp => {
  const { source } = englishPersons.offices[key] ?? /(?!)/;
  return new RegExp(`${source}|(?<![\\p{L}-])(?:${own})(?:ng)?(?!\\p{L})`, 'giu');
};

/**
 * A role such as director in the words of both languages: ‘sino ang nagdirek’, ‘sino ang direktor
 * ng’.
 */
const maker = (key: Maker, verbs: string, nouns: string) => ({
  asks: new RegExp(
    `(?<!\\p{L})sino(?:-sino)? (?:ba )?(?:ang )?(?:mga )?(?:(?:${verbs})|(?:${nouns}) (?:ng|sa|ni))(?!\\p{L})`,
    'iu',
  ),
  tells: new RegExp(
    `${englishPersons.makers[key].tells.source}|(?<!\\p{L})(?:${verbs}|${nouns})(?:ng)?(?!\\p{L})`,
    'giu',
  ),
});

export const filipinoPersons: PersonForms = {
  makers: {
    director: maker('director', 'nagdirek|nagdirehe|idinirek|idinirehe', 'direktor|direk'),
    cast: maker('cast', 'gumanap|gumaganap|gaganap|bumida|bibida|bumibida', 'bida|artista|aktor|aktres|tauhan'),
    writer: maker('writer', 'sumulat|nagsulat|isinulat|sinulat|may-akda', 'manunulat|awtor|may-akda'),
    singer: maker('singer', 'kumanta|umawit|kinanta|inawit', 'mang-aawit|bokalista'),
    composer: maker('composer', 'lumikha|kumatha|kinatha', 'kompositor'),
    founder: maker('founder', 'nagtatag|nagtayo|itinatag|itinayo|nag-imbento', 'tagapagtatag|imbentor'),
    host: maker('host', 'nag-host|maghohost|mag-host|naghost', 'host|tagapagdaloy'),
  },
  namesBeside: englishPersons.namesBeside,
  offices: {
    ...englishPersons.offices,
    president: office('president', 'pangulo|presidente'),
    premier: office('premier', 'punong ministro'),
    minister: office('minister', '(?<!punong )ministro'),
    secretary: office('secretary', 'kalihim|sekretaryo'),
    governor: office('governor', 'gobernador'),
    mayor: office('mayor', 'alkalde|punong lungsod|meyor'),
    senator: office('senator', 'senador'),
    chief: office('chief', 'hepe|pinuno'),
    chair: office('chair', 'tagapangulo'),
    director: office('director', 'direktor'),
    speaker: office('speaker', 'ispiker'),
    ambassador: office('ambassador', 'embahador'),
    king: office('king', 'hari'),
    queen: office('queen', 'reyna'),
    pope: office('pope', 'santo papa'),
  },
  owner: {
    before: /(?!)/,
    behind: /^ (?:ng|sa) (?:mga )?(\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*)*)/u,
  },
  beside: [
    ...englishPersons.beside,
    { standing: 'former', before: new RegExp(`(?<!\\p{L})(?:dati|dating) (?:na )?${describing(2)}$`, 'iu') },
    {
      standing: 'deputy',
      before: /(?<!\p{L})(?:bise|pangalawang|ikalawang|katuwang na|vice)[ -]$/iu,
    },
    { standing: 'acting', before: /(?<!\p{L})(?:acting na|pansamantalang|oic na|oic) $/iu },
    {
      standing: 'future',
      before: /(?<!\p{L})(?:(?:kandidato|tumatakbo|tatakbo|kumakandidato)(?:ng)?(?: (?:sa|bilang|para|pagka|sa pagka))*|magiging|susunod na|hinirang na)[ -]$/iu,
    },
    { standing: 'kin', before: before(kin) },
    { standing: 'staff', before: before(staff) },
  ],
}; // prettier-ignore
