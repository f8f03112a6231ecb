// A sample event in stored form. Protects: its id and version are the same at every start, whatever
// the time.
import { createHash } from 'node:crypto';
import { minuteMs } from '@/lib/model/time';
import { languages, type LocalizedText } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { withTrees } from '@/lib/model/markdown/block-trees';
import { fallbackCovers } from '@/lib/model/limits/feed';
import { headingId } from '@/lib/model/markdown/outline';
import type { EventBody, StoredEvent } from '../types';
import { anchorsOf, blocksOf } from './blocks';
import type { SampleEvent, SampleText } from './sample-event';

/**
 * The ages of the sample edition at the first start: the newest event is 25 minutes old, each next
 * one 50 older.
 */
const sampleFirstAgeMs = 25 * minuteMs;
const sampleStepMs = 50 * minuteMs;

/** One text in all languages; a language without it is left out. */
function localized(
  event: SampleEvent,
  read: (text: SampleText) => string | undefined,
): LocalizedText {
  return languages.flatMap((language) => {
    const text = read(event.text[language]);
    return text === undefined ? [] : [{ lang: toWireLanguage(language), text }];
  });
}

/** A list of texts in all languages, as long as the English one. */
function localizedList(
  event: SampleEvent,
  read: (text: SampleText) => readonly string[],
): LocalizedText[] {
  return read(event.text.en).map((_, index) => localized(event, (text) => read(text)[index]));
}

function contentOf(event: SampleEvent): Pick<EventBody, 'content' | 'outline'> {
  const texts = localizedList(event, (text) => blocksOf(text).map((block) => block.text));
  const types = blocksOf(event.text.en).map((block) => block.element_type);
  const content = texts.map((text, index) => ({ element_type: types[index] ?? 'p', text }));
  const outline = content.flatMap(({ element_type, text }, index) =>
    element_type === 'p'
      ? []
      : [{ id: headingId(index), title: text, depth: element_type === 'h2' ? 1 : 2 }],
  );
  return { content, outline };
}

/** An event of the edition is found again by this id. */
export const sampleId = ({ slug }: SampleEvent) => `sample-${slug}`;

/** The event at a position of the edition (0 is the newest), as of `now` in milliseconds. */
export function storedEvent(event: SampleEvent, position: number, now: number): StoredEvent {
  const time = now - sampleFirstAgeMs - position * sampleStepMs;
  const written = {
    title: localized(event, ({ title }) => title),
    brief: localized(event, ({ brief }) => brief),
    ...contentOf(event),
    references: event.references.map((reference, index) => ({ order: index + 1, ...reference })),
    anchors: localizedList(event, anchorsOf),
    anchor_keywords: localizedList(event, ({ keywords }) => keywords),
    follow_up_questions: localizedList(event, ({ questions }) => questions),
  };
  const hash = createHash('sha256').update(JSON.stringify(written)).digest('hex');
  const stored: StoredEvent = {
    ...written,
    id: sampleId(event),
    event_version_id: `sample-${hash.slice(0, 16)}`,
    cover: [`/covers/${event.cover ?? (position % fallbackCovers) + 1}.svg`],
    highlights: [],
    writing: 'sample',
    lang: 'en',
    tabs: event.tab === 'recommend' ? [] : [event.tab],
    release_time: time,
    rank_time: time,
    updated_at: time,
    hot_weight: 0,
    like_count: 0,
    taken_down: false,
  };
  return withTrees(stored);
}
