// The answer without a model: passages quoted word for word, each with its number, by article. It
// says plainly that it quotes, in which article each passage stands, and of which day that is.
import type { Evidence } from '@/lib/model/article/evidence';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { pickText, toTag, type Language } from '@/lib/model/text/languages';
import { citedMarkdown, escapeText } from '../evidence/cited-text';
import { evidenceOf } from '../evidence/evidence-of';
import { plainMarkdown } from '../evidence/passages';
import type { Judgment } from '../evidence/verdict';
import type { Chosen } from '../answerable/choice';
import { createSources, type Sources } from './sources';

const dates = new Map<Language, Intl.DateTimeFormat>();

/** The day of a time, in UTC: whoever reads it, it is the same day. */
export function dayOf(time: number, lang: Language): string {
  const known =
    dates.get(lang) ??
    new Intl.DateTimeFormat(toTag(lang), { dateStyle: 'medium', timeZone: 'UTC' });
  dates.set(lang, known);
  return known.format(time);
}

type Part = { heading: string; items: string[]; evidence: Evidence[] };

/**
 * The title of the article, cited where it is a passage itself, a list item for each other passage,
 * and each passage itself as what stands behind it.
 */
function partOf({ event, passages }: Chosen, sources: Sources, lang: Language): Part | undefined {
  const title = plainMarkdown(pickText(event.title, lang));
  let marks = '';
  const items: string[] = [];
  const evidence: Evidence[] = [];
  for (const passage of passages) {
    const citations = sources.cite(event, passage);
    // Without a source it listed it cannot be quoted.
    if (citations.length === 0) continue;
    const { text } = passage;
    const quoted: Judgment = { verdict: 'quoted', passage: 0, span: [0, text.length] };
    evidence.push(evidenceOf(text, quoted, citations, [{ numbers: citations, passage }]));
    if (text === title) marks = citations.map((number) => `[${number}]`).join('');
    else items.push(`- ${citedMarkdown([{ text, citations }], passage.lang)}\n`);
  }
  if (items.length === 0 && marks === '') return undefined;
  const day = event.writing === 'sample' ? '' : ` · ${dayOf(event.release_time, lang)}`;
  return { heading: `\n\n**${escapeText(title)}**${marks}${day}\n\n`, items, evidence };
}

/** The chunks of a quoted answer, without its end: references first, then line by line. */
export function quotedAnswer(
  chosen: readonly Chosen[],
  opening: string,
  lang: Language,
): ChatChunk[] {
  const sources = createSources();
  const parts = chosen.flatMap((one) => partOf(one, sources, lang) ?? []);
  const pieces = parts.flatMap(({ heading, items }) => [heading, ...items]);
  return [
    { type: 'reference', references: sources.list() },
    { type: 'evidence', evidence: parts.flatMap(({ evidence }) => evidence) },
    ...[opening, ...pieces].map((content): ChatChunk => ({ type: 'answer', content })),
  ];
}
