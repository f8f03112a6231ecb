// The reader's sources, taken along as an OPML file. Protects: a file is whole, or there is none.
import { atom } from 'jotai';
import { saveFile } from '@/lib/browser/app-page';
import type { Call } from '@/lib/client/create-client';
import type { Topic } from '@/lib/contract';
import { isoDay } from '@/lib/model/calendar';
import { sourcesOpml, type ReaderSources, type SourceNames } from '@/lib/model/feed/sources-opml';
import { callAtom } from '../page/service';

async function followedTopics(call: Call): Promise<Topic[]> {
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

async function allSources(call: Call): Promise<ReaderSources> {
  const { own_list } = await call('ListThemes', {}, { quiet: true });
  const { mutes } = await call('ListMutes', {}, { quiet: true });
  if (!own_list || !mutes) throw new Error('The sources came without data.');
  return {
    themes: own_list,
    topics: (await followedTopics(call)).map(({ topic_id, topic_name }) => ({
      ...{ id: topic_id, name: topic_name },
    })),
    hidden: mutes.flatMap(({ kind, label }) => (kind === 'source' ? [label] : [])),
  };
}

/** Hands the file to the reader; rejects where a list did not come. */
export const exportSourcesAtom = atom(
  null,
  async (_get, set, names: SourceNames): Promise<void> => {
    const now = Date.now();
    const { origin } = window.location;
    const text = sourcesOpml(await allSources(set(callAtom)), names, { origin, now });
    saveFile(`cubewire-sources-${isoDay(now)}.opml`, 'text/x-opml', text);
  },
);
