// What a check of an installation found.

export type Finding = {
  check: string;
  /** `note`: nothing is broken, but an operator should know. */
  state: 'good' | 'note' | 'bad';
  /** What was found. */
  found: string;
  /** What to do about it. */
  remedy?: string;
};

export const good = (check: string, found: string): Finding => ({ check, state: 'good', found });
export const note = (check: string, found: string, remedy: string): Finding => ({
  ...{ check, state: 'note', found, remedy },
});
export const bad = (check: string, found: string, remedy: string): Finding => ({
  ...{ check, state: 'bad', found, remedy },
});

export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
