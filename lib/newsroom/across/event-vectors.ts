// The meanings of events, as vectors of the operator's model: each version of a headline and its
// brief is requested once while the process runs.
import type { Embed } from '../model/embeddings';
import type { Store } from '../store/contract/store';

export type EventVectors = (
  store: Store,
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<Map<string, readonly number[]>>;

/** An event is compared by this many characters: longer texts say less of what happened. */
const textChars = 400;
/** The most vectors kept: more than a window of three days has events. */
const keptMost = 20_000;

/**
 * Vectors by event, kept in memory; only changed texts are requested from the model. Rejects as
 * `embed` does.
 */
export function createEventVectors(embed: Embed): EventVectors {
  const kept = new Map<string, { text: string; vector: readonly number[] }>();
  return async (store, ids, signal) => {
    const events = await store.events.getMany(ids);
    const texts = new Map(
      events.map(({ id, title, brief }) => [
        id,
        [title[0]?.text, brief[0]?.text].filter(Boolean).join('\n').slice(0, textChars),
      ]),
    );
    const fresh = [...texts].filter(([id, text]) => text !== '' && kept.get(id)?.text !== text);
    if (kept.size + fresh.length > keptMost) kept.clear();
    const vectors = await embed(
      fresh.map(([, text]) => text),
      signal,
    );
    fresh.forEach(([id, text], at) => {
      const vector = vectors[at];
      if (vector) kept.set(id, { text, vector });
    });
    return new Map(
      [...texts.keys()].flatMap((id) => {
        const known = kept.get(id);
        return known ? [[id, known.vector] as const] : [];
      }),
    );
  };
}
