// Events and articles for the store's tests: valid defaults, with the fields of a test on top.
import type { Article, StoredEvent } from '@/lib/newsroom/types';

export function sampleEvent(id: string, over: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id,
    event_version_id: `${id}-v1`,
    title: [{ lang: 'EN', text: `Title of ${id}` }],
    brief: [{ lang: 'EN', text: 'What happened, in one sentence. [1]' }],
    cover: ['https://images.example/cover.jpg'],
    release_time: 1_700_000_000_000,
    references: [
      { order: 1, source: 'The Example', title: 'It happened', link: 'https://example.com/1' },
    ],
    content: [
      { element_type: 'h2', text: [{ lang: 'EN', text: 'What happened' }] },
      { element_type: 'p', text: [{ lang: 'EN', text: 'It happened on a day. [1]' }] },
    ],
    anchors: [[{ lang: 'EN', text: 'It happened' }]],
    anchor_keywords: [[{ lang: 'EN', text: 'day' }]],
    highlights: [{ paragraph_index: 1 }],
    follow_up_questions: [[{ lang: 'EN', text: 'Why?' }]],
    outline: [{ id: 'what', title: [{ lang: 'EN', text: 'What happened' }], depth: 1 }],
    writing: 'extract',
    lang: 'en',
    tabs: ['technology'],
    rank_time: 1_700_000_000_000,
    hot_weight: 0.25,
    like_count: 0,
    updated_at: 1_700_000_000_001,
    taken_down: false,
    ...over,
  };
}

export function sampleArticle(id: string, over: Partial<Article> = {}): Article {
  return {
    id,
    feed_id: 'f_1',
    guid: `guid-${id}`,
    url: `https://example.com/${id}`,
    title: `Article ${id}`,
    paragraphs: ['One.', 'Two.'],
    images: [],
    source: 'The Example',
    main_domain: 'example.com',
    published_at: 1_700_000_000_000,
    lang: 'en',
    tab: 'technology',
    fetched_at: 1_700_000_000_500,
    event_id: 'e_1',
    ...over,
  };
}
