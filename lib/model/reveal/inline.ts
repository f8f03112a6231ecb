// Unfinished markup inside a paragraph: bold and other emphasis, code, tags such as br and wbr,
// links and citation marks. Protects: the shown text never ends within one of them.

/** How long an opening is held back before it counts as an ordinary character. */
const longestTag = 300;
const longestBracket = 400;
const longestLink = 2_048;
/**
 * Bold may be as long as its paragraph; a single `*` or `_` is more often an ordinary character.
 */
const longestEmphasis = 200;

const name = '[a-z_:][\\w:.-]*';
// Written so that every text can be matched in one way only: no text makes it slow.
const attributes = `(?:\\s+${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?)*`;
const halfAttribute = `(?:\\s+${name}\\s*=\\s*(?:"[^"]*|'[^']*)?)?`;
/** A tag, comment or address in angle brackets, without its `>`. */
const beginsTag = new RegExp(
  `^<(?:/?(?:[a-z][\\w-]*${attributes}${halfAttribute}\\s*/?)?` +
    '|!(?:[a-z[-][^>]*)?|\\?[^>]*|[a-z][a-z\\d+.-]{1,31}:[^\\s<>]*|[\\w.+-]+(?:@[\\w.-]*)?)$',
  'i',
);
const citation = /^\[[1-9]\d{0,2}\]$/;
const wordCharacter = /[\p{L}\p{N}]/u;
const punctuation = /[\p{P}\p{S}]/u;
const openingPunctuation = /[\p{Ps}\p{Pi}]/u;

/**
 * `run` is the length of the run, `left` how many of its markers are still unpaired; `both`: it
 * could also close; `strict`: the parser treats it as an opening, too.
 */
type Opening = {
  at: number;
  character: string;
  left: number;
  run: number;
  both: boolean;
  strict: boolean;
};

/** "The sum of the lengths must not be a multiple of 3" where either run can open and close. */
const isBarred = (opening: Opening, run: number, both: boolean): boolean =>
  (opening.both || both) && (opening.run + run) % 3 === 0 && run % 3 !== 0;

/** The end of the run at `text[at]`. */
function runEnd(text: string, at: number): number {
  let end = at;
  while (text[end] === text[at]) end += 1;
  return end;
}

/** The end of the code span opened by the run `at … end`, or undefined when it has not ended. */
function codeEnd(text: string, at: number, end: number): number | undefined {
  for (let next = text.indexOf('`', end); next >= 0;) {
    const nextEnd = runEnd(text, next);
    if (nextEnd - next === end - at) return nextEnd;
    next = text.indexOf('`', nextEnd);
  }
  return undefined;
}

/** True while `text`, which begins with `(`, may become a link target. */
function isHalfTarget(text: string): boolean {
  return (
    text.length < longestLink &&
    /^\(\s*(?:<[^<>\n]*>?|[^\s<>]*)(?:\s+(?:"[^"]*"?|'[^']*'?|\([^()]*\)?)?)?\s*$/.test(text)
  );
}

const [lineEnd, backslash, opens, closes] = [10, 92, 40, 41];

/** The end of the target that begins with `(` at `at`, or undefined when it has not ended. */
function targetEnd(text: string, at: number): number | undefined {
  let depth = 0;
  const most = Math.min(text.length, at + longestLink);
  for (let next = at; next < most; next += 1) {
    const code = text.charCodeAt(next);
    if (code === lineEnd) return undefined;
    if (code === backslash) next += 1;
    else if (code === opens) depth += 1;
    else if (code === closes && --depth === 0) return next + 1;
  }
  return undefined;
}

/** Pairs a run of `*`, `_` or `~` with the open ones; returns where the unpaired rest begins. */
function pair(text: string, at: number, end: number, open: Opening[]): number {
  const character = text.charAt(at);
  const before = text[at - 1] ?? ' ';
  // Within a word `_` has no meaning: at the end of the text another letter may still follow.
  const after = text[end] ?? (character === '_' ? 'a' : ' ');
  const insideWord = character === '_' && wordCharacter.test(before) && wordCharacter.test(after);
  const run = end - at;
  if (insideWord || (character === '~' && run !== 2 && end < text.length)) return end;
  // After punctuation and before a word it opens, as in `**this (*that*) and**`. Two markers may
  // close there, too: `**（注）**是` is meant to be bold, and must not hold its paragraph back.
  const opensOnly =
    openingPunctuation.test(before) ||
    (run === 1 && punctuation.test(before) && wordCharacter.test(after));
  const mayClose = !opensOnly && !/\s/.test(before);
  // The next character decides whether they close: openings within them stay open.
  const mayOnlyOpen =
    punctuation.test(before) && (end === text.length || wordCharacter.test(text.charAt(end)));
  const mayOpen = end < text.length && !/\s/.test(after);
  const strict = mayOpen && !(punctuation.test(after) && wordCharacter.test(before));
  const both = mayClose && strict;
  let rest = run;
  for (let i = open.length - 1; i >= 0 && rest > 0 && mayClose; i -= 1) {
    const opening = open[i];
    if (opening?.character !== character || isBarred(opening, run, both)) continue;
    const taken = Math.min(rest, opening.left);
    opening.left -= taken;
    rest -= taken;
    if (opening.strict && !mayOnlyOpen) open.length = opening.left > 0 ? i + 1 : i;
    else if (opening.left === 0) open.splice(i, 1);
  }
  if (rest > 0 && mayOpen) open.push({ at: end - rest, character, left: rest, run, both, strict });
  return end - rest;
}

/** The start of the first opening that still counts. */
function firstOpen(text: string, open: readonly Opening[], brackets: readonly number[]): number {
  const emphasis = open.find(({ at, left }) => left > 1 || text.length - at <= longestEmphasis);
  const bracket = brackets.find((at) => text.length - at <= longestBracket);
  return Math.min(emphasis?.at ?? text.length, bracket ?? text.length);
}

/**
 * How much of `text` may be shown, in UTF-16 units from 0. `text` is one paragraph, heading or list
 * item, complete or still growing.
 */
export function settledInline(text: string): number {
  const open: Opening[] = [];
  const brackets: number[] = [];
  const upTo = (at: number) => Math.min(at, firstOpen(text, open, brackets));
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === '\\') {
      if (at + 1 === text.length) return upTo(at);
      at += 2;
    } else if (character === '`') {
      const end = codeEnd(text, at, runEnd(text, at));
      if (end === undefined) return upTo(at);
      at = end;
    } else if (character === '<') {
      const near = text.slice(at, at + longestTag);
      const close = near.indexOf('>');
      const isTag = beginsTag.test(close < 0 ? near : near.slice(0, close));
      if (isTag && close < 0 && near.length < longestTag) return upTo(at);
      at += isTag && close > 0 ? close + 1 : 1;
    } else if (character === '[') {
      brackets.push(at);
      at += 1;
    } else if (character === ']') {
      const from = brackets.pop();
      at += 1;
      if (from === undefined) continue;
      if (at === text.length && !citation.test(text.slice(from))) return upTo(from);
      if (text[at] !== '(') continue;
      const end = targetEnd(text, at);
      if (end === undefined && isHalfTarget(text.slice(at))) return upTo(from);
      at = end ?? at;
    } else if (character === '*' || character === '_' || character === '~') {
      const end = runEnd(text, at);
      const rest = pair(text, at, end, open);
      if (end === text.length && rest < end) return upTo(rest);
      at = end;
    } else at += 1;
  }
  return upTo(text.length);
}
