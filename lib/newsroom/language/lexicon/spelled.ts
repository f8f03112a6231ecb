/** How a name is written in another script. */
export type Spelled = {
  /** Words of the index: reports with the name have one of them at least. */
  forms: string[];
  /** Finds it in a folded text. */
  pattern: RegExp;
};
