// What every list of the store is made of: whose rows, where a page goes on, and who reads.
import type { Language } from '@/lib/model/text/languages';

/** A reader's private rows hang on a user (`u:…`) or, for a guest, on a device (`d:…`). */
export type Owner = `u:${string}` | `d:${string}`;

/** Opaque to callers: where the next page begins. It survives inserts, deletes and new versions. */
export type Cursor = string;

export type Page<T> = { items: T[]; next?: Cursor };

/** The language of a reader, and whether what they can read stands before all else of its days. */
export type Reading = { lang: Language; first: boolean };
