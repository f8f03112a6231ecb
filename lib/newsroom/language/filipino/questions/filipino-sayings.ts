// How Filipino asks what somebody said, and how a sentence shows that somebody speaks in it.
import { englishSayings } from '../../english/questions/english-sayings';
import type { SayingForms } from '../../lexicon/saying-forms';

const words =
  'sinabi|sinasabi|sabi|ayon|giit|iginiit|ani|aniya|anang|paliwanag|ipinaliwanag|inihayag|ipinahayag|pahayag|inanunsyo|kinumpirma|itinanggi|inamin|nagbabala|binatikos|pinuri|hinimok|nanawagan|tinuligsa|sumagot|tugon|komento|reaksyon|panayam|tinanggihan|sinuportahan|tinutulan|nangako';

export const filipinoSayings: SayingForms = {
  asks: [
    /^\W*(?:at )?ano(?:ng)?(?: ba| raw| daw)?(?: ang)? (?:sinabi|sinasabi|sabi|pahayag|komento|reaksyon|tugon|masasabi|opinyon|paliwanag)(?: ba| raw| daw)? (?:ni|nina|ng) (?<who>.{2,60}?)(?= (?:tungkol|hinggil|ukol|sa|kay)(?!\p{L})|\W*$)/iu,
    ...englishSayings.asks,
  ],
  // Philippine news mixes both.
  tells: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|${englishSayings.tells.source}`, 'giu'),
  by: new RegExp(
    `(?<!\\p{L})(?:${words}) (?:(?:ni|nina|kay|kina|ng|sa) )?[^,.;:“”"]{0,40}$|${englishSayings.by.source}`,
    'iu',
  ),
};
