import { inserted } from '@/lib/model/article/insertions';
import { evidenceAtEnd, partsOfQuote, type Evidence } from '@/lib/model/article/evidence';
import {
  answerLink,
  ownLink,
  ownTopicLink,
  shareLink,
  topicLink,
} from '@/lib/model/article/share-link';
import {
  isSampleTopic,
  sampleTopicPrefix,
  showsFollowers,
  topicState,
} from '@/lib/model/article/topic';
import { TopicStatus } from '@/lib/model/wire/enums';

const of = (sentence: string): Evidence => ({ sentence, verdict: 'quoted', quotes: [] });

it('a text has the evidence of the sentence it ends with, whatever its markup', () => {
  const [rain, more] = [of('It rained.'), of('On Monday it rained.')];
  expect(evidenceAtEnd([rain], 'Then **It** rained. [1]')).toBeUndefined();
  expect(evidenceAtEnd([rain], 'Then **It** rained!')).toBe(rain);
  // An inserted date is no word of the sentence.
  expect(evidenceAtEnd([more], `On Monday${inserted(' [Feb 2]')} it rained`)).toBe(more);
  expect(evidenceAtEnd([rain], 'It rained. It was cold.')).toBeUndefined();
  expect(evidenceAtEnd([more, rain], 'So: On Tuesday it rained.')).toBeUndefined();
  expect(evidenceAtEnd([more, of('it rained')], 'So: On Monday it rained.')).toBe(more);
  expect(evidenceAtEnd([of('it rained'), more], 'So: On Monday it rained.')).toBe(more);
  const first = of('it rained');
  expect(evidenceAtEnd([first, of('it  rained!')], 'it rained')).toBe(first);
  expect(evidenceAtEnd([of('… !')], 'It rained.')).toBeUndefined();
  const zh = of('周一下雨。');
  expect(evidenceAtEnd([zh], '据报道，周一下雨')).toBe(zh);
  // Full-width letters equal normal ones.
  expect(evidenceAtEnd([of('ＡＩ 2026')], 'The AI 2026')).toBeDefined();
});

it.each([
  [undefined, ['abcdef', '', '']],
  [
    [1, 3],
    ['a', 'bc', 'def'],
  ],
  [
    [0, 6],
    ['', 'abcdef', ''],
  ],
  [
    [-2, 2],
    ['', 'ab', 'cdef'],
  ],
  [
    [4, 99],
    ['abcd', 'ef', ''],
  ],
  [
    [3, 3],
    ['abcdef', '', ''],
  ],
  [
    [5, 2],
    ['abcdef', '', ''],
  ],
] as const)('the parts of a quote with the span %j', (span, parts) => {
  const quote = {
    n: 1,
    text: 'abcdef',
    ...(span && { span: [span[0], span[1]] as [number, number] }),
  };
  expect(partsOfQuote(quote)).toEqual(parts);
});

it('a topic without events has a reason', () => {
  const state = (
    topic_status: (typeof TopicStatus)[keyof typeof TopicStatus],
    searched: number,
    items: number,
  ) => topicState({ topic_status, process_info: { search_count: searched } }, items);
  const { INIT, STOPPED } = TopicStatus;
  expect([state(STOPPED, 0, 0), state(STOPPED, 9, 9)]).toEqual(['stopped', 'stopped']);
  expect([state(INIT, 0, 0), state(INIT, 1, 0)]).toEqual(['processing', 'no-updates']);
  expect([state(INIT, 0, 1), state(INIT, 1, 1)]).toEqual([undefined, undefined]);
  const sampled = (topic_id: string) => isSampleTopic({ topic_id });
  expect([sampled(`${sampleTopicPrefix}1`), sampled(`1${sampleTopicPrefix}`)]).toEqual([
    true,
    false,
  ]);
  const shown = (topic_type: string, follow_count: number) =>
    showsFollowers({ topic_type, follow_count });
  expect([shown('user_create', 1), shown('editorial', 1), shown('user_create', 0)]).toEqual([
    ...[true, false, false],
  ]);
});

it('share addresses encode any id', () => {
  const origin = 'https://share.example';
  expect(shareLink(origin, 'a&b', 'ph')).toBe(
    `${origin}/news/detail?id=a%26b&outside_share=1&language=fil`,
  );
  expect(ownLink(origin, 'a&b', 'en')).toBe(`${origin}/m/news/detail?id=a%26b&language=en`);
  expect(topicLink(origin, 'a#b', 'zh')).toBe(`${origin}/track?id=a%23b&language=zh-CN`);
  expect(ownTopicLink(origin, 'a#b', 'zh')).toBe(`${origin}/m/track?id=a%23b&language=zh-CN`);
  expect(answerLink(origin, 'a b', 'en')).toBe(`${origin}/answer?id=a%20b&language=en`);
});
