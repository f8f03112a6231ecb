// What is hidden from a reader's lists: events with a muted word in title or brief, and events that
// only hidden sources report. Protects: words match as whole words, Chinese ones as segmented, and
// a reader who asks for something by name gets it.
import { han } from '@/lib/model/text/scripts';
import type { Mute } from '@/lib/model/feed/mutes';
import { sourceName } from '@/lib/model/feed/entry';
import { distinctSources } from '@/lib/model/feed/sources';
import { fold, isUnspaced } from './language/segment';
import { wordSegments } from './language/word-segments';
import type { Cursor, Owner, Page, Store } from './store/contract/store';
import type { StoredEvent } from './types';

const partOfWord = /[\p{L}\p{N}\p{M}]/u;

/** The word boundaries of a text in a script without spaces. */
function boundsOf(text: string): Set<number> {
  const bounds = new Set([0, text.length]);
  for (const { segment, index } of wordSegments(text, 'zh')) {
    bounds.add(index).add(index + segment.length);
  }
  return bounds;
}

/** Whether no word continues across this position. */
function isBound(text: string, at: number, bounds: () => Set<number>): boolean {
  const [before, after] = [text.slice(0, at).at(-1) ?? '', text.charAt(at)];
  if (!partOfWord.test(before) || !partOfWord.test(after)) return true;
  const unspaced = isUnspaced(before);
  // 「特斯拉Model」: a change of script is a word boundary.
  if (unspaced !== isUnspaced(after)) return true;
  return unspaced && bounds().has(at);
}

/**
 * A word with this many Chinese characters matches anywhere: dictionaries segment 马拉松开跑 as 马拉|松开|跑,
 * while shorter words do occur across two others.
 */
const longChinese = new RegExp(`^${han}{3,}$`, 'u');

/** The word boundaries of a text, computed when first needed. */
export function wordBounds(text: string): () => Set<number> {
  let cut: Set<number> | undefined;
  return () => (cut ??= boundsOf(text));
}

/**
 * Whether a folded text has a folded word as a whole word. `bounds`: the text's word boundaries.
 */
export function holdsWord(text: string, word: string, bounds = wordBounds(text)): boolean {
  if (longChinese.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isBound(text, at, bounds) && isBound(text, at + word.length, bounds)) return true;
  }
  return false;
}

/** Returns whether a text has one of the muted words; undefined where there are none. */
export function hidesText(mutes: readonly Mute[]): ((text: string) => boolean) | undefined {
  const words = mutes.flatMap(({ kind, label }) => (kind === 'word' ? [fold(label)] : []));
  if (words.length === 0) return undefined;
  return (text) => words.some((word) => holdsWord(fold(text), word));
}

type Told = Pick<StoredEvent, 'title' | 'brief' | 'references'>;
export type Hides = (event: Told) => boolean;

/** Returns what these mutes hide in a list; undefined where they hide nothing. */
export function hides(mutes: readonly Mute[]): Hides | undefined {
  const foldedOf = (kind: Mute['kind']) =>
    mutes.flatMap((mute) => (mute.kind === kind ? [fold(mute.label)] : []));
  const words = foldedOf('word');
  const sources = new Set(foldedOf('source'));
  if (words.length + sources.size === 0) return undefined;
  return ({ title, brief, references }) => {
    const told = words.length > 0 ? [...title, ...brief].map(({ text }) => fold(text)) : [];
    if (told.some((text) => words.some((word) => holdsWord(text, word)))) return true;
    if (sources.size === 0 || references.length === 0) return false;
    return distinctSources(references).every((one) => sources.has(fold(sourceName(one))));
  };
}

/** Hides what this reader hides, except what `asked` names. */
export async function hiddenFor(
  store: Pick<Store, 'mutes'>,
  owner: Owner | undefined,
  asked?: { words?: string; source?: string },
): Promise<Hides | undefined> {
  if (!owner) return undefined;
  const words = fold(asked?.words ?? '');
  const source = asked?.source === undefined ? undefined : fold(asked.source);
  const mutes = await store.mutes.of(owner);
  return hides(
    mutes.filter(({ kind, label }) =>
      kind === 'word' ? !holdsWord(words, fold(label)) : fold(label) !== source,
    ),
  );
}

/** Those of a reader's events that they neither hide nor find uninteresting, in their order. */
export async function shownTo(
  store: Pick<Store, 'mutes' | 'readers'>,
  owner: Owner | undefined,
  events: readonly StoredEvent[],
): Promise<StoredEvent[]> {
  if (!owner) return [...events];
  const away = await store.readers.disliked(
    owner,
    events.map(({ id }) => id),
  );
  const isHidden = await hiddenFor(store, owner);
  return events.filter((event) => !away.has(event.id) && isHidden?.(event) !== true);
}

/**
 * Which of these events disappear with a mute that was just added: those about its subject, or all
 * that are hidden now, as two hidden sources can hide what neither does alone.
 */
export async function concerned(
  store: Store,
  owner: Owner,
  mute: Mute,
  eventIds: readonly string[],
): Promise<string[]> {
  if (mute.kind === 'subject') return store.mutes.about(mute.label, eventIds);
  const isHidden = await hiddenFor(store, owner);
  const events = await store.events.getMany(eventIds);
  return events.flatMap((event) => (isHidden?.(event) ? [event.id] : []));
}

/**
 * Reads for one page: where nearly everything is hidden it has fewer items, and the next one
 * continues.
 */
const readsMost = 6;

/** A page of a list without hidden items; `read` reads the list from a cursor on. */
export async function pageWithout<T>(
  isHidden: ((item: T) => boolean) | undefined,
  { cursor, limit }: { cursor: Cursor | undefined; limit: number },
  read: (cursor: Cursor | undefined, limit: number) => Promise<Page<T>>,
): Promise<Page<T>> {
  if (!isHidden) return read(cursor, limit);
  const items: T[] = [];
  let at = cursor;
  for (let count = 0; count < readsMost; count += 1) {
    const page = await read(at, limit - items.length);
    items.push(...page.items.filter((item) => !isHidden(item)));
    at = page.next;
    if (at === undefined || items.length >= limit) break;
  }
  return { items, next: at };
}
