// Estimates an article's height before layout, to hide the open-app block of a short one.
import { hasHan } from '../text/scripts';
import { articleLineRem, headingCharacterRem } from '../limits/article';
import { pickText, type ContentLanguage, type LocalizedText } from '../text/languages';
import { headingLevel } from '../markdown/outline';

/** A Chinese character is as wide as the body size, those of other scripts about half of that. */
const bodyRem = 1.0625;
const widthRem = (text: string) =>
  [...text].reduce((sum, c) => sum + bodyRem * (hasHan(c) ? 1 : 0.5), 0);

/** The estimated height in rem of blocks in a column of `columnRem`. */
export function articleHeightRem(
  content: readonly { element_type: string; text: LocalizedText }[],
  language: ContentLanguage,
  columnRem: number,
): number {
  return content.reduce((height, block) => {
    const text = pickText(block.text, language);
    const width = headingLevel(block.element_type)
      ? [...text].length * headingCharacterRem
      : widthRem(text);
    return height + Math.ceil(width / columnRem) * articleLineRem;
  }, 0);
}
