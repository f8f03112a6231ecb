// Filipino openings that a page has to explain first, while an answer reads them with their report.
import { englishNeverFirst, englishPresumes } from '../english/english-presumes';

const own =
  /^(?:(?:sa (?:kabilang banda|halip|partikular|madaling salita|gayon|katunayan|huli|parehong panahon)|partikular(?: na)?|katunayan|higit sa lahat|ikalawa|pangalawa|ikatlo|pangatlo|panghuli|kalaunan|muli|gano(?:o|’|')?n din|bilang resulta|kung tutuusin),|(?:maliban|kaugnay|kasabay|bunsod|bunga|alinsunod|isa|kabilang|taliwas|matapos|bago|kasama|ayon|base|batay|isa sa mga|kabilang sa mga|sa kabila) (?:pa )?(?:dito|rito|nito|niyan|diyan|ito|roon|doon|niya|kan(?:i)?ya)(?!\p{L}))/iu;

/** The mixed-in English opens alike. */
export const filipinoPresumes = new RegExp(`${own.source}|${englishPresumes.source}`, 'iu');

const besides =
  /^(?:idinagdag|dagdag|idiniin|(?:sinabi|sabi|giit|iginiit|ipinaliwanag|paliwanag|ayon|binanggit) (?:pa|rin|din)) (?:pa |rin |din )?(?:ni|nina|ng|kay|sa)(?!\p{L})/iu;

/** ‘Idinagdag ni Reyle’, ‘Sinabi rin ng alkalde’: what is told besides something else. */
export const filipinoNeverFirst = new RegExp(`${besides.source}|${englishNeverFirst.source}`, 'iu');
