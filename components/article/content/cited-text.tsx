import { splitCitations } from '@/lib/model/markdown/citation-groups';
import { CitationFigures } from './article-link';

/** Plain text with its citation marks as numbers. */
export function CitedText({ text }: { text: string }) {
  return splitCitations(text).map((part, index) =>
    typeof part === 'string' ? part : <CitationFigures key={index} numbers={part} />,
  );
}
