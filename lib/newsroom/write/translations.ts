// Translates an event into the languages that it lacks, one after the other.
import { translationsADay } from '@/lib/model/limits/chat';
import { languages, readLanguage, type Language } from '@/lib/model/text/languages';
import type { StoredEvent } from '../types';
import { createAttempts } from './attempts';
import type { EventTask, TaskParts } from './event-runs';
import { keepUnlessChanged } from './keep-version';
import { translateEvent } from './translate-event';

const missing = ({ content, lang }: StoredEvent): Language[] => {
  // A headline may be untranslated if the text is translated.
  const texts = content.flatMap(({ text }) => text);
  const there = new Set([lang, ...texts.map((one) => readLanguage(one.lang))]);
  return content.length === 0 ? [] : languages.filter((one) => !there.has(one));
};

export function createTranslations(parts: TaskParts): EventTask {
  const { store, model, signal } = parts;
  const attempts = createAttempts(parts, { what: 'translations', aDay: translationsADay });
  return async (id) => {
    for (const to of languages) {
      const event = await store.events.get(id);
      if (!event || event.taken_down || event.writing === 'sample') return;
      if (!missing(event).includes(to)) continue;
      const key = `${id} ${event.event_version_id} ${to}`;
      const made = await attempts.make(key, () => translateEvent(event, to, model, signal));
      if (made && !(await keepUnlessChanged(store, event.event_version_id, made))) {
        attempts.allow(key);
      }
    }
  };
}
