// What all lists of the store share: the owner of rows, the place where a page continues, and the
// reader.
import type { Language } from '@/lib/model/text/languages';

/** A reader's private rows belong to a user (`u:…`) or, for a guest, to a device (`d:…`). */
export type Owner = `u:${string}` | `d:${string}`;

/** Opaque to callers: where the next page begins. It survives inserts, deletes and new versions. */
export type Cursor = string;

export type Page<T> = { items: T[]; next?: Cursor };

/**
 * A reader's language, and whether events they can read come first among the events of their days;
 * where it is `quiet`, with no news of these days, they come before all others.
 */
export type Reading = { lang: Language; first: boolean; quiet?: boolean };
