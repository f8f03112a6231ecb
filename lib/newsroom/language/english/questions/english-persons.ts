// Offices in English, and people associated with their holders.
import type { PersonForms } from '../../lexicon/person-forms';
import { capitalsBeside } from '../../spaced/capitals-beside';

const kin =
  '(?:(?:step|half|grand|god|foster|ex)[ -]?)?(?:brother|sister|sibling|son|daughter|child|children|wife|husband|widow|widower|father|mother|parent|uncle|aunt|nephew|niece|cousin|partner|girlfriend|boyfriend|fianc[eé]e?|lover|relative|famil(?:y|ies)|friend|lawyer|attorney|aide|advis[eo]r|assistant|bodyguard|driver|chauffeur|chief of staff|second-in-command|right-hand man|deput(?:y|ies)|all(?:y|ies)|rival|critic|associate|predecessor|successor|running mate)s?';
const staff =
  '(?:spokes(?:man|woman|person|people)|office|campaign|press secretary|palace|guard|supporters|nominee|appointee|party)s?';
/** Describing words, as in former Kotor mayor; excludes words that begin another phrase. */
export const describing = (most: number): string =>
  `(?:(?!(?:the|an?|of|to|and|or|but|as|by|with|for|in|on|at|from|that|who|is|are|was|were|has|had|will|said|says|told|tells) )[\\p{L}\\p{N}.’'-]+ ){0,${most}}`;
/** The same words also in title case, which headlines use for more than names. */
export const inHeadlines = (nouns: string): string =>
  nouns.replace(
    /(^|\||\(\?:)([a-z])/g,
    (_, open: string, first: string) => `${open}[${first}${first.toUpperCase()}]`,
  );
const behind = (nouns: string) =>
  new RegExp(
    `^(?: \\p{Lu}[\\p{L}.-]*){0,2}(?:(?:['’]s|['’]) ${describing(2)}| )(?:${inHeadlines(nouns)})(?![\\p{L}-])`,
    'u',
  );
const before = (nouns: string) =>
  new RegExp(`(?<![\\p{L}-])(?:${nouns}) (?:of|to|for) (?:the )?${describing(3)}$`, 'iu');

/** ‘Who directed’, ‘who was the director of’. */
const whoMade = (verbs: string, nouns: string) =>
  new RegExp(
    `\\bwho(?:['’]s)?(?: (?:has|have|had|is|was|are|were|will|would|all|also|first))* (?:the )?(?:(?:${verbs})\\b|(?:\\p{L}+ )?(?:${nouns}) (?:of|behind|in)\\b)`,
    'iu',
  );
const ofMaker = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'giu');

