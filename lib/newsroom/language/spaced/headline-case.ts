// Headlines Written Like This: their capitals do not show what is a name.

/** Headlines in title case leave shorter words in lower case. */
const lettersOfTitle = 4;
/** With fewer words a name alone would be taken for a headline. */
const wordsLeast = 4;
/** The share of the longer words that are capitalized. */
const capitalsLeast = 0.8;

/** Whether nearly all longer words of a text in Latin letters are capitalized. */
export function isHeadlineCase(text: string): boolean {
  const words = text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*/gu) ?? [];
  const long = words.filter((word) => word.length >= lettersOfTitle);
  const capital = long.filter((word) => /^\p{Lu}/u.test(word));
  return long.length >= wordsLeast && capital.length >= capitalsLeast * long.length;
}
