// The cost of one step of the reveal after a short and after a long answer: the buffer alone, and
// with parsing the growing block again, like the page. Times are of this machine; the ratios
// matter.
import { percentile } from './percentile';
import { answerTree } from '@/lib/model/markdown/answer-tree';
import { revealStepMs } from '@/lib/model/limits/chat';
import {
  answerAt,
  nextStepAt,
  noAnswer,
  receiveAnswer,
  shownBlocks,
  type AnswerReveal,
} from '@/lib/model/reveal/answer';

export const section = [
  '## Why water boils earlier on a mountain',
  'Water boils when the pressure of its vapour reaches the pressure of the air above it. **Air is ' +
    'thinner on a mountain**, so the water needs less heat to get there [1]. At 3,000 metres it ' +
    'boils at about 90 °C, which is why pasta takes *longer* in a mountain hut [2][3].',
  '- Sea level: 100 °C, give or take the weather [1].\n- La Paz: **87 °C**.\n- Everest: 71 °C [4].',
  'See [the tables](https://example.org/boiling) for `p` and `T` at other heights, or think of a ' +
    'pressure cooker, which does the same the other way round [5].',
].join('\n\n');

/** An answer of about `length` characters, streamed in words, just before its next words arrive. */
function answerOf(length: number): { answer: AnswerReveal; now: number } {
  let answer = noAnswer;
  let now = 0;
  const text = `${section}\n\n`.repeat(Math.ceil(length / section.length)).slice(0, length);
  for (let at = 0; at < text.length; at += 12) {
    now += revealStepMs;
    answer = receiveAnswer(answer, text.slice(at, at + 12), now);
  }
  return { answer: answerAt(answer, now + 1_000_000), now: now + 1_000_000 };
}

export type Cost = { median: number; p95: number };
/** Creates the work of one answer's steps. */
export type Work = () => (answer: AnswerReveal) => void;

const rounds = 9;
const at = (values: readonly number[], share: number) =>
  percentile(
    [...values].sort((a, b) => a - b),
    share,
  );

/**
 * Milliseconds of each step over the next section of an answer that has reached `length`, in one
 * round; the steps are the same in every round.
 */
function stepTimes(length: number, work: Work): number[] {
  const times: number[] = [];
  const run = work();
  let { answer, now } = answerOf(length);
  // Earlier text was rendered before.
  run(answer);
  const text = `\n\n${section}\n\n`;
  for (let at = 0; at < text.length; at += 12) {
    answer = receiveAnswer(answer, text.slice(at, at + 12), now);
    for (let next = nextStepAt(answer); next !== undefined; next = nextStepAt(answer)) {
      now = next;
      const begin = performance.now();
      answer = answerAt(answer, now);
      run(answer);
      times.push(performance.now() - begin);
    }
    now += revealStepMs;
  }
  return times;
}

/** The median of each step over the rounds: other load on the machine is not its cost. */
function costOf(rounds: readonly number[][]): Cost {
  const steps = (rounds[0] ?? []).map((_, n) =>
    at(
      rounds.map((times) => times[n] ?? 0),
      0.5,
    ),
  );
  return { median: at(steps, 0.5), p95: at(steps, 0.95) };
}

export const lengths = [1_000, 30_000] as const;

export const kinds: Record<string, Work> = {
  buffer: () => (answer) => void shownBlocks(answer),
  'buffer and parse': () => (answer) => void answerTree(shownBlocks(answer).at(-1)?.text ?? ''),
};

export type StepCosts = { kind: string; short: Cost; long: Cost };

/**
 * The cost of a step at 1,000 and at 30,000 characters, for each kind of work; alternating, so that
 * other load on the machine affects both.
 */
export function stepCosts(works: Record<string, Work> = kinds): StepCosts[] {
  const [few, many] = lengths;
  return Object.entries(works).map(([kind, work]) => {
    // A first, uncounted run warms up the code.
    stepTimes(many, work);
    const [short, long]: [number[][], number[][]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      short.push(stepTimes(few, work));
      long.push(stepTimes(many, work));
    }
    return { kind, short: costOf(short), long: costOf(long) };
  });
}
