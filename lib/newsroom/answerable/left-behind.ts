// Questions that end with a preposition: ‘what is he charged with’. Protects: the sentence that
// continues from there is shown, though it names nobody.
import { deedLeftBehind } from '../language/questions/asking';
import { fold } from '../language/segment';
import { createAlike } from '../language/word-forms';
import { bearsOn } from './choice';
import type { Question } from './question';
import type { RankedPassage } from './rank';

/** Most words between a deed and its preposition: ‘charged three men with’. */
const between = 3;

/**
 * Whether a passage has the deed followed by the question's preposition; undefined where the
 * question has none.
 */
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
