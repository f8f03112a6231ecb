// Which words of an event can be searched: title, brief and article in every language it has, the
// quoted sentences of its sources where a model wrote the article, and the headlines of all its
// sources.
import type { LocalizedText } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { SearchDocument } from '@/lib/newsroom/store/engine/engine';
import { segment } from '@/lib/newsroom/language/segment';
import { spelledNames } from '@/lib/newsroom/language/signed-names';
import { headMarks } from './head-marks';

/** Far above any article; keeps a row below Postgres' limit of 1 MB for an index entry. */
const tokensOfPart = 12_000;

const citation = /\[\d+\]/g;

function tokensOf(texts: readonly LocalizedText[]): string[] {
  const tokens: string[] = [];
  // An extract repeats the words under `source` and under its language: index them once.
  const seen = new Set<string>();
  for (const { lang, text } of texts.flat()) {
    if (seen.has(text)) continue;
    seen.add(text);
    for (const token of segment(text.replace(citation, ' '), lang)) tokens.push(token);
    tokens.push(...spelledNames(text));
  }
  return tokens.slice(0, tokensOfPart);
}

/** The tokens of each part, as the index weighs them; of a long part only the first ones. */
export function searchDocument(event: StoredEvent): SearchDocument {
  // Of a merged article the headline may be all that mentions it.
  const headlines =
    event.writing === 'sample'
      ? []
      : event.references.map(({ title = '' }) => ({ lang: event.lang, text: title }));
  const [title, brief] = [tokensOf([event.title]), tokensOf([event.brief])];
  return {
    event_id: event.id,
    rank_time: event.rank_time,
    ...{ title, brief, head: headMarks([...title, ...brief], event.references) },
    body: tokensOf([
      ...[...event.content, ...(event.quoted?.content ?? [])].map(({ text }) => text),
      headlines,
    ]),
  };
}
