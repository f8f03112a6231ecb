// What a model says to itself before it answers, taken out of what it says. Protects: nobody reads a
// thought, however it is cut into pieces, and one that never ends takes the rest with it.

/** How models mark where they begin and stop thinking. */
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

/** What stands around an answer in the raw text of some models. */
const frames = /<\|(?:start|end|return|channel|message|im_start|im_end)\|>(?:assistant|final)?/gi;

/** As much of the end of a text may be the beginning of a mark. */
const longestMark = 64;
const openMark = /(?:<\|channel\|>[^<]{0,40}(?:<[^<>]{0,20})?|[<[◁][^>\]▷]{0,63})$/u;

/** Where the first of `list` stands in `text`. */
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

/** The pieces without thoughts; a thought whose beginning was never marked goes up to its end. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  /** Which mark ends what is being thought; undefined outside of thoughts. */
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
    // A channel's end may never have had its beginning.
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

/** What stands behind the last end of a thought in a text that is held back. */
export function afterThoughts(text: string): string {
  let rest = text;
  for (const { 0: mark, index } of text.matchAll(thoughtEnd))
    rest = text.slice(index + mark.length);
  return rest;
}

/** As much is held back of an answer that has cited nothing yet, in characters. */
const heldMost = 4_000;

/**
 * The pieces from the first citation on together with what stands before it; some models end a
 * thought whose beginning stood in the prompt. `settles` says that the answer has begun.
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
