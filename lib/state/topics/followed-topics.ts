// All topics that a reader follows. Protects: a list is complete, or there is none.
import type { Call } from '@/lib/client/create-client';
import type { Topic } from '@/lib/contract';

/** Loads page by page to the end; rejects if one fails to load. */
export async function followedTopics(call: Call): Promise<Topic[]> {
  const topics: Topic[] = [];
  let cursor = '';
  for (;;) {
    const page = await call('ListFollowedTopics', { cursor }, { quiet: true });
    if (!page.topic_list) throw new Error('The topics came without data.');
    topics.push(...page.topic_list);
    // An unchanged cursor means the end: a service that repeats itself must not load forever.
    if (!page.has_more || !page.next_cursor || page.next_cursor === cursor) return topics;
    cursor = page.next_cursor;
  }
}