export const englishPersons: PersonForms = {
  makers: {
    director: {
      asks: whoMade('direct(?:s|ed|ing)?', 'directors?|(?:film|movie)[ -]?makers?'),
      tells: ofMaker('direct(?:s|ed|ing|or|ors|orial)|film-?makers?|helm(?:s|ed|ing)?|made by'),
    },
    cast: {
      asks: whoMade('(?:portray|star)(?:s|red|ed|ring|ing)?', 'leads?|stars?|actors?|actress(?:es)?|cast'),
      tells: ofMaker('(?:portray|play|act)(?:s|ed|ing)?|star(?:s|red|ring)?|cast|roles?|leads?|actors?|actress(?:es)?|characters?'),
    },
    writer: {
      asks: whoMade('wrote|writes|written|authored|penned', 'writers?|authors?|playwrights?|screenwriters?'),
      tells: ofMaker('wrote|writes|writing|written|pen(?:s|ned)|author(?:s|ed)?|(?:screen|song|script)?writers?|playwrights?|novelists?|poets?|columnists?|by'),
    },
    singer: {
      asks: whoMade('sang|sings|sung', 'singers?|vocalists?'),
      tells: ofMaker('sang|sings?|sung|singing|singers?|vocalists?|perform(?:s|ed|ing)?|performers?|songs?|singles?|tracks?|by'),
    },
    composer: {
      asks: whoMade('compos(?:es|ed)', 'composers?'),
      tells: ofMaker('compos(?:es|ed|ing|er|ers)|wrote|written|scored?|music|by'),
    },
    founder: {
      asks: whoMade('(?:co-?)?found(?:ed|s)|invent(?:ed|s)', '(?:co-?)?founders?|inventors?'),
      tells: ofMaker('(?:co-?)?found(?:s|ed|ing|er|ers)|invent(?:s|ed|ing|or|ors)|established?|starts?|started|creat(?:es|ed|or|ors)|set up|launch(?:es|ed)?|by'),
    },
    host: {
      asks: /\bwho (?:(?:is|was|will|were|are) )*(?:the )?(?:hosts?|hosted|hosting|presenters? of|emcees?|anchors?)\b/i,
      tells: ofMaker('hosts?|hosted|hosting|host(?:ess|s)|present(?:s|ed|er|ers|ing)|anchor(?:s|ed)?|emcees?|moderat(?:es|ed|or)|by'),
    },
  },
  namesBeside: capitalsBeside,
  offices: {
    // A Presidential Palace or Citation is no president.
    president: /\b[Pp]resident(?:s|ial(?! \p{Lu}))?\b|\bPRESIDENT\b/gu,
    premier: /\b(?:prime minister|premier|chancellor)(?:s|ial)?\b/gi,
    minister: /\b(?<!prime )minister(?:s|ial)?\b/gi,
    secretary: /\bsecretar(?:y|ies)\b/gi,
    governor: /\b(?:governors?|gov\.|gubernatorial)(?!\p{L})/giu,
    mayor: /\bmayor(?:s|al)?\b/gi,
    senator: /\b(?:senators?|sen\.)(?!\p{L})/giu,
    chief: /\b(?:chiefs?(?! (?:executive|of staff))|commissioners?)\b/gi,
    sheriff: /\bsheriffs?\b/gi,
    chair: /\bchair(?:man|men|woman|women|person)?s?\b/gi,
    director: /\bdirectors?\b/gi,
    speaker: /\bspeakers?\b/gi,
    executive: /\b(?:ceos?|chief executives?)\b/gi,
    ambassador: /\bambassadors?\b/gi,
    coach: /\bcoach(?:es)?\b/gi,
    king: /\bkings?\b/gi,
    queen: /\bqueens?\b/gi,
    pope: /\bpopes?\b/gi,
  },
  owner: {
    before: /((?:\p{Lu}[\p{L}\p{N}.&-]* )*\p{Lu}[\p{L}\p{N}.&-]*)(?:['’]s?)? (?:(?!of|the|and)[\p{Ll}-]+ )?$/u,
    behind: /^ (?:of|at|for) (?:the )?(\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*)*)/u,
  },
  becomes:
    /^(?: \p{L}+){0,2}? (?:be|become|been|becoming|named|elected|re-?elected|appointed|chosen|made|sworn in)(?: as)?(?: the| an?)?(?: \p{Lu}[\p{L}.-]*)*(?: next| new)? $|^ (?:now |still |really )?(?:the|an?)(?: \p{Lu}[\p{L}.-]*)*(?: new| current)? $/u,
  beside: [
    {
      standing: 'former',
      before: new RegExp(`(?<![\\p{L}-])(?:(?:former|one-?time|then|past) |ex[ -])${describing(2)}$`, 'iu'),
    },
    { standing: 'deputy', before: new RegExp(`\\b(?:vice|deputy|assistant|associate|under)[ -]${describing(1)}$`, 'iu'), behind: /^ pro[ -]temp/iu },
    { standing: 'acting', before: new RegExp(`\\b(?:acting|interim|caretaker) ${describing(1)}$`, 'iu') },
    {
      standing: 'future',
      before: new RegExp(
        `\\b(?:(?:r[ua]n(?:s|ning)?|bids?|campaign(?:s|ed|ing)?|race|vie[sd]?|vying|candidates?|nominees?|contenders?|hopefuls?|aspirants?|stand(?:s|ing)?) (?:for|as|to (?:be|become))|would-be|aspiring|future|next|incoming) (?:the )?${describing(2)}$`,
        'iu',
      ),
      behind: /^[ -](?:(?:elect|designate|in-waiting|candidate|nominee|hopeful|contender|aspirant)s?|race|campaign|bid|election|primary)\b/iu,
    },
    { standing: 'kin', before: before(kin), behind: behind(kin) },
    { standing: 'staff', before: before(staff), behind: behind(staff) },
  ],
}; // prettier-ignore
