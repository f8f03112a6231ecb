// Clusters by average linkage: the two groups that are most alike on average are joined,
// repeatedly, until no two are similar enough. A pair that was not compared counts as 0.
import { noEvidence, together, type Evidence, type Join } from './join-rule';

export type Scored = Evidence & { a: number; b: number; score: number };

/** Between two groups: the sum of their pair scores, and the strongest evidence of any pair. */
type Between = { sum: number; shared: Evidence };

type Joint = { a: number; b: number; link: number };

/** A heap of possible joins, the highest link on top. */
function createHeap() {
  const items: Joint[] = [];
  const above = (x: Joint, y: Joint) =>
    x.link > y.link || (x.link === y.link && (x.a < y.a || (x.a === y.a && x.b < y.b)));
  return {
    push(joint: Joint): void {
      let at = items.length;
      items.push(joint);
      while (at > 0) {
        const parent = (at - 1) >> 1;
        const over = items[parent];
        if (!over || !above(joint, over)) break;
        items[at] = over;
        at = parent;
      }
      items[at] = joint;
    },
    pop(): Joint | undefined {
      const [top] = items;
      const last = items.pop();
      if (!last || items.length === 0) return top;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        let under = items[child];
        const right = items[child + 1];
        if (under && right && above(right, under)) [child, under] = [child + 1, right];
        if (!under || !above(under, last)) break;
        items[at] = under;
        at = child;
      }
      items[at] = last;
      return top;
    },
  };
}

/**
 * The groups of `count` items as lists of indices, each with two or more members; an item in none
 * is alone. `needed` is the lowest average score at which two groups join.
 */
export function averageLink(
  count: number,
  pairs: readonly Scored[],
  needed: (join: Join) => number,
): number[][] {
  const members: (number[] | undefined)[] = Array.from({ length: count }, (_, at) => [at]);
  const between: (Map<number, Between> | undefined)[] = Array.from(
    { length: count },
    () => new Map(),
  );
  const heap = createHeap();
  for (const { a, b, score, ...shared } of pairs) {
    between[a]?.set(b, { sum: score, shared });
    between[b]?.set(a, { sum: score, shared });
  }
  const linkOf = (a: number, b: number) =>
    (between[a]?.get(b)?.sum ?? 0) / ((members[a]?.length ?? 1) * (members[b]?.length ?? 1));
  const offer = (a: number, b: number, shared: Evidence) => {
    const link = linkOf(a, b);
    const sizes = [members[a]?.length ?? 1, members[b]?.length ?? 1];
    const [larger, smaller] = [Math.max(...sizes), Math.min(...sizes)];
    if (link < needed({ larger, smaller, ...shared })) return;
    heap.push({ a: Math.min(a, b), b: Math.max(a, b), link });
  };
  for (const pair of pairs) offer(pair.a, pair.b, pair);
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { a, b, link } = top;
    const [left, right, toLeft, toRight] = [members[a], members[b], between[a], between[b]];
    // Stale: one of the groups is gone or has grown since; its current link was pushed then.
    if (!left || !right || !toLeft || !toRight || linkOf(a, b) !== link) continue;
    members[a] = [...left, ...right];
    members[b] = undefined;
    between[b] = undefined;
    toLeft.delete(b);
    for (const [other, { sum, shared }] of toRight) {
      if (other === a) continue;
      const before = toLeft.get(other) ?? { sum: 0, shared: noEvidence };
      const both = { sum: before.sum + sum, shared: together(before.shared, shared) };
      toLeft.set(other, both);
      const back = between[other];
      back?.delete(b);
      back?.set(a, both);
    }
    for (const [other, { shared }] of toLeft) offer(a, other, shared);
  }
  return members.filter((group): group is number[] => group !== undefined && group.length > 1);
}
