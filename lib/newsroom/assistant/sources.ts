// The citation numbers of an answer. Each source gets one when it is first cited, and the
// `reference` chunk lists exactly those, so that every citation has its source.
import type { Reference } from '@/lib/contract';
import type { StoredEvent } from '../types';
import type { Passage } from '../evidence/passages';

export type Sources = {
  /** The numbers of a passage's citations; a source that the event does not list has none. */
  cite(event: StoredEvent, passage: Pick<Passage, 'citations'>): number[];
  /** In numerical order: all, or the cited ones. */
  list(cited?: ReadonlySet<number>): Reference[];
};

/** Numbers for the sources of one answer, from 1. */
export function createSources(): Sources {
  const numbers = new Map<string, number>();
  const references: Reference[] = [];

  function numberOf(event: StoredEvent, order: number): number | undefined {
    const reference = event.references.find((one) => one.order === order);
    if (!reference) return undefined;
    const known = numbers.get(reference.link);
    if (known !== undefined) return known;
    const number = references.length + 1;
    numbers.set(reference.link, number);
    references.push({ ...reference, order: number });
    return number;
  }

  return {
    cite(event, { citations }) {
      const found = citations.map((order) => numberOf(event, order));
      return [...new Set(found.filter((number) => number !== undefined))];
    },
    list: (cited) =>
      references.filter(({ order }) => !cited || (order !== undefined && cited.has(order))),
  };
}
