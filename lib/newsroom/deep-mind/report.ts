// The report of a run: by event, newest first, sentences quoted word for word with the numbers of
// their sources; and which words no quoted sentence has, in any language.
import type { ThemeReport } from '@/lib/contract';
import { pick, pickText, toTag, type Language } from '@/lib/model/text/languages';
import { headlineBlock } from '../answerable/headlines';
import { inOrder } from '../answerable/choice';
import type { RankedEvent, RankedPassage } from '../answerable/rank';
import { createSources } from '../assistant/sources';
import { languageOfWords } from '../language/detect-language';
import { otherWords } from '../language/meanings/other-words';
import { fold, queryTokens, segment } from '../language/segment';
import { plainMarkdown } from '../evidence/passages';
import { keywordGroups } from '../themes/theme-words';

/** How many events a report has, and how many sentences of each. */
const deepMindEvents = 20;
const deepMindSentences = 3;

/** Passages with a smaller share of the question match by coincidence; ours. */
const fitLeast = 0.34;

/** An event without any of the question's names needs this share of its words; ours. */
const coverageLeast = 0.5;

/** `isAside`: no query found more of it than a few words without any of the query's names. */
type Finding = RankedEvent & { isAside: boolean };

/** The results by event: the best passages of all queries. */
export type Findings = Map<string, Finding>;

const isAside = ({ found, missing, coverage }: RankedEvent) =>
  missing.length > 0 && !found.some(({ naming }) => naming) && coverage < coverageLeast;

/**
 * Merges the results of one search into earlier ones; a passage found twice keeps the better score.
 */
export function addFindings(findings: Findings, events: readonly RankedEvent[]): void {
  for (const ranked of events) {
    const { id } = ranked.event;
    const known = findings.get(id);
    const passages = new Map<string, RankedPassage>();
    for (const one of [...(known?.passages ?? []), ...ranked.passages]) {
      const key = `${one.block}/${one.place}`;
      const same = passages.get(key);
      if (!same || same.score < one.score) passages.set(key, one);
    }
    const best = [...passages.values()].sort((a, b) => b.score - a.score).slice(0, 20);
    const score = Math.max(known?.score ?? 0, ranked.score);
    const aside = (known?.isAside ?? true) && isAside(ranked);
    findings.set(id, { ...ranked, passages: best, score, isAside: aside });
  }
}

/** Sentences that may be in the report: no headlines, and nothing that addresses a machine. */
const quotable = ({ passages }: RankedEvent) =>
  passages
    .filter(({ block, fit, suspect }) => block !== headlineBlock && fit >= fitLeast && !suspect)
    .slice(0, deepMindSentences)
    .sort(inOrder);

/**
 * The events with a sentence for the report, rather than being merely close to the question. One
 * that shares a verb with the question, but not its names, is left out where others have a name.
 */
export function answering(findings: Findings): Finding[] {
  const told = [...findings.values()].filter((one) => quotable(one).length > 0);
  const close = told.filter((one) => !one.isAside);
  return close.length > 0 ? close : told;
}

/**
 * The report on all results: quoted passages with their sources, and which of the words `asked`
 * none of them covers.
 */
export function reportOf(
  findings: Findings,
  asked: readonly string[],
  reader: Language,
): ThemeReport {
  const sources = createSources();
  const said = new Set<string>();
  const chosen = answering(findings)
    .map((ranked) => ({ ranked, passages: quotable(ranked) }))
    .sort((a, b) => b.ranked.score - a.ranked.score)
    .slice(0, deepMindEvents)
    .sort((a, b) => b.ranked.event.release_time - a.ranked.event.release_time);
  const sections = chosen.flatMap(({ ranked: { event }, passages }) => {
    const sentences = passages.flatMap((passage) => {
      const citations = sources.cite(event, passage);
      // A passage without a source cannot be quoted, and none is quoted twice.
      if (citations.length === 0 || said.has(fold(passage.text))) return [];
      said.add(fold(passage.text));
      return [{ text: passage.text, lang: toTag(passage.lang), citations }];
    });
    if (sentences.length === 0) return [];
    const title = plainMarkdown(pickText(event.title, reader));
    const lang = pick(event.title, reader)?.lang ?? '';
    return [{ event_id: event.id, title, lang, time: event.release_time, sentences }];
  });
  const tokens = new Set(
    sections.flatMap(({ title, sentences }) =>
      [title, ...sentences.map(({ text }) => text)].flatMap((text) => segment(text, reader)),
    ),
  );
  const has = (word: string) =>
    word.endsWith('*')
      ? [...tokens].some((token) => token.startsWith(word.slice(0, -1)))
      : tokens.has(word);
  /** A sentence in another language counts, too: 伊朗 is Iran. */
  const isTold = (token: string, lang: Language) =>
    otherWords(token, lang).some((other) =>
      queryTokens(other.word, other.lang).every((piece) => tokens.has(piece)),
    );
  const isCovered = (one: string) => {
    const lang = languageOfWords(one, reader);
    const told = ([token = '', ...forms]: readonly string[]) =>
      [token, ...forms].some(has) || isTold(token, lang);
    return keywordGroups(one, reader).every(told) || isTold(fold(one.trim()), lang);
  };
  const not_covered = [...new Set(asked)].filter((one) => !isCovered(one));
  return { sections, references: sources.list(), not_covered };
}
