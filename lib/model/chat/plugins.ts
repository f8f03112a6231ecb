// Folds the chunks of an answer into the parts that a message shows. Pure, immediate and without
// pauses; lib/model/reveal paces the same folds for the message being written.
import type { Evidence } from '../article/evidence';
import type { Source } from '../feed/entry';
import type { AnswerChunk, AnswerWriting, ChatChunk, InnerResult, OutcomeChunk } from './chunk';
import type { ChatItem } from './item';
import { isLoading } from './loading';

/** Everything but the text of the answer. */
export type Extras = {
  globalSearch: { searching: boolean; data: Source[] };
  innerSearch: { searching: boolean; data: InnerResult[] };
  /** What the citation numbers refer to. */
  references: Source[];
  /** The evidence for its sentences. */
  evidence: Evidence[];
  /** Who wrote it; undefined until it ends, and where the service does not say. */
  writing?: AnswerWriting;
  followup: string[];
  botException?: { msg: string };
  /** The kind of the answer, where the service says so. */
  outcome?: Pick<OutcomeChunk, 'outcome' | 'scope'>;
};

export type Plugins = Extras & { answer: { text: string; answering: boolean } };

export const noExtras: Extras = {
  globalSearch: { searching: false, data: [] },
  innerSearch: { searching: false, data: [] },
  references: [],
  evidence: [],
  followup: [],
};

/** Appends the entries that are not in the list yet. */
function joined<T>(list: T[], more: readonly T[] | undefined, key: (entry: T) => string): T[] {
  const known = new Set(list.map(key));
  const added = (more ?? []).filter((entry) => !known.has(key(entry)) && known.add(key(entry)));
  return added.length > 0 ? [...list, ...added] : list;
}

const linkOf = (source: Source) => source.link;

/** The extras after one more chunk; of the answer's own chunks only the writer matters here. */
export function applyChunk(extras: Extras, chunk: ChatChunk): Extras {
  const { globalSearch, innerSearch } = extras;
  switch (chunk.type) {
    case 'answer':
      return chunk.writing ? { ...extras, writing: chunk.writing } : extras;
    case 'evidence':
      return { ...extras, evidence: [...extras.evidence, ...chunk.evidence] };
    case 'global_search':
      return { ...extras, globalSearch: { ...globalSearch, searching: true } };
    case 'global_search_result': {
      // "The result is stored if it is non-empty."
      const found = chunk.global_result;
      const data = found.length > 0 ? found : globalSearch.data;
      return { ...extras, globalSearch: { searching: false, data } };
    }
    case 'inner_search': {
      const searching =
        chunk.mark === 'end' ? false : chunk.mark === 'start' || innerSearch.searching;
      const isResult = chunk.mark === 'result';
      // "Global results of an inner search chunk are added to the global search data."
      const global = isResult && chunk.result_type !== 'inner' ? chunk.global_result : undefined;
      const inner = isResult && chunk.result_type !== 'global' ? chunk.inner_result : undefined;
      return {
        ...extras,
        globalSearch: { ...globalSearch, data: joined(globalSearch.data, global, linkOf) },
        innerSearch: { searching, data: joined(innerSearch.data, inner, ({ uuid }) => uuid) },
      };
    }
    case 'reference':
      return { ...extras, references: chunk.references };
    case 'outcome':
      return { ...extras, outcome: { outcome: chunk.outcome, scope: chunk.scope } };
    case 'follow_up':
      return { ...extras, followup: [...extras.followup, chunk.content] };
    case 'exception':
      return chunk.msg ? { ...extras, botException: { msg: chunk.msg } } : extras;
  }
}

/** While true, the message says that the web is being searched. */
export function isSearching({ globalSearch, innerSearch }: Extras): boolean {
  return globalSearch.searching || innerSearch.searching;
}

/** Marks all searches as finished, whatever was announced. */
export function searchesOver(extras: Extras): Extras {
  return {
    ...extras,
    globalSearch: { ...extras.globalSearch, searching: false },
    innerSearch: { ...extras.innerSearch, searching: false },
  };
}

export const isEndMark = (chunk: ChatChunk): chunk is AnswerChunk & { mark: 'end' } =>
  chunk.type === 'answer' && chunk.mark === 'end';

export const isException = ({ type }: ChatChunk): boolean => type === 'exception';

/** The raw text of an answer so far. */
export function answerText(chunks: readonly ChatChunk[]): string {
  return chunks.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join('');
}

/** Whether it is worth sharing: an answer that found nothing holds no more than the question. */
export const tellsSomething = (chunks: readonly ChatChunk[]): boolean =>
  answerText(chunks).trim() !== '' &&
  !chunks.some((chunk) => chunk.type === 'outcome' && chunk.outcome === 'none');

/**
 * Whether it is complete: passages shown because the model was unavailable count as the whole
 * answer.
 */
export function isWhole(chunks: readonly ChatChunk[]): boolean {
  const end = chunks.find(isEndMark);
  return end?.writing === 'extract' || (end !== undefined && !chunks.some(isException));
}

/** All parts of a message at once: for every message except the one being written. */
export function pluginsOf({ botAnswer: { chunks }, loadingState }: ChatItem): Plugins {
  const extras = chunks.reduce(applyChunk, noExtras);
  const loading = isLoading(loadingState);
  const answering = loading && !chunks.some(isEndMark);
  return {
    ...(loading ? extras : searchesOver(extras)),
    answer: { text: answerText(chunks), answering },
  };
}

/** The reference that citation mark `[n]` refers to: by its own number, else by its position. */
export function citedReference(references: readonly Source[], n: number): Source | undefined {
  return (
    references.find(({ order }) => order === n) ??
    (references.every(({ order }) => order === undefined) ? references[n - 1] : undefined)
  );
}
