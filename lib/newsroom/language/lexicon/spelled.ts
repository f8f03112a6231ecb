/** The spelling of a name in another script. */
export type Spelled = {
  /** Index words: reports with the name have at least one of them. */
  forms: string[];
  /** Finds it in a folded text. */
  pattern: RegExp;
};
