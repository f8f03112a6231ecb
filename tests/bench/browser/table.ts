// Prints the figures: the measured value, its target, and columns that are left for others.
import { cpus, loadavg } from 'node:os';
import { hold } from '../marks';

export type Mark = { most?: number; least?: number; text: string };
export type Row = { figure: string; value: number; unit: string; mark?: Mark; note?: string };

export const atMost = (most: number, text = `≤ ${most}`): Mark => ({ most, text });
export const atLeast = (least: number, text = `≥ ${least}`): Mark => ({ least, text });

/** A figure that is not a number misses its target. */
export const meets = (value: number, { most = Infinity, least = -Infinity }: Mark): boolean =>
  value <= most && value >= least;

const widths = [50, -12, 14, 8, 8, 8];

function line(...cells: string[]): void {
  const padded = cells.map((cell, at) => {
    const width = widths[at] ?? 0;
    return width < 0 ? `${cell.padStart(-width)}  ` : cell.padEnd(width);
  });
  process.stdout.write(`${padded.join('').trimEnd()}\n`);
}

export const printHead = () => line('', 'here', 'mark', '', 'peer 1', 'peer 2');

export function printRow({ figure, value, unit, mark, note }: Row): void {
  const digits = value < 1 && value > 0 ? 3 : value < 10 && !Number.isInteger(value) ? 1 : 0;
  const outcome = mark ? (hold(meets(value, mark)) ? 'met' : 'missed') : '';
  const shown = Number.isFinite(value) ? `${value.toFixed(digits)} ${unit}` : 'never';
  line(figure, shown, mark?.text ?? '–', outcome, '…', '…');
  if (note) process.stdout.write(`    ${note}\n`);
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Infinity;
}

/** The total load of the machine; more than its CPUs have lengthens every time. */
export function machineLoad(): string {
  const [minute = 0] = loadavg();
  const processors = cpus().length;
  const verdict = minute > processors + 1 ? ': others were working, times are too long' : '';
  return `load ${minute.toFixed(1)} on ${processors} processors${verdict}`;
}
