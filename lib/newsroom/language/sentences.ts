// Where sentences end. The platform's segmenter knows the scripts; the repairs here know
// abbreviations, initials, and that a quotation is not cut in the middle.
import { toTag } from '@/lib/model/text/languages';
import type { Language } from '@/lib/model/text/languages';
import { plain } from './plain-text';

/** Characters of one paragraph that are looked at, so that one huge item cannot hold up the rest. */
const readCharactersOfParagraph = 20_000;

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenter(lang: Language): Intl.Segmenter {
  const known = segmenters.get(lang);
  if (known) return known;
  const made = new Intl.Segmenter(toTag(lang), { granularity: 'sentence' });
  segmenters.set(lang, made);
  return made;
}

/** After these a sentence always goes on. */
const title =
  /(?:^|[\s("“‘[])(?:Mr|Mrs|Ms|Dr|Prof|Sen|Sens|Rep|Reps|Gov|Govs|Gen|Lt|Col|Capt|Sgt|Cpl|Maj|Adm|Cmdr|Rev|Hon|Pres|Supt|Det|Atty|Engr|Insp|Amb|St|Sta|Sto|Mt|Ft|No|Nos|vs|v|Fr|Brig|Dir|Msgr|Bb|Gng|G)\.$/i;
/** A single capital (J. R. Smith); the letters of U.S. are looked at below. */
const initial = /(?:^|[\s("“‘[.])\p{Lu}\.$/u;
/** After these it goes on unless the next word is one that opens sentences. */
const abbreviation =
  /(?:^|[\s("“‘[])(?:(?:\p{L}\.){2,}|(?:Inc|Ltd|Corp|Co|Jr|Sr|Ph\.D|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec|Ave|Blvd|Rd|approx|est|dept|univ|ft|mi|Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Vt|Va|Wash|Wis|Wyo)\.)$/iu;
const opener =
  /^["“‘(]*(?:the|a|an|he|she|it|they|we|i|you|but|and|in|on|at|this|that|these|those|there|his|her|its|their|as|for|if|when|while|after|before|since|with|by|from|to|of|so|yet|what|who|how|why|some|many|most|both|one|two|no|not|all|last|such|mr|mrs|ms|ang|sa|si|ng|mga|ayon|ito|siya)\b/i;
const goesOn = /^[\p{Ll},;:)\]}”’»、，；：）】》…]/u;
const leftOver = /[([“‘「『《【（]+\s*$/u;

/** Whether every quotation mark and bracket that opens in `text` also closes in it. */
export function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return (
    count(/"/g) % 2 === 0 &&
    count(/“/g) === count(/”/g) &&
    count(/[「『]/g) === count(/[」』]/g) &&
    count(/《/g) === count(/》/g) &&
    count(/[(（]/g) === count(/[)）]/g) &&
    count(/\[/g) === count(/\]/g)
  );
}

/** A quotation of more pieces or characters than this is taken for a stray mark. */
const longestQuotation = { pieces: 6, characters: 600 };

function endsEarly(piece: string, next: string): boolean {
  if (goesOn.test(next) || title.test(piece)) return true;
  if (abbreviation.test(piece)) return !opener.test(next);
  if (!initial.test(piece) || !/^["“]?\p{Lu}/u.test(next)) return false;
  // "than I." ends a sentence, "Joseph I. Lieberman" does not; nor does any other initial.
  return !/\bI\.$/.test(piece) || (/\p{Lu}\p{Ll}+ I\.$/u.test(piece) && !opener.test(next));
}

/** The sentences of one paragraph in order: white space collapsed, otherwise as written. */
export function splitSentences(paragraph: string, lang: Language): string[] {
  const text = plain(paragraph.slice(0, readCharactersOfParagraph));
  const pieces: string[] = [];
  let carried = '';
  for (const { segment } of segmenter(lang).segment(text)) {
    const whole = carried + segment;
    // An opening mark belongs to what follows.
    carried = leftOver.exec(whole)?.[0] ?? '';
    pieces.push(whole.slice(0, whole.length - carried.length));
  }
  if (carried) pieces.push(carried);

  const sentences: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let taken = pieces[at] ?? '';
    let end = at + 1;
    // The shortest run of pieces that is whole; when a mark never closes, the first piece alone.
    let open = taken;
    for (let next = end; next < pieces.length; next += 1) {
      const following = pieces[next] ?? '';
      const whole = isBalanced(open);
      if (whole && !endsEarly(open.trimEnd(), following)) break;
      if (next - at >= longestQuotation.pieces || open.length > longestQuotation.characters) break;
      open += following;
      if (isBalanced(open)) [taken, end] = [open, next + 1];
    }
    const sentence = taken.trim();
    if (sentence) sentences.push(sentence);
    at = end;
  }
  return sentences;
}
