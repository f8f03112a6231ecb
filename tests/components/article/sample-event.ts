import { newsEvent } from '@/lib/contract';
import { toArticle } from '@/lib/model/article/article';
import type { ArticleEvent } from '@/lib/state/article/load-detail';

const text = (en: string, zh: string, ph = en) => [
  { lang: 'EN', text: en },
  { lang: 'zh-CN', text: zh },
  { lang: 'ph', text: ph },
];

/** An event as a service sends it, with an example of every part. */
export function sampleWireEvent(fields: Record<string, unknown> = {}) {
  return newsEvent.parse({
    id: 'e1',
    event_version_id: 'v1',
    title: text('Why a day is not a day', '为什么一天不是一天', 'Bakit hindi isang araw ang araw'),
    brief: text('The Earth turns unevenly. [1]', '地球自转并不均匀。[1]'),
    cover: ['https://a.example/cover.jpg'],
    release_time: Date.UTC(2026, 10, 21, 9),
    references: [
      { order: 1, source: 'One Daily', title: 'First story', link: 'https://one.example/a' },
      { order: 2, source: 'Two Times', title: 'Second story', link: 'https://two.example/b' },
      { order: 3, source: 'Two Times', title: 'Third story', link: 'https://two.example/c' },
    ],
    like_count: 12,
    content: [
      { element_type: 'h2', text: text('The turning', '自转') },
      {
        element_type: 'p',
        text: text(
          'Tides slow the Earth. [1][2] A leap second is rare, and a leap second is small. [9]',
          '潮汐使地球变慢。[1] 闰秒很少见。',
        ),
      },
      { element_type: 'p', text: text('- one', '- 一') },
      { element_type: 'p', text: text('- two', '- 二') },
      { element_type: 'h3', text: text('The clocks', '时钟') },
      {
        element_type: 'p',
        text: text('| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n|---|---|\n| 1 | 2 |'),
      },
    ],
    anchors: [text('Tides slow the Earth. [1][2]', '潮汐使地球变慢。')],
    anchor_keywords: [text('leap second', '闰秒')],
    highlights: [{ paragraph_index: 3 }],
    follow_up_questions: [text('Who adds it?', '谁来添加？')],
    outline: [
      { id: 'markdown-content-0', title: text('The turning', '自转'), depth: 1 },
      { id: 'markdown-content-4', title: text('The clocks', '时钟'), depth: 2 },
    ],
    writing: 'model',
    ...fields,
  });
}

/** The same event, ready for its page. */
export const sampleArticle = (fields: Record<string, unknown> = {}): ArticleEvent =>
  toArticle(sampleWireEvent(fields));
