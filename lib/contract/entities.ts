// The things that cross the wire, in the wire's own names. Unknown fields are dropped, missing
// lists read as empty: a newer or an older service must not break the page.
import * as z from 'zod';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { evidenceList } from './evidence';

/** One text in several languages: `lang` in any spelling, see `lib/model/text/languages.ts`. */
export const localizedText = z.array(z.object({ lang: z.string(), text: z.string() }));

/** A source of an event. `order` is the number that the citation marks `[n]` point to. */
export const reference = z.object({
  order: z.number().int().optional(),
  /** The publisher as readers know it. */
  source: z.string().optional(),
  /** The feed or section, when it differs from the publisher. */
  name: z.string().optional(),
  title: z.string().optional(),
  link: z.string(),
  /** Milliseconds since 1970. */
  release_time: z.number().optional(),
});
export type Reference = z.infer<typeof reference>;

/** A parsed markdown tree (hast) of one language, made once per event version by the service. */
export const blockTree = z.object({ lang: z.string(), tree: z.unknown() });

/** `element_type` is `p` for a paragraph, other values (`h1` … `h6`) are heading levels. */
export const contentBlock = z.object({
  element_type: z.string(),
  /** Markdown, one string per language; citation marks are `[n]` after the sentence. */
  text: localizedText,
  trees: z.array(blockTree).optional(),
});
export type ContentBlock = z.infer<typeof contentBlock>;

/** `id` is the id of the heading on the page, `depth` 1 for the outermost. */
export const outlineItem = z.object({
  id: z.string(),
  title: localizedText,
  depth: z.number().int(),
});
export type OutlineItem = z.infer<typeof outlineItem>;

export const highlight = z.object({ paragraph_index: z.number().int() });

/** How one side sees an event. Its wire form is nowhere shown: the least that a section needs. */
export const perspective = z.object({ title: localizedText.default([]), text: localizedText });
export type Perspective = z.infer<typeof perspective>;

/** One report in the course of a happening: when, who (`title`), and its cited line. */
export const timelineEntry = z.object({
  /** Milliseconds since 1970. */
  time: z.number(),
  title: localizedText.default([]),
  text: localizedText,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Something that sources say differently: each side with its source as `title`. */
export const difference = z.object({
  title: localizedText.default([]),
  sides: z.array(perspective),
});
export type Difference = z.infer<typeof difference>;

/** One text that many outlets carry; `agency` where it names its own. */
export const syndication = z.object({ outlets: z.number().int(), agency: z.string().optional() });
export type Syndication = z.infer<typeof syndication>;

/** An event of the same happening in another language. */
export const twinEvent = z.object({
  id: z.string(),
  lang: z.string(),
  title: localizedText.default([]),
});
export type TwinEvent = z.infer<typeof twinEvent>;

/** What somebody wrote about an event on a social network; its wire form is nowhere shown either. */
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

/** How the text came to be: quoted by rule, written by a model, or part of the sample edition. */
export const writing = z.enum(['extract', 'model', 'sample']);

/**
 * A place in a text, the same in every language and on every screen: a thousand for each block that
 * has gone by, and the thousandths of the next one that have. 0 is the top.
 */
export const readingPlace = z.number().int().min(0).max(100_000_000);

/** A news event. Lists leave out `content`, `anchors`, `outline`, `highlights` and follow-ups. */
export const newsEvent = z.object({
  id: z.string(),
  event_version_id: z.string().default(''),
  title: localizedText.default([]),
  brief: localizedText.default([]),
  /** Addresses of images; may be quoted or doubled, read them through `coverUrls`. */
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
  /** Sections that few services have; one in another form is left out. */
  perspectives: z.array(perspective).optional().catch(undefined),
  timeline: z.array(timelineEntry).optional().catch(undefined),
  differences: z.array(difference).optional().catch(undefined),
  syndication: syndication.optional().catch(undefined),
  /** Who reports the same in other languages; lists show one of them. */
  also_in: z.array(twinEvent).optional().catch(undefined),
  social_media: z.array(socialPost).optional().catch(undefined),
  /** Of a text that a model wrote: what stands behind its sentences. Lists leave it out. */
  evidence: evidenceList.optional().catch(undefined),
  /** For display only; no rule reads it. */
  hot_weight: z.number().default(0),
  writing: writing.default('model'),
  /** Languages, as in `title`, in which a model translated the text; `writing` says how the original came to be. */
  translated: z.array(z.string()).optional().catch(undefined),
  /** Every report of it was paid for, as its publisher says: an advertisement. */
  paid_content: z.boolean().optional().catch(undefined),
  /** How far this reader has read this version, see `KeepReadingPlace`; absent at its top. */
  reading_place: readingPlace.optional().catch(undefined),
  /** A moment of an event, which lists show like one; acts on it say so. */
  is_moment: z.boolean().optional(),
});
export type NewsEvent = z.infer<typeof newsEvent>;

/** A tab of the feed. */
export const feedTab = z.object({ key: z.string(), name: localizedText });
