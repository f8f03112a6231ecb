// Lets a model write an event that consists of quoted sentences. The quoted one is stored and shown
// first, and remains where the model is unavailable or its text is not supported.
import { writingsADay } from '@/lib/model/limits/chat';
import type { StoredEvent } from '../types';
import { createModelCheck } from '../evidence/model-check';
import { createAttempts } from './attempts';
import { confirmedSentencesMost } from './confirmed-article';
import type { EventTask, TaskParts } from './event-runs';
import { keepUnlessChanged } from './keep-version';
import { rewriting } from './rewrite-event';

/** An event whose sources change at each attempt waits for the next round. */
const writingsAtOnce = 3;

const isQuoted = ({ writing, written_from, taken_down }: StoredEvent) =>
  writing !== 'sample' && written_from === undefined && !taken_down;

export function createWritings(parts: TaskParts): EventTask {
  const { store, model, checkModel = model, log, signal } = parts;
  const attempts = createAttempts(parts, { what: 'writings', aDay: writingsADay });
  return async (id) => {
    for (let n = 0; n < writingsAtOnce; n += 1) {
      const event = await store.events.get(id);
      const begun = event && isQuoted(event) && rewriting(event, await store.articles.ofEvent(id));
      if (!begun) return;
      const key = `${id} ${event.event_version_id}`;
      const made = await attempts.make(key, () =>
        begun.by(
          model,
          createModelCheck(checkModel, { most: confirmedSentencesMost, log }),
          signal,
        ),
      );
      if (!made) return;
      // The event returns to this version when a source cited by the model's text disappears or is
      // renumbered.
      attempts.allow(key);
      if (await keepUnlessChanged(store, event.event_version_id, made)) return;
      // New articles arrived meanwhile: write the new version before it is translated.
    }
  };
}
