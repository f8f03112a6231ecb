// Words whose meaning includes that of others, but not the reverse; see
// `english/english-implied.ts`.
const hospitalized = ['送医', '送往医院', '送至医院', '送院', '住院'];

export const chineseImplied: ReadonlyMap<string, readonly string[]> = new Map([
  ['受伤', hospitalized],
  ['伤者', hospitalized],
]);
