// When events are translated: after ingest stored something new, the newest first, one at a time.
// Protects: what was rewritten meanwhile is never overwritten, an event that a model cannot translate
// is tried once a version, and a day costs no more than it may.
import type { Logger } from 'pino';
import { translatedEvents, translationsADay } from '@/lib/model/limits';
import { languages, readLanguage, type Language } from '@/lib/model/languages';
import { withTrees } from '@/lib/model/markdown/block-trees';
import { ModelError, type Model } from '../assistant/model';
import type { Store } from '../store/store';
import type { Clock, StoredEvent } from '../types';
import { translateEvent } from './translate-event';

const dayMs = 24 * 3600_000;

export type TranslationRounds = {
  /** Something new is stored: a round begins, or follows the one under way. */
  begin(): void;
  /** Resolves when no round is under way. */
  settled(): Promise<void>;
};

const missing = ({ content, lang, title }: StoredEvent): Language[] => {
  const there = new Set([lang, ...title.map((one) => readLanguage(one.lang))]);
  return content.length === 0 ? [] : languages.filter((one) => !there.has(one));
};

/** What a model made of one event may be worse than of the next; one that is away is so for all. */
function notWhole(error: unknown): undefined {
  const ofThisEvent =
    error instanceof ModelError && (error.kind === 'endless' || error.kind === 'malformed');
  if (!ofThisEvent) throw error;
}

/** Never throws: a round that fails is logged, and the next one goes on. */
export function createTranslationRounds(parts: {
  store: Store;
  model: Model;
  clock: Clock;
  log: Logger;
  signal: AbortSignal;
}): TranslationRounds {
  const { store, model, clock, log, signal } = parts;
  const tried = new Set<string>();
  let wanted = false;
  let running: Promise<void> | undefined;

  async function mayGoOn(): Promise<boolean> {
    const now = clock();
    const day = Math.floor(now / dayMs);
    const used = await store.allowances.count(`translations:${day}`, (day + 1) * dayMs, now);
    return used <= translationsADay;
  }

  /** Stores the translation, unless the event has become another meanwhile. */
  async function keep(made: StoredEvent): Promise<void> {
    await store.transaction(async (inside) => {
      const now = await inside.events.get(made.id);
      const isSame = now?.event_version_id === made.event_version_id && !now.taken_down;
      if (isSame) await inside.events.save(withTrees(made));
    });
  }

  async function translate(id: string): Promise<void> {
    for (const to of languages) {
      const event = await store.events.get(id);
      if (!event || event.writing === 'sample' || !missing(event).includes(to)) continue;
      const attempt = `${event.event_version_id} ${to}`;
      if (signal.aborted || tried.has(attempt) || !(await mayGoOn())) return;
      tried.add(attempt);
      const made = await translateEvent(event, to, model, signal).catch(notWhole);
      if (made) await keep(made);
      else log.warn({ event: id, to }, 'a translation was not whole and is not shown');
    }
  }

  async function run(): Promise<void> {
    while (wanted && !signal.aborted) {
      wanted = false;
      try {
        const newest = await store.events.page({ tab: 'recommend', limit: translatedEvents });
        for (const { id } of newest.items) await translate(id);
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'a round of translations failed');
      }
    }
    running = undefined;
  }

  return {
    begin() {
      wanted = true;
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
