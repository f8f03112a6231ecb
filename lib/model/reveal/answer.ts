// The text of the answer being written: what has arrived, and how much of it is shown at a given
// time. Pure; the caller passes in the time. Protects: the shown text never shrinks, never ends in
// half a marker, is the whole raw text after the end mark or an error, and a step costs the same
// after 30,000 characters as after 1,000.
import { revealStepMs } from '../limits/chat';
import { growBlocks, noBlocks, type Block, type Blocks } from './blocks';
import { graphemeCut } from './graphemes';
import { settledLength } from './settled';

/**
 * The length of one reveal step is ours: a twelfth of the waiting text, so that the display is half
 * a second behind the stream whatever its speed; in UTF-16 units, between these two.
 */
const revealCatchUpSteps = 12;
const revealStepLeast = 2;
const revealStepMost = 400;

/** Finds where a text may be cut; see {@link graphemeCut}. */
export type Cut = (text: string, least: number) => number;

export type AnswerReveal = {
  /** The text up to the last step, in blocks. */
  readonly blocks: Blocks;
  /** How much of it is shown, counted from the start of the text. */
  readonly shown: number;
  /** Received, but not yet stepped to. */
  readonly pending: string;
  /** The time of the last step, in milliseconds. */
  readonly steppedAt: number;
  readonly answering: boolean;
  /** Revealing has failed: arriving text is shown raw and at once. */
  readonly raw: boolean;
};

export const noAnswer: AnswerReveal = {
  blocks: noBlocks,
  shown: 0,
  pending: '',
  steppedAt: -Infinity,
  answering: false,
  raw: false,
};

function showAll(answer: AnswerReveal): AnswerReveal {
  const blocks = growBlocks(answer.blocks, answer.pending);
  return { ...answer, blocks, shown: blocks.tailKey + blocks.tail.length, pending: '' };
}

/** Steps over the first `length` units of the pending text, and shows the part that is settled. */
function step(answer: AnswerReveal, length: number): AnswerReveal {
  const blocks = growBlocks(answer.blocks, answer.pending.slice(0, length));
  return {
    ...answer,
    blocks,
    shown: Math.max(answer.shown, blocks.tailKey + settledLength(blocks)),
    pending: answer.pending.slice(length),
    steppedAt: answer.steppedAt + revealStepMs,
  };
}

/**
 * A twelfth of the waiting text: fast streams are followed, bursts are smoothed, stops are soft.
 */
function stepLength(waiting: number): number {
  const wanted = Math.ceil(waiting / revealCatchUpSteps);
  return Math.min(Math.max(wanted, revealStepLeast), revealStepMost);
}

/**
 * The answer at time `now`: one step for every 40 ms that have passed. The same object when nothing
 * changes. "On an error during reveal the raw text is shown."
 */
export function answerAt(answer: AnswerReveal, now: number, cut: Cut = graphemeCut): AnswerReveal {
  let at = answer;
  try {
    while (at.pending !== '' && at.steppedAt + revealStepMs <= now) {
      const length = cut(at.pending, stepLength(at.pending.length));
      if (length === 0) break;
      at = step(at, length);
    }
    return at;
  } catch {
    return { ...showAll(at), raw: true };
  }
}

/** The answer after `content` has arrived at `now`; after a pause it is stepped to at once. */
export function receiveAnswer(
  answer: AnswerReveal,
  content: string,
  now: number,
  cut: Cut = graphemeCut,
): AnswerReveal {
  const before = answerAt(answer, now, cut);
  const steppedAt = Math.max(before.steppedAt, now - revealStepMs);
  const pending = before.pending + content;
  const after = { ...before, pending, steppedAt, answering: true };
  return after.raw ? showAll(after) : answerAt(after, now, cut);
}

/** "On the end mark the full raw text is shown and the answering flag stops." */
export function endAnswer(answer: AnswerReveal): AnswerReveal {
  return { ...showAll(answer), answering: false };
}

/** When the next step changes something, in milliseconds; undefined when more must arrive first. */
export function nextStepAt(answer: AnswerReveal, cut: Cut = graphemeCut): number | undefined {
  const ready = answer.pending !== '' && cut(answer.pending, 1) > 0;
  return ready ? answer.steppedAt + revealStepMs : undefined;
}

/**
 * The shown text, in blocks that can be parsed separately: all but the last are finished and stay
 * the same objects, the last one grows under the same key.
 */
export function shownBlocks({ blocks, shown }: AnswerReveal): readonly Block[] {
  const { finished, tail, tailKey } = blocks;
  const text = tail.slice(0, Math.max(shown - tailKey, 0));
  return text === '' ? finished : [...finished, { key: tailKey, text }];
}
