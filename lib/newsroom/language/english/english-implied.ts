// What is also told by saying more, and not the other way round: who is charged is accused, and who is
// accused may never be charged; who buys something acquires it, and what is acquired may be a habit.
const hospitalized = [
  ...['hospitalized', 'hospitalised', 'taken to hospital', 'taken to the hospital'],
  ...['rushed to hospital', 'rushed to the hospital', 'treated in hospital'],
];

export const englishImplied: ReadonlyMap<string, readonly string[]> = new Map([
  ['accus', ['charged', 'indicted', 'convicted']],
  ['acquir', ['buy', 'bought', 'purchased']],
  // Reports of a disaster say so of the hurt.
  ['injur', hospitalized],
  ['wound', hospitalized],
  ['hurt', hospitalized],
]);
