// Where sentences end. The platform's segmenter knows the scripts; the corrections here handle
// abbreviations and initials, and keep a quotation in one piece.
import { toTag, type Language } from '@/lib/model/text/languages';
import { lexicons } from './lexicons';
import { plain } from './plain-text';

/** Characters that are read of one paragraph, so that a huge item cannot hold up the rest. */
const readCharactersOfParagraph = 20_000;

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenter(lang: Language): Intl.Segmenter {
  const known = segmenters.get(lang);
  if (known) return known;
  const made = new Intl.Segmenter(toTag(lang), { granularity: 'sentence' });
  segmenters.set(lang, made);
  return made;
}

/** A single capital (J. R. Smith); the letters of U.S. are handled below. */
const initial = /(?:^|[\s("“‘[.])\p{Lu}\.$/u;
/** An initial at the beginning of a sentence: A. Smith. */
const opensWithInitial = /^["“‘(]*\p{Lu}\./u;
const goesOn = /^[,;:)\]}”’»、，；：）】》…]/u;
const lowerCase = /^\p{Ll}/u;
/** A name that is written so begins a sentence, too: iPhone, eBay, xAI. */
const lowerCaseName = /^\p{Ll}{1,2}\p{Lu}/u;
/** Ends a sentence whatever follows; a period may belong to an abbreviation. */
const fullStop = /[。！？][”’」』）】》]?$/u;
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

/**
 * A period without a blank after it, where a page lost its line break: `ran normally.Among them`.
 */
const gluedStop = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+[ ,])/u;

/**
 * After a word that is no abbreviation, a number and a lower-case word begin a sentence (`rain. 41
 * ships`), and so does a name that is written in lower case (`rain. iPhone sales`).
 */
const opensUnusually =
  /(?<=(?<![\p{L}.])\p{Ll}{4,12}[.!?]["”’)]?) (?=\d[\d,.]*%? \p{Ll}{2}|\p{Ll}{1,2}\p{Lu}\p{Ll}{2})/u;

function splitAtOpeners(text: string, lang: Language): string[] {
  const { spaced, sentences } = lexicons[lang];
  if (!spaced) return [text];
  const parts: string[] = [];
  for (const part of text.split(opensUnusually)) {
    const before = parts.at(-1);
    const goesOn =
      before !== undefined &&
      (sentences.title.test(before) || sentences.abbreviation.test(before) || !isBalanced(before));
    if (goesOn) parts.splice(-1, 1, `${before} ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** A quotation of more pieces or characters than this is taken for a stray mark. */
const longestQuotation = { pieces: 6, characters: 600 };

/**
 * A Latin period after Latin letters in a text that uses another full stop: 在S.E.P.大会, Pte.Ltd.与.
 */
const latinDot = /\p{Script=Han}.*[\p{Script=Latin}\d]\s?\.$/u;
/** The same at the end of a name in brackets, of six words at most: 公司（Lasker Ltd.）的. */
const namedInBrackets = /[（(「](?:[^\s（）()「」]+\s){0,5}[\p{Script=Latin}.&]+\.[）)」]$/u;

/** Between two pieces of a Chinese text, the dot of a stock code is no end: 000568.|SZ. */
const insideCode = /\d\.\|\p{Lu}{2}/u;

/**
 * The end of a quoted question or exclamation, and of a quoted sentence in languages that do not
 * replace its stop with a comma.
 */
const quotedCall = /[?!]['’]?["”]$/u;
const quotedEnd = /[。！？!?…][”」]$/u;

function endsEarly(piece: string, next: string, lang: Language): boolean {
  const { spaced, sentences } = lexicons[lang];
  const { title, abbreviation, opener, saidBy } = sentences;
  if (goesOn.test(next) || title.test(piece)) return true;
  if (lowerCase.test(next) && !fullStop.test(piece) && !lowerCaseName.test(next)) return true;
  if ((spaced ? quotedCall : quotedEnd).test(piece) && saidBy.test(next.trim())) return true;
  if (!spaced && (latinDot.test(piece) || namedInBrackets.test(piece))) return true;
  if (abbreviation.test(piece)) return !opener.test(next);
  if (!initial.test(piece) || !/^["“]?\p{Lu}/u.test(next)) return false;
  // "The" is no surname: a vitamin, a group or a bay may end a sentence with its letter.
  if (opener.test(next) && !opensWithInitial.test(next)) return false;
  // "than I." ends a sentence, "Joseph I. Lieberman" does not; nor does any other initial.
  return !/\bI\.$/.test(piece) || /\p{Lu}\p{Ll}+ I\.$/u.test(piece);
}

/** The sentences of one paragraph in order: white space collapsed, otherwise as written. */
export function splitSentences(paragraph: string, lang: Language): string[] {
  const text = plain(paragraph.slice(0, readCharactersOfParagraph));
  const pieces: string[] = [];
  let carried = '';
  for (const { segment } of segmenter(lang).segment(text)) {
    const whole = carried + segment;
    // An opening mark belongs to the next sentence.
    carried = leftOver.exec(whole)?.[0] ?? '';
    const isCode = !lexicons[lang].spaced && insideCode.test(`${pieces.at(-1) ?? ''}|${whole}`);
    const piece = whole.slice(0, whole.length - carried.length);
    if (isCode) pieces.push(`${pieces.pop() ?? ''}${piece}`);
    else pieces.push(piece);
  }
  if (carried) pieces.push(carried);

  const sentences: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let taken = pieces[at] ?? '';
    let end = at + 1;
    // The shortest balanced run of pieces; if a mark never closes, up to the first stop that ends a
    // sentence.
    let open = taken;
    for (let next = end; next < pieces.length; next += 1) {
      const following = pieces[next] ?? '';
      const early = endsEarly(open.trimEnd(), following, lang);
      if (isBalanced(open) && !early) break;
      if (next - at >= longestQuotation.pieces || open.length > longestQuotation.characters) break;
      open += following;
      if (isBalanced(open) || (early && next === end)) [taken, end] = [open, next + 1];
    }
    for (const part of taken.split(gluedStop).flatMap((one) => splitAtOpeners(one, lang))) {
      const sentence = part.trim();
      if (sentence) sentences.push(sentence);
    }
    at = end;
  }
  return sentences;
}
