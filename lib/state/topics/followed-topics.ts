// All topics that a reader follows. Protects: a list is whole, or there is none.
import type { Call } from '@/lib/client/create-client';
import type { Topic } from '@/lib/contract';

/** Page by page to the end; rejects where one does not come. */
export async function followedTopics(call: Call): Promise<Topic[]> {
  const topics: Topic[] = [];
  let cursor = '';
  for (;;) {
    const page = await call('ListFollowedTopics', { cursor }, { quiet: true });
    if (!page.topic_list) throw new Error('The topics came without data.');
    topics.push(...page.topic_list);
    // A cursor that does not move is the end: a service that repeats itself must not load for ever.
    if (!page.has_more || !page.next_cursor || page.next_cursor === cursor) return topics;
    cursor = page.next_cursor;
  }
}
