// Kinds of organizations in Filipino, which borrows many of their nouns from English.
import { kinds, type Kind, type KindForms } from '../../lexicon/kind-forms';
import { englishKindNouns, englishKinds as english } from '../../english/questions/english-kinds';

/** The noun for each in questions and reports. */
const nouns: Readonly<Record<Kind, string>> = {
  bank: 'bangko',
  airline: 'kompanya ng eroplano',
  hospital: 'ospital|pagamutan',
  university: 'unibersidad|pamantasan|kolehiyo',
  school: 'paaralan|eskuwelahan|eskwelahan|unibersidad|kolehiyo',
  media: 'pahayagan|diyaryo|peryodiko|magasin|istasyon',
  party: 'partido|koalisyon',
  court: 'korte|hukuman|husgado',
  team: 'koponan',
  office: 'ahensiya|ahensya|kagawaran|departamento|tanggapan|komisyon|opisina',
  company: 'kompanya|kumpanya|korporasyon|negosyo',
};

const asks = (kind: Kind) =>
  new RegExp(
    `(?<!\\p{L})(?:aling|anong|alin-aling|anu-anong)(?: mga)?(?: [\\p{L}.’'-]+){0,2}? (?:${nouns[kind]}|${englishKindNouns[kind]})(?:ng)?(?!\\p{L})`,
    'iu',
  );
const shows = (kind: Kind) => [
  new RegExp(`(?<!\\p{L})(?:${nouns[kind]})(?:ng)?(?!\\p{L})`, 'iu'),
  ...english.shows[kind],
];

export const filipinoKinds: KindForms = {
  asks: Object.fromEntries(kinds.map((kind) => [kind, asks(kind)])) as Record<Kind, RegExp>,
  shows: Object.fromEntries(kinds.map((kind) => [kind, shows(kind)])) as Record<Kind, RegExp[]>,
  named:
    /(?<!\p{L})(?:(?:ang|ng|sa) (?:nasabing |naturang )?(?:bangko|kompanya|kumpanya|ospital|unibersidad|paaralan|korte|ahensiya|ahensya|partido|koponan))(?= (?:ay|na ito|noong)|[,.])/giu,
};
