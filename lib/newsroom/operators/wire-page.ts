// A page of the store as the wire has it.
import type { Page } from '../store/contract/store';

export function wirePage<T>({ items, next }: Page<T>) {
  return { items, has_more: next !== undefined, next_cursor: next ?? '' };
}
