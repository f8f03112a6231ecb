// One call of a reader app, as its handlers see it.
import type { Language } from '@/lib/model/text/languages';
import type { Owner, Reading, Store } from '../store/contract/store';
import type { Parameters } from './parameters';

export type ReaderCall = {
  store: Store;
  /** Milliseconds since 1970. */
  now: number;
  owner: Owner;
  /** The account's id. */
  user: string;
  readOnly: boolean;
  language: Language;
  reading: Reading;
  tabs?: readonly string[];
  /** The site's origin, without a trailing slash. */
  site: string;
  given: Parameters;
};
