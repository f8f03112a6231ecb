// How tall an article will be before it is laid out: what hides the open-app block of a short one.
import { hasHan } from '../text/scripts';
import { articleLineRem, headingCharacterRem } from '../limits/article';
import { pickText, type ContentLanguage, type LocalizedText } from '../text/languages';
import { headingLevel } from '../markdown/outline';

/** Chinese fills a square of the body size, other scripts about half of it. */
const bodyRem = 1.0625;
const widthRem = (text: string) =>
  [...text].reduce((sum, c) => sum + bodyRem * (hasHan(c) ? 1 : 0.5), 0);

/** The estimated height in rem of blocks set in a column of `columnRem`. */
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
