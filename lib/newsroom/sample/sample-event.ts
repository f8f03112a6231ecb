// The form in which the sample edition is written by hand: one file per event, three languages side
// by side. `load.ts` turns it into stored events; the tests hold the rules named below.
import type { Reference } from '@/lib/contract';
import type { TabKey } from '@/lib/model/feed/further-tabs';
import type { Language } from '@/lib/model/text/languages';

export type SampleText = {
  title: string;
  /** Two or three sentences, no marks. */
  brief: string;
  /**
   * Markdown, 250–450 words (Chinese: 400–750 characters). Blocks are separated by an empty line:
   * paragraphs, `##` and `###` headings, lists, tables; a list or a table follows a paragraph.
   * `[n]` is right after the sentence that reference n supports (`It ticks.[2] Next …`). `{{A
   * sentence.}}[1]` marks a sentence that readers are invited to ask about. All languages have the
   * same blocks, and in each block the same citations and the same marked sentences.
   */
  article: string;
  /** Terms worth explaining, in one order in all languages, each verbatim in a plain paragraph. */
  keywords: string[];
  questions: [string, string, string];
};

export type SampleEvent = {
  /** Unique and permanent: the event's id is `sample-<slug>`. */
  slug: string;
  /** A built-in tab; `recommend` for matters of general interest. */
  tab: TabKey;
  /** Which of the nine illustrations; by position when left out. */
  cover?: number;
  /** In the order of their numbers: the first is `[1]`. At least three, of three main domains. */
  references: Pick<Reference, 'source' | 'name' | 'title' | 'link'>[];
  text: Record<Language, SampleText>;
};
