// Word lists as the folders of languages write them: separated by white space, on as many lines as it takes.

/** The words of such a list. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
