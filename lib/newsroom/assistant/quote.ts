// The answer without a model: passages quoted word for word, each with its number, by article. It
// states that it quotes, from which article, and of which day.
import type { Evidence } from '@/lib/model/article/evidence';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { pickText, type Language } from '@/lib/model/text/languages';
import { citedMarkdown, escapeText } from '../evidence/cited-text';
import { evidenceOf } from '../evidence/evidence-of';
import { plainMarkdown } from '../evidence/passages';
import type { Judgment } from '../evidence/verdict';
import type { Chosen } from '../answerable/choice';
import { toldTime } from '../told-time';
import { dayOf } from './quoted-day';
import { leadOf, type SourceWords } from './source-words';
import { createSources, type Sources } from './sources';

type Part = { heading: string; items: string[]; evidence: Evidence[] };

/**
 * The title of the article, cited where it is a passage itself; a list item for each other passage;
 * and each passage as its own evidence.
 */
function partOf({ event, passages }: Chosen, sources: Sources, lang: Language): Part | undefined {
  const title = plainMarkdown(pickText(event.title, lang));
  let marks = '';
  const items: string[] = [];
  const evidence: Evidence[] = [];
  for (const passage of passages) {
    const citations = sources.cite(event, passage);
    // A passage without a listed source cannot be quoted.
    if (citations.length === 0) continue;
    const { text } = passage;
    const quoted: Judgment = { verdict: 'quoted', passage: 0, span: [0, text.length] };
    evidence.push(evidenceOf(text, quoted, citations, [{ numbers: citations, passage }]));
    if (text === title) marks = citations.map((number) => `[${number}]`).join('');
    else items.push(`- ${citedMarkdown([{ text, citations }], passage.lang)}\n`);
  }
  if (items.length === 0 && marks === '') return undefined;
  const time = event.writing === 'sample' ? 0 : toldTime(event);
  const day = time > 0 ? ` · ${dayOf(time, lang)}` : '';
  return { heading: `\n\n**${escapeText(title)}**${marks}${day}\n\n`, items, evidence };
}

/** What the opening quotes is not quoted again. */
const beside = (chosen: readonly Chosen[], words: SourceWords | undefined): readonly Chosen[] => {
  const told = new Set(words?.words.map(({ text }) => text));
  return chosen.map(({ event, passages }) => ({
    event,
    passages: passages.filter(({ text }) => !told.has(text)),
  }));
};

/**
 * The chunks of a quoted answer, without its end: references first, then the source words for the
 * sentence in question, then line by line.
 */
export function quotedAnswer(
  chosen: readonly Chosen[],
  opening: string,
  lang: Language,
  words?: SourceWords,
): ChatChunk[] {
  const sources = createSources();
  const lead = words && leadOf(words, sources, lang);
  const parts = beside(chosen, words).flatMap((one) => partOf(one, sources, lang) ?? []);
  const pieces = parts.flatMap(({ heading, items }) => [heading, ...items]);
  const openings = [lead?.content, pieces.length > 0 || !lead ? opening : undefined];
  const evidence = [...(lead?.evidence ?? []), ...parts.flatMap((part) => part.evidence)];
  return [
    { type: 'reference', references: sources.list() },
    { type: 'evidence', evidence },
    ...[...openings, ...pieces].flatMap((content): ChatChunk[] =>
      content ? [{ type: 'answer', content }] : [],
    ),
  ];
}
