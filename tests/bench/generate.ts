// Generated events for measuring: as large and as varied as real ones, the same in every run.
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { StoredEvent } from '@/lib/newsroom/types';

/** A small generator of numbers in 0 … 1 that always gives the same sequence (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const onsets = 'b br c cr d dr f fl g gl h j k l m n p pl qu r s sh st t tr v w'.split(' ');
const vowels = 'a e i o u ai ea ou'.split(' ');
const endings = 'n r l s t nd rk m ly ton ville berg'.split(' ');
const characters = [
  ...'市政府经济发展公司宣布计划科技研究大学医院比赛球队选举总统会议贸易银行投资能源气候城市交通教育文化电影音乐历史海洋地震台风农业工业',
];

const pick = <T>(from: readonly T[], at: number): T => from[Math.floor(at * from.length)] as T;

/** 20,000 invented words; low numbers are frequent, high ones rare, as in a language. */
const vocabulary = (() => {
  const next = numbers(7);
  return Array.from(
    { length: 20_000 },
    () =>
      pick(onsets, next()) +
      pick(vowels, next()) +
      pick(onsets, next()) +
      pick(vowels, next()) +
      pick(endings, next()),
  );
})();

const dayMs = 24 * 3600_000;
const tabs = ['technology', 'financial', 'politics', 'entertainment', 'sports'];

export type Writer = {
  sentence(words: number): string;
  chinese(length: number): string;
  next(): number;
};

export function writer(seed: number): Writer {
  const next = numbers(seed);
  const word = () => pick(vocabulary, next() ** 3);
  return {
    next,
    sentence(words) {
      const text = Array.from({ length: words }, word).join(' ');
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    chinese: (length) => `${Array.from({ length }, () => pick(characters, next())).join('')}。`,
  };
}

/**
 * The number of consecutive events in one story: two thirds of them in English, a third in Chinese.
 */
const storyEvents = 12;

/**
 * The event number `at` of a store that ingested a thousand a day. About 5 KB. Its headline shares
 * six of nine words with the others of its story, so that it has related events.
 */
export function generatedEvent(at: number, newest: number): StoredEvent {
  const { sentence, chinese, next } = writer(at + 1);
  const story = writer(20_000_000 + Math.floor(at / storyEvents));
  const zh = at % 3 === 0;
  const text = (words: number) => (zh ? chinese(words * 2) : sentence(words));
  const title = zh
    ? `${story.chinese(12).slice(0, -1)}${chinese(6)}`
    : `${story.sentence(6).slice(0, -1)} ${sentence(3)}`;
  const both = (value: string) => [
    { lang: 'source', text: value },
    { lang: zh ? 'ZH' : 'EN', text: value },
  ];
  const time = newest - Math.floor((at * dayMs) / 1000);
  const id = `e_bench${at}`;
  const references = [1, 2, 3].map((order) => ({
    order,
    source: `Publisher ${Math.floor(next() * 400)}`,
    title: text(9),
    link: `https://host${Math.floor(next() * 400)}.example/${id}/${order}`,
    release_time: time,
  }));
  const content = Array.from({ length: 6 }, (_, block) => ({
    element_type: 'p',
    text: both(`${text(16)}[${(block % 3) + 1}] ${text(14)}[${((block + 1) % 3) + 1}]`),
  }));
  return {
    id,
    event_version_id: `v_${at}`,
    title: both(title),
    brief: both(text(24)),
    cover: [`https://host${at % 400}.example/${id}.jpg`],
    content,
    references,
    release_time: time,
    rank_time: time,
    updated_at: time,
    anchors: [],
    anchor_keywords: [],
    highlights: [],
    outline: [],
    follow_up_questions: [both(text(8))],
    writing: 'extract',
    lang: zh ? 'zh' : 'en',
    tabs: [pick(tabs, next())],
    hot_weight: 1,
    like_count: 0,
    taken_down: false,
  };
}

/** Fills a store up to `count` events, 500 per transaction; prints its progress. */
export async function fillStore(
  store: OpenStore,
  from: number,
  count: number,
  newest: number,
  progress: (done: number) => void,
): Promise<void> {
  for (let at = from; at < count; at += 500) {
    await store.transaction(async (inside) => {
      for (let one = at; one < Math.min(at + 500, count); one++) {
        await inside.events.save(generatedEvent(one, newest));
      }
    });
    progress(Math.min(at + 500, count));
  }
}
