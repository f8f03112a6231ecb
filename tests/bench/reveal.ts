// What one step of the reveal costs after a short and after a long answer: the buffer alone, and with
// the growing block parsed again, as the page does it. Times are of this machine, the ratios matter.
import { toTree } from '@/lib/model/markdown/to-tree';
import { revealStepMs } from '@/lib/model/limits';
import {
  answerAt,
  nextStepAt,
  noAnswer,
  receiveAnswer,
  shownBlocks,
  type AnswerReveal,
} from '@/lib/model/reveal/answer';

const section = [
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

type Cost = { median: number; p95: number };

/** Milliseconds of a step over the next sections of an answer that has reached `length`. */
function stepCost(length: number, work: (answer: AnswerReveal) => void): Cost {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    let { answer, now } = answerOf(length);
    const text = `\n\n${section}\n\n`;
    for (let at = 0; at < text.length; at += 12) {
      answer = receiveAnswer(answer, text.slice(at, at + 12), now);
      for (let next = nextStepAt(answer); next !== undefined; next = nextStepAt(answer)) {
        now = next;
        const begin = performance.now();
        answer = answerAt(answer, now);
        work(answer);
        times.push(performance.now() - begin);
      }
      now += revealStepMs;
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

const lengths = [1_000, 30_000] as const;
const kinds: [string, (answer: AnswerReveal) => void][] = [
  ['buffer', (answer) => void shownBlocks(answer)],
  ['buffer and parse', (answer) => void toTree(shownBlocks(answer).at(-1)?.text ?? '')],
];

/** Prints the cost of a step at 1,000 and 30,000 characters and the ratio of the two. */
export function benchReveal(): { kind: string; short: Cost; long: Cost; ratio: number }[] {
  return kinds.map(([kind, work]) => {
    stepCost(lengths[1], work);
    const [short, long] = [stepCost(lengths[0], work), stepCost(lengths[1], work)];
    const ratio = long.median / short.median;
    const ms = ({ median, p95 }: Cost) => `${median.toFixed(3)} ms (p95 ${p95.toFixed(3)})`;
    console.log(
      `reveal step, ${kind}: ${ms(short)} at 1,000 characters, ${ms(long)} at 30,000, ratio ${ratio.toFixed(2)}`,
    );
    return { kind, short, long, ratio };
  });
}
