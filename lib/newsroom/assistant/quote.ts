// The answer without a model: passages quoted word for word, each with its number, by article. It
// says plainly that it quotes, and in which article each passage stands.
import type { Evidence } from '@/lib/model/article/evidence';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { pickText, type Language } from '@/lib/model/text/languages';
import { citedMarkdown, escapeText } from '../evidence/cited-text';
import type { Chosen } from './choose';
import { evidenceOf } from '../evidence/evidence-of';
import type { Judgement } from '../evidence/verdict';
import { plainMarkdown } from '../evidence/passages';
import { createSources } from './sources';

type Item = { content: string; evidence: Evidence };

/** A list item of markdown for each passage, with the passage itself as what stands behind it. */
function itemsOf({ event, passages }: Chosen, sources: ReturnType<typeof createSources>): Item[] {
  const items: Item[] = [];
  for (const passage of passages) {
    const citations = sources.cite(event, passage);
    // Without a source it listed it cannot be quoted.
    if (citations.length === 0) continue;
    const { text, lang } = passage;
    const quoted: Judgement = { verdict: 'quoted', passage: 0, span: [0, text.length] };
    items.push({
      content: `- ${citedMarkdown([{ text, citations }], lang)}\n`,
      evidence: evidenceOf(text, quoted, citations, [{ numbers: citations, passage }]),
    });
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
    return [`\n\n**${title}**\n\n`, ...items.map(({ content }) => content)];
  });
  return [
    { type: 'reference', references: sources.list() },
    { type: 'evidence', evidence: parts.flatMap(({ items }) => items.map((one) => one.evidence)) },
    ...[opening, ...pieces].map((content): ChatChunk => ({ type: 'answer', content })),
  ];
}
