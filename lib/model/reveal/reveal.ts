// Paces the message being written: the answer in steps of 40 ms, inner search results 400 ms and
// follow-up questions 200 ms apart. Pure; the caller asks for the state at a time, and gets the
// time of the next change.
import type { ChatChunk, InnerSearchChunk } from '../chat/chunk';
import { applyChunk, isEndMark, noExtras, searchesOver, type Extras } from '../chat/plugins';
import { followUpPauseMs, innerItemPauseMs } from '../limits/chat';
import {
  answerAt,
  endAnswer,
  nextStepAt,
  noAnswer,
  receiveAnswer,
  type AnswerReveal,
} from './answer';

/** A chunk that is shown at `due`, in milliseconds. */
type Due = { readonly due: number; readonly chunk: ChatChunk };

export type Reveal = {
  readonly extras: Extras;
  readonly answer: AnswerReveal;
  readonly later: readonly Due[];
  /** When the next of its kind may be shown. */
  readonly innerFreeAt: number;
  readonly followUpFreeAt: number;
};

/** The state before a new connection: "the exception message is cleared". */
export const noReveal: Reveal = {
  extras: noExtras,
  answer: noAnswer,
  later: [],
  innerFreeAt: -Infinity,
  followUpFreeAt: -Infinity,
};

/** What is shown at `now`; the same object when nothing changes. */
export function revealAt(reveal: Reveal, now: number): Reveal {
  const answer = answerAt(reveal.answer, now);
  const ripe = reveal.later.filter(({ due }) => due <= now);
  if (ripe.length === 0 && answer === reveal.answer) return reveal;
  return {
    ...reveal,
    answer,
    extras: ripe.reduce((extras, { chunk }) => applyChunk(extras, chunk), reveal.extras),
    later: ripe.length > 0 ? reveal.later.filter(({ due }) => due > now) : reveal.later,
  };
}

/** Splits a chunk of results into one chunk for each article; a mark stays as it is. */
function singly(chunk: InnerSearchChunk): InnerSearchChunk[] {
  const { type, mark, result_type, inner_result = [] } = chunk;
  if (mark !== 'result') return [{ type, mark }];
  if (result_type === 'global') return [];
  return inner_result.map((result) => ({ type, mark, result_type, inner_result: [result] }));
}

/**
 * Marks keep their place among the results: a start waits for earlier results, an end for all
 * results and their pauses. Global results are added at once.
 */
function receiveInner(reveal: Reveal, chunk: InnerSearchChunk, now: number): Reveal {
  const { inner_result: _, ...global } = chunk;
  const extras = chunk.mark === 'result' ? applyChunk(reveal.extras, global) : reveal.extras;
  let { innerFreeAt } = reveal;
  const later = singly(chunk).map((single): Due => {
    const due = Math.max(now, innerFreeAt);
    innerFreeAt = single.inner_result ? due + innerItemPauseMs : due;
    return { due, chunk: single };
  });
  return { ...reveal, extras, innerFreeAt, later: [...reveal.later, ...later] };
}

/** The state after `chunk` has arrived at `now`. */
export function receiveChunk(before: Reveal, chunk: ChatChunk, now: number): Reveal {
  const reveal = revealAt(before, now);
  if (chunk.type === 'answer') {
    const answer = receiveAnswer(reveal.answer, chunk.content, now);
    const extras = applyChunk(reveal.extras, chunk);
    return { ...reveal, extras, answer: isEndMark(chunk) ? endAnswer(answer) : answer };
  }
  if (chunk.type === 'inner_search') return revealAt(receiveInner(reveal, chunk, now), now);
  if (chunk.type === 'follow_up') {
    const due = Math.max(now, reveal.followUpFreeAt);
    const later = [...reveal.later, { due, chunk }];
    return revealAt({ ...reveal, later, followUpFreeAt: due + followUpPauseMs }, now);
  }
  return { ...reveal, extras: applyChunk(reveal.extras, chunk) };
}

/**
 * The state when the turn is over. After a successful end pending chunks keep their pauses; after a
 * failure or a cancel all that has arrived is shown at once, raw, and no search continues.
 */
export function endReveal(reveal: Reveal, completed: boolean): Reveal {
  const answer = endAnswer(reveal.answer);
  if (completed) return { ...reveal, answer };
  const all = reveal.later.reduce((extras, { chunk }) => applyChunk(extras, chunk), reveal.extras);
  return { ...reveal, answer, extras: searchesOver(all), later: [] };
}

/** When {@link revealAt} changes next, in milliseconds; undefined while there is nothing to wait for. */
export function nextChangeAt({ answer, later }: Reveal): number | undefined {
  const times = later.map(({ due }) => due);
  const step = nextStepAt(answer);
  if (step !== undefined) times.push(step);
  return times.length > 0 ? Math.min(...times) : undefined;
}
