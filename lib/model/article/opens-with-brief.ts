// Whether the text of an article begins with what its brief says: then the page shows it once, in the
// text, where every sentence has its source.
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

/** Characters of a brief that are enough to know it again. */
const known = 40;

/** True where the first paragraph begins as the brief does; pictures in a brief are never told. */
export function opensWithBrief({ brief, content }: Told, language: Language): boolean {
  const written = pickText(brief, language);
  if (/!\[/.test(written)) return false;
  const said = bare(briefWords(written)).slice(0, known);
  const first = content.find(({ element_type }) => element_type === 'p');
  return (
    said !== '' && first !== undefined && bare(pickText(first.text, language)).startsWith(said)
  );
}
