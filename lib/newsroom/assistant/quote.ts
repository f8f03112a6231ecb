// The answer without a model: passages quoted word for word, each with its number, by article. It
// says plainly that it quotes, and in which article each passage stands.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { pickText, type Language } from '@/lib/model/text/languages';
import { citedMarkdown, escapeText } from '../evidence/cited-text';
import type { Chosen } from './choose';
import { plainMarkdown } from '../evidence/passages';
import { createSources } from './sources';

/** A list item of markdown for each run of passages that follow one another. */
function itemsOf({ event, passages }: Chosen, sources: ReturnType<typeof createSources>): string[] {
  const items: string[] = [];
  for (const passage of passages) {
    const citations = sources.cite(event, passage);
    // Without a source it listed it cannot be quoted.
    if (citations.length === 0) continue;
    items.push(`- ${citedMarkdown([{ text: passage.text, citations }], passage.lang)}\n`);
  }
  return items;
}

/** The chunks of a quoted answer, without its end: references first, then line by line. */
export function quotedAnswer(
  chosen: readonly Chosen[],
  opening: string,
  lang: Language,
): ChatChunk[] {
  const sources = createSources();
  const parts = chosen
    .map((one) => ({ ...one, items: itemsOf(one, sources) }))
    .filter(({ items }) => items.length > 0);
  const pieces = parts.flatMap(({ event, items }) => {
    const title = escapeText(plainMarkdown(pickText(event.title, lang)));
    return [`\n\n**${title}**\n\n`, ...items];
  });
  return [
    { type: 'reference', references: sources.list() },
    ...[opening, ...pieces].map((content): ChatChunk => ({ type: 'answer', content })),
  ];
}
