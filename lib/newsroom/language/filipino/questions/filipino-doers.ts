// Who did it, in Filipino, whose news mixes in English: how that is asked, and how a report refers
// to an unnamed person.
import { englishDoers as english } from '../../english/questions/english-doers';
import { inHeadlines } from '../../english/questions/english-persons';
import type { DoerForms } from '../../lexicon/doer-forms';

/** Nouns for people who are described by what they did alone. */
const strangers = inHeadlines(
  '(?:lalaki|lalaking|lalake|babae|babaeng|suspek|salarin|magnanakaw|holdaper|kawatan|kidnaper|mamamaril|estranghero|riding-in-tandem|hacker|hukom|mahistrado|mambabatas|kongresista|piskal|opisyal)',
);
/** One of these is an unnamed person; the plural may be the answer. */
const people = inHeadlines(
  '(?:tao|taong|binata|dalaga|kabataan|bata|batang|motorista|rider|drayber|residente|grupo|netizen|pasahero|kustomer)',
);
/** ‘isang’, ‘dalawang hindi pa nakikilalang’ */
const described = inHeadlines(
  "(?:(?:isa|isang|dalawang|tatlong|apat na|limang|ilan|ilang|mga|hindi|di|pa|kilalang|nakikilalang|nakilalang|armadong|nakamaskarang|umano’y|umano'y|na|lang|\\d+) )+",
);

export const filipinoDoers: DoerForms = {
  asks: /(?<!\p{L})sino(?:-sino)?(?: (?:ba|po|nga|raw|daw))* (?:ang )?(?:mga )?(?:(?:unang|nagtangkang) )?$/iu,
  asksTeam:
    /(?<!\p{L})(?:aling|anong)(?: mga)?(?: [\p{L}.’'-]+){0,2}? (?:koponan|teams?|club)(?:ng)?(?: ba)? (?:ang )?$/iu,
  nobody: new RegExp(
    `(?<![\\p{L}-])(?:(?![Mm]ga ${people})[’']?${described}(?:\\p{Ll}+ ){0,2}?(?:${people}|${strangers})|${strangers})(?![\\p{L}’'-])|${english.nobody.source}`,
    'gu',
  ),
  named: new RegExp(
    `^,? (?:na )?(?:si |nakilalang |kinilalang |pinangalanang )|${english.named.source}`,
    'u',
  ),
  pronoun: new RegExp(
    `(?<!\\p{L})(?:siya|niya|sila|nila)(?!\\p{L})|${english.pronoun.source}`,
    'gu',
  ),
  undergone: english.undergone,
  agent: / (?:by|ni|nina|ng) /i,
  ...(english.bare && { bare: english.bare }),
  // ‘Binaril ng isang lalaki’, ‘bumaril ang isang lalaki’
  behind: /^[^;.:!?]{0,60}? (?:ng|nina|ni|ang|by) (?<who>[^;.:!?]{1,80})/u,
};
