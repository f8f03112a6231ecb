'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { forgetLeftQueue, keepLeftQueue, type LeftQueue } from '@/lib/browser/listen/left-queue';
import { onPageHidden, onPageLeft } from '@/lib/browser/page/page-hidden';
import { restKeys } from '@/lib/browser/listen/quiet-sound';
import { canSay, fetchAhead, hideMedia, say, showMedia } from '@/lib/browser/listen/say';
import { minuteMs } from '@/lib/model/time';
import { emptyPlayer, reducePlayer, type PlayerAct, type Track } from '@/lib/model/listen/player';
import { loadQueueAtom } from '@/lib/state/listen/queue';
import { keepRate, keptRate } from '@/lib/state/listen/rate';
import { voiceAtom } from '@/lib/state/listen/tracks';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom } from '@/lib/state/page/reader';
import { queuedAtom } from '@/lib/state/page/queue';
import { settingAtom } from '@/lib/state/page/settings';
import type { ListenRequest } from '@/lib/state/page/listen';
import { useAdded } from './use-added';

export type Trouble = 'none' | 'noVoice' | 'leftOut' | 'failed' | 'empty';

const troubles = { none: 'none', voice: 'noVoice', failed: 'failed' } as const;

/**
 * The player of one request: it speaks, and reacts to its controls and the device's media keys.
 * What was `left` on the previous page is restored, paused.
 */
export function usePlayer(request: ListenRequest, onClose: () => void, left?: LeftQueue) {
  const [player, act] = useReducer(reducePlayer, emptyPlayer, (player) => ({
    ...player,
    ...(left && { tracks: left.tracks, track: left.track, part: left.part }),
    rate: keptRate(),
  }));
  const [trouble, setTrouble] = useState<Trouble>();
  const [loading, setLoading] = useState(left === undefined);
  /** Each increment requests it again. */
  const [attempt, setAttempt] = useState(0);
  const load = useSetAtom(loadQueueAtom);
  const voice = useAtomValue(voiceAtom);
  const language = useAtomValue(settingAtom('language'));
  const { brand } = useAtomValue(siteAtom);
  const { tracks, track, part, playing, rate, sleep } = player;
  const current = tracks[track];
  const spoken = current?.parts[part];

  const take = useEffectEvent((asked: readonly Track[], found?: readonly Track[]) => {
    setLoading(false);
    // Another voice or language continues at the same position, with the current queue.
    const type = asked.length > 0 ? 'voice' : 'load';
    const went = asked.filter((track) => !tracks.includes(track)).map(({ event_id }) => event_id);
    const came = tracks.filter((track) => !asked.includes(track));
    const next = found?.filter(({ event_id }) => !went.includes(event_id)).concat(came);
    if (next && next.length > 0) {
      // The previous voice's error no longer applies.
      setTrouble(undefined);
      act({ type, tracks: next });
      // The restored queue is available, and nobody has requested it again.
    } else if (found || asked !== left?.tracks) setTrouble(next ? 'empty' : 'failed');
  });
  const queue = useEffectEvent(() => tracks);
  useEffect(() => {
    let wanted = true;
    const asked = queue();
    const come = (found?: readonly Track[]) => {
      if (wanted) take(asked, found);
    };
    load(request, asked).then(come, () => come());
    return () => {
      wanted = false;
    };
  }, [load, request, voice, language, attempt]);

  const fetchNext = useEffectEvent(() => {
    const later = sleep === 'item' ? undefined : tracks[track + 1]?.parts[0];
    const next = current?.parts[part + 1] ?? later;
    if (next) fetchAhead(next);
  });
  /** Who only listens hears no reason why it has stopped: it goes on with what can be heard. */
  const fail = useEffectEvent((why: keyof typeof troubles) => {
    const later = [
      current?.parts.slice(part + 1),
      ...tracks.slice(track + 1).map(({ parts }) => parts),
    ];
    const goesOn = why === 'voice' && later.some((parts) => parts?.some(canSay));
    setTrouble(goesOn ? 'leftOut' : troubles[why]);
    act({ type: goesOn ? 'part-ended' : 'pause' });
  });
  useEffect(() => {
    if (!playing || !spoken) return;
    const stop = say(spoken, rate, {
      onBegin: () => fetchNext(),
      onEnd: () => act({ type: 'part-ended' }),
      onFail: (why) => fail(why),
    });
    // The device's speech could continue after its page is left.
    const stay = onPageLeft(() => {
      stop();
      restKeys();
      act({ type: 'pause' });
    });
    return () => {
      stay();
      stop();
    };
  }, [playing, spoken, rate]);

  // Not between two parts: other programs would start to play there.
  useEffect(() => (playing ? restKeys : undefined), [playing]);

  useEffect(() => keepRate(rate), [rate]);

  const setQueued = useSetAtom(queuedAtom);
  useEffect(() => {
    setQueued(tracks.flatMap(({ event_id }) => event_id ?? []));
    return () => setQueued([]);
  }, [setQueued, tracks]);

  const reader = useAtomValue(readerAtom)?.id;
  const keep = useEffectEvent(() => {
    if (tracks.length === 0 || player.done) return forgetLeftQueue();
    keepLeftQueue({ reader, request, tracks, track, part });
  });
  useEffect(() => onPageHidden(keep), []);

  useEffect(() => {
    if (typeof sleep !== 'number') return;
    const timer = setTimeout(() => act({ type: 'slept' }), sleep * minuteMs);
    return () => clearTimeout(timer);
  }, [sleep]);

  const press = (next: PlayerAct) => {
    const isToBegin = next.type === 'toggle' || next.type === 'play';
    if (tracks.length === 0 && isToBegin && !loading) {
      // Retries what failed to load.
      setLoading(true);
      setAttempt(attempt + 1);
    }
    // While there is nothing to read, the reason stays visible.
    if (tracks.length > 0 || isToBegin || next.type === 'add') setTrouble(undefined);
    act(next);
  };
  useAdded(player, press, loading);
  const pressKey = useEffectEvent(press);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!current) return;
    showMedia(current.title, brand, playing, {
      play: () => pressKey({ type: 'play' }),
      pause: () => pressKey({ type: 'pause' }),
      nexttrack: () => pressKey({ type: 'track', track: track + 1 }),
      previoustrack: () => pressKey({ type: 'track', track: track - 1 }),
      stop: () => close(),
    });
  }, [current, brand, playing, track]);
  useEffect(() => hideMedia, []);

  return { player, act: press, current, spoken, trouble, loading };
}
