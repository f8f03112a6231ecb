// All bots' words in one inverted index. Protects: matching an article costs only what its own
// words find, however many bots and articles there are; only the bots found are then scored.
import { languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { lexicons } from '../language/lexicons';
import { without } from '../language/segment';
import { ownText } from '../topics/terms';
import type { StoredEvent } from '../types';
import { wordsIn, type BotField } from '../store/contract/bot-field';
import { readText, soughtWord, type ReadText, type SoughtWord } from './sought-word';

/**
 * The weight of a word in the headline and in the brief. A subject is wider than the bot's field,
 * so its words count half, and nothing without one of the field's own words where it has some.
 */
const inTitle = 2;
const inBrief = 1;
const ofSubject = 0.5;
/** A common word that the text uses as a name only supports other words. */
const asName = 0.5;
/** News that is in a section of the bot, and news that is only in others. */
const inSection = 1;
const elsewhere = -2;
/** The least score of an event that is in the field, and with a reader's own words. */
const fieldLeast = 3;
const ownLeast = 1;

/** What a key stands for: the field of a bot, or the words that a reader added to one. */
export type IndexedField<Key> = { key: Key } & (
  { field: BotField } | { ownWords: readonly string[] }
);

export type FieldMatch<Key> = {
  key: Key;
  points: number;
  /** The words found, to be looked for in the event's sentences. */
  words: readonly SoughtWord[];
};

export type FieldIndex<Key> = {
  /** The fields that an event matches, by its headline, brief and sections. */
  matches(event: Pick<StoredEvent, 'title' | 'brief' | 'lang' | 'tabs'>): FieldMatch<Key>[];
};

type Row = { weight: number; own: boolean };
type Posting = { word: SoughtWord; rows: { at: number; row: Row }[] };
type Side = { points: number; taken: { start: number; end: number }[] };
type Found = { title: Side; brief: Side; words: SoughtWord[]; hasOwn: boolean };

/** The words that news uses for a subject; patterns are left out. */
function subjectWords({ subjects }: BotField, lang: Language): string[] {
  const { interests, spaced } = lexicons[lang];
  return subjects.flatMap((subject) => {
    const list = interests[subject].split(':')[1] ?? '';
    return list
      .split(spaced ? ',' : /\s+/)
      .map((word) => word.trim().replace(/\*$/, ''))
      .filter((word) => /^[\p{L}\p{N}][\p{L}\p{N}.\s-]*$/u.test(word));
  });
}

/** A text without the place and agency at its beginning, which say where it was written. */
const toldBy = (text: string, lang: Language) =>
  readText(lexicons[lang].dateline.reduce(without, text), lang);

const emptySide = (): Side => ({ points: 0, taken: [] });

/** Counts overlapping words ("climate", "climate change") once. */
function count(side: Side, place: { start: number; end: number } | undefined, points: number) {
  if (!place || side.taken.some(({ start, end }) => place.start < end && start < place.end))
    return false;
  side.taken.push(place);
  side.points += points;
  return true;
}

export function createFieldIndex<Key>(fields: readonly IndexedField<Key>[]): FieldIndex<Key> {
  const index = byLanguage(() => new Map<string, Map<string, Posting>>());

  function add(lang: Language, text: string, at: number, row: Row): void {
    const word = soughtWord(text, lang, !row.own);
    if (!word) return;
    const name = row.own ? `own ${text}` : text;
    const postings = index[lang].get(word.key) ?? new Map<string, Posting>();
    index[lang].set(word.key, postings);
    const posting = postings.get(name) ?? { word, rows: [] };
    postings.set(name, posting);
    if (!posting.rows.some((known) => known.at === at)) posting.rows.push({ at, row });
  }

  const without: Record<Language, SoughtWord[]>[] = [];
  for (const [at, one] of fields.entries()) {
    without.push(
      byLanguage((lang) =>
        'field' in one
          ? one.field.without[lang].flatMap((word) => soughtWord(word, lang) ?? [])
          : [],
      ),
    );
    for (const lang of languages) {
      if ('ownWords' in one) {
        for (const word of one.ownWords) add(lang, word, at, { weight: 1, own: true });
        continue;
      }
      for (const word of wordsIn(one.field, lang)) add(lang, word, at, { weight: 1, own: false });
      for (const word of subjectWords(one.field, lang)) {
        add(lang, word, at, { weight: ofSubject, own: false });
      }
    }
  }

  function sectionPoints(one: IndexedField<Key>, tabs: readonly string[]): number {
    if (!('field' in one) || one.field.sections.length === 0 || tabs.length === 0) return 0;
    const { sections } = one.field;
    return tabs.some((tab) => sections.some((section) => section === tab)) ? inSection : elsewhere;
  }

  function search(title: ReadText, brief: ReadText, lang: Language): Map<number, Found> {
    const found = new Map<number, Found>();
    for (const key of new Set([...title.keys, ...brief.keys])) {
      for (const { word, rows } of index[lang].get(key)?.values() ?? []) {
        const places = { title: word.find(title), brief: word.find(brief) };
        if (!places.title && !places.brief) continue;
        const isName = word.isNameIn([title, brief]);
        for (const { at, row } of rows) {
          // Subjects list their words in lower case, even names.
          const said = isName && row.weight > ofSubject ? asName : 1;
          const one = found.get(at) ?? {
            ...{ title: emptySide(), brief: emptySide(), words: [], hasOwn: false },
          };
          found.set(at, one);
          const above = count(one.title, places.title, inTitle * row.weight * said);
          const below = count(one.brief, places.brief, inBrief * row.weight * said);
          if (!above && !below) continue;
          one.words.push(word);
          if (row.weight > ofSubject) one.hasOwn = true;
        }
      }
    }
    return found;
  }

  return {
    matches(event) {
      const title = toldBy(ownText(event.title, event.lang), event.lang);
      const brief = toldBy(ownText(event.brief, event.lang), event.lang);
      return [...search(title, brief, event.lang)].flatMap(([at, found]) => {
        const one = fields[at];
        if (!one) return [];
        const own = 'ownWords' in one;
        const points = found.title.points + found.brief.points + sectionPoints(one, event.tabs);
        if (points < (own ? ownLeast : fieldLeast)) return [];
        if (!own && found.title.points === 0) return [];
        if (!own && !found.hasOwn && wordsIn(one.field, event.lang).length > 0) return [];
        if (without[at]?.[event.lang].some((word) => word.find(title) ?? word.find(brief)))
          return [];
        return [{ key: one.key, points, words: found.words }];
      });
    },
  };
}
