// An event as it is compared across languages: all that its articles name.
import type { Language } from '@/lib/model/text/languages';
import type { Entry } from '../cluster/postings';
import type { Things } from '../cluster/things';

export type Telling = {
  event_id: string;
  lang: Language;
  /** When its first and its last article came out, milliseconds. */
  from: number;
  until: number;
  /** What its articles name: 1 where all headlines do, less where few do or only the texts do. */
  things: Things;
};

/** A thing that one of many articles names keeps at least this share of its worth. */
const aloneWorth = 0.5;

function tellingOf(event_id: string, lang: Language, entries: readonly Entry[]): Telling {
  const most = new Map<string, number>();
  const held = new Map<string, number>();
  for (const { things } of entries) {
    for (const [thing, worth] of Object.entries(things)) {
      most.set(thing, Math.max(most.get(thing) ?? 0, worth));
      held.set(thing, (held.get(thing) ?? 0) + 1);
    }
  }
  const times = entries.map(({ published_at }) => published_at);
  return {
    ...{ event_id, lang, from: Math.min(...times), until: Math.max(...times) },
    things: Object.fromEntries(
      [...most].map(([thing, worth]) => {
        const share = (held.get(thing) ?? 0) / entries.length;
        return [thing, worth * (aloneWorth + (1 - aloneWorth) * share)];
      }),
    ),
  };
}

/**
 * The events of these articles, without copies, which add nothing, and round-ups, which report many
 * happenings.
 */
export function tellingsOf(entries: readonly Entry[]): Telling[] {
  const events = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.copy_of !== undefined || entry.kind === 'roundup') continue;
    const key = `${entry.lang} ${entry.event_id}`;
    const known = events.get(key);
    if (known) known.push(entry);
    else events.set(key, [entry]);
  }
  return [...events.values()].flatMap((members) => {
    const [first] = members;
    return first ? [tellingOf(first.event_id, first.lang, members)] : [];
  });
}
