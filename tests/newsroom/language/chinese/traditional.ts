// Chinese of a test as Traditional readers write it, so that each rule is tried in both scripts.
import { Converter } from 'opencc-js/cn2t';

const convert = Converter({ from: 'cn', to: 'tw' });

/** A Chinese text in Traditional, quotation marks and all; any other stays as it is. */
export const inTraditional = (text: string): string =>
  /\p{Script=Han}/u.test(text)
    ? convert(text).replace(/[“”‘’]/gu, (mark) => '「」『』'['“”‘’'.indexOf(mark)] ?? mark)
    : text;

/** Rows of a table, and those of them that Traditional writes otherwise once more, in that. */
export function alsoTraditional<Row extends readonly string[]>(rows: readonly Row[]): Row[] {
  // Each cell stays a string, so that a row stays one of its kind.
  const converted = rows.map((row) => row.map(inTraditional) as unknown as Row);
  return [
    ...rows,
    ...converted.filter((row, at) => row.some((cell, column) => cell !== rows[at]?.[column])),
  ];
}
