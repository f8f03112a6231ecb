// The data types of the wire, in the wire's own names. Unknown fields are dropped and missing lists
// read as empty: a newer or older service must not break the page.
import * as z from 'zod';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { evidenceList } from './evidence';

/** One text in several languages: `lang` in any spelling, see `lib/model/text/languages.ts`. */
export const localizedText = z.array(z.object({ lang: z.string(), text: z.string() }));

/** A source of an event. `order` is the number that the citation marks `[n]` point to. */
export const reference = z.object({
  order: z.number().int().optional(),
  /** The publisher's name as readers know it. */
  source: z.string().optional(),
  /** The feed or section, if it differs from the publisher. */
  name: z.string().optional(),
  title: z.string().optional(),
  link: z.string(),
  /** Milliseconds since 1970. */
  release_time: z.number().optional(),
});
export type Reference = z.infer<typeof reference>;

/** A parsed markdown tree (hast) of one language, made once per event version by the service. */
export const blockTree = z.object({ lang: z.string(), tree: z.unknown() });

/** `element_type` is `p` for a paragraph; other values (`h1` … `h6`) are heading levels. */
export const contentBlock = z.object({
  element_type: z.string(),
  /** Markdown, one string per language; citation marks are `[n]` after the sentence. */
  text: localizedText,
  trees: z.array(blockTree).optional(),
});
export type ContentBlock = z.infer<typeof contentBlock>;

/** `id` is the id of the heading on the page, `depth` is 1 for the outermost level. */
export const outlineItem = z.object({
  id: z.string(),
  title: localizedText,
  depth: z.number().int(),
});
export type OutlineItem = z.infer<typeof outlineItem>;

export const highlight = z.object({ paragraph_index: z.number().int() });

/**
 * One side's view of an event. Its wire format is documented nowhere: this is the least that a
 * section needs.
 */
export const perspective = z.object({ title: localizedText.default([]), text: localizedText });
export type Perspective = z.infer<typeof perspective>;

/** One report in the course of an event: when, who (`title`), and its cited line. */
export const timelineEntry = z.object({
  /** Milliseconds since 1970. */
  time: z.number(),
  title: localizedText.default([]),
  text: localizedText,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Something on which sources differ: each side with its source as `title`. */
export const difference = z.object({
  title: localizedText.default([]),
  sides: z.array(perspective),
});
export type Difference = z.infer<typeof difference>;

/** One text published by many outlets; `agency` if it names the agency. */
export const syndication = z.object({ outlets: z.number().int(), agency: z.string().optional() });
export type Syndication = z.infer<typeof syndication>;

/** An event about the same happening in another language. */
export const twinEvent = z.object({
  id: z.string(),
  lang: z.string(),
  title: localizedText.default([]),
});
export type TwinEvent = z.infer<typeof twinEvent>;

/** A post about an event on a social network; its wire format is documented nowhere either. */
export const socialPost = z.object({
  author: z.string().optional(),
  text: localizedText,
  link: z.string().optional(),
});
export type SocialPost = z.infer<typeof socialPost>;

/** Numbers on the wire; the string form of older services is accepted too. */
const likeStatus = z
  .union([z.literal(LikeStatus.Like), z.literal(LikeStatus.None), z.enum(['Like', 'None'])])
  .transform((status) => (typeof status === 'string' ? LikeStatus[status] : status));

/** How the text was made: quoted by rule, written by a model, or part of the sample edition. */
export const writing = z.enum(['extract', 'model', 'sample']);

/**
 * A position in a text that is the same in every language and on every screen: 1000 for each block
 * passed, plus the thousandths of the next block that were passed. 0 is the top.
 */
export const readingPlace = z.number().int().min(0).max(100_000_000);

/** A news event. Lists leave out `content`, `anchors`, `outline`, `highlights` and follow-ups. */
export const newsEvent = z.object({
  id: z.string(),
  event_version_id: z.string().default(''),
  title: localizedText.default([]),
  brief: localizedText.default([]),
  /** Image URLs; they may be quoted or doubled, so read them through `coverUrls`. */
  cover: z.array(z.string()).default([]),
  /** Milliseconds since 1970. */
  release_time: z.number().default(0),
  references: z.array(reference).default([]),
  has_updated: z.boolean().default(false),
  has_read: z.boolean().default(false),
  collected: z.boolean().default(false),
  like_status: likeStatus.default(LikeStatus.None),
  like_count: z.number().int().default(0),
  content: z.array(contentBlock).default([]),
  anchors: z.array(localizedText).default([]),
  anchor_keywords: z.array(localizedText).default([]),
  highlights: z.array(highlight).default([]),
  follow_up_questions: z.array(localizedText).default([]),
  outline: z.array(outlineItem).default([]),
  /** Sections that few services provide; one of a different shape is left out. */
  perspectives: z.array(perspective).optional().catch(undefined),
  timeline: z.array(timelineEntry).optional().catch(undefined),
  differences: z.array(difference).optional().catch(undefined),
  syndication: syndication.optional().catch(undefined),
  /** The same event in other languages; lists show one of them. */
  also_in: z.array(twinEvent).optional().catch(undefined),
  social_media: z.array(socialPost).optional().catch(undefined),
  /** For a text that a model wrote: the evidence for its sentences. Lists leave it out. */
  evidence: evidenceList.optional().catch(undefined),
  /** For display only; no rule uses it. */
  hot_weight: z.number().default(0),
  writing: writing.default('model'),
  /**
   * Languages, as in `title`, into which a model translated the text; `writing` says how the
   * original was made.
   */
  translated: z.array(z.string()).optional().catch(undefined),
  /** All its reports were paid for, according to their publishers: an advertisement. */
  paid_content: z.boolean().optional().catch(undefined),
  /** How far this reader has read this version, see `KeepReadingPlace`; absent at its start. */
  reading_place: readingPlace.optional().catch(undefined),
  /** A moment of an event, which lists show like an event; calls about it must say so. */
  is_moment: z.boolean().optional(),
});
export type NewsEvent = z.infer<typeof newsEvent>;

/** A tab of the feed. */
export const feedTab = z.object({ key: z.string(), name: localizedText });
