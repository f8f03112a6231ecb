// The quotable passages of an event: its cited sentences and its sources' headlines. Protects: a
// source whose text addresses machines is never quoted.
import type { Language } from '@/lib/model/text/languages';
import { passagesOf, type Passage } from '../evidence/passages';
import type { StoredEvent } from '../types';
import { headlinePassages } from './headlines';

/**
 * Cached by event and language: an event is asked several questions in a row, which do not change
 * it.
 */
const foundBefore = new WeakMap<StoredEvent, Map<Language, readonly Passage[]>>();

/**
 * The quotable passages of an event, with its sources' headlines; none from a source whose text
 * addresses machines.
 */
export function quotablePassages(event: StoredEvent, lang: Language): readonly Passage[] {
  const known = foundBefore.get(event)?.get(lang);
  if (known) return known;
  const passages = findPassages(event, lang);
  foundBefore.set(event, new Map([...(foundBefore.get(event) ?? []), [lang, passages]]));
  return passages;
}

function findPassages(event: StoredEvent, lang: Language): readonly Passage[] {
  const sentences = passagesOf(event, lang);
  const said = new Set(sentences.map(({ text }) => text));
  const headlines = headlinePassages(event).filter(({ text }) => !said.has(text));
  const passages = [...headlines, ...sentences];
  const hostile = new Set(
    passages.filter(({ suspect }) => suspect).flatMap(({ citations }) => citations),
  );
  return passages.filter(({ citations }) => !citations.every((order) => hostile.has(order)));
}
