// Word lists as the language folders write them: separated by white space, over any number of
// lines.

/** The words of such a list. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
