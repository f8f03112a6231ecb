// Exports the reader's sources as an OPML file. Protects: a file is complete, or there is none.
import { atom } from 'jotai';
import { saveFile } from '@/lib/browser/page/page-acts';
import type { Call } from '@/lib/client/create-client';
import { isoDay } from '@/lib/model/calendar';
import { sourcesOpml, type ReaderSources, type SourceNames } from '@/lib/model/feed/sources-opml';
import { callAtom } from '../page/service';
import { followedTopics } from './followed-topics';

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

/** Downloads the file; rejects if a list fails to load. */
export const exportSourcesAtom = atom(
  null,
  async (_get, set, names: SourceNames): Promise<void> => {
    const now = Date.now();
    const { origin } = window.location;
    const text = sourcesOpml(await allSources(set(callAtom)), names, { origin, now });
    saveFile(`cubewire-sources-${isoDay(now)}.opml`, 'text/x-opml', text);
  },
);
