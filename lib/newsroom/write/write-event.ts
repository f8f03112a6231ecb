// Articles in, event out, without a model: every sentence is quoted from a source and cites it.
// A pure function of its input, so that the same articles always make the same version.
import type { ContentBlock, Reference } from '@/lib/contract';
import { toWireLanguage } from '@/lib/model/languages';
import type { Language, LocalizedText } from '@/lib/model/languages';
import { headingId } from '@/lib/model/outline';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import type { Block } from './blocks';
import { citedMarkdown, escapeText } from './cited-text';
import { coversOf } from './cover';
import { draftOf } from './draft';
import { independentSources, majorityLanguage, mostFrequent, splitCopies } from './originals';
import { followUpQuestions } from './questions';
import { hotWeight, rankTime } from './rank-time';
import { listReferences } from './references';
import { newBlocks, versionOf } from './version';

export type WriteInput = {
  id: string;
  /** All articles of the event, oldest first; syndicated copies carry `copy_of`. */
  articles: readonly Article[];
  /** The event as it is stored now, if it is. */
  previous?: StoredEvent;
  /** Milliseconds since 1970; only `updated_at` of a new version takes it. */
  now: number;
};

function localized(text: string, lang: Language): LocalizedText {
  return text === ''
    ? []
    : [
        { lang: 'source', text },
        { lang: toWireLanguage(lang), text },
      ];
}

/** When an article came out; what a feed dates into the future came out when it was fetched. */
const releasedAt = (article: Article) => Math.min(article.published_at, article.fetched_at);

function toContent(
  blocks: readonly Block[],
  references: readonly Reference[],
  lang: Language,
): ContentBlock[] {
  const orders = new Map(references.map(({ link }, at) => [link, at + 1]));
  return blocks.map(({ kind, heading, sentences }) => {
    const cited = sentences.map(({ text, articles }) => {
      const numbers = articles.flatMap(({ url }) => orders.get(url) ?? []);
      return { text, citations: [...new Set(numbers)].sort((a, b) => a - b) };
    });
    const markdown = kind === 'h2' ? escapeText(heading) : citedMarkdown(cited, lang);
    return { element_type: kind, text: localized(markdown, lang) };
  });
}

/** Writes an event from its articles. Never throws; synchronous, a few milliseconds. */
export function writeEvent({ id, articles, previous, now }: WriteInput): StoredEvent {
  const voices = splitCopies(articles);
  const { originals } = voices;
  const lang = originals.length > 0 ? majorityLanguage(originals) : (previous?.lang ?? 'en');
  // A model only says the quoted sentences again, in further languages.
  const extracted = previous && previous.writing !== 'sample' ? previous : undefined;
  const draft = draftOf(originals, lang, extracted?.title[0]?.text);
  const { blocks, keywords } = draft;

  const quoted = blocks.flatMap(({ sentences }) => sentences.flatMap((line) => line.articles));
  const references = listReferences(quoted, voices);
  const copies = new Set(voices.copies.map(({ url }) => url));
  const own = references.filter(({ link }) => !copies.has(link));
  const shown = {
    title: localized(draft.title, lang),
    brief: localized(draft.brief, lang),
    content: toContent(blocks, references, lang),
  };
  const version = versionOf({ ...shown, references: own });
  const unchanged = previous?.event_version_id === version;
  const updated = extracted ? newBlocks(shown.content, extracted.content) : [];

  const sources = independentSources(articles);
  const times = originals.map(releasedAt);
  const newest = times.length > 0 ? Math.max(...times) : (previous?.release_time ?? now);
  const spread = times.length > 0 ? newest - Math.min(...times) : 0;
  const questions = followUpQuestions(keywords, draft.headlines, sources, lang);
  const written: StoredEvent = {
    ...shown,
    id,
    event_version_id: version,
    references,
    cover: coversOf(voices),
    release_time: newest,
    anchors: draft.anchors.map((text) => localized(text, lang)),
    anchor_keywords: keywords.map(({ text }) => localized(text, lang)),
    highlights: unchanged ? previous.highlights : updated,
    follow_up_questions: questions.map((text) => localized(text, lang)),
    outline: blocks.flatMap(({ kind, heading }, index) =>
      kind === 'p' ? [] : [{ id: headingId(index), title: localized(heading, lang), depth: 1 }],
    ),
    writing: 'extract',
    lang,
    tabs: mostFrequent(originals.map(({ tab }) => tab).filter(Boolean)),
    rank_time: rankTime(newest, sources),
    hot_weight: hotWeight(sources, spread),
    like_count: previous?.like_count ?? 0,
    taken_down: previous?.taken_down ?? false,
    updated_at: unchanged ? previous.updated_at : now,
  };
  return unchanged && extracted?.writing === 'model'
    ? withTranslations(written, extracted)
    : written;
}

/** The same version keeps what a model said of it. */
function withTranslations(written: StoredEvent, previous: StoredEvent): StoredEvent {
  const { title, brief, content, anchors, anchor_keywords, outline, writing } = previous;
  // Questions may change with the sources alone.
  const follow_up_questions = written.follow_up_questions.map(
    (text) =>
      previous.follow_up_questions.find(([before]) => before?.text === text[0]?.text) ?? text,
  );
  const kept = { title, brief, content, anchors, anchor_keywords, outline, writing };
  return { ...written, ...kept, follow_up_questions };
}
