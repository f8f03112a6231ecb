// Contradicting figures for the same thing. Protects: a rounded figure, or a part of the whole, is
// no contradiction.
import type { Figure } from '../language/lexicon/figure';

/** Casualty figures of one happening are comparable, however they are told. */
const fateUnits = new Set(['dead', 'hurt', 'missing', 'held']);

/** Whether one of two figures is the other, rounded to the digits that it has. */
function isRounded(a: Figure, b: Figure): boolean {
  const digits = ({ shown }: Figure) =>
    (shown.match(/\d[\d.,]*/)?.[0] ?? '').replace(/\D/g, '').length;
  const [fewer, more] = digits(a) < digits(b) ? [a, b] : [b, a];
  const told = digits(fewer);
  return told > 0 && digits(more) > told && Number(more.value.toPrecision(told)) === fewer.value;
}

/** Two figures that count the same thing with different numbers. */
export function unlikeFigures(
  a: readonly Figure[],
  b: readonly Figure[],
): [Figure, Figure] | undefined {
  for (const one of a) {
    const same = b.filter(({ unit }) => unit === one.unit);
    // "18 of the 67": a sentence with both numbers contradicts neither.
    if (same.length !== 1 || a.filter(({ unit }) => unit === one.unit).length !== 1) continue;
    const [other] = same;
    if (other && other.value !== one.value && !isRounded(one, other)) return [one, other];
  }
  return undefined;
}

export const isFate = ({ unit }: Figure) => fateUnits.has(unit);
