// Words whose meaning includes that of others, but not the reverse; see
// `english/english-implied.ts`.
import { filipinoStem } from './filipino-stem';

const hospitalized = [
  ...['naospital', 'isinugod sa ospital', 'dinala sa ospital'],
  ...['isinugod sa pagamutan', 'dinala sa pagamutan'],
];

export const filipinoImplied: ReadonlyMap<string, readonly string[]> = new Map(
  ['sugatan', 'nasugatan', 'nasaktan'].map((word) => [filipinoStem(word), hospitalized]),
);
