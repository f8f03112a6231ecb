// Words whose meaning includes that of others, but not the reverse: someone who is charged is
// accused, but need not be charged when accused; someone who buys something acquires it, but one
// may also acquire a habit.
const hospitalized = [
  ...['hospitalized', 'hospitalised', 'taken to hospital', 'taken to the hospital'],
  ...['rushed to hospital', 'rushed to the hospital', 'treated in hospital'],
];

export const englishImplied: ReadonlyMap<string, readonly string[]> = new Map([
  ['accus', ['charged', 'indicted', 'convicted']],
  ['acquir', ['buy', 'bought', 'purchased']],
  // Reports of a disaster say this of the injured.
  ['injur', hospitalized],
  ['wound', hospitalized],
  ['hurt', hospitalized],
]);
