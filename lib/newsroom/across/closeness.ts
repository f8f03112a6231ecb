// How much nearer in meaning two events of different languages are than either is to others. A
// plain cosine says little: each model rates all news as alike, by an amount of its own.
import type { Telling } from './telling';
import type { Closeness } from './twins';

/** Of unit length. */
type Unit = Float32Array;

function unitOf(vector: readonly number[]): Unit {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (one) => one / length);
}

function dot(a: Unit, b: Unit): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** An event's usual similarity is the mean of this many nearest events of another language, … */
const nearest = 4;
/** … searched among this many: enough for a mean, few enough for a window of any size. */
const lookedAt = 400;

/** 1 for a pair as near as both usually are to their nearest; more for a nearer one. */
export function closenessBy(
  tellings: readonly Telling[],
  vectors: ReadonlyMap<string, readonly number[]>,
): Closeness {
  const units = new Map(
    tellings.flatMap((one) => {
      const vector = vectors.get(one.event_id);
      return vector ? [[one, unitOf(vector)] as const] : [];
    }),
  );
  const known = new Map<string, number>();
  /** The mean similarity of an event to its nearest ones in `lang`. */
  function usual(telling: Telling, unit: Unit, lang: Telling['lang']): number {
    const key = `${telling.event_id} ${lang}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const others = [...units].filter(([other]) => other.lang === lang).slice(-lookedAt);
    const near = others.map(([, other]) => dot(unit, other)).sort((a, b) => b - a);
    const best = near.slice(0, nearest);
    const mean = best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length);
    known.set(key, mean);
    return mean;
  }
  return (a, b) => {
    const [left, right] = [units.get(a), units.get(b)];
    if (!left || !right) return undefined;
    const mean = (usual(a, left, b.lang) + usual(b, right, a.lang)) / 2;
    return mean > 0 ? dot(left, right) / mean : undefined;
  };
}
