'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { notAddable, type Player, type PlayerAct } from '@/lib/model/listen/player';
import { addsAtom, dropsAtom, takeAddsAtom, takeDropsAtom } from '@/lib/state/listen/queue';
import { notifyAtom } from '@/lib/state/page/notices';

/** Appends what the reader adds and reports the result; removes what they don't want. */
export function useAdded(player: Player, act: (act: PlayerAct) => void, loading: boolean): void {
  const adds = useAtomValue(addsAtom);
  const take = useSetAtom(takeAddsAtom);
  const notify = useSetAtom(notifyAtom);
  const drops = useAtomValue(dropsAtom);
  const takeDrops = useSetAtom(takeDropsAtom);
  const come = useEffectEvent<Parameters<typeof take>[0]>((id, track) => {
    if (!track) return notify({ key: 'listen.failed', tone: 'bad' });
    if (track === 'gone') return notify({ key: 'listen.empty' });
    const reason = notAddable(player, id);
    if (!reason) act({ type: 'add', track });
    notify({ key: `listen.${reason ?? 'added'}`, tone: reason ? 'plain' : 'good' });
  });
  const drop = useEffectEvent(() => {
    for (const id of takeDrops()) act({ type: 'drop', id });
  });
  useEffect(() => {
    if (drops && !loading) drop();
  }, [drops, loading]);
  useEffect(() => {
    // What the player was opened for comes first.
    if (adds && !loading) void take((...added) => come(...added));
  }, [adds, loading, take]);
}
