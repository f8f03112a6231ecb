// Questions that leave the word behind a deed at their end: ‘what is he charged with’. Protects that the sentence
// which goes on from there is shown, though it calls nobody by name.
import { deedLeftBehind } from '../language/questions/asking';
import { fold } from '../language/segment';
import { createAlike } from '../language/word-forms';
import { bearsOn } from './choice';
import type { Question } from './question';
import type { RankedPassage } from './rank';

/** Words between a deed and the word that it goes on with, at most: ‘charged three men with’. */
const between = 3;

/** Whether a passage goes on with what a question asks for, behind its deed; undefined where none is asked so. */
export function goesOnWith({
  text,
  lang,
}: Question): ((one: RankedPassage) => boolean) | undefined {
  const asked = deedLeftBehind(text, lang);
  if (!asked) return undefined;
  const { stem } = createAlike(lang);
  const deed = stem(asked.deed, lang);
  return (one) => {
    if (one.lang !== lang || !bearsOn(one)) return false;
    const words = (one.text.match(/[\p{L}’'-]+/gu) ?? []).map(fold);
    return words.some(
      (word, at) =>
        stem(word, lang) === deed && words.slice(at + 1, at + 2 + between).includes(asked.on),
    );
  };
}
