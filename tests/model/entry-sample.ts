import { LikeStatus } from '@/lib/model/wire/card-enums';
import type { FeedEntry } from '@/lib/model/feed/entry';

/** A row of a list in three languages, with the given `fields`. */
export function sampleEntry(fields: Partial<FeedEntry> = {}): FeedEntry {
  return {
    id: 'e1',
    event_version_id: 'v1',
    title: [
      { lang: 'EN', text: 'Why a day is not a day' },
      { lang: 'zh-CN', text: '为什么一天不是一天' },
      { lang: 'ph', text: 'Bakit hindi eksaktong isang araw ang araw' },
    ],
    brief: [
      { lang: 'en', text: 'The Earth turns unevenly.' },
      { lang: 'zh', text: '地球自转并不均匀。' },
      { lang: 'ph', text: 'Hindi pantay ang ikot ng mundo.' },
    ],
    cover: ['https://a.example/cover.jpg'],
    release_time: Date.UTC(2026, 10, 21, 9),
    has_updated: true,
    has_read: false,
    collected: false,
    like_status: LikeStatus.None,
    like_count: 12,
    writing: 'model',
    sources: sampleSources(2),
    ...fields,
  };
}

export const sampleSources = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    link: `https://paper${index}.example/story`,
    source: `Paper ${index}`,
  }));
