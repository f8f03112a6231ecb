// Groups from pair scores: the two groups that are most alike on average are joined, again and
// again, until none are like enough. A pair that was not compared counts as not alike at all.

export type Scored = { a: number; b: number; score: number };

type Joint = { a: number; b: number; link: number };

/** A heap of joints, the highest link on top. */
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
 * The groups of `count` items as lists of places, each with two or more members; what is in none is
 * alone. `threshold` is the lowest average score at which two groups join.
 */
export function averageLink(
  count: number,
  pairs: readonly Scored[],
  threshold: number,
): number[][] {
  const members: (number[] | undefined)[] = Array.from({ length: count }, (_, at) => [at]);
  /** Sums of scores between groups. */
  const sums: (Map<number, number> | undefined)[] = Array.from({ length: count }, () => new Map());
  const heap = createHeap();
  for (const { a, b, score } of pairs) {
    sums[a]?.set(b, score);
    sums[b]?.set(a, score);
    if (score >= threshold) heap.push({ a: Math.min(a, b), b: Math.max(a, b), link: score });
  }
  const linkOf = (a: number, b: number) =>
    (sums[a]?.get(b) ?? 0) / ((members[a]?.length ?? 1) * (members[b]?.length ?? 1));
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { a, b, link } = top;
    const [left, right, toLeft, toRight] = [members[a], members[b], sums[a], sums[b]];
    // Either is gone, or has grown since: what holds now was pushed then.
    if (!left || !right || !toLeft || !toRight || linkOf(a, b) !== link) continue;
    members[a] = [...left, ...right];
    members[b] = undefined;
    sums[b] = undefined;
    toLeft.delete(b);
    for (const [other, sum] of toRight) {
      if (other === a) continue;
      const together = (toLeft.get(other) ?? 0) + sum;
      toLeft.set(other, together);
      const back = sums[other];
      back?.delete(b);
      back?.set(a, together);
    }
    for (const other of toLeft.keys()) {
      const now = linkOf(a, other);
      if (now >= threshold) heap.push({ a: Math.min(a, other), b: Math.max(a, other), link: now });
    }
  }
  return members.filter((group): group is number[] => group !== undefined && group.length > 1);
}
