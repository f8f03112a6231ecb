/** What differs, the passage, a sentence that it supports, and one that it does not. */
export type Pair = readonly [what: string, passage: string, held: string, wrong: string];
