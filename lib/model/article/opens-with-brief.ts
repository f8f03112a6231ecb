// Whether an article's text begins with its brief: then the page shows it only once, in the text,
// where every sentence has its source.
import { pickText, type Language, type LocalizedText } from '../text/languages';
import { briefWords } from './brief-words';
import { withoutInsertions } from './insertions';

type Told = {
  brief: LocalizedText;
  content: readonly { element_type: string; text: LocalizedText }[];
};

const bare = (text: string) =>
  withoutInsertions(text)
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** How many characters of a brief are enough to recognize it. */
const known = 40;

/** True if the first paragraph begins as the brief does; always false for a brief with images. */
export function opensWithBrief({ brief, content }: Told, language: Language): boolean {
  const written = pickText(brief, language);
  if (/!\[/.test(written)) return false;
  const said = bare(briefWords(written)).slice(0, known);
  const first = content.find(({ element_type }) => element_type === 'p');
  return (
    said !== '' && first !== undefined && bare(pickText(first.text, language)).startsWith(said)
  );
}
