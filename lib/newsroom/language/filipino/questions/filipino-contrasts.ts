// How Filipino states the opposite of a question, including English words.
import {
  bounds,
  superlatives,
  type Bound,
  type ContrastForms,
  type Superlative,
} from '../../lexicon/contrast-forms';
import { englishContrasts as english } from '../../english/questions/english-contrasts';

const either = ({ source, flags }: RegExp, other: string) =>
  new RegExp(`${source}|${other}`, flags);

/** What follows “pinaka”. */
const own: Readonly<Record<Superlative, string>> = {
  ...{ most: 'malaki|malakas|mataas|marami|madami|matangkad', fewest: 'maliit|mababa|kaunti|konti' },
  ...{ oldest: 'matanda|luma', youngest: 'bata', newest: '(?!)' },
  ...{ longest: 'mahaba|matagal', shortest: 'maikli', fastest: 'mabilis', slowest: 'mabagal' },
  ...{ richest: 'mayaman', poorest: 'mahirap|dukha', strongest: 'malakas|makapangyarihan' },
  ...{ weakest: 'mahina', cheapest: 'mura', dearest: 'mahal', best: 'magaling|mahusay|mabuti|maganda' },
  ...{ worst: 'masama|malala|grabe', hottest: 'mainit', coldest: 'malamig', deepest: 'malalim' },
  ...{ nearest: 'malapit', farthest: 'malayo' },
}; // prettier-ignore

const ownBounds: Readonly<Record<Bound, { asks: string; tells: string }>> = {
  highest: { asks: '\\bpinaka-?(?:mataas|marami|madami)', tells: '\\b(?:rekord|nanguna|nangunguna)\\b' },
  lowest: { asks: '\\bpinaka-?(?:mababa|kaunti|konti)', tells: '(?!)' },
  maximum: { asks: '\\b(?:pinaka-?mataas|pinaka-?marami|maksimum)', tells: '\\b(?:hanggang (?=\\d)|hindi (?:hihigit|lalampas|lalagpas) sa)' },
  minimum: { asks: '\\b(?:pinaka-?mababa|minimum)', tells: '\\bhindi bababa sa' },
}; // prettier-ignore

const nth = (forms: string) =>
  new RegExp(`\\b(?:${forms})[- ](?:na |sa )?(?:most |least )?[\\p{L}-]+$`, 'iu');

export const filipinoContrasts: ContrastForms = {
  denial: {
    asks: either(english.denial.asks, '\\b(?:hindi|di|ayaw|tumanggi(?:ng)?|nabigo(?:ng)?|pumigil|pinigilan|humadlang)\\b(?!\\s+(?:lang|lamang)\\b)'),
    before: either(english.denial.before, '\\b(?:hindi|di|ayaw|tumanggi(?:ng)?|nabigo(?:ng)?)\\s+(?:(?:pa|na|rin|din|siya|sila|niya|nila|ito)\\s+){0,2}$|(?:^|[,;:.]\\s*)wala(?:ng)?\\s+(?:pang?\\s+)?$'),
    tells: either(english.denial.tells, '\\b(?:hindi|di|wala(?:ng)?|huwag|ayaw|maliban|bukod sa|tumanggi(?:ng)?|nabigo(?:ng)?|lumiban|pinigilan|tinutulan|kinansela|ipinagpaliban|kanselado|naantala|suspendido|sarado|ipinagbawal|bawal|um-?absent)\\b'),
    until: either(english.denial.until, '^[^.;]*\\b(?:hanggang|kundi)\\b'),
    notYet: {
      // A verb in the future doubles its first syllable: magbubukas, dadalo.
      before: either(english.denial.notYet.before, '\\b(?:hindi|di)\\s+(?:(?:pa|na|rin|din|siya|sila|niya|nila|ito)\\s+){0,2}(?:ma|mag|i)?(?<twice>[bkdghlmnprstwy]?[aeiou])\\k<twice>\\p{L}+$'),
      behind: either(english.denial.notYet.behind, `^[^.;]*\\b(?:bago (?:(?:ang|pa|sumapit|matapos|katapusan|ng|sa|susunod na|mag)[ -]){0,5}(?:\\d|Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo|Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre|Pasko|(?:araw|buwan|taon)\\b)|(?:loob ng|nang|ng) (?:hindi bababa sa )?(?:\\d+|isang|dalawang|tatlong|apat na|limang|anim na|ilang|maraming) (?:oras|araw|linggo|buwan|taon)\\b)`),
    },
  },
  extent: either(english.extent, '\\b(?:magkano|gaano|ilang (?:porsyento|porsiyento|puntos|piso|sentimo))\\b'),
  rises: either(english.rises, '\\b(?:tumaas|tataas|pagtaas|itinaas|lumago|paglago|dumami|lumaki|umakyat|sumipa|mas mataas)\\b'),
  falls: either(english.falls, '\\b(?:bumaba|bababa|pagbaba|ibinaba|humina|bumagsak|lumiit|kumonti|umunti|mas mababa)\\b'),
  yearly: either(english.yearly, '\\b(?:kumpara|kaysa|mula) (?:sa|noong) (?:nakaraang|nakalipas na|parehong) (?:taon|panahon)\\b'),
  monthly: either(english.monthly, '\\b(?:kumpara|kaysa|mula) (?:sa|noong) (?:nakaraang|nakalipas na) (?:buwan|kuwarter)\\b'),
  superlatives: Object.fromEntries(
    superlatives.map((name) => [
      name,
      either(english.superlatives[name], `\\bpinaka-?(?:${own[name]})`),
    ]),
  ) as Record<Superlative, RegExp>,
  bounds: Object.fromEntries(
    bounds.map((name) => [
      name,
      {
        asks: either(english.bounds[name].asks, ownBounds[name].asks),
        tells: either(english.bounds[name].tells, ownBounds[name].tells),
      },
    ]),
  ) as Record<Bound, { asks: RegExp; tells: RegExp }>,
  aside: /,\s(?:ang|isa sa|isang|the|an?|its|one of)\s[^,?]*,/giu,
  nths: [
    ...['second|2nd|ikalawa(?:ng)?|pangalawa(?:ng)?', 'third|3rd|ikatlo(?:ng)?|pangatlo(?:ng)?'],
    ...['fourth|4th|ika-?apat|pang-?apat', 'fifth|5th|ikalima(?:ng)?|panlima(?:ng)?'],
  ].map(nth),
}; // prettier-ignore
