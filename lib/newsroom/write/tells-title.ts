// The sentence that tells the headline where the first ones hardly do: a report may begin with a scene, or
// another one has the news. Protects: who opens a page by its headline reads what that says at the top.
import { isFinished } from '../evidence/quotable';
import type { Statement } from './choose';

/** It tells so much more of the headline than the first sentences, and so much of it. */
const more = 0.2;
const least = 0.35;

/**
 * Of the sentences behind the first ones, the one that tells most of the headline, where that is far more;
 * what leans, is leaned on or is overtaken (`outdated`) stays in its place.
 * @param share which share of the headline a sentence tells, 0 … 1
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
