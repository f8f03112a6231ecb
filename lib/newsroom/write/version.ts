// When an event counts as updated. The version is a hash of what readers see; a syndicated copy
// only adds a reference, so it makes no new version and no "updated" mark.
import { createHash } from 'node:crypto';
import type { ContentBlock, Reference } from '@/lib/contract';
import type { LocalizedText } from '@/lib/model/text/languages';
import { plainSentences } from '../evidence/cited-text';

type Shown = {
  title: LocalizedText;
  brief: LocalizedText;
  content: ContentBlock[];
  references: Reference[];
};

/** `v_` and 16 hexadecimal digits; `references` without copies. */
export function versionOf({ title, brief, content, references }: Shown): string {
  const links = references.map(({ source, title: headline, link }) => [source, headline, link]);
  const text = content.map((block) => [block.element_type, block.text]);
  const shown = JSON.stringify([title, brief, text, links]);
  return `v_${createHash('sha256').update(shown).digest('hex').slice(0, 16)}`;
}

/** The blocks of `content` with a sentence that `before` lacks; headings never count. */
export function newBlocks(
  content: readonly ContentBlock[],
  before: readonly ContentBlock[],
): { paragraph_index: number }[] {
  const known = new Set(before.flatMap(plainSentences).map(({ text }) => text));
  return content.flatMap((block, paragraph_index) =>
    block.element_type === 'p' && plainSentences(block).some(({ text }) => !known.has(text))
      ? [{ paragraph_index }]
      : [],
  );
}
