// What is also told by saying more, and not the other way round: who is charged is accused, and who is
// accused may never be charged; who buys something acquires it, and what is acquired may be a habit.
export const englishImplied: ReadonlyMap<string, readonly string[]> = new Map([
  ['accus', ['charged', 'indicted', 'convicted']],
  ['acquir', ['buy', 'bought', 'purchased']],
]);
