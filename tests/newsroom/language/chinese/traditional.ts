// Chinese test texts in Traditional characters, so that each rule is tried in both scripts.
import { Converter } from 'opencc-js/cn2t';

const convert = Converter({ from: 'cn', to: 'tw' });

/** A Chinese text in Traditional characters, including quotation marks; any other is unchanged. */
export const inTraditional = (text: string): string =>
  /\p{Script=Han}/u.test(text)
    ? convert(text).replace(/[“”‘’]/gu, (mark) => '「」『』'['“”‘’'.indexOf(mark)] ?? mark)
    : text;

/** The rows of a table, plus Traditional versions of those that differ. */
export function alsoTraditional<Row extends readonly string[]>(rows: readonly Row[]): Row[] {
  // Each cell stays a string, so a row keeps its type.
  const converted = rows.map((row) => row.map(inTraditional) as unknown as Row);
  return [
    ...rows,
    ...converted.filter((row, at) => row.some((cell, column) => cell !== rows[at]?.[column])),
  ];
}
