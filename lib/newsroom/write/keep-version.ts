// Stores what a model made of an event. Protects: an event that has another version by now, or was
// taken down, is never overwritten, and only the text is: a copy that arrived, or an operator's
// decision, makes no new version.
import { withTrees } from '@/lib/model/markdown/block-trees';
import { plainSentences } from '../evidence/cited-text';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';

/** The fields that a model writes or translates. */
function textOf(made: StoredEvent) {
  const { title, brief, content, anchors, anchor_keywords, outline, writing, evidence } = made;
  const { event_version_id, translated, written_from, quoted } = made;
  const { highlights, follow_up_questions } = made;
  return {
    ...{ title, brief, content, anchors, anchor_keywords, outline, writing, evidence },
    ...{ event_version_id, translated, written_from, quoted },
    ...{ highlights, follow_up_questions },
  };
}

/** Whether every number that the text cites still leads to the source it was made from. */
function citesTruly({ content, quoted, references }: StoredEvent, now: StoredEvent): boolean {
  const linkOf = (of: StoredEvent['references'], number: number) =>
    of.find(({ order }) => order === number)?.link;
  return [...content, ...(quoted?.content ?? [])]
    .flatMap(plainSentences)
    .flatMap(({ citations }) => citations)
    .every((number) => linkOf(references, number) === linkOf(now.references, number));
}

/**
 * Stores the text of `made`, which was made of the version `from`, together with the current rest
 * of the event; false when the event has another version, or its sources have other numbers.
 */
export function keepUnlessChanged(store: Store, from: string, made: StoredEvent): Promise<boolean> {
  return store.transaction(async (inside) => {
    const now = await inside.events.getHeld(made.id);
    if (now?.event_version_id !== from || now.taken_down || !citesTruly(made, now)) return false;
    await inside.events.save(withTrees({ ...now, ...textOf(made) }));
    return true;
  });
}
