/** What differs, the passage, a sentence that it bears out, and one that it does not. */
export type Pair = readonly [what: string, passage: string, held: string, wrong: string];
