// Removes a model's reasoning from its output. Protects: readers never see reasoning, however it is
// split into pieces; if it never ends, everything after its beginning is removed.

/** The marks with which models begin and end their reasoning. */
const marks: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [
    /<\s*(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|inner_monologue)\b[^<>]*>/i,
    /<\s*\/\s*(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|inner_monologue)\s*>/i,
  ],
  [/\[THINK\]/i, /\[\/THINK\]/i],
  [/◁think▷/i, /◁\/think▷/i],
  [/<\|begin_of_thought\|>/i, /<\|end_of_thought\|>/i],
  [/<\|channel\|>\s*(?:analysis|commentary)[^<]*<\|message\|>/i, /<\|channel\|>\s*final[^<]*<\|message\|>/i],
]; // prettier-ignore

/** Control tokens around an answer in the raw output of some models. */
const frames = /<\|(?:start|end|return|channel|message|im_start|im_end)\|>(?:assistant|final)?/gi;

/** This much of the end of a text may be the beginning of a mark. */
const longestMark = 64;
const openMark = /(?:<\|channel\|>[^<]{0,40}(?:<[^<>]{0,20})?|[<[◁][^>\]▷]{0,63})$/u;

/** The first match of any of `list` in `text`. */
function first(text: string, list: readonly RegExp[]) {
  let found: { at: number; end: number; which: number } | undefined;
  for (const [which, mark] of list.entries()) {
    const match = mark.exec(text);
    if (match && (!found || match.index < found.at)) {
      found = { at: match.index, end: match.index + match[0].length, which };
    }
  }
  return found;
}

const begins = marks.map(([begin]) => begin);
const ends = marks.map(([, end]) => end);

/**
 * The pieces without reasoning. In text whose reasoning has no beginning mark, everything up to the
 * end mark is removed by {@link afterThoughts}.
 */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  /** The index of the mark that ends the current reasoning; undefined outside of it. */
  let inside: number | undefined;
  function* spoken(last: boolean): Generator<string> {
    for (;;) {
      const found =
        inside === undefined
          ? first(waiting, begins)
          : first(waiting, ends.slice(inside, inside + 1));
      if (!found) break;
      if (inside === undefined && found.at > 0) yield waiting.slice(0, found.at);
      inside = inside === undefined ? found.which : undefined;
      waiting = waiting.slice(found.end);
    }
    if (inside !== undefined) {
      waiting = last ? '' : waiting.slice(-longestMark);
      return;
    }
    // The text may end within a mark, even the end mark of a channel that never began: hold it
    // back.
    const kept = last ? 0 : (openMark.exec(waiting)?.[0].length ?? 0);
    const ready = waiting.slice(0, waiting.length - kept);
    waiting = waiting.slice(waiting.length - kept);
    if (ready !== '') yield ready.replace(frames, '');
  }
  for await (const piece of pieces) {
    waiting += piece;
    yield* spoken(false);
  }
  yield* spoken(true);
}

const thoughtEnd = new RegExp(ends.map(({ source }) => source).join('|'), 'gi');

/** The text after the last end of reasoning. */
export function afterThoughts(text: string): string {
  let rest = text;
  for (const { 0: mark, index } of text.matchAll(thoughtEnd))
    rest = text.slice(index + mark.length);
  return rest;
}

/** The most characters that are held back while an answer has no citation. */
const heldMost = 4_000;

/**
 * Holds pieces back until the first citation, and then yields them without reasoning; some models
 * end reasoning that began in the prompt. `settles` matches where the answer has begun.
 */
export async function* heldUntil(
  settles: RegExp,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  let held: string | undefined = '';
  try {
    for await (const piece of withoutThoughts(pieces)) {
      if (held === undefined) {
        yield piece;
        continue;
      }
      held += piece;
      if (!settles.test(afterThoughts(held)) && held.length < heldMost) continue;
      yield afterThoughts(held);
      held = undefined;
    }
  } catch (error) {
    if (held) yield afterThoughts(held);
    throw error;
  }
  if (held) yield afterThoughts(held);
}
