import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Topic } from '@/lib/contract';
import { trackAtom } from '@/lib/state/page/tracking';

/** "Track page enter and meta load": counted once each, while the page is open. */
export function useTopicTracking(id: string, topic: Topic | null | undefined): void {
  const track = useSetAtom(trackAtom);
  const loaded = topic !== undefined && topic !== null;
  useEffect(() => track('enter_track_page', { id }), [track, id]);
  useEffect(() => (loaded ? track('track_meta_load', { id }) : undefined), [track, id, loaded]);
}
