// Loads the tracks to read aloud, and the choice among the site's voices.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { mustSucceed, mustSucceedOrBeGone } from '@/lib/client/must-succeed';
import type { Track } from '@/lib/model/listen/player';
import { voiceKey } from '@/lib/model/wire/further-keys';
import { feedAtom } from '../feed/feed';
import { openTabAtom } from '../feed/tabs';
import { callAtom } from '../page/service';
import { settingAtom } from '../page/settings';
import type { ListenRequest } from '../page/listen';

const chosenVoiceAtom = atom<string | undefined>(undefined);
/** The chosen voice where the site has several; undefined is its first one. */
export const voiceAtom = atom((get) => get(chosenVoiceAtom) ?? readStored(voiceKey));

/** Stores the choice on this device. */
export const chooseVoiceAtom = atom(null, (_get, set, voice: string) => {
  writeStored(voiceKey, voice);
  set(chosenVoiceAtom, voice);
});

/** The voices to choose from; none where the site has only one. */
export function useVoices() {
  const call = useSetAtom(callAtom);
  const voice = useAtomValue(voiceAtom);
  const { data } = useSWR(
    'GetVoiceInfo',
    async () => (await mustSucceed(call()('GetVoiceInfo', {}, { quiet: true }))).data?.speakers,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const voices = data && data.length > 1 ? data : [];
  return { voices, voice: voices.find((name) => name === voice) ?? voices[0] ?? '' };
}

/** How many articles of a list are read in one go. */
const listMost = 30;

/**
 * A request's tracks; for a list, those of the events it already `had`, however the list has
 * changed since. Rejects if they fail to load; empty if there are none.
 */
export const loadTracksAtom = atom(
  null,
  async (
    get,
    set,
    request: ListenRequest,
    had: readonly string[] = [],
  ): Promise<readonly Track[]> => {
    const lang = get(settingAtom('language'));
    const speaker = get(voiceAtom);
    const call = set(callAtom);
    if (request.kind === 'event') {
      const input = { event_id: request.id, lang: request.lang ?? lang, speaker };
      const asked = call('GetVoicePlaylist', input, { quiet: true });
      const { data } = await mustSucceedOrBeGone(asked);
      return data ? [data] : [];
    }
    const feed = get(feedAtom(get(openTabAtom)));
    const ids = had.length > 0 ? [...had] : feed.events.slice(0, listMost).map(({ id }) => id);
    const input =
      request.kind === 'day'
        ? { event_ids: [], date: request.date, lang, speaker }
        : { event_ids: ids, lang, speaker };
    if (request.kind === 'list' && ids.length === 0) return [];
    const asked = call('ListVoicePlaylists', input, { quiet: true });
    return (await mustSucceedOrBeGone(asked)).data?.playlists ?? [];
  },
);
