// All topics that a reader follows. Protects: a list is complete, or there is none.
import type { Call } from '@/lib/client/create-client';
import type { Topic } from '@/lib/contract';
import { nextCursor } from '@/lib/model/wire/next-cursor';

/** Loads page by page to the end; rejects if one fails to load. */
export async function followedTopics(call: Call): Promise<Topic[]> {
  const topics: Topic[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page = await call('ListFollowedTopics', { cursor }, { quiet: true });
    if (!page.topic_list) throw new Error('The topics came without data.');
    topics.push(...page.topic_list);
    cursor = nextCursor(page, cursor);
  }
  return topics;
}
