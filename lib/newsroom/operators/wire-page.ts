// A page of the store in the form of the wire.
import type { Page } from '../store/contract/store';

/** `next_cursor` is '' on the last page. */
export function wirePage<T>({ items, next }: Page<T>) {
  return { items, has_more: next !== undefined, next_cursor: next ?? '' };
}
