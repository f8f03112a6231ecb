import type { Topic } from '@/lib/contract';
import { isIndexed } from '@/lib/server/pages/topics';

// The fields that decide it.
const topic = (topic_type: string, follow_count: number) =>
  ({ topic_type, follow_count }) as unknown as Topic;

it.each([
  ['user_create', 1, 10, false],
  ['user_create', 9, 10, false],
  ['user_create', 10, 10, true],
  ['user_create', 2, 2, true],
  ['editorial', 0, 10, true],
])(
  'a topic %s with %d followers and a threshold of %d is listed: %s',
  (type, followers, least, is) => {
    expect(isIndexed(topic(type, followers), least)).toBe(is);
  },
);
