// The sentence that tells the headline where the first ones hardly do: a report may begin with a
// scene, or another report has the news. Protects: a reader who opens a page for its headline reads
// that news at the top.
import { isFinished } from '../evidence/quotable';
import type { Statement } from './choose';

/**
 * It tells this much more of the headline than the first sentences, and at least this share of it.
 */
const more = 0.2;
const least = 0.35;

/**
 * Of the later sentences, the one that tells most of the headline, if that is far more; sentences
 * that depend on others, that others depend on, or that are `outdated` stay in their place.
 * @param share the share of the headline that a sentence tells, 0 … 1
 */
export function tellsTitle(
  first: readonly Statement[],
  rest: readonly Statement[],
  outdated: ReadonlySet<Statement>,
  share: (text: string) => number,
): Statement | undefined {
  const told = Math.max(...first.map(({ text }) => share(text)));
  const enough = Math.max(least, told + more);
  const isLeanedOn = ({ article, index }: Statement) =>
    rest.some((one) => one.leans && one.article === article && one.index === index + 1);
  const able = rest.filter(
    (one) =>
      !outdated.has(one) &&
      !one.leans &&
      isFinished(one.text) &&
      share(one.text) >= enough &&
      !isLeanedOn(one),
  );
  return able.reduce<Statement | undefined>(
    (best, next) => (best && share(best.text) >= share(next.text) ? best : next),
    undefined,
  );
}
