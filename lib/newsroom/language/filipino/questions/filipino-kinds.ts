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
  person:
    'hukom|mahistrado|senador|kongresista|mambabatas|gobernador|alkalde|pangulo|ministro|kalihim|opisyal|kandidato|politiko|pinuno|heneral|pulis|piskal|abogado|doktor|siyentipiko|mananaliksik|propesor|guro|estudyante|manlalaro|atleta|boksingero|artista|aktor|aktres|mang-aawit|direktor|manunulat|mamamahayag|pari|obispo|drayber|piloto|suspek|biktima|salarin|lalaki|babae|tao',
};

const asksBy = (words: string, kind: Kind) =>
  `(?<!\\p{L})(?:${words})(?: mga)?(?: [\\p{L}.’'-]+){0,2}? (?:${nouns[kind]}|${englishKindNouns[kind]})(?:ng)?(?!\\p{L})`;
const which = 'aling|anong|alin-aling|anu-anong';
const asks = (kind: Kind) =>
  new RegExp(
    kind === 'person'
      ? // ‘Sino ang hukom na humarang’, ‘sino ang suspek’
        `${asksBy(`${which}|sinong`, kind)}|${asksBy('sino(?: ba)? ang', kind)}(?= na\\b|\\W*$)`
      : asksBy(which, kind),
    'iu',
  );
const shows = (kind: Kind) =>
  kind === 'person'
    ? []
    : [new RegExp(`(?<!\\p{L})(?:${nouns[kind]})(?:ng)?(?!\\p{L})`, 'iu'), ...english.shows[kind]];

export const filipinoKinds: KindForms = {
  asks: Object.fromEntries(kinds.map((kind) => [kind, asks(kind)])) as Record<Kind, RegExp>,
  shows: Object.fromEntries(kinds.map((kind) => [kind, shows(kind)])) as Record<Kind, RegExp[]>,
  named:
    /(?<!\p{L})(?:(?:ang|ng|sa) (?:nasabing |naturang )?(?:bangko|kompanya|kumpanya|ospital|unibersidad|paaralan|korte|ahensiya|ahensya|partido|koponan))(?= (?:ay|na ito|noong)|[,.])/giu,
};
