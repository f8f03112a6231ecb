// Writes an event from articles without a model: every sentence is quoted from a source and cites
// it. A pure function of its input, so that the same articles always make the same version.
import type { Reference } from '@/lib/contract';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { coversOf } from './cover';
import { draftOf } from './draft';
import { independentSources, majorityLanguage, mostFrequent, splitCopies } from './syndication';
import { followUpQuestions } from './questions';
import { hotWeight, rankTime } from './rank-time';
import { isPaidContent, paidDelayMs } from '../tabs/paid-content';
import { citesListed, listReferences, numberedAsBefore, ordersNow } from './references';
import { releasedAt } from './report-times';
import { sectionsOf } from './event-sections';
import { localized, outlineOf, toContent } from './shown-text';
import { newBlocks, versionOf } from './version';

/** An event is in a tab if this share of its reports belongs there. */
const tabShareLeast = 1 / 3;

export type WriteInput = {
  id: string;
  /** All articles of the event, oldest first; syndicated copies carry `copy_of`. */
  articles: readonly Article[];
  /** The event as currently stored, if it is. */
  previous?: StoredEvent;
  /** Milliseconds since 1970; only `updated_at` of a new version takes it. */
  now: number;
};

/** The last quoted form of the event, whatever a model has made of it since. */
function quotedForm(event: StoredEvent) {
  const { title, content } = event.quoted ?? { ...event, title: event.title[0]?.text };
  return { version: event.written_from ?? event.event_version_id, title, content };
}

function newReferences(references: readonly Reference[], before: StoredEvent): number[] {
  const known = new Set(before.references.map(({ link }) => link));
  return references.flatMap(({ link, order = 0 }) => (known.has(link) ? [] : order));
}

function stillNew(before: StoredEvent, references: readonly Reference[]): number[] | undefined {
  return before.new_references && ordersNow(before.new_references, before, references);
}

/** The tabs of enough reports; a single one among many does not move the event. */
function tabsOf(originals: readonly Article[]): string[] {
  const tabs = originals.map(({ tab }) => tab).filter(Boolean);
  const least = tabs.length * tabShareLeast;
  return mostFrequent(tabs).filter(
    (tab) => tab !== defaultTabKey && tabs.filter((one) => one === tab).length >= least,
  );
}

/**
 * The reports with their copies: pictures, time and weight of an event are those of its happening.
 */
function withCopies(reports: readonly Article[], articles: readonly Article[]): Article[] {
  const told = new Set(reports);
  const roots = new Set(reports.map(({ id, copy_of }) => copy_of ?? id));
  return articles.filter(
    (one) => told.has(one) || roots.has(one.id) || (one.copy_of && roots.has(one.copy_of)),
  );
}

/** Writes an event from its articles. Never throws; synchronous, a few milliseconds. */
export function writeEvent({ id, articles, previous, now }: WriteInput): StoredEvent {
  const all = splitCopies(articles);
  const { originals } = all;
  const lang = originals.length > 0 ? majorityLanguage(originals) : (previous?.lang ?? 'en');
  // Compare quoted sentences: what a model writes or translates is based on those.
  const extracted = previous && previous.writing !== 'sample' ? previous : undefined;
  const before = extracted && quotedForm(extracted);
  const draft = draftOf(originals, lang, before?.title);
  const { blocks, keywords, reports } = draft;
  const told = withCopies(reports, articles);

  const quoted = blocks.flatMap(({ sentences }) => sentences.flatMap((line) => line.articles));
  const listed = listReferences(quoted, all);
  const links = new Set(reports.map(({ url }) => url));
  const own = listed.filter(({ link }) => links.has(link));
  const shown = {
    title: localized(draft.title, lang),
    brief: localized(draft.brief, lang),
    content: toContent(blocks, listed, lang),
  };
  const version = versionOf({ ...shown, references: own });
  const isCited = !extracted || citesListed(extracted, listed);
  const unchanged = before?.version === version && isCited;
  const byModel = extracted?.writing === 'model' || extracted?.translated !== undefined;
  // A model may cite sources that are not quoted, and the version does not cover their numbers.
  const isKept = unchanged && extracted && byModel;
  const references = isKept ? numberedAsBefore(listed, extracted) : listed;
  const updated = before ? newBlocks(shown.content, before.content) : [];

  const sources = independentSources(told);
  const dated = reports.filter(({ undated }) => !undated);
  const times = (dated.length > 0 ? dated : reports).map(releasedAt);
  const newest = times.length > 0 ? Math.max(...times) : (previous?.release_time ?? now);
  const spread = times.length > 0 ? newest - Math.min(...times) : 0;
  const written: StoredEvent = {
    ...shown,
    ...sectionsOf(draft, articles, references, lang),
    id,
    event_version_id: version,
    references,
    cover: coversOf(splitCopies(told)),
    release_time: newest,
    anchors: draft.anchors.map((text) => localized(text, lang)),
    anchor_keywords: keywords.map(({ text }) => localized(text, lang)),
    highlights: extracted && unchanged ? extracted.highlights : updated,
    follow_up_questions: [],
    outline: outlineOf(blocks, lang),
    writing: 'extract',
    lang,
    tabs: tabsOf(reports),
    rank_time: reports.every(isPaidContent) ? newest - paidDelayMs : rankTime(newest, sources),
    hot_weight: hotWeight(sources, spread),
    like_count: previous?.like_count ?? 0,
    taken_down: previous?.taken_down ?? false,
    updated_at: extracted && unchanged ? extracted.updated_at : now,
    new_references:
      extracted && (unchanged ? stillNew(extracted, references) : newReferences(own, extracted)),
  };
  // Every question offered is answered by the event as it is now.
  written.follow_up_questions = followUpQuestions(written, keywords, draft.headlines);
  return isKept ? withModelText(written, extracted) : written;
}

/** Unchanged quoted sentences keep a model's text and translations. */
function withModelText(written: StoredEvent, previous: StoredEvent): StoredEvent {
  const { title, brief, content, anchors, anchor_keywords, outline, writing } = previous;
  const { event_version_id, translated, written_from, quoted, evidence } = previous;
  // Questions may change with the sources alone.
  const follow_up_questions = written.follow_up_questions.map(
    (text) =>
      previous.follow_up_questions.find(([before]) => before?.text === text[0]?.text) ?? text,
  );
  return {
    ...written,
    ...{ title, brief, content, anchors, anchor_keywords, outline, writing },
    ...{ event_version_id, translated, written_from, quoted, evidence, follow_up_questions },
  };
}
